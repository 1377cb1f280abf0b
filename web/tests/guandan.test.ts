import { describe, expect, it } from "vitest";
import { stepsFor } from "../src/lib/state/steps";
import { inOrder } from "../src/games/guandan/state/arrange";
import { byGroups, byRank, cut } from "../src/games/guandan/state/columns";
import { choices, givable, passings, placeTaken, shownOrder } from "../src/games/guandan/state/deal";
import { EMPTY, typeAll, typeKey } from "../src/games/guandan/state/entry";
import { handLayout, tableLayout } from "../src/games/guandan/state/layout";
import { meaningName, ranksOf } from "../src/games/guandan/state/meaning";
import { cardsOf, idsOf, kept, painted, pieces, taken, toggled } from "../src/games/guandan/state/pieces";
import { rowsOf } from "../src/games/guandan/state/sheet";
import type { Seat, TableView } from "../src/wire/types";

const HAND = "HR SB SB S9 H9 H9 SA DA SK HK CK DK SQ HJ ST HT C8 D8 S7 H6 S5 C5 D5 H4 S3 H3 C2".split(" ");
const hand = pieces(HAND);
const held = { hand, chosen: new Set<string>(), wild: "H9" };
const chosen = (...ids: string[]) => new Set(ids);

describe("a hand's cards", () => {
  it("have an id each, also where two are alike", () => {
    expect(new Set(hand.map((p) => p.id)).size).toBe(27);
    expect(idsOf(hand, ["H9", "H9"])).toEqual(["H9.0", "H9.1"]);
    expect(idsOf(hand, ["H9", "H9", "H9"])).toBeUndefined();
  });

  it("are chosen one by one, by column and by a stroke", () => {
    expect([...toggled(chosen("SA.0"), "SA.0")]).toEqual([]);
    expect([...taken(chosen("SA.0"), ["SA.0", "DA.0"])]).toEqual(["SA.0", "DA.0"]);
    expect([...taken(chosen("SA.0", "DA.0"), ["SA.0", "DA.0"])]).toEqual([]);
    expect([...painted(chosen("SA.0"), ["SK.0", "SA.0"], true)]).toEqual(["SA.0", "SK.0"]);
    expect([...painted(chosen("SA.0", "SK.0"), ["SK.0"], false)]).toEqual(["SA.0"]);
  });

  it("are chosen no more when they have gone", () => {
    const later = pieces(HAND.filter((c) => c !== "SA"));
    expect(cardsOf(later, kept(later, chosen("SA.0", "DA.0")))).toEqual(["DA"]);
  });
});

describe("columns", () => {
  it("lie by rank, the level above the ace", () => {
    expect(byRank(hand, "9").map((c) => c.rank).join(" ")).toBe("HR SB 9 A K Q J T 8 7 6 5 4 3 2");
    expect(byRank(hand, "2").map((c) => c.rank).slice(0, 4)).toEqual(["HR", "SB", "2", "A"]);
  });

  it("lie by combinations, with what is left over behind them", () => {
    const groups = [
      { cards: ["SK", "HK", "CK", "DK"], meaning: { kind: "bomb", size: 4, key: 13 } },
      { cards: ["S5", "C5", "S5"] },
    ];
    const columns = byGroups(hand, groups, "9");
    expect(columns[0]?.pieces.map((p) => p.card)).toEqual(["SK", "HK", "CK", "DK"]);
    expect(columns.some((c) => c.key === "group-1")).toBe(false);
    expect(columns.flatMap((c) => c.pieces).length).toBe(27);
    expect(columns.find((c) => c.rank === "K")).toBeUndefined();
  });

  it("are cut evenly where they are too long", () => {
    const eight = pieces(["S4", "S4", "H4", "H4", "D4", "D4", "C4", "C4"]);
    expect(cut(byRank(eight, "9"), 5).map((c) => c.pieces.length)).toEqual([4, 4]);
  });

  const cutInto = (cards: string, kind: string, key: number, most: number) => {
    const group = { cards: cards.split(" "), meaning: { kind, size: cards.split(" ").length, key } };
    return cut(byGroups(pieces(group.cards), [group], "9"), most).map((c) => c.pieces.map((p) => p.card).join(" "));
  };

  it.each([3, 4])("of a full house keep the triple together where %i cards have room", (most) => {
    expect(cutInto("H6 C6 S3 H3 D3", "full_house", 3, most)).toEqual(["S3 H3 D3", "H6 C6"]);
    expect(cutInto("H9 S6 C6 S3 D3", "full_house", 6, most)).toEqual(["S6 C6 H9", "S3 D3"]);
  });

  it("are cut between the pairs of a tube, a wild card stands in its place", () => {
    expect(cutInto("SK DK SQ DQ SJ DJ", "tube", 13, 4)).toEqual(["DK SK DQ SQ", "DJ SJ"]);
    expect(cutInto("H9 SK DK SQ SJ DJ", "tube", 13, 3)).toEqual(["DK SK", "H9 SQ", "DJ SJ"]);
    expect(cutInto("SK DK CK SQ DQ CQ", "plate", 13, 4)).toEqual(["CK DK SK", "CQ DQ SQ"]);
  });
});

