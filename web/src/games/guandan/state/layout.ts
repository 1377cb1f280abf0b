import { CARD_RATIO, type Rect } from "../../../table/layout";
import { cut, type Column } from "./columns";

/** Where everything lies on a Guandan table, from its size alone. */

export type Mode = "tall" | "low" | "wide";
export type Place = "bottom" | "left" | "top" | "right";

export interface TableLayout {
  mode: Mode;
  ladder: Rect;
  tools: Rect & { direction: "row" | "column" };
  plates: Record<Place, Rect>;
  /** What each player did in this round, when it is not the play to beat. */
  laid: Record<Place, Rect>;
  middle: Rect;
  /** Where tributes and returns are shown: wider than the play in the middle. */
  tribute: Rect;
  /** A hint of the tribute, clear of it and of one's own plate. */
  hint: Rect;
  actions: Rect;
  hand: Rect;
  /** Card width of the play to beat, and of the small ones. */
  cw: number;
  small: number;
  board: Rect;
}

export interface PlacedCard {
  id: string;
  card: string;
  x: number;
  y: number;
  column: string;
  row: number;
}

export interface PlacedTake {
  key: string;
  rect: Rect;
  column: Column;
}

export interface HandLayout {
  cw: number;
  strip: number;
  cards: PlacedCard[];
  takes: PlacedTake[];
}

const high = (cw: number) => Math.round(cw * CARD_RATIO);
const clamp = (low: number, x: number, most: number) => Math.max(low, Math.min(x, most));

/** Room above a column: the button that takes the whole of it. */
export const TAKE = 26;
const TAKE_SMALL = 18;
/** The button itself is as high as a finger: it reaches over the feet of the cards above it. */
const FINGER = 44;
/** Chosen cards rise; level cards stand a little higher. */
const RISE = 10;
const STRIP: Record<Mode, number> = { tall: 24, low: 24, wide: 32 };

export function modeOf(w: number, h: number): Mode {
  if (w < 700 && h > w) return "tall";
  return h < 540 ? "low" : "wide";
}

/** An upright phone with little height: one line of plates, shorter columns. */
function isSmall(mode: Mode, h: number): boolean {
  return mode === "tall" && h < 700;
}

/** So low that there is no room for a finger over the hand. */
function isTiny(mode: Mode, h: number): boolean {
  return isSmall(mode, h) && h < 600;
}

function takeHeight(mode: Mode, h: number): number {
  return isTiny(mode, h) ? TAKE_SMALL : TAKE;
}

/** Room over the first row, where there are no cards to reach over. */
function reach(mode: Mode, h: number): number {
  return isTiny(mode, h) ? 0 : FINGER - TAKE;
}

/** How many cards a column may hold before it is cut in two. */
export function mostIn(mode: Mode, h: number): number {
  if (isSmall(mode, h)) return 3;
  return mode === "wide" && h >= 700 ? 5 : 4;
}

function cardWidth(mode: Mode, w: number, h: number): number {
  if (mode === "tall") return Math.floor(clamp(40, (w - 12) / 8 - 2, h < 700 ? 44 : 52));
  if (mode === "low") return Math.floor(clamp(40, (w - 12) / 15 - 1, Math.min(58, h * 0.14)));
  return Math.floor(clamp(56, (w - 60) / 15 - 6, Math.min(96, h * 0.105)));
}

function rowHeight(mode: Mode, w: number, h: number): number {
  return takeHeight(mode, h) + RISE + high(cardWidth(mode, w, h)) + (mostIn(mode, h) - 1) * STRIP[mode];
}

/** Who only looks on has no hand below: the table takes its room. */
export function tableLayout(w: number, h: number, looksOn = false): TableLayout {
  const mode = modeOf(w, h);
  if (mode === "tall") return tall(w, h, looksOn);
  return mode === "low" ? low(w, h, looksOn) : wide(w, h, looksOn);
}

/** What lies over the felt leaves the head with its buttons free. */
function below(w: number, h: number, head: number): Rect {
  return { x: 0, y: head, w, h: h - head };
}

