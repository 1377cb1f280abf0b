import { bySuit, clockwise, RANKS, SEATS, sideOf, SUITS, suitOf } from "../lib/cards";
import type { BySeat, Card, Command, Data, Denomination, Seat, TableView, Told } from "../wire/types";

/** A stand-in for the server while the looks are drawn; it never reaches a build. */

export function rng(seed: number): () => number {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = a;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const HCP: Record<string, number> = { A: 4, K: 3, Q: 2, J: 1 };
const hcp = (cards: Card[]) => cards.reduce((n, c) => n + (HCP[c[1] ?? ""] ?? 0), 0);
const DENOMS: Denomination[] = ["S", "H", "D", "C", "NT"];

function tricksFor(d: Denomination, level: string): number {
  if (level === "part") return 7;
  return d === "NT" ? 9 : d === "S" || d === "H" ? 10 : 11;
}

function trickPoints(d: Denomination, n: number): number {
  return d === "NT" ? 30 * n + 10 : (d === "S" || d === "H" ? 30 : 20) * n;
}

export class MockDeal {
  dealt: Record<Seat, Card[]> = { N: [], E: [], S: [], W: [] };
  hands: Record<Seat, Card[]>;
  phase = "announcing";
  announced: BySeat<number> = {};
  declarer: Seat = "S";
  dummy: Seat = "N";
  contract: { denomination: Denomination; level: string; tricks: number } | undefined;
  trick: { number: number; leader?: Seat; cards: [Seat, Card][] } = { number: 1, cards: [] };
  last: unknown;
  winners: Seat[] = [];
  result: Data | undefined;
  claim: Data | undefined;

  constructor(
    readonly number: number,
    readonly dealer: Seat,
    private random: () => number,
  ) {
    do {
      const deck = SUITS.flatMap((s) => [...RANKS].map((r) => s + r));
      for (let i = deck.length - 1; i > 0; i--) {
        const j = Math.floor(random() * (i + 1));
        [deck[i], deck[j]] = [deck[j] as string, deck[i] as string];
      }
      SEATS.forEach((s, i) => {
        this.dealt[s] = bySuit(deck.slice(i * 13, i * 13 + 13), SUITS).flatMap((g) => g.cards);
      });
    } while (hcp(this.dealt.N) + hcp(this.dealt.S) === 20);
    this.hands = { N: [...this.dealt.N], E: [...this.dealt.E], S: [...this.dealt.S], W: [...this.dealt.W] };
  }

  announceAll(): Told[] {
    const told: Told[] = [];
    for (let i = 0; i < 4; i++) {
      const seat = clockwise(this.dealer, i);
      this.announced[seat] = hcp(this.dealt[seat]);
      told.push({ kind: "points_announced", seat, points: this.announced[seat] });
    }
    const a = (s: Seat) => this.announced[s] ?? 0;
    const side: Seat[] = a("N") + a("S") > 20 ? ["N", "S"] : ["E", "W"];
    const order = side.sort(
      (x, y) => a(y) - a(x) || SEATS.indexOf(x) - SEATS.indexOf(y),
    ) as [Seat, Seat];
    [this.declarer, this.dummy] = order;
    told.push({ kind: "declarer_found", declarer: this.declarer, dummy: this.dummy });
    told.push({ kind: "dummy_faced", seat: this.dummy, cards: this.dealt[this.dummy] });
    this.phase = "contract";
    return told;
  }

  choose(denomination: Denomination, level: string): Told[] {
    const tricks = tricksFor(denomination, level);
    this.contract = { denomination, level, tricks };
    this.phase = "play";
    this.trick = { number: 1, leader: clockwise(this.declarer, 1), cards: [] };
    return [{ kind: "contract_chosen", denomination, level, tricks }];
  }

  get turn(): Seat {
    return clockwise(this.trick.leader ?? "N", this.trick.cards.length);
  }

  legalCards(seat: Seat): Card[] {
    const lead = this.trick.cards[0]?.[1];
    const same = lead ? this.hands[seat].filter((c) => suitOf(c) === suitOf(lead)) : [];
    return same.length ? same : this.hands[seat];
  }

  playCard(hand: Seat, card: Card): Told[] {
    this.hands[hand] = this.hands[hand].filter((c) => c !== card);
    this.trick.cards.push([hand, card]);
    const told: Told[] = [{ kind: "card_played", hand, card }];
    if (this.trick.cards.length === 4) {
      const trumps = this.contract?.denomination;
      const lead = suitOf(this.trick.cards[0]?.[1] ?? "S");
      const worth = (c: Card) =>
        (suitOf(c) === trumps ? 100 : suitOf(c) === lead ? 50 : 0) - RANKS.indexOf(c[1] ?? "2");
      const [winner] = [...this.trick.cards].sort((x, y) => worth(y[1]) - worth(x[1]))[0] as [Seat, Card];
      this.winners.push(winner);
      this.last = { ...this.trick, winner };
      told.push({ kind: "trick_won", seat: winner, number: this.trick.number });
      this.trick = { number: this.trick.number + 1, leader: winner, cards: [] };
      if (this.winners.length === 13) told.push(this.end());
    }
    return told;
  }

  botPlay(): Told[] {
    const cards = this.legalCards(this.turn);
    return this.playCard(this.turn, cards[Math.floor(this.random() * cards.length)] as Card);
  }

  end(): Told {
    const c = this.contract as NonNullable<typeof this.contract>;
    const tricks = this.winners.filter((w) => sideOf(w) === sideOf(this.declarer)).length;
    const made = tricks >= c.tricks;
    const n = tricks - 6;
    const terms = made
      ? [
          { term: "tricks", count: n, each: c.denomination === "NT" ? 30 : trickPoints(c.denomination, 1), points: trickPoints(c.denomination, n) },
          { term: c.level === "game" ? "game" : "part", count: 1, each: c.level === "game" ? 300 : 50, points: c.level === "game" ? 300 : 50 },
        ]
      : [{ term: "undertricks", count: c.tricks - tricks, each: 50, points: -50 * (c.tricks - tricks) }];
    const score = terms.reduce((s, x) => s + x.points, 0);
    const points: BySeat<number> = {};
    for (const s of SEATS) points[s] = sideOf(s) === sideOf(this.declarer) ? score : -score;
    this.result = { outcome: made ? "made" : "down", tricks, score, points, terms };
    this.phase = "ended";
    return { kind: "deal_ended", result: this.result, deal: this.dealt, salt: "00" };
  }

  view(you: Seat): Data {
    const open = this.phase !== "announcing";
    const ctl = (s: Seat): Seat => (open && s === this.dummy ? this.declarer : s);
    const hands: Data = {};
    for (const s of SEATS) {
      const seen = s === you || (open && s === this.dummy) || this.phase === "ended";
      hands[s] = { player: ctl(s), count: this.hands[s].length, ...(seen ? { cards: this.hands[s] } : {}) };
    }
    const won = { NS: 0, EW: 0 };
    for (const w of this.winners) won[sideOf(w)]++;
    const v: Data = {
      game: "minibridge", rulebook: "tw", number: this.number, board: this.number, dealer: this.dealer,
      commitment: "c", hall: false, phase: this.phase, you, hands, announced: { ...this.announced },
      trick: { ...this.trick, cards: [...this.trick.cards] }, winners: [...this.winners], won, rulings: [],
      pending: [],
    };
    if (this.last) v["last"] = this.last;
    if (open) Object.assign(v, { declarer: this.declarer, dummy: this.dummy });
    if (this.contract) v["contract"] = this.contract;
    if (this.phase === "contract") {
      v["pending"] = [{ player: this.declarer, question: "choose_contract" }];
      if (you === this.declarer) {
        v["menu"] = DENOMS.flatMap((denomination) =>
          ["part", "game"].map((level) => {
            const tricks = tricksFor(denomination, level);
            return { denomination, level, tricks, made: trickPoints(denomination, tricks - 6) + (level === "game" ? 300 : 50), down: -50 };
          }),
        );
        v["legal"] = DENOMS.flatMap((denomination) =>
          ["part", "game"].map((level) => ({ kind: "choose_contract", denomination, level })),
        );
      }
    }
    if (this.phase === "play") {
      const hand = this.turn;
      v["pending"] = this.claim
        ? [{ player: you, question: "claim", options: ["accept", "object"] }]
        : [{ player: ctl(hand), hand, question: "play" }];
      if (this.claim) {
        v["claim"] = this.claim;
        v["legal"] = ["accept", "object"].map((option) => ({ kind: "answer", option }));
      } else {
        const legal: Command[] = [];
        if (ctl(hand) === you) {
          for (const card of this.legalCards(hand)) legal.push({ kind: "play", hand, card });
          legal.push({ kind: "claim", most: 13 - this.winners.length });
        }
        v["legal"] = legal;
      }
    }
    if (this.phase === "ended") Object.assign(v, { result: this.result, deal: this.dealt, salt: "00" });
    return v;
  }
}

export function diff(before: unknown, after: unknown): unknown {
  const isObj = (x: unknown): x is Data => typeof x === "object" && x !== null && !Array.isArray(x);
  if (!isObj(before) || !isObj(after)) return after;
  const patch: Data = {};
  for (const k of Object.keys(before)) if (!(k in after)) patch[k] = null;
  for (const [k, x] of Object.entries(after)) {
    if (JSON.stringify(before[k]) !== JSON.stringify(x)) patch[k] = isObj(before[k]) && isObj(x) ? diff(before[k], x) : x;
  }
  return patch;
}

export type { TableView };
