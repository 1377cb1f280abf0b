import { bySuit, suitOf, suitOrder, type Suit, type SuitGroup } from "../lib/cards";
import type { Card } from "../wire/types";
import { CARD_RATIO, type Fan, type Layout } from "./layout";

export interface Placed {
  key: string;
  card: Card | undefined;
  x: number;
  y: number;
}

type AnyFan = Layout["hand"] | Layout["dummy"];

/** Cards of a hand in the order they lie. */
export function ordered(cards: readonly Card[], trumps?: string): SuitGroup[] {
  const held = [...new Set(cards.map(suitOf))] as Suit[];
  return bySuit(cards, suitOrder(trumps, held));
}

/** Where each card of a hand lies inside its rectangle. */
export function arrange(
  cards: readonly Card[],
  count: number,
  fan: AnyFan,
  trumps?: string,
  towards?: "left" | "right",
): Placed[] {
  if (!cards.length) return backs(count, fan);
  const groups = ordered(cards, trumps);
  if ("rows" in fan) return inRows(groups, fan);
  if (fan.shape === "columns") return inColumns(groups, fan);
  if (fan.shape === "row") return oneRow(groups, fan, 8);
  // Dummy's right hand is nearer to the defender who has dummy at his left.
  return sideways(towards === "left" ? [...groups].reverse() : groups, fan, towards);
}

function backs(count: number, fan: AnyFan): Placed[] {
  const strip = Math.min(fan.strip, fan.cw * 0.36);
  const width = fan.cw + strip * (count - 1);
  const left = (fan.rect.w - width) / 2;
  const high = fan.cw * CARD_RATIO;
  const y = "rows" in fan ? fan.rect.h - high : 0;
  return Array.from({ length: count }, (_, i) => ({ key: `back-${i}`, card: undefined, x: left + i * strip, y }));
}

function inRows(groups: SuitGroup[], fan: Layout["hand"]): Placed[] {
  if (fan.rows === 1) return oneRow(groups, fan, 10);
  const [upper, lower] = split(groups);
  const low = line(lower, fan, fan.rowGap, fan.strip);
  return lower.length && upper.length ? [...line(upper, fan, 0, fan.strip), ...low] : line(upper, fan, fan.rowGap, fan.strip);
}

/** Two rows as even as whole suits allow, none longer than seven cards. */
export function split(groups: SuitGroup[]): [Card[], Card[]] {
  const cards = groups.flatMap((g) => g.cards);
  if (cards.length <= 7) return [cards, []];
  const ends: number[] = [];
  let sum = 0;
  for (const group of groups) ends.push((sum += group.cards.length));
  const fits = ends.filter((e) => e <= 7 && cards.length - e <= 7);
  const half = Math.ceil(cards.length / 2);
  const at = fits.sort((a, b) => Math.abs(a - half) - Math.abs(b - half))[0] ?? half;
  return [cards.slice(0, at), cards.slice(at)];
}

function line(cards: Card[], fan: Fan, y: number, strip: number): Placed[] {
  const width = fan.cw + strip * (cards.length - 1);
  const left = (fan.rect.w - width) / 2;
  return cards.map((card, i) => ({ key: card, card, x: left + i * strip, y }));
}

function oneRow(groups: SuitGroup[], fan: AnyFan, gap: number): Placed[] {
  const n = groups.reduce((sum, g) => sum + g.cards.length, 0);
  const apart = "shape" in fan ? fan.cw - fan.strip + gap : gap;
  const gaps = apart * (groups.length - 1);
  const strip = n > 1 ? Math.min(fan.strip, (fan.rect.w - fan.cw - gaps) / (n - 1)) : fan.strip;
  const width = fan.cw + strip * (n - 1) + gaps;
  let x = (fan.rect.w - width) / 2;
  return groups.flatMap((group) => {
    const placed = group.cards.map((card) => {
      const at = { key: card, card, x, y: 0 };
      x += strip;
      return at;
    });
    x += apart;
    return placed;
  });
}

function inColumns(groups: SuitGroup[], fan: Layout["dummy"]): Placed[] {
  const gap = Math.min(16, (fan.rect.w - groups.length * fan.cw) / Math.max(1, groups.length));
  const width = groups.length * fan.cw + (groups.length - 1) * gap;
  const left = (fan.rect.w - width) / 2;
  return groups.flatMap((group, column) => {
    const strip = stripOf(fan.rect.h - fan.cw * CARD_RATIO, group.cards.length, fan.strip);
    return group.cards.map((card, i) => ({
      key: card,
      card,
      x: left + column * (fan.cw + gap),
      y: i * strip,
    }));
  });
}

function sideways(groups: SuitGroup[], fan: Layout["dummy"], towards: "left" | "right" | undefined): Placed[] {
  const high = fan.cw * CARD_RATIO;
  const gap = Math.min(high * 0.86, (fan.rect.h - high) / Math.max(1, groups.length - 1));
  return groups.flatMap((group, row) => {
    const strip = stripOf(fan.rect.w - fan.cw, group.cards.length, fan.strip);
    const width = fan.cw + strip * (group.cards.length - 1);
    const left = towards === "right" ? fan.rect.w - width : 0;
    return group.cards.map((card, i) => ({ key: card, card, x: left + i * strip, y: row * gap }));
  });
}

function stripOf(room: number, n: number, most: number): number {
  return n < 2 ? most : Math.min(most, room / (n - 1));
}