describe("typed entry", () => {
  it.each([
    ["33", ["S3", "H3"]],
    ["kk5", ["SK", "HK", "S5"]],
    ["hj", ["HJ"]],
    ["sb", ["SB"]],
    ["hr", ["HR"]],
    ["0", ["ST"]],
    ["tt", ["ST", "HT"]],
    ["10", ["ST"]],
    ["11", ["ST", "HT"]],
    ["1010", ["ST", "HT"]],
    ["100", ["ST", "HT"]],
    ["h10", ["HT"]],
    ["h105", ["HT", "S5"]],
    ["9", ["S9"]],
    ["99", ["S9", "H9"]],
    ["*", ["H9"]],
    ["s5c5", ["S5", "C5"]],
  ])("%s chooses", (text, cards) => {
    expect(typeAll(text, held).chosen.sort()).toEqual([...cards].sort());
  });

  it("a card that is not there is named", () => {
    expect(typeKey(EMPTY, "7", { ...held, chosen: chosen("S7.0") })?.effect).toEqual({ do: "missing", what: "7" });
  });

  it("h hints at once, and takes the hint back when a rank follows", () => {
    const first = typeKey(EMPTY, "h", { ...held, chosen: chosen("SA.0") });
    expect(first?.effect).toEqual({ do: "hint" });
    const second = typeKey(first?.entry ?? EMPTY, "j", { ...held, chosen: chosen("C2.0") });
    expect(second?.effect).toEqual({ do: "choose", chosen: chosen("SA.0", "HJ.0"), back: true });
  });

  it("h twice and a rank: what was chosen before the first hint counts", () => {
    const first = typeKey(EMPTY, "h", { ...held, chosen: chosen("SA.0") });
    const again = typeKey(first?.entry ?? EMPTY, "h", { ...held, chosen: chosen("C2.0") });
    expect(again?.effect).toEqual({ do: "hint" });
    const card = typeKey(again?.entry ?? EMPTY, "j", { ...held, chosen: chosen("D5.0") });
    expect(card?.effect).toEqual({ do: "choose", chosen: chosen("SA.0", "HJ.0"), back: true });
    const none = typeKey(again?.entry ?? EMPTY, "8", { ...held, chosen: chosen("D5.0") });
    expect(none?.effect).toEqual({ do: "missing", what: "H8", back: chosen("SA.0") });
  });

  it("p passes, s f h asks for a straight flush, other keys are not its own", () => {
    expect(typeKey(EMPTY, "p", held)?.effect).toEqual({ do: "pass" });
    expect(typeAll("sfh", held).effects).toEqual(["none", "none", "flush"]);
    expect(typeKey(EMPTY, "m", held)).toBeUndefined();
    expect(typeKey(EMPTY, "S", held)).toBeUndefined();
  });

  it("backspace puts back the last card, then everything", () => {
    const one = typeKey(EMPTY, "a", held);
    const both = typeKey(one?.entry ?? EMPTY, "k", { ...held, chosen: chosen("SA.0") });
    const back = typeKey(both?.entry ?? EMPTY, "Backspace", { ...held, chosen: chosen("SA.0", "SK.0") });
    expect(back?.effect).toEqual({ do: "choose", chosen: chosen("SA.0") });
    const all = typeKey(EMPTY, "Backspace", { ...held, chosen: chosen("SA.0", "SK.0") });
    expect(all?.effect).toEqual({ do: "choose", chosen: chosen() });
  });
});

