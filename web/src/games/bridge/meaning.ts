import { hasText, t } from "../../lib/i18n.svelte";
import type { Suit } from "../../lib/cards";
import { suitName } from "../../lib/words.svelte";

/** A part of what a caller told: words, or a suit with how many cards of it. */
export type Part = string | { suit: Suit; length: string };

const SUIT_OF: Record<string, Suit> = { "♠": "S", "♥": "H", "♦": "D", "♣": "C" };
/** What a computer player says of a call of which nothing is agreed. */
const NOTHING = "—";

/**
 * What a caller told of his call. A computer player's words begin with ids of texts, which are
 * said in the language of the page; points and lengths follow.
 */
export function partsOf(text: string | undefined): Part[] {
  if (text === NOTHING) return [t("auction-nothing-agreed")];
  const words = (text ?? "").split(" ");
  const ids = words.findIndex((word) => !isId(word));
  const known = ids < 0 ? words : words.slice(0, ids);
  if (!known.length) return text ? [asText(text)] : [];
  const rest = ids < 0 ? [] : words.slice(ids);
  return [...known.map((id) => t(id)), ...ranges(rest)];
}

/** The same as one line, for those who hear it. */
export function meaning(text: string | undefined): string {
  return partsOf(text)
    .map((part) => (typeof part === "string" ? part : `${suitName(part.suit)} ${part.length}`))
    .join(" ");
}

const isId = (word: string) => word.startsWith("system-") && hasText(word);

function ranges(words: readonly string[]): Part[] {
  const parts: Part[] = [];
  for (const word of words) {
    const suit = SUIT_OF[word.charAt(0)];
    const last = parts[parts.length - 1];
    if (suit && word.length > 1) parts.push({ suit, length: word.slice(1) });
    else if (word === "HCP" && typeof last === "string") parts[parts.length - 1] = t("hcp-short", { points: last });
    else parts.push(word);
  }
  return parts;
}

/** Suit signs as a person wrote them, which a phone would otherwise draw as pictures. */
const asText = (text: string) => text.replace(/[♠♥♦♣]\uFE0F?(?!\uFE0E)/g, (sign) => `${sign.charAt(0)}\uFE0E`);
