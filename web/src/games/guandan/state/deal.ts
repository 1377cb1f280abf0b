import { SEATS, sideOf } from "../../../lib/cards";
import type { BySeat, Card, Command, DealView, Seat, Side } from "../../../wire/types";

/** A Guandan deal as the server shows it: names and shapes only, no rules. */

export interface Meaning {
  kind: string;
  size: number;
  key: number;
}

/** What one player did in the current round; without cards he passed. */
export interface Laid {
  seat: Seat;
  cards?: Card[];
  meaning?: Meaning;
}

export interface Payment {
  payer: Seat;
  receiver?: Seat;
  card?: Card;
}

export interface Returned {
  giver: Seat;
  receiver?: Seat;
  card?: Card;
}

export interface Tribute {
  payers?: Seat[];
  receivers?: Seat[];
  /** Who has laid a card face down. */
  laid?: Seat[];
  /** The card that the viewer has laid so. */
  own?: Card;
  payments?: Payment[];
  returns?: Returned[];
  anti?: { jokers: BySeat<number> };
}

/** One line of the tribute board. */
export interface Passing {
  kind: "tribute" | "return";
  from: Seat;
  to?: Seat;
  card?: Card;
  /** A card lies there, face down. */
  laid: boolean;
}

/** Who gives what to whom, as far as it is known. */
export function passings(tribute: Tribute | undefined, you: Seat | undefined): Passing[] {
  const { payers = [], receivers = [], laid = [], own, payments = [], returns = [] } = tribute ?? {};
  const face = (from: Seat) => (from === you && own ? { card: own } : {});
  const paid: Passing[] = payments.length
    ? payments.map((p) => ({ kind: "tribute", from: p.payer, ...(p.receiver ? { to: p.receiver } : {}), ...(p.card ? { card: p.card } : {}), laid: true }))
    : payers.map((from) => ({ kind: "tribute", from, ...(payers.length === 1 && receivers[0] ? { to: receivers[0] } : {}), ...face(from), laid: laid.includes(from) }));
  if (!payments.length || payments.some((p) => !p.receiver)) return paid;
  const back: Passing[] = returns.length
    ? returns.map((r) => ({ kind: "return", from: r.giver, ...(r.receiver ? { to: r.receiver } : {}), ...(r.card ? { card: r.card } : {}), laid: true }))
    : payments.map((p) => ({ kind: "return", from: p.receiver as Seat, to: p.payer, ...face(p.receiver as Seat), laid: laid.includes(p.receiver as Seat) }));
  return [...paid, ...back];
}

export interface DealResult {
  order: Seat[];
  side?: Side;
  steps: number;
  levels_before: Record<Side, string>;
  levels_after: Record<Side, string>;
  a_fails?: Partial<Record<Side, number>>;
  passed_a?: boolean;
  a_failed?: Side;
  /** The side that has failed too often and falls back. */
  fell?: Side;
  match_winner?: Side;
}

export interface Guandan {
  phase: string;
  number: number;
  /** No two deals have the same. */
  commitment?: string;
  level: string;
  levels: Record<Side, string>;
  declarer_side?: Side;
  a_fails?: Partial<Record<Side, number>>;
  hand?: Card[];
  counts?: BySeat<number>;
  partner_hand?: Card[];
  hands?: BySeat<Card[]>;
  /** The play to be beaten. */
  table?: Required<Laid>;
  trick?: Laid[];
  order?: Seat[];
  tribute?: Tribute;
  report?: Seat[];
  turned?: Card;
  ask?: { kind: string; seconds?: number };
  result?: DealResult;
  legal?: Command[];
  /** The table allows the adviser. */
  advice?: boolean;
}

export function guandan(deal: DealView | undefined): Guandan | undefined {
  return deal as unknown as Guandan | undefined;
}

export const PLACES = ["first", "second", "third", "last"] as const;

/** How a player has finished: when one side is out first, the other two stand in no order. */
export type Finish = (typeof PLACES)[number] | "double";

export function isDouble(order: readonly Seat[]): boolean {
  const [first, second] = order;
  return first !== undefined && second !== undefined && sideOf(first) === sideOf(second);
}

/** The order as it is shown: who is caught together has no order, and always stands as N=S or E=W. */
export function shownOrder(order: readonly Seat[]): Seat[] {
  if (!isDouble(order)) return [...order];
  return [...order.slice(0, 2), ...SEATS.filter((seat) => order.indexOf(seat) >= 2)];
}

/** What the one is who stands there in the order. */
export function finish(order: readonly Seat[], at: number): Finish | undefined {
  return at >= 2 && isDouble(order) ? "double" : PLACES[at];
}

/** The place a seat has taken, once it is out or the deal is over. */
export function placeTaken(deal: Guandan | undefined, seat: Seat): Finish | undefined {
  const order = deal?.result?.order ?? deal?.order ?? [];
  return finish(order, order.indexOf(seat));
}

/** The kinds of command a card may be given away with. */
const GIVING = ["pay_tribute", "return_tribute"];

/** Cards that may be given now, or `undefined` when none is asked for. */
export function givable(legal: readonly Command[]): { kind: string; cards: Card[] } | undefined {
  const found = legal.filter((c) => GIVING.includes(c.kind));
  const kind = found[0]?.kind;
  return kind ? { kind, cards: found.map((c) => String(c["card"])) } : undefined;
}

/** Choices that are neither plays nor cards to give: whose tribute, whose return. */
export function choices(legal: readonly Command[]): Command[] {
  return legal.filter((c) => ["take_tribute", "take_return"].includes(c.kind));
}

/** A payer may show his big jokers instead. */
export function mayRefuse(legal: readonly Command[]): boolean {
  return legal.some((c) => c.kind === "anti_tribute");
}

export function mayPass(legal: readonly Command[]): boolean {
  return legal.some((c) => c.kind === "pass");
}

export function mayPlay(legal: readonly Command[]): boolean {
  return legal.some((c) => c.kind === "play");
}
