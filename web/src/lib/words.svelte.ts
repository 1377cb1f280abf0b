import { bySuit, rankOf, rankText, suitOf, SUITS, type Suit } from "./cards";
import { partsOf } from "./auction";
import { t } from "./i18n.svelte";
import type { Card, Seat } from "../wire/types";

/** Cards, seats and hands in the language's own words. */

export function cardName(card: Card): string {
  if (card === "SB" || card === "HR") return t("card-joker", { joker: card });
  return t("card-name", { suit: suitOf(card), rank: rankOf(card) });
}

export function seatName(seat: Seat): string {
  return t("seat", { seat });
}

export function suitName(suit: string): string {
  return t("denomination", { denomination: suit });
}

export function callName(call: string): string {
  const parts = partsOf(call);
  if (parts.kind === "bid") return t("bridge-bid", { level: parts.level, denomination: parts.denomination });
  if (parts.kind === "double") return t("bridge-double");
  return parts.kind === "redouble" ? t("bridge-redouble") : t("bridge-pass");
}

export function ranks(cards: readonly Card[]): string {
  return cards.map((c) => rankText(rankOf(c))).join(" ");
}

/** A score with a true minus sign. */
export function score(points: number): string {
  return points < 0 ? `−${-points}` : String(points);
}

export function suitSentence(cards: readonly Card[], suit: Suit): string {
  const held = bySuit(cards, [suit])[0]?.cards ?? [];
  return held.length
    ? t("say-suit", { suit, ranks: ranks(held) })
    : t("say-suit-none", { suit });
}

export function handSentence(cards: readonly Card[]): string {
  return SUITS.map((suit) => suitSentence(cards, suit)).join(" ");
}
