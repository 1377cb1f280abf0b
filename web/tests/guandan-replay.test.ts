import { describe, expect, it } from "vitest";
import { feltLayout } from "../src/games/guandan/replay/felt";
import { pack, unpack } from "../src/games/guandan/replay/link";
import { lastStep, linesOf, positionAt, stagesOf, stepOf, stepTo, tributeAt } from "../src/games/guandan/replay/position";
import { fromLink, toLink } from "../src/lib/replay/link";
import type { GuandanPlayedDeal as Played } from "../src/wire/generated";

const single = (key: number) => ({ kind: "single" as const, size: 1, key });

/** East pays the six of spades and gets the three; south and north go out first and second. */
const DEAL: Played = {
  game: "guandan",
  name: "4",
  number: 4,
  players: { S: { name: "立春" }, E: { name: "Ann" } },
  deal: {
    rulebook: "ahcme",
    number: 4,
    level: 10,
    declarer: "NS",
    hands: { N: ["S9", "C9", "S4"], E: ["S6", "S5", "C6"], S: ["HR", "S3"], W: ["H8", "S7", "D7"] },
    tributes: [{ giver: "E", receiver: "S", card: "S6" }],
    returns: [{ giver: "S", receiver: "E", card: "S3" }],
    leader: "E",
    acts: [
      { seat: "E", cards: ["S3"], meaning: single(3) },
      { seat: "N", cards: ["S4"], meaning: single(4) },
      { seat: "W" },
      { seat: "S", cards: ["S6"], meaning: single(6) },
      { seat: "E" },
      { seat: "N" },
      { seat: "W" },
      { seat: "S", cards: ["HR"], meaning: single(17) },
      { seat: "E" },
      { seat: "N" },
      { seat: "W" },
      { seat: "N", cards: ["S9", "C9"], meaning: { kind: "pair", size: 2, key: 9 } },
    ],
    order: ["S", "N", "E", "W"],
  },
  rounds: [7, 4, 1],
  before: { levels: { NS: "T", EW: "A" }, declarer: "NS", a_fails: { NS: 0, EW: 2 } },
  result: {
    order: ["S", "N", "E", "W"],
    side: "NS",
    steps: 3,
    levels_before: { NS: "T", EW: "A" },
    levels_after: { NS: "K", EW: "A" },
    a_fails: { NS: 0, EW: 2 },
  },
  turn_direction: "ccw",
};

const at = (step: number) => positionAt(DEAL, step);

