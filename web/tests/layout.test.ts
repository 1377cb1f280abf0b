import { describe, expect, it } from "vitest";
import { suitOrder } from "../src/lib/cards";
import { arrange, split } from "../src/table/arrange";
import { CARD_RATIO, layout, type Layout, type Rect } from "../src/table/layout";

// The felt at 390×844, 844×390, 768×1024, 1280×800, 1440×900 and a small phone.
const FELTS: [string, number, number][] = [
  ["390×844", 390, 796],
  ["360×740", 360, 692],
  ["844×390", 794, 390],
  ["360×640", 360, 592],
  ["740×360", 690, 360],
  ["768×1024", 748, 966],
  ["1024×768", 1004, 710],
  ["1280×800", 1260, 742],
  ["1440×900", 1420, 842],
];
const HAND = ["SA", "SK", "S9", "S4", "HQ", "HJ", "H3", "DA", "D8", "D2", "CT", "C7", "C5"];
const DUMMY = ["S7", "S6", "S5", "S3", "S2", "HA", "HK", "H9", "DK", "D4", "CA", "CK", "C2"];

const apart = (a: Rect, b: Rect) =>
  a.x + a.w <= b.x + 0.5 || b.x + b.w <= a.x + 0.5 || a.y + a.h <= b.y + 0.5 || b.y + b.h <= a.y + 0.5;
const inside = (a: Rect, w: number, h: number) =>
  a.x >= -0.5 && a.y >= -0.5 && a.x + a.w <= w + 0.5 && a.y + a.h <= h + 0.5;

function parts(l: Layout, panel: boolean, hint: boolean, dummy: boolean): [string, Rect][] {
  const list: [string, Rect][] = [
    ["contract", l.contract],
    ["tools", l.tools],
    ["hand", l.hand.rect],
    ["top", l.plates.top],
    ["left", l.plates.left],
    ["right", l.plates.right],
    panel ? ["panel", l.panel] : ["trick", l.trick.rect],
    ["bottom", l.plates.bottom],
  ];
  if (hint) list.push(["hint", l.hint]);
  if (dummy) list.push(["dummy", l.dummy.rect]);
  return list;
}

describe.each(FELTS)("the felt at %s", (_name, width, height) => {
  const options = [undefined, "top", "left", "right"].flatMap((dummy) =>
    [false, true].flatMap((hint) =>
      (dummy === undefined || dummy === "top" ? [false, true] : [false]).map((panel) => ({ dummy, hint, panel })),
    ),
  ) as { dummy: "top" | "left" | "right" | undefined; hint: boolean; panel: boolean }[];

  it.each(options)("nothing overlaps and nothing is cut: %j", ({ dummy, hint, panel }) => {
    const l = layout({ width, height, dummy, hint, panel, longest: 5 });
    const list = parts(l, panel, hint, dummy !== undefined);
    for (const [name, rect] of list) expect([name, rect.w > 20, rect.h > 20]).toEqual([name, true, true]);
    for (const [name, rect] of list) expect([name, inside(rect, width, height)]).toEqual([name, true]);
    for (const [i, [a, ra]] of list.entries()) {
      for (const [b, rb] of list.slice(i + 1)) expect([a, b, apart(ra, rb)]).toEqual([a, b, true]);
    }
  });

  it.each([false, true])("the auction has room, with a hint: %s", (hint) => {
    const l = layout({ width, height, hint, panel: true, auction: true });
    const list = parts(l, true, hint, false);
    for (const [name, rect] of list) expect([name, inside(rect, width, height)]).toEqual([name, true]);
    for (const [i, [a, ra]] of list.entries()) {
      for (const [b, rb] of list.slice(i + 1)) expect([a, b, apart(ra, rb)]).toEqual([a, b, true]);
    }
    expect([l.panel.w >= 340, l.panel.h >= 150]).toEqual([true, true]);
  });

  it("a trick fits its place", () => {
    const l = layout({ width, height, dummy: "top", longest: 5 });
    expect(2 * l.trick.cw * CARD_RATIO).toBeLessThanOrEqual(l.trick.rect.h);
    expect(3 * l.trick.cw).toBeLessThanOrEqual(l.trick.rect.w);
  });

  it("thirteen cards fit, each showing at least 28 × 44", () => {
    const { hand } = layout({ width, height });
    const placed = arrange(HAND, 13, hand);
    expect(placed).toHaveLength(13);
    for (const card of placed) {
      expect(inside({ x: card.x, y: card.y, w: hand.cw, h: hand.cw * CARD_RATIO }, hand.rect.w, hand.rect.h + 1)).toBe(true);
    }
    for (const [i, card] of placed.entries()) {
      const next = placed[i + 1];
      if (next && next.y === card.y) expect(next.x - card.x).toBeGreaterThanOrEqual(28);
    }
    if (hand.rows === 2) expect(hand.rowGap).toBeGreaterThanOrEqual(44);
  });

  it("dummy's cards to be tapped show at least 28 by 44, either way round", () => {
    const { dummy } = layout({ width, height, dummy: "top", longest: 5 });
    const placed = arrange(DUMMY, 13, dummy, "S");
    for (const [i, card] of placed.entries()) {
      const next = placed[i + 1];
      if (next?.x === card.x) expect(next.y - card.y).toBeGreaterThanOrEqual(28);
      if (next?.y === card.y) expect(next.x - card.x).toBeGreaterThanOrEqual(28);
      expect(inside({ x: card.x, y: card.y, w: dummy.cw, h: dummy.cw * CARD_RATIO }, dummy.rect.w, dummy.rect.h + 1)).toBe(true);
    }
    expect(dummy.cw).toBeGreaterThanOrEqual(44);
  });
});

describe("suits", () => {
  it("alternate in colour, trumps first", () => {
    expect(suitOrder("D")).toEqual(["D", "S", "H", "C"]);
    expect(suitOrder("NT")).toEqual(["S", "H", "C", "D"]);
    expect(suitOrder(undefined, ["S", "H", "C"])).toEqual(["S", "H", "C"]);
    expect(suitOrder(undefined, ["H", "C", "D"])).toEqual(["H", "C", "D"]);
    expect(suitOrder("C", ["H", "C", "D"])).toEqual(["C", "H", "D"]);
  });

  it("two rows break between suits where they can", () => {
    const groups = [
      { suit: "S" as const, cards: ["SA", "SK", "SQ", "SJ"] },
      { suit: "H" as const, cards: ["HA", "HK"] },
      { suit: "D" as const, cards: ["DA", "DK", "DQ", "DJ"] },
      { suit: "C" as const, cards: ["CA", "CK", "CQ"] },
    ];
    expect(split(groups).map((row) => row.length)).toEqual([6, 7]);
  });
});