describe("plays", () => {
  it("are named by their ranks", () => {
    expect(ranksOf({ kind: "straight", size: 5, key: 5 }, "9")).toEqual({ rank: "5", low: "A" });
    expect(ranksOf({ kind: "plate", size: 6, key: 2 }, "9")).toEqual({ rank: "2", low: "A" });
    expect(ranksOf({ kind: "tube", size: 6, key: 14 }, "9")).toEqual({ rank: "A", low: "Q" });
    expect(ranksOf({ kind: "pair", size: 2, key: 15 }, "9")).toEqual({ rank: "9", low: "" });
    expect(ranksOf({ kind: "single", size: 1, key: 17 }, "9").rank).toBe("HR");
    const said = meaningName({ kind: "bomb", size: 5, key: 8 }, "9", (id, args) => `${id} ${JSON.stringify(args ?? {})}`);
    expect(said).toContain('"kind":"bomb","size":5');
  });

  it("lie in reading order, a wild card where it stands", () => {
    expect(inOrder(["H9", "S5", "D8", "C6", "S4"], { kind: "straight", size: 5, key: 8 }, "9")).toEqual(["S4", "S5", "C6", "H9", "D8"]);
    expect(inOrder(["S3", "SA", "D3", "H9", "S2", "C2"], { kind: "tube", size: 6, key: 3 }, "9")).toEqual(["SA", "H9", "S2", "C2", "S3", "D3"]);
    expect(inOrder(["SK", "S4", "D4", "HK", "C4"], { kind: "full_house", size: 5, key: 4 }, "9").join(" ")).toBe("S4 D4 C4 SK HK");
  });
});

describe("what is asked", () => {
  it("cards to give, and choices", () => {
    const pay = [{ kind: "pay_tribute", card: "SA" }, { kind: "pay_tribute", card: "DA" }];
    expect(givable(pay)).toEqual({ kind: "pay_tribute", cards: ["SA", "DA"] });
    expect(givable([{ kind: "play" }])).toBeUndefined();
    expect(choices([{ kind: "take_tribute", payer: "E" }, { kind: "play" }])).toHaveLength(1);
  });

  it("tribute first face down, then open, then the returns", () => {
    const hidden = passings({ payers: ["E", "W"], receivers: ["S", "N"], laid: ["W"], own: "SA" }, "W");
    expect(hidden).toEqual([
      { kind: "tribute", from: "E", laid: false },
      { kind: "tribute", from: "W", card: "SA", laid: true },
    ]);
    const payments = [{ payer: "E" as const, receiver: "S" as const, card: "HR" }];
    expect(passings({ payers: ["E"], receivers: ["S"], payments }, "S")).toEqual([
      { kind: "tribute", from: "E", to: "S", card: "HR", laid: true },
      { kind: "return", from: "S", to: "E", laid: false },
    ]);
  });

  it("places are known as players go out", () => {
    const deal = { order: ["W", "S"] } as never;
    expect(placeTaken(deal, "W")).toBe("first");
    expect(placeTaken(deal, "N")).toBeUndefined();
  });
});

describe("the score sheet", () => {
  it("has the order, the levels after the deal and the steps of the winners", () => {
    const deals = [{ number: 2, level: "4", order: "EWNS", steps: 3, levels: "4:7", points: {} }];
    expect(rowsOf({ sheet: { deals, totals: {} } } as unknown as TableView)).toEqual([
      { number: 2, level: "4", order: ["E", "W", "N", "S"], levels: { NS: "4", EW: "7" }, steps: { EW: 3 } },
    ]);
  });

  it("names two who are caught together always in the same order", () => {
    const shown = (order: string) => shownOrder([...order] as Seat[]).join("");
    expect([shown("NSEW"), shown("SNWE"), shown("WESN"), shown("NWSE")]).toEqual(["NSEW", "SNEW", "WENS", "NWSE"]);
    const deals = [{ number: 1, level: "2", order: "SNWE", steps: 3, levels: "5:2", points: {} }];
    expect(rowsOf({ sheet: { deals, totals: {} } } as unknown as TableView)[0]?.order).toEqual(["S", "N", "E", "W"]);
  });
});

describe("rounds become steps", () => {
  const view = (trick: object[]) => ({ deal: { trick, pending: [] } }) as unknown as TableView;
  it("each play or pass by itself, and the full round is held before it goes", () => {
    const before = view([{ seat: "S", cards: ["SA"] }, { seat: "E" }, { seat: "N" }]);
    const steps = stepsFor(before, [{ kind: "passed", player: "W" }], view([]));
    expect(steps.map((s) => s.kind)).toEqual(["move", "sweep"]);
    expect(steps[1]).toMatchObject({ round: { length: 4 } });
    const one = stepsFor(view([]), [{ kind: "played", player: "S", cards: ["SA"], meaning: {} }], view([{ seat: "S" }]));
    expect(one).toMatchObject([{ kind: "move", seat: "S", round: [{ seat: "S", cards: ["SA"] }] }]);
  });
});

