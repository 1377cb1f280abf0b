import { clockwise, SEATS } from "../lib/cards";
import type { Card, Command, Data, Seat, TableView, Told } from "../wire/types";
import { rng } from "./engine";

/** Still pictures of a Guandan table for drawing its looks; it never reaches a build. */

const RANKS = "23456789TJQKA";
const sorted = (cards: Card[]) => {
  const at = (c: Card) => (c === "HR" ? 99 : c === "SB" ? 98 : RANKS.indexOf(c[1] ?? "") + (c[1] === "9" ? 40 : 0));
  return cards.sort((a, b) => at(b) - at(a));
};

function dealt(seed: number): Record<Seat, Card[]> {
  const random = rng(seed);
  const one = [..."SHDC"].flatMap((s) => [...RANKS].map((r) => s + r)).concat("SB", "HR");
  const pack = [...one, ...one];
  for (let i = pack.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [pack[i], pack[j]] = [pack[j] as Card, pack[i] as Card];
  }
  return Object.fromEntries(SEATS.map((s, i) => [s, sorted(pack.slice(i * 27, i * 27 + 27))])) as Record<Seat, Card[]>;
}

/** `gd.STAGE.SEED`: lead, follow, bomb, tribute, tie, anti, ended, late, watch. */
export function guandanScene(id: string): TableView {
  const [, stage = "lead", seed = "1"] = id.split(".");
  const hands = dealt(Number(seed) || 1);
  const you: Seat = "S";
  const straight = { kind: "straight", size: 5, key: 9 };
  const deal: Data = {
    game: "guandan", rulebook: "ahcme", number: 4, board: 4, phase: "play", you, level: "9",
    levels: { NS: "9", EW: "A" }, declarer_side: "NS", a_fails: { EW: 1 }, hand: hands[you],
    counts: { N: 21, E: 6, S: 27, W: 25 }, trick: [], order: [], report: ["E"], pending: [{ player: "S", question: "play" }],
    legal: [{ kind: "play", cards: [hands.S[26]], meaning: { kind: "single", size: 1, key: 2 } }],
  };
  const follow = (): void => {
    deal["table"] = { by: "E", cards: ["S5", "C6", "H9", "D8", "H9"], meaning: straight };
    deal["trick"] = [
      { seat: "W", cards: ["S4", "D5", "C6", "C7", "H8"], meaning: { kind: "straight", size: 5, key: 8 } },
      { seat: "S" },
      { seat: "E", cards: ["S5", "C6", "H9", "D8", "H9"], meaning: straight },
      { seat: "N" }, { seat: "W" },
    ];
    deal["legal"] = [...(deal["legal"] as Command[]), { kind: "pass" }];
  };
  if (stage === "follow" || stage === "watch") follow();
  if (stage === "bomb") {
    follow();
    const bomb = { seat: "N", cards: ["S7", "S7", "H7", "D7", "C7", "C7", "H9"], meaning: { kind: "bomb", size: 7, key: 7 } };
    deal["trick"] = [...(deal["trick"] as Data[]).slice(0, 3), bomb, { seat: "W", cards: ["HR"], meaning: { kind: "single", size: 1, key: 17 } }].slice(0, 4);
    deal["table"] = { by: "N", cards: bomb.cards, meaning: bomb.meaning };
    deal["pending"] = [{ player: "W", question: "play" }];
    deal["legal"] = [];
  }
  if (stage === "tribute") {
    Object.assign(deal, {
      phase: "return", tribute: { payments: [{ payer: "E", receiver: "S", card: "HR" }, { payer: "W", receiver: "N", card: "SA" }], laid: ["N"], payers: ["E", "W"], receivers: ["S", "N"] },
      pending: [{ player: "S", question: "return" }],
      legal: hands.S.filter((c) => "2345678T".includes(c[1] ?? "") && c.length === 2 && c !== "SB").map((card) => ({ kind: "return_tribute", card })),
    });
  }
  if (stage === "tie") {
    Object.assign(deal, {
      phase: "tribute", tribute: { payments: [{ payer: "E", card: "SA" }, { payer: "W", card: "DA" }] },
      pending: [{ player: "S", question: "tribute" }],
      legal: [{ kind: "take_tribute", payer: "E" }, { kind: "take_tribute", payer: "W" }],
    });
  }
  if (stage === "anti") Object.assign(deal, { phase: "tribute", tribute: { anti: { jokers: { E: 1, W: 1 } } }, legal: [], pending: [] });
  if (stage === "late") {
    follow();
    Object.assign(deal, { hand: hands.S.slice(0, 9), counts: { N: 0, E: 3, S: 9, W: 12 }, order: ["N"], report: ["E"] });
  }
  let status: TableView["status"] = "playing";
  if (stage === "ended") {
    status = "between";
    Object.assign(deal, {
      phase: "ended", hand: [], counts: { N: 0, E: 7, S: 0, W: 0 }, order: ["N", "W", "S"], legal: [], pending: [],
      hands: { N: [], S: [], W: [], E: hands.E.slice(0, 7) },
      result: { order: ["N", "W", "S", "E"], side: "NS", steps: 2, levels_before: { NS: "9", EW: "A" }, levels_after: { NS: "J", EW: "A" } },
    });
  }
  const watching = stage === "watch";
  if (watching) {
    delete deal["you"];
    delete deal["hand"];
    deal["legal"] = [];
  }
  const lines = [
    { number: 1, level: "2", order: "SENW", steps: 2, levels: "4:2" },
    { number: 2, level: "4", order: "EWNS", steps: 3, levels: "4:5" },
    { number: 3, level: "5", order: "SNEW", steps: 3, levels: "7:5" },
  ];
  return JSON.parse(JSON.stringify({
    id, game: "guandan", rulebook: "ahcme", host: "me", status, settings: { play_seconds: 10 },
    seats: { N: { person: "p2" }, E: { bot: "easy" }, S: watching ? { bot: "easy" } : { person: "me" }, W: { bot: "strong" } },
    ...(watching ? {} : { you }), role: watching ? "spectator" : "player", ready: [],
    sheet: { deals: lines.map((l) => ({ ...l, points: {} })), totals: { N: 0, E: 0, S: 0, W: 0 } },
    clock: { deadlines: { S: Date.now() + 8000 }, now: Date.now() }, deal,
  })) as TableView;
}

