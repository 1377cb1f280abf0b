import type { Card } from "../../../wire/types";
import type { Meaning } from "./deal";
import { ranksOf } from "./meaning";
import { isWild, NATURAL, rankOf, rankValue } from "./pieces";

/** The cards of a play in the order they are read, wild cards where they stand. */
export function inOrder(cards: readonly Card[], meaning: Meaning | undefined, level: string): Card[] {
  const sorted = [...cards].sort((a, b) => rankValue(rankOf(b), level) - rankValue(rankOf(a), level));
  if (!meaning) return sorted;
  const wanted = places(meaning, level);
  const free = sorted.filter((c) => !isWild(c, level));
  const wild = sorted.filter((c) => isWild(c, level));
  const out: Card[] = [];
  for (const rank of wanted) {
    const at = free.findIndex((c) => rankOf(c) === rank);
    const card = at >= 0 ? free.splice(at, 1)[0] : wild.pop();
    if (card) out.push(card);
  }
  return [...out, ...free, ...wild];
}

/** The ranks of a play from left to right; a full house names only its triple. */
function places(meaning: Meaning, level: string): string[] {
  const { rank, low } = ranksOf(meaning, level);
  const each = { straight: 1, straight_flush: 1, tube: 2, plate: 3 }[meaning.kind];
  if (!each) return meaning.kind === "full_house" ? [rank, rank, rank] : [];
  const natural = `A${NATURAL}`;
  const from = natural.indexOf(low);
  return [...natural.slice(from, from + meaning.size / each)].flatMap((r) => Array.from({ length: each }, () => r));
}