describe.each([
  ["phone in landscape", 794, 390],
  ["phone in portrait", 390, 796],
  ["small phone", 360, 592],
  ["laptop", 1260, 742],
  ["desktop", 1420, 840],
])("the table on a %s", (_, w, h) => {
  const place = tableLayout(w, h);
  const rects = [place.ladder, place.tools, place.middle, place.actions, place.hand, ...Object.values(place.plates)];

  it("keeps everything on the screen and apart", () => {
    for (const r of [...rects, ...Object.values(place.laid)]) {
      expect(r.x).toBeGreaterThanOrEqual(0);
      expect(r.y).toBeGreaterThanOrEqual(0);
      expect(r.x + r.w).toBeLessThanOrEqual(w);
      expect(r.y + r.h).toBeLessThanOrEqual(h);
    }
    rects.forEach((a, i) =>
      rects.slice(i + 1).forEach((b) => {
        const apart = a.x + a.w <= b.x || b.x + b.w <= a.x || a.y + a.h <= b.y || b.y + b.h <= a.y;
        expect([a, b, apart]).toEqual([a, b, true]);
      }),
    );
  });

  it("leaves the buttons free of what lies over the felt at the end", () => {
    for (const looksOn of [false, true]) {
      const { board, tools } = tableLayout(w, h, looksOn);
      expect(board.y).toBeGreaterThanOrEqual(tools.y + tools.h);
      expect(board.y + board.h).toBeLessThanOrEqual(h);
    }
  });

  it("gives an onlooker the room of the hand", () => {
    const seen = tableLayout(w, h, true);
    const all = [seen.ladder, seen.tools, seen.middle, ...Object.values(seen.plates)];
    for (const r of [...all, ...Object.values(seen.laid)]) {
      expect(Math.min(r.x, r.y)).toBeGreaterThanOrEqual(0);
      expect(r.x + r.w).toBeLessThanOrEqual(w);
      expect(r.y + r.h).toBeLessThanOrEqual(h);
    }
    all.forEach((a, i) =>
      all.slice(i + 1).forEach((b) => {
        const apart = a.x + a.w <= b.x || b.x + b.w <= a.x || a.y + a.h <= b.y || b.y + b.h <= a.y;
        expect([a, b, apart]).toEqual([a, b, true]);
      }),
    );
    expect(seen.middle.h).toBeGreaterThan(place.middle.h);
    expect(seen.plates.bottom.y).toBeGreaterThan(h * 0.8);
  });

  it.each([
    ["many ranks", HAND],
    ["bombs", "S4 S4 H4 H4 D4 D4 C4 C4 S5 S5 H5 H5 D5 D5 C5 C5 S6 S6 H6 H6 D6 D6 C6 C6 HR HR SB".split(" ")],
  ])("shows every card of a hand of %s", (_name, cards) => {
    const lay = handLayout(byRank(pieces(cards), "9"), place.hand.w, place.hand.h, place.mode, { w, h });
    expect(lay.cards).toHaveLength(27);
    const high = Math.round((lay.cw * 88) / 63);
    for (const card of lay.cards) {
      expect(card.x).toBeGreaterThanOrEqual(-0.5);
      expect(card.x + lay.cw).toBeLessThanOrEqual(place.hand.w + 0.5);
      expect(card.y).toBeGreaterThanOrEqual(10);
      expect(card.y + high).toBeLessThanOrEqual(place.hand.h + 0.5);
    }
    // What shows of each card is a finger wide, or two rows are needed.
    for (const row of [0, 1]) {
      const columns = [...new Set(lay.cards.filter((c) => c.row === row).map((c) => c.x))].sort((a, b) => a - b);
      columns.slice(1).forEach((x, i) => expect(x - (columns[i] as number)).toBeGreaterThanOrEqual(28));
    }
    expect(lay.strip).toBeGreaterThanOrEqual(24);
    // The number over a column is for a finger, wherever the screen is high enough.
    for (const { rect } of lay.takes) {
      expect(rect.y).toBeGreaterThanOrEqual(-0.5);
      expect(rect.h).toBeGreaterThanOrEqual(h < 600 ? 18 : 44);
      expect(rect.w).toBeGreaterThanOrEqual(40);
    }
  });
});
