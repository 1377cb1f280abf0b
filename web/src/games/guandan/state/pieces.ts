import type { Card } from "../../../wire/types";

/** One card on the screen: a hand may hold the same face twice. */
export interface Piece {
  id: string;
  card: Card;
}

export const NATURAL = "23456789TJQKA";
export const JOKERS: readonly Card[] = ["HR", "SB"];

export function isJoker(card: Card): boolean {
  return JOKERS.includes(card);
}

/** `HR`, `SB` or the letter of the rank. */
export function rankOf(card: Card): string {
  return isJoker(card) ? card : card.slice(1);
}

/** Where a rank stands on the screen: jokers, the level, then ace to two. */
export function rankValue(rank: string, level: string): number {
  if (rank === "HR") return 17;
  if (rank === "SB") return 16;
  return rank === level ? 15 : NATURAL.indexOf(rank) + 2;
}

/** The card that carries the mark 配. */
export function isWild(card: Card, level: string): boolean {
  return card === `H${level}`;
}

/** The ids are the face and its copy, so that the same hand always gives the same ids. */
export function pieces(cards: readonly Card[]): Piece[] {
  const seen = new Map<Card, number>();
  return cards.map((card) => {
    const copy = seen.get(card) ?? 0;
    seen.set(card, copy + 1);
    return { id: `${card}.${copy}`, card };
  });
}

/** The ids of these cards, or `undefined` where the hand has not all of them. */
export function idsOf(hand: readonly Piece[], cards: readonly Card[]): string[] | undefined {
  const free = [...hand];
  const out: string[] = [];
  for (const card of cards) {
    const at = free.findIndex((p) => p.card === card);
    const [piece] = at < 0 ? [] : free.splice(at, 1);
    if (!piece) return undefined;
    out.push(piece.id);
  }
  return out;
}

export function cardsOf(hand: readonly Piece[], chosen: ReadonlySet<string>): Card[] {
  return hand.filter((p) => chosen.has(p.id)).map((p) => p.card);
}

/** Nothing stays chosen that has left the hand. */
export function kept(hand: readonly Piece[], chosen: ReadonlySet<string>): Set<string> {
  return new Set(hand.map((p) => p.id).filter((id) => chosen.has(id)));
}

export function toggled(chosen: ReadonlySet<string>, id: string): Set<string> {
  const next = new Set(chosen);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** All of them, or none if all were chosen already. */
export function taken(chosen: ReadonlySet<string>, ids: readonly string[]): Set<string> {
  const next = new Set(chosen);
  const all = ids.every((id) => chosen.has(id));
  for (const id of ids) {
    if (all) next.delete(id);
    else next.add(id);
  }
  return next;
}

/** A stroke over several cards gives them all the same state. */
export function painted(chosen: ReadonlySet<string>, ids: readonly string[], on: boolean): Set<string> {
  const next = new Set(chosen);
  for (const id of ids) {
    if (on) next.add(id);
    else next.delete(id);
  }
  return next;
}