function tall(w: number, h: number, looksOn: boolean): TableLayout {
  const pad = 6;
  const handH = looksOn ? 0 : 2 * rowHeight("tall", w, h) - 2 + reach("tall", h);
  const hand = { x: pad, y: h - pad - handH, w: w - 2 * pad, h: handH };
  const doing = looksOn ? 0 : 94;
  const actions = { x: pad, y: hand.y - doing - 2, w: w - 2 * pad, h: doing };
  const bottom = { x: pad, y: actions.y - 48, w: 178, h: 42 };
  const tight = isSmall("tall", h);
  const small = tight ? 26 : 30;
  const side = 108;
  const topW = tight ? w - 2 * (side + 2 * pad) : 200;
  const topPlate = { x: (w - topW) / 2, y: 58, w: topW, h: tight ? 42 : 40 };
  const sideY = tight ? 58 : 58 + 46 + high(small) + 2;
  const sideH = tight ? 42 : 58;
  const laidY = sideY + sideH + 3;
  // Between the plates, or below them where there is room.
  const middleY = looksOn ? laidY + high(small) + 8 : tight ? laidY : sideY;
  const middleH = bottom.y - middleY - 4;
  const middleX = looksOn ? pad : pad + side + 2;
  const middle = { x: middleX, y: middleY, w: w - 2 * middleX, h: middleH };
  return {
    mode: "tall",
    ladder: { x: pad, y: pad, w: w - 2 * pad - 144, h: 46 },
    tools: { x: w - pad - 138, y: pad, w: 138, h: 44, direction: "row" },
    plates: {
      top: topPlate,
      left: { x: pad, y: sideY, w: side, h: sideH },
      right: { x: w - pad - side, y: sideY, w: side, h: sideH },
      bottom,
    },
    laid: {
      top: tight ? { x: bottom.x + bottom.w + 6, y: bottom.y - 40, w: w - bottom.w - 18, h: 36 } : { x: 60, y: topPlate.y + 43, w: w - 120, h: high(small) },
      left: { x: pad, y: laidY, w: side, h: high(small) },
      right: { x: w - pad - side, y: laidY, w: side, h: high(small) },
      bottom: { x: bottom.x + bottom.w + 6, y: bottom.y, w: w - bottom.w - 18, h: 42 },
    },
    middle,
    // Nothing has been laid yet, so the rows have the whole width below the plates.
    tribute: { x: pad, y: laidY, w: w - 2 * pad, h: bottom.y - 4 - laidY },
    hint: { x: pad, y: tight ? 54 : topPlate.y + topPlate.h + 2, w: w - 2 * pad, h: 48 },
    actions,
    hand,
    cw: clamp(32, Math.floor((middleH - 26) / CARD_RATIO), looksOn ? 84 : 60),
    small,
    board: below(w, h, 54),
  };
}

function low(w: number, h: number, looksOn: boolean): TableLayout {
  const pad = 6;
  const handH = looksOn ? 0 : rowHeight("low", w, h) + reach("low", h);
  const hand = { x: pad, y: h - 4 - handH, w: w - 2 * pad, h: handH };
  const doing = looksOn ? 0 : 46;
  const actions = { x: pad, y: hand.y - doing, w: w - 2 * pad, h: doing };
  const side = 156;
  const sideY = looksOn ? Math.round(h / 2 - 40) : 56;
  const small = 27;
  const topW = 196;
  return {
    mode: "low",
    ladder: { x: pad, y: pad, w: 216, h: 44 },
    tools: { x: w - pad - 138, y: pad, w: 138, h: 44, direction: "row" },
    plates: {
      top: { x: (w - topW) / 2, y: pad, w: topW, h: 38 },
      left: { x: pad, y: sideY, w: side, h: 40 },
      right: { x: w - pad - side, y: sideY, w: side, h: 40 },
      bottom: { x: pad, y: actions.y - 42, w: side, h: 40 },
    },
    laid: {
      top: { x: (w + topW) / 2 + 6, y: pad, w: w - (w + topW) / 2 - 12 - 144, h: 38 },
      left: { x: pad + side + 4, y: sideY, w: 100, h: 40 },
      right: { x: w - pad - side - 104, y: sideY, w: 100, h: 40 },
      bottom: { x: pad + side + 4, y: actions.y - 42, w: 100, h: 40 },
    },
    middle: { x: pad + side + 108, y: 46, w: w - 2 * (pad + side + 108), h: actions.y - 48 },
    tribute: { x: pad + side + 4, y: 46, w: w - 2 * (pad + side + 4), h: actions.y - 48 },
    hint: { x: 2 * pad + 216, y: 3, w: w - 4 * pad - 216 - 138, h: 44 },
    actions,
    hand,
    cw: clamp(44, Math.floor((actions.y - 48 - 28) / CARD_RATIO), looksOn ? 100 : 66),
    small,
    board: below(w, h, 54),
  };
}

