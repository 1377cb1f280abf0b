import type { Translate } from "../../../lib/fluent";
import type { Card } from "../../../wire/types";
import type { Meaning } from "./deal";
import { NATURAL, rankOf } from "./pieces";

/** Plays in words. */

const LONG: Record<string, number> = { straight: 5, straight_flush: 5, tube: 3, plate: 2 };

/** The letter of a natural rank; the ace is also one. */
function natural(value: number): string {
  return value === 1 ? "A" : (NATURAL[value - 2] ?? "");
}

/** Letters of the rank a play goes by and, for sequences, of its lowest. */
export function ranksOf(meaning: Meaning, level: string): { rank: string; low: string } {
  const long = LONG[meaning.kind];
  if (long) return { rank: natural(meaning.key), low: natural(meaning.key - long + 1) };
  if (meaning.key === 17) return { rank: "HR", low: "" };
  if (meaning.key === 16) return { rank: "SB", low: "" };
  return { rank: meaning.key === 15 ? level : natural(meaning.key), low: "" };
}

export function rankName(rank: string, t: Translate): string {
  return t("guandan-rank", { rank });
}

/** “Straight 5–9”, “bomb of five 8s”. */
export function meaningName(meaning: Meaning, level: string, t: Translate): string {
  const { rank, low } = ranksOf(meaning, level);
  return t("guandan-meaning", {
    kind: meaning.kind,
    size: meaning.size,
    rank: rankName(rank, t),
    low: rankName(low, t),
  });
}

/** The ranks of some cards, as they lie. */
export function ranksLine(cards: readonly Card[], t: Translate): string {
  return cards.map((c) => rankName(rankOf(c), t)).join(" ");
}

export const BOMBS = ["bomb", "straight_flush", "four_jokers"];
