import type { Place } from "../lib/cards";

/**
 * Where everything lies on the felt, from its size alone, so that a test can ask of every
 * screen whether anything overlaps or is cut.
 */
export interface Rect {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Fan {
  rect: Rect;
  /** Width of one card. */
  cw: number;
  /** How much of a covered card shows. */
  strip: number;
}

export interface Layout {
  mode: "tall" | "low" | "wide";
  hand: Fan & { rows: 1 | 2; rowGap: number };
  /** `columns` run down, `row` lies in one line, `rows` turn the columns to a side. */
  dummy: Fan & { shape: "columns" | "row" | "rows" };
  trick: { rect: Rect; cw: number };
  plates: Record<Place, Rect>;
  contract: Rect;
  tools: Rect & { direction: "row" | "column" };
  panel: Rect;
  hint: Rect;
  /** The whole middle, for the result. */
  board: Rect;
}

export interface LayoutOptions {
  width: number;
  height: number;
  /** Where dummy lies, once it is faced. */
  dummy?: Place | undefined;
  /** Something is to be chosen in the middle. */
  panel?: boolean;
  /** The middle is the auction's: nothing else needs the room beside it. */
  auction?: boolean | undefined;
  hint?: boolean;
  /** Longest suit of dummy. */
  longest?: number;
  tools?: number;
}

export const CARD_RATIO = 88 / 63;
const clamp = (low: number, x: number, high: number) => Math.max(low, Math.min(x, high));
const high = (cw: number) => Math.round(cw * CARD_RATIO);

export function layout(options: LayoutOptions): Layout {
  const { width: w, height: h } = options;
  if (w < 700 && h > w) return tall(options);
  return h < 540 ? low(options) : wide(options);
}

function dummyShape(place: Place | undefined, top: "columns" | "row"): Layout["dummy"]["shape"] {
  return place === "left" || place === "right" ? "rows" : top;
}

/** Strip of a suit of `n` cards that must fit into `room`. */
function stripFor(room: number, card: number, n: number, most: number): number {
  return n < 2 ? most : Math.floor(Math.min(most, (room - card) / (n - 1)));
}

/** Cards so wide that in a column of that height the index of each can be read. */
function readable(cw: number, height: number, n: number): number {
  return Math.min(cw, Math.floor(height / (CARD_RATIO + 0.48 * (n - 1))));
}

function tall(o: LayoutOptions): Layout {
  const { width: w, height: h } = o;
  const pad = 6;
  const longest = o.longest ?? 5;
  const cw = Math.floor(clamp(40, Math.min((w - 2 * pad) / 5.8, h * 0.082), 76));
  const strip = Math.floor(Math.min(cw * 0.82, (w - 2 * pad - cw) / 6));
  const rowGap = Math.max(44, Math.round(cw * 0.84));
  const handH = rowGap + high(cw);
  const handY = h - pad - handH;
  const toolsW = (o.tools ?? 4) * 46;
  const top = 56;
  const hint: Rect = { x: pad, y: handY - 72, w: w - 2 * pad, h: 64 };
  // Where little is left, the plates share a line while something is chosen; a hint sends mine there, too.
  const tight = Boolean(o.panel) && (h < 660 || Boolean(o.auction));
  const all = tight && Boolean(o.hint) && h < 660;
  const share = (w - pad) / (all ? 4 : 3) - pad;
  const line = (i: number): Rect => ({ x: pad + i * (share + pad), y: pad + top, w: share, h: 40 });
  const topPlate: Rect = tight ? line(1) : { x: (w - 300) / 2, y: pad + top, w: 300, h: 40 };
  const start = topPlate.y + topPlate.h + 6;
  const own: Rect = { x: pad, y: (o.hint ? hint.y : handY - 4) - 48, w: w - 2 * pad, h: 42 };
  const moved = Boolean(o.panel && o.hint) && (all || !tight);
  const floor = (moved ? hint.y : own.y) - 6;
  const free = floor - start;
  const tcw = Math.floor(clamp(38, Math.min(h * (h < 640 ? 0.064 : 0.076), w * 0.152), 84));
  const middleMin = tight ? 150 : o.panel ? 290 : 2 * high(tcw) + 10;
  const dcw = Math.floor(clamp(36, Math.min(h * 0.079, (w - 40) / 5), 70));
  const shape = dummyShape(o.dummy, "columns");
  const ideal = high(dcw) + (shape === "rows" ? dcw * 2.4 : 34 * Math.max(4, longest - 1));
  const dummyH = o.dummy ? Math.floor(Math.min(ideal, free - middleMin - 8)) : 0;
  const zone: Rect = { x: 0, y: start + dummyH + (o.dummy ? 8 : 0), w, h: 0 };
  zone.h = floor - zone.y;
  const side = Math.floor((w - (3 * tcw + 12)) / 2) - pad - 4;
  const middle = zone.y + zone.h / 2;
  const plate = (x: number): Rect =>
    tight
      ? line(x === pad ? 0 : 2)
      : o.panel ? { x, y: zone.y, w: side, h: 40 } : { x, y: Math.round(middle - 40), w: side, h: 80 };
  const between: Rect = { x: pad + side + 6, y: zone.y, w: w - 2 * (pad + side + 6), h: 40 };
  const bottom = moved ? (all ? line(3) : between) : own;
  const panelY = o.panel && !tight ? zone.y + 46 : zone.y;
  const sideW = Math.min(w - 2 * pad, dcw + 30 * 6);
  const dummyRect: Rect =
    shape === "rows"
      ? { x: o.dummy === "left" ? pad : w - pad - sideW, y: start, w: sideW, h: dummyH }
      : { x: pad, y: start, w: w - 2 * pad, h: dummyH };
  return {
    mode: "tall",
    hand: { rect: { x: pad, y: handY, w: w - 2 * pad, h: handH }, cw, strip, rows: 2, rowGap },
    dummy: {
      rect: dummyRect,
      cw: o.panel ? readable(dcw, dummyH, longest) : dcw,
      strip: shape === "rows" ? stripFor(sideW, dcw, longest, 34) : stripFor(dummyH, high(o.panel ? readable(dcw, dummyH, longest) : dcw), longest, 34),
      shape,
    },
    trick: { rect: { ...zone, x: pad + side + 4, w: w - 2 * (pad + side + 4) }, cw: tcw },
    plates: { bottom, top: topPlate, left: plate(pad), right: plate(w - pad - side) },
    contract: { x: pad, y: pad, w: w - 3 * pad - toolsW, h: top - 6 },
    tools: { x: w - pad - toolsW, y: pad, w: toolsW, h: 46, direction: "row" },
    panel: { x: pad, y: panelY, w: w - 2 * pad, h: floor - panelY },
    hint,
    board: { x: pad, y: pad + top, w: w - 2 * pad, h: h - 2 * pad - top },
  };
}

function low(o: LayoutOptions): Layout {
  const { width: w, height: h } = o;
  const pad = 5;
  const longest = o.longest ?? 5;
  const cw = Math.floor(clamp(40, Math.min(h * 0.15, (w - 2 * pad) / 8.5), 70));
  const strip = Math.floor(Math.min(cw * 0.84, (w - 2 * pad - cw) / 12));
  const handH = high(cw);
  const handY = h - pad - handH;
  const bottomW = Math.min(300, w - 2 * (clamp(44, h * 0.122, 54) + 27 * 5 + 66));
  const bottom: Rect = { x: w / 2 - bottomW / 2, y: handY - 36, w: bottomW, h: 32 };
  const contract: Rect = { x: pad, y: pad, w: w < 740 ? 160 : 186, h: 60 };
  const tools = { x: w - pad - 44, y: pad, w: 44, h: (o.tools ?? 4) * 46, direction: "column" as const };
  const right = tools.x - 6;
  const dcw = Math.floor(clamp(44, h * 0.122, 54));
  const shape = dummyShape(o.dummy, "row");
  const aside = shape === "rows";
  const blockY = 106;
  const blockW = dcw + 27 * 5;
  const rowRect: Rect = { x: contract.x + contract.w + 8, y: pad, w: right - contract.w - contract.x - 16, h: high(dcw) };
  const blockRect: Rect = { x: o.dummy === "left" ? pad : right - blockW, y: blockY, w: blockW, h: handY - blockY - 4 };
  // Beside a hint one's own plate is short, on the side where dummy does not lie.
  const ownW = Math.min(176, w * 0.22);
  const ownLeft = o.dummy !== "left";
  const hintX = ownLeft ? pad + ownW + 6 : pad + blockW + 6;
  const hintEnd = ownLeft ? (o.dummy === "right" ? right - blockW - 6 : Math.min(w - pad, hintX + 520)) : w - pad - ownW - 6;
  const hint: Rect = { x: hintX, y: handY - 48, w: hintEnd - hintX, h: 44 };
  if (o.hint) Object.assign(bottom, { x: ownLeft ? pad : w - pad - ownW, y: handY - 44, w: ownW, h: 36 });
  const dummyTop = o.dummy && !aside;
  const topY = dummyTop ? rowRect.y + rowRect.h + 3 : pad;
  const top: Rect = { x: w / 2 - 130, y: topY, w: 260, h: 28 };
  const zoneY = top.y + top.h + 3;
  const zoneW = Math.min(240, h * 0.42 + 30);
  const zone: Rect = { x: w / 2 - zoneW / 2, y: zoneY, w: zoneW, h: (o.hint ? hint : bottom).y - 4 - zoneY };
  const tcw = Math.floor(Math.min(h * 0.14, (zone.h - 6) / 2 / CARD_RATIO));
  const plateY = Math.round(zone.y + zone.h / 2 - 24);
  const plateW = Math.min(o.panel ? 126 : 150, zone.x - pad - 8);
  const left: Rect = { x: pad, y: Math.max(plateY, contract.y + contract.h + 4), w: plateW, h: 48 };
  const east: Rect = { x: right - plateW, y: plateY, w: plateW, h: 48 };
  const panelY = dummyTop ? zone.y : Math.max(zone.y, contract.y + contract.h + 4);
  const pushed = { y: blockY - 38, h: 34 };
  if (o.auction) return lowAuction(o, { contract, tools, bottom, hint, zone, hand: { rect: { x: pad, y: handY, w: w - 2 * pad, h: handH }, cw, strip, rows: 1, rowGap: 0 }, dcw, tcw });
  const plates = {
    bottom,
    top,
    left: o.dummy === "left" ? { ...left, ...pushed } : left,
    right: o.dummy === "right" ? { ...east, ...pushed } : east,
  };
  return {
    mode: "low",
    hand: { rect: { x: pad, y: handY, w: w - 2 * pad, h: handH }, cw, strip, rows: 1, rowGap: 0 },
    dummy: {
      rect: aside ? blockRect : rowRect,
      cw: dcw,
      strip: aside ? stripFor(blockW, dcw, longest, 30) : Math.floor(Math.min(32, (rowRect.w - 4 * dcw - 24) / 9)),
      shape,
    },
    trick: { rect: zone, cw: tcw },
    plates,
    contract,
    tools,
    panel: { x: pad + plateW + 6, y: panelY, w: right - 2 * (plateW + 6) - pad, h: zone.y + zone.h - panelY },
    hint,
    board: { x: contract.x + contract.w + 8, y: pad, w: right - contract.w - contract.x - 14, h: h - 2 * pad },
  };
}

type LowParts = Pick<Layout, "contract" | "tools" | "hint" | "hand"> & { bottom: Rect; zone: Rect; dcw: number; tcw: number };

/** On a low screen the three plates share the line above the auction. */
function lowAuction(o: LayoutOptions, p: LowParts): Layout {
  const pad = 5;
  const from = p.contract.x + p.contract.w + 6;
  const third = (p.tools.x - 6 - from - 12) / 3;
  const plate = (i: number): Rect => ({ x: from + i * (third + 6), y: pad, w: third, h: 34 });
  const panelY = p.contract.y + p.contract.h + 4;
  const floor = (o.hint ? p.hint : p.bottom).y - 4;
  return {
    mode: "low",
    hand: p.hand,
    dummy: { rect: p.zone, cw: p.dcw, strip: 20, shape: "row" },
    trick: { rect: p.zone, cw: p.tcw },
    plates: { bottom: p.bottom, left: plate(0), top: plate(1), right: plate(2) },
    contract: p.contract,
    tools: p.tools,
    panel: { x: pad, y: panelY, w: p.tools.x - 6 - pad, h: floor - panelY },
    hint: p.hint,
    board: { x: from, y: pad, w: p.tools.x - 8 - from, h: o.height - 2 * pad },
  };
}

/** One's own plate and the hint: side by side, or one above the other where dummy lies aside. */
function ownAndHint(w: number, handY: number, half: number, on: boolean, aside: boolean): { bottom: Rect; hint: Rect } {
  const all = 2 * Math.min(on ? 430 : 230, half);
  const x = w / 2 - all / 2;
  if (!on) return { bottom: { x, y: handY - 60, w: all, h: 46 }, hint: { x, y: handY - 72, w: all, h: 58 } };
  if (aside) return { bottom: { x, y: handY - 128, w: all, h: 46 }, hint: { x, y: handY - 72, w: all, h: 58 } };
  const own = clamp(180, w * 0.17, 240);
  return {
    bottom: { x, y: handY - 66, w: own, h: 46 },
    hint: { x: x + own + 10, y: handY - 72, w: all - own - 10, h: 58 },
  };
}

function wide(o: LayoutOptions): Layout {
  const { width: w, height: h } = o;
  const pad = 14;
  const longest = o.longest ?? 5;
  const cw = Math.floor(clamp(52, Math.min(h * 0.118, (w - 2 * pad) / 9), 104));
  const strip = Math.floor(Math.min(cw + 4, (w - 2 * pad - cw - 30) / 12));
  const handH = high(cw);
  const handY = h - pad - handH;
  const shape = dummyShape(o.dummy, "columns");
  const aside = shape === "rows";
  const dcw = Math.floor(clamp(46, h * 0.092, 80));
  const half = aside ? w / 2 - pad - dcw - 36 * 6 - 8 : w / 2 - pad;
  const topW = w < 900 ? 290 : Math.min(480, w - 2 * 258);
  const top: Rect = { x: w / 2 - topW / 2, y: pad, w: topW, h: 44 };
  // On a tablet held upright dummy lies below the contract's plate.
  const start = w < 900 ? pad + 100 : top.y + top.h + 8;
  const { bottom, hint } = ownAndHint(w, handY, half, Boolean(o.hint), aside);
  const floor = Math.min(bottom.y, o.hint ? hint.y : h) - 8;
  const free = floor - start;
  const tcw = Math.floor(clamp(48, h * 0.092, 84));
  const middleMin = Math.max(2 * high(tcw) + 10, o.panel ? 254 : 0);
  const onTop = o.dummy && shape === "columns";
  const dummyH = onTop ? Math.floor(Math.min(free - middleMin - 12, high(dcw) + 40 * Math.max(4, longest - 1))) : 0;
  const zoneY = start + dummyH + (onTop ? 12 : 0);
  const trickW = 3 * tcw + 24;
  const zone: Rect = { x: w / 2 - trickW / 2, y: zoneY, w: trickW, h: floor - zoneY };
  const plateW = Math.floor(clamp(130, w * 0.16, 220));
  const contract: Rect = { x: pad, y: pad, w: Math.min(Math.max(plateW, 236), top.x - pad - 8), h: 92 };
  const toolsH = (o.tools ?? 4) * 50;
  const tools = { x: w - pad - 160, y: pad, w: 160, h: toolsH, direction: "column" as const };
  const sideH = w < 900 ? 60 : 82;
  const plateY = Math.round(zone.y + zone.h / 2 - sideH / 2);
  const panelX = Math.max(pad + plateW + 8, w / 2 - 420);
  const panelW = Math.min(840, w - 2 * (pad + plateW + 8));
  const beside = o.auction && panelX + panelW < tools.x;
  const above = Math.max(zone.y, contract.y + contract.h, beside ? 0 : tools.y + toolsH);
  const panelY = onTop ? zone.y : above + 8;
  const blockY = Math.max(contract.y + contract.h, tools.y + toolsH) + sideH + 10;
  const sideY = blockY - sideH - 6;
  const blockW = Math.min(w / 2 - trickW / 2 - pad - 12, dcw + 36 * 6);
  const blockH = Math.min(handY - blockY - 8, Math.round(high(dcw) + 3 * high(dcw) * 0.72));
  return {
    mode: "wide",
    hand: { rect: { x: pad, y: handY, w: w - 2 * pad, h: handH }, cw, strip, rows: 1, rowGap: 0 },
    dummy: {
      rect: aside
        ? { x: o.dummy === "left" ? pad : w - pad - blockW, y: blockY, w: blockW, h: blockH }
        : { x: w / 2 - (4 * dcw + 48) / 2, y: start, w: 4 * dcw + 48, h: dummyH },
      cw: onTop && o.panel ? readable(dcw, dummyH, longest) : dcw,
      strip: aside ? stripFor(blockW, dcw, longest, 40) : stripFor(dummyH, high(onTop && o.panel ? readable(dcw, dummyH, longest) : dcw), longest, 40),
      shape,
    },
    trick: { rect: zone, cw: tcw },
    plates: {
      bottom,
      top,
      left: { x: pad, y: aside && o.dummy === "left" ? sideY : plateY, w: plateW, h: sideH },
      right: { x: w - pad - plateW, y: aside && o.dummy === "right" ? sideY : Math.max(plateY, tools.y + toolsH + 6), w: plateW, h: sideH },
    },
    contract,
    tools,
    panel: { x: panelX, y: panelY, w: panelW, h: floor - panelY },
    hint,
    board: { x: Math.max(pad, w / 2 - 480), y: start, w: Math.min(960, w - 2 * pad), h: h - start - pad },
  };
}