function wide(w: number, h: number, looksOn: boolean): TableLayout {
  const pad = 14;
  const handH = looksOn ? 0 : rowHeight("wide", w, h) + reach("wide", h);
  const hand = { x: pad, y: h - pad - handH, w: w - 2 * pad, h: handH };
  const doing = looksOn ? 0 : 48;
  const actions = { x: pad, y: hand.y - doing - 6, w: w - 2 * pad, h: doing };
  const side = Math.min(220, w * 0.19);
  const small = 44;
  const topY = 16;
  const bottomY = actions.y - 52;
  const middleTop = topY + 54 + high(small) + 6;
  const sideY = Math.round(middleTop + (bottomY - middleTop) / 2 - 56);
  const cw = Math.floor(clamp(54, (bottomY - middleTop - 60) / CARD_RATIO, looksOn ? 128 : 104));
  return {
    mode: "wide",
    ladder: { x: pad, y: pad, w: Math.min(340, w * 0.3), h: 92 },
    tools: { x: w - pad - 396, y: pad, w: 396, h: 44, direction: "row" },
    plates: {
      top: { x: (w - 230) / 2, y: topY, w: 230, h: 48 },
      left: { x: pad, y: sideY, w: side, h: 56 },
      right: { x: w - pad - side, y: sideY, w: side, h: 56 },
      bottom: { x: (w - 250) / 2, y: bottomY, w: 250, h: 46 },
    },
    laid: {
      top: { x: (w - 420) / 2, y: topY + 54, w: 420, h: high(small) },
      left: { x: pad, y: sideY + 62, w: side + 40, h: high(small) },
      right: { x: w - pad - side - 40, y: sideY + 62, w: side + 40, h: high(small) },
      bottom: { x: (w + 250) / 2 + 10, y: bottomY - 8, w: Math.min(300, (w - 250) / 2 - 30), h: high(small) },
    },
    middle: { x: pad + side + 44, y: middleTop, w: w - 2 * (pad + side + 44), h: bottomY - middleTop - 6 },
    tribute: { x: pad + side + 44, y: middleTop, w: w - 2 * (pad + side + 44), h: bottomY - middleTop - 6 },
    hint: { x: pad, y: bottomY - 66, w: (w - 250) / 2 - pad - 10, h: 112 },
    actions,
    hand,
    cw,
    small,
    // Where there is room, the levels stay to be seen as well.
    board: below(w, h, h < 600 ? 64 : 112),
  };
}

/** The cards of a hand in its rectangle: columns stand on its lower edge, in two rows where it is narrow. */
export function handLayout(columns: readonly Column[], w: number, h: number, mode: Mode, size: { w: number; h: number }): HandLayout {
  const cw = cardWidth(mode, size.w, size.h);
  const strip = STRIP[mode];
  const all = cut(columns, mostIn(mode, size.h));
  const rows = mode === "tall" && all.length > 8 ? halves(all) : [all];
  const finger = takeHeight(mode, size.h) + reach(mode, size.h);
  const rowH = mode === "tall" ? (h + 2 - reach(mode, size.h)) / 2 : h;
  const out: HandLayout = { cw, strip, cards: [], takes: [] };
  rows.forEach((row, r) => line(row, r, w, h - (rows.length - 1 - r) * rowH, finger, out));
  return out;
}

function halves(all: Column[]): Column[][] {
  const half = Math.ceil(all.length / 2);
  return [all.slice(0, half), all.slice(half)];
}

function line(row: Column[], r: number, w: number, floor: number, finger: number, out: HandLayout): void {
  const { cw, strip } = out;
  const step = row.length > 1 ? Math.min(cw + 6, (w - cw) / (row.length - 1)) : cw;
  const left = (w - cw - step * (row.length - 1)) / 2;
  row.forEach((column, i) => {
    const x = left + i * step;
    const top = floor - high(cw) - strip * (column.pieces.length - 1);
    column.pieces.forEach((p, n) => out.cards.push({ id: p.id, card: p.card, x, y: top + n * strip, column: column.key, row: r }));
    // A column that was cut is taken whole, at its first part.
    if (column.pieces.length > 1 && (!column.whole || column.whole[0] === column.pieces[0])) {
      const wide = Math.max(Math.min(cw, step), Math.min(step, FINGER));
      out.takes.push({ key: column.key, column, rect: { x: x - Math.max(0, wide - cw) / 2, y: top - finger - 8, w: wide, h: finger } });
    }
  });
}
