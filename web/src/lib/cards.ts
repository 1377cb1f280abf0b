import type { Card, Denomination, Seat, Side } from "../wire/types";

/** Names and order of cards and seats: what a picture needs, no rules. */

export const SUITS = ["S", "H", "D", "C"] as const;
export type Suit = (typeof SUITS)[number];
export const RANKS = "AKQJT98765432";
export const SEATS: readonly Seat[] = ["N", "E", "S", "W"];
export const DENOMINATIONS: readonly Denomination[] = ["C", "D", "H", "S", "NT"];

export function suitOf(card: Card): Suit {
  return card[0] as Suit;
}

export function rankOf(card: Card): string {
  return card.slice(1);
}

/** The 10 is written out on a card. */
export function rankText(rank: string): string {
  return rank === "T" ? "10" : rank;
}

export function isRed(suit: string): boolean {
  return suit === "H" || suit === "D";
}

export function sideOf(seat: Seat): Side {
  return seat === "N" || seat === "S" ? "NS" : "EW";
}

export function otherSide(side: Side): Side {
  return side === "NS" ? "EW" : "NS";
}

/** Seat `steps` places clockwise of `seat`. */
export function clockwise(seat: Seat, steps: number): Seat {
  return SEATS[(SEATS.indexOf(seat) + steps + 4) % 4] as Seat;
}

export type Place = "bottom" | "left" | "top" | "right";
const PLACES: readonly Place[] = ["bottom", "left", "top", "right"];

/** Where a seat lies on the screen when `bottom` sits at its lower edge. */
export function placeOf(seat: Seat, bottom: Seat): Place {
  const steps = (SEATS.indexOf(seat) - SEATS.indexOf(bottom) + 4) % 4;
  return PLACES[steps] as Place;
}

const POINTS: Record<string, number> = { A: 4, K: 3, Q: 2, J: 1 };

/** High-card points, as a diagram prints them beside a hand. */
export function hcp(cards: readonly Card[]): number {
  return cards.reduce((sum, card) => sum + (POINTS[rankOf(card)] ?? 0), 0);
}

export function byRank(a: Card, b: Card): number {
  return RANKS.indexOf(rankOf(a)) - RANKS.indexOf(rankOf(b));
}

export interface SuitGroup {
  suit: Suit;
  cards: Card[];
}

const ALTERNATING: readonly Suit[] = ["S", "H", "C", "D"];

/** Cards by suit, each high to low, suits in the given order, empty ones left out. */
export function bySuit(cards: readonly Card[], order: readonly Suit[] = ALTERNATING): SuitGroup[] {
  return order
    .map((suit) => ({ suit, cards: cards.filter((c) => suitOf(c) === suit).sort(byRank) }))
    .filter((group) => group.cards.length > 0);
}

/**
 * The order of suits on the screen: colours alternate; with trumps they come first, which is
 * dummy's right hand when dummy sits opposite.
 */
export function suitOrder(trumps?: string, held: readonly Suit[] = SUITS): Suit[] {
  const suits = ALTERNATING.filter((s) => held.includes(s));
  const first = suits.find((s) => s === trumps) ?? suits[0];
  if (!first) return [];
  const order = [first];
  while (order.length < suits.length) {
    const last = order[order.length - 1] as Suit;
    const rest = suits.filter((s) => !order.includes(s));
    order.push(rest.find((s) => isRed(s) !== isRed(last)) ?? (rest[0] as Suit));
  }
  return alternates(order) || trumps ? order : bestAlternation(order);
}

function alternates(order: readonly Suit[]): boolean {
  return order.every((suit, i) => i === 0 || isRed(suit) !== isRed(order[i - 1] as Suit));
}

/** Three suits alternate only with the odd colour in the middle. */
function bestAlternation(order: Suit[]): Suit[] {
  const odd = order.find((s) => order.filter((o) => isRed(o) === isRed(s)).length === 1);
  if (order.length !== 3 || !odd) return order;
  const [first, last] = order.filter((s) => s !== odd) as [Suit, Suit];
  return [first, odd, last];
}