describe("a deal of Guandan step by step", () => {
  it("begins as it was dealt, then the tribute, the return, the acts", () => {
    expect(stagesOf(DEAL)).toEqual(["dealt", "tribute", "return"]);
    expect(lastStep(DEAL)).toBe(2 + 12);
    expect([stepTo(DEAL, -3), stepTo(DEAL, 5), stepTo(DEAL, 99)]).toEqual([0, 5, 14]);
    expect(at(0)).toMatchObject({ stage: "dealt", round: 0, trick: [], news: [], hands: { S: ["HR", "S3"], E: ["S6", "S5", "C6"] } });
    expect(at(1).hands).toMatchObject({ S: ["HR", "S3", "S6"], E: ["S5", "C6"] });
    expect(at(1).news).toMatchObject([{ kind: "tribute", gift: { giver: "E" } }]);
    expect(at(2).hands).toMatchObject({ S: ["HR", "S6"], E: ["S5", "C6", "S3"] });
    expect(at(2).news.map((one) => one.kind)).toEqual(["return", "lead"]);
  });

  it("shows the tribute as the table does", () => {
    expect(tributeAt(DEAL, "dealt")).toBeUndefined();
    expect(tributeAt(DEAL, "tribute")).toEqual({ payments: [{ payer: "E", receiver: "S", card: "S6" }] });
    expect(tributeAt(DEAL, "return")?.returns).toEqual([{ giver: "S", receiver: "E", card: "S3" }]);
  });

  it("shows the big jokers of a tribute refused, and who drew the turned card", () => {
    const { tributes: _t, returns: _r, ...deal } = DEAL.deal;
    const refused: Played = { ...DEAL, deal: { ...deal, anti: ["S"], leader: "W" } };
    expect(stagesOf(refused)).toEqual(["dealt", "anti"]);
    expect(tributeAt(refused, "anti")).toEqual({ anti: { jokers: { S: 1 } } });
    expect(positionAt(refused, 1).news).toEqual([{ kind: "anti", seats: ["S"] }, { kind: "lead", seat: "W" }]);
    const first: Played = { ...DEAL, turned: "S5", deal: { ...deal, leader: "E" } };
    expect(positionAt(first, 0).news).toEqual([{ kind: "turned", seat: "E", card: "S5" }]);
  });

  it("keeps a whole round until the next play", () => {
    expect(at(stepOf(DEAL, 3))).toMatchObject({ round: 1, top: { seat: "S", cards: ["S6"] }, last: { seat: "S" } });
    expect(at(stepOf(DEAL, 6)).trick).toHaveLength(7);
    expect(at(stepOf(DEAL, 7))).toMatchObject({ round: 2, trick: [{ seat: "S" }], hands: { S: [] } });
  });

  it("tells who is out, in which place, and who takes the wind", () => {
    const out = at(stepOf(DEAL, 7));
    expect(out.news).toEqual([{ kind: "out", seat: "S", place: "first" }]);
    expect(out.places).toEqual({ S: "first" });
    expect(at(stepOf(DEAL, 6)).news).toEqual([]);
    expect(at(stepOf(DEAL, 10)).news).toEqual([{ kind: "wind", seat: "N" }]);
    expect(out.ended).toBe(false);
    const end = at(lastStep(DEAL));
    expect(end).toMatchObject({ ended: true, places: { S: "first", N: "second", E: "double", W: "double" }, hands: { W: ["H8", "S7", "D7"] } });
    expect(end.news).toEqual([{ kind: "order", order: DEAL.result.order }]);
  });

  it("lists the plays once round the table in a line", () => {
    const lines = linesOf(DEAL);
    expect(lines.map((line) => line.round)).toEqual([1, undefined, 2, 3]);
    expect(lines.map((line) => Object.keys(line.acts).join(""))).toEqual(["ENW", "SENW", "SENW", "N"]);
    expect(lines[1]?.acts.S).toEqual({ act: 3, laid: DEAL.deal.acts?.[3] });
    expect(linesOf({ ...DEAL, turn_direction: "cw" }).length).toBeGreaterThan(4);
  });

  it.each([[370, 844, "tall"], [808, 390, "low"], [620, 900, "wide"], [430, 390, "tall"]] as const)("fits %d × %d", (width, height, mode) => {
    const lay = feltLayout(width, height);
    expect(lay.mode).toBe(mode);
    for (const hand of [lay.long, lay.short]) {
      const step = Math.min(hand.cw * 0.84, (hand.width - hand.cw) / (hand.per - 1));
      expect(hand.cw + step * (hand.per - 1)).toBeLessThanOrEqual(width);
      expect(step / hand.cw).toBeGreaterThan(0.7); // rank and suit show
    }
  });
});

describe("a link to a deal of Guandan", () => {
  it("carries all of it there and back", () => {
    const text = toLink(pack(DEAL));
    expect(text).toMatch(/^[\w-]+$/);
    const packed = fromLink(text);
    expect(packed && unpack(packed)).toEqual({ ...DEAL, before: { ...DEAL.before } });
  });

  it("carries what happens at ace", () => {
    const fallen: Played = { ...DEAL, result: { ...DEAL.result, a_failed: "EW", fell: "EW", a_fails: { NS: 0, EW: 0 } } };
    const packed = fromLink(toLink(pack(fallen)));
    expect(packed && unpack(packed)).toMatchObject({ result: { a_failed: "EW", fell: "EW" } });
  });

  const good = pack(DEAL);
  it.each([
    { ...good, h: ["<b>", "", "", ""] },
    { ...good, h: undefined },
    { ...good, a: ["X"] },
    { ...good, a: ["SS3.99.1.1"] },
    { ...good, w: [1] },
    { ...good, w: ["7", "4", "1"] },
    { ...good, r: [] },
    { ...good, r: (good["r"] as unknown[]).map((part, i) => (i === 4 ? ["Z", "A"] : part)) },
    { ...good, t: ["ESXX"] },
    { ...good, v: "10" },
    { g: "guandan" },
  ])("that is damaged is not read (%#)", (packed) => {
    expect(unpack(packed as never)).toBeUndefined();
  });
});