/** Enough of the server's answers to see how they look. */
export function guandanAnswer(view: TableView, body: Command): Data {
  const hand = ((view.deal?.["hand"] ?? []) as Card[]).slice();
  const by = new Map<string, Card[]>();
  for (const c of hand) by.set(c === "SB" || c === "HR" ? c : c.slice(1), [...(by.get(c === "SB" || c === "HR" ? c : c.slice(1)) ?? []), c]);
  switch (body["topic"]) {
    case "selection": {
      const cards = body["cards"] as Card[];
      const ranks = new Set(cards.map((c) => c.slice(1)));
      const kind = ["", "single", "pair", "triple"][cards.length] ?? "bomb";
      if (ranks.size === 1) return { meanings: [{ kind, size: cards.length, key: cards[0] === "HR" ? 17 : RANKS.indexOf(cards[0]?.[1] ?? "") + 2 }] };
      if (cards.length === 6) return { meanings: [{ kind: "plate", size: 6, key: 8 }, { kind: "tube", size: 6, key: 8 }] };
      return { code: "not_a_play", data: {} };
    }
    case "hints":
      return { plays: [...by.values()].reverse().map((cards) => ({ cards })) };
    case "straight_flushes":
      return { suits: { S: [{ cards: hand.filter((c) => c[0] === "S" && c !== "SB").slice(0, 5) }], H: [] } };
    case "grouping":
      return { groups: [...by.values()].sort((a, b) => b.length - a.length).map((cards) => ({ cards, meaning: { kind: "triple", size: cards.length, key: 9 } })) };
    default:
      return { legal: false, code: "not_your_turn", data: {} };
  }
}

export function guandanMove(view: TableView, body: Command): { view: TableView; told: Told[] } {
  const next = JSON.parse(JSON.stringify(view)) as TableView;
  const deal = next.deal as unknown as Data;
  const you = view.you as Seat;
  const cards = (body["cards"] ?? []) as Card[];
  const hand = deal["hand"] as Card[];
  for (const card of cards) hand.splice(hand.indexOf(card), 1);
  const meaning = body["meaning"] ?? { kind: "triple", size: cards.length, key: 9 };
  const laid = body.kind === "pass" ? { seat: you } : { seat: you, cards, meaning };
  deal["trick"] = [...(deal["trick"] as Data[]), laid];
  if (cards.length) deal["table"] = { by: you, cards, meaning };
  (deal["counts"] as Record<string, number>)[you] = hand.length;
  Object.assign(deal, { legal: [], pending: [{ player: clockwise(you, 3), question: "play" }] });
  return { view: next, told: [{ kind: body.kind === "pass" ? "passed" : "played", player: you, cards, meaning }] };
}
