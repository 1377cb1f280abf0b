import { SEATS } from "../../../lib/cards";
import type { Packed } from "../../../lib/replay/link";
import type { GameRecord, GuandanGift as Gift, GuandanLevel, GuandanPlayedDeal as Played, Side } from "../../../wire/generated";
import type { Card, Seat } from "../../../wire/types";
import type { Laid } from "../state/deal";

/** A deal in a link: hands and plays as runs of faces, meanings by the number of their kind. */

const KINDS = ["single", "pair", "triple", "full_house", "straight", "tube", "plate", "bomb", "straight_flush", "four_jokers"];
const CARDS = /^(?:[SHDC][AKQJT2-9]|SB|HR)*$/;
const SIDES: Side[] = ["NS", "EW"];
const ACT = /^([NESW])((?:[SHDC][AKQJT2-9]|SB|HR)+)\.(\d)\.(\d+)\.(\d+)$/;
const LEVEL = /^[2-9TJQKA]$/;

const cardsIn = (text: unknown): Card[] => {
  if (typeof text !== "string" || !CARDS.test(text)) throw new Error("no cards");
  return text.match(/../g) ?? [];
};
const seatsIn = (text: unknown): Seat[] => Array.from(String(text ?? "")).filter((s): s is Seat => "NESW".includes(s));
const levelIn = (text: unknown): string => {
  if (!LEVEL.test(String(text))) throw new Error("no level");
  return String(text);
};
const numberIn = (value: unknown): number => {
  if (typeof value !== "number" || !(value >= 0 && value < 1000)) throw new Error("no number");
  return value;
};
const sides = <T>(read: (value: unknown) => T, values: unknown): Record<Side, T> => {
  const [ns, ew] = values as unknown[];
  return { NS: read(ns), EW: read(ew) };
};
const gift = ({ giver, receiver, card }: Gift) => `${giver}${receiver}${card}`;

function giftIn(text: unknown): Gift {
  const [giver, receiver] = seatsIn(String(text).slice(0, 2));
  const [card] = cardsIn(String(text).slice(2));
  if (!giver || !receiver || !card) throw new Error("no gift");
  return { giver, receiver, card } as Gift;
}

function act({ seat, cards, meaning }: Laid): string {
  return cards && meaning ? `${seat}${cards.join("")}.${KINDS.indexOf(meaning.kind)}.${meaning.size}.${meaning.key}` : seat;
}

function actIn(text: unknown): Laid {
  const [seat] = seatsIn(text);
  const found = ACT.exec(String(text));
  if (found) {
    const [, , cards, kind, size, key] = found;
    return { seat: seat as Seat, cards: cardsIn(cards), meaning: { kind: KINDS[Number(kind)] as string, size: Number(size), key: Number(key) } };
  }
  if (!seat || String(text).length !== 1) throw new Error("no act");
  return { seat };
}

export function pack(given: GameRecord): Packed {
  const record = given as Played;
  const { deal, before, result: r } = record;
  const both = <T>(values: Partial<Record<Side, T>> | undefined) => SIDES.map((side) => values?.[side]);
  return {
    g: record.game,
    n: record.number,
    b: deal.rulebook,
    v: deal.level,
    h: SEATS.map((seat) => (deal.hands?.[seat] ?? []).join("")),
    x: (deal.anti ?? []).join(""),
    t: (deal.tributes ?? []).map(gift),
    y: (deal.returns ?? []).map(gift),
    f: deal.leader,
    u: record.turned,
    d: record.turn_direction,
    a: actsIn(deal.acts).map(act),
    w: record.rounds,
    s: [before.declarer ?? "", ...both(before.a_fails).map((n) => n ?? 0)],
    r: [r.order.join(""), r.side, r.steps, both(r.levels_before), both(r.levels_after), both(r.a_fails), r.passed_a ? 1 : 0, r.a_failed ?? "", r.fell ?? "", r.match_winner ?? ""],
    P: SEATS.map((s) => record.players?.[s]?.name ?? ""),
  };
}

const actsIn = (acts: unknown): Laid[] => (acts ?? []) as Laid[];

export function unpack(packed: Packed): GameRecord | undefined {
  try {
    return read(packed);
  } catch {
    return undefined;
  }
}

/** Absent rather than empty. */
const some = <K extends string, T>(name: K, value: T | "" | undefined): { [key in K]?: T } =>
  (value ? { [name]: value } : {}) as { [key in K]?: T };
const sideIn = (value: unknown): Side | undefined => SIDES.find((side) => side === value);

function read(p: Packed): Played {
  const list = (name: string) => {
    if (!Array.isArray(p[name])) throw new Error("no list");
    return p[name] as unknown[];
  };
  const [order, side, steps, levelsBefore, levelsAfter, fails, passed, failed, fell, winner] = list("r");
  const [declarer, ...failsBefore] = list("s");
  const acts = list("a").map(actIn);
  const rounds = list("w").map(numberIn);
  const hands = Object.fromEntries(SEATS.map((seat, i) => [seat, cardsIn(list("h")[i])]));
  if (rounds.reduce((sum, long) => sum + long, 0) !== acts.length) throw new Error("rounds and acts differ");
  const before = sides(levelIn, levelsBefore);
  const number = numberIn(p["n"]);
  const anti = seatsIn(p["x"]);
  const [tributes, returns] = [list("t").map(giftIn), list("y").map(giftIn)];
  const [leader] = seatsIn(p["f"]);
  const [turned] = p["u"] ? cardsIn(p["u"]) : [];
  const names = list("P").map(String);
  return {
    game: p.g,
    name: String(number),
    number,
    players: Object.fromEntries(SEATS.flatMap((s, i) => (names[i] ? [[s, { name: names[i] }]] : []))),
    deal: {
      rulebook: String(p["b"] ?? ""),
      number,
      level: numberIn(p["v"]) as GuandanLevel,
      ...some("declarer", sideIn(declarer)),
      hands: hands as never,
      ...(anti.length ? { anti } : {}),
      ...(tributes.length ? { tributes } : {}),
      ...(returns.length ? { returns } : {}),
      ...some("leader", leader),
      acts: acts as never,
      order: seatsIn(order),
    },
    rounds,
    before: { levels: before, ...some("declarer", sideIn(declarer)), a_fails: sides(numberIn, failsBefore) },
    result: {
      order: seatsIn(order),
      side: sideIn(side) ?? "NS",
      steps: numberIn(steps),
      levels_before: before,
      levels_after: sides(levelIn, levelsAfter),
      a_fails: sides(numberIn, fails),
      ...(passed ? { passed_a: true } : {}),
      ...some("a_failed", sideIn(failed)),
      ...some("fell", sideIn(fell)),
      ...some("match_winner", sideIn(winner)),
    },
    turn_direction: p["d"] === "cw" ? "cw" : "ccw",
    ...some("turned", turned as never),
  };
}
