import type { Card } from "../../../wire/types";
import { inOrder } from "./arrange";
import type { Meaning } from "./deal";
import { idsOf, rankOf, rankValue, type Piece } from "./pieces";

/** How a hand lies: columns from high to low, or one for each combination. */
export interface Column {
  key: string;
  /** Rank of a column of equal cards. */
  rank?: string;
  /** The combination it is, when the hand lies by combinations. */
  meaning?: Meaning;
  pieces: Piece[];
  /** All of it, where it has been cut. */
  whole?: Piece[];
}

export interface Group {
  cards: Card[];
  meaning?: Meaning;
}

const SUITS = "SHCD";
const suitPlace = (card: Card) => SUITS.indexOf(card[0] ?? "");

export function byRank(hand: readonly Piece[], level: string): Column[] {
  const columns = new Map<string, Piece[]>();
  for (const piece of hand) {
    const rank = rankOf(piece.card);
    columns.set(rank, [...(columns.get(rank) ?? []), piece]);
  }
  return [...columns]
    .sort(([a], [b]) => rankValue(b, level) - rankValue(a, level))
    .map(([rank, all]) => ({ key: rank, rank, pieces: all.sort((a, b) => suitPlace(a.card) - suitPlace(b.card)) }));
}

/** One column a combination that is still whole; what is left over lies by rank behind them. */
export function byGroups(hand: readonly Piece[], groups: readonly Group[], level: string): Column[] {
  let free = [...hand];
  const columns: Column[] = [];
  for (const [i, group] of groups.entries()) {
    const ids = idsOf(free, group.cards);
    if (!ids) continue;
    const column = standing(ids.map((id) => free.find((p) => p.id === id) as Piece), group.meaning, level);
    free = free.filter((p) => !ids.includes(p.id));
    columns.push({ key: `group-${i}`, pieces: column, ...(group.meaning ? { meaning: group.meaning } : {}) });
  }
  return [...columns, ...byRank(free, level)];
}

const SEQUENCES = ["straight", "straight_flush", "tube", "plate"];

/** A full house has its triple above, so that a cut leaves it together; sequences fall, wild cards in their places. */
function standing(column: Piece[], meaning: Meaning | undefined, level: string): Piece[] {
  const falls = SEQUENCES.includes(meaning?.kind ?? "");
  if (!falls && meaning?.kind !== "full_house") return column;
  const free = [...column];
  const cards = inOrder(column.map((p) => p.card), meaning, level);
  return (falls ? cards.reverse() : cards).map((card) => free.splice(free.findIndex((p) => p.card === card), 1)[0] as Piece);
}

/** Columns longer than `most` are cut into as few even ones as will do, a tube between its pairs. */
export function cut(columns: readonly Column[], most: number): Column[] {
  return columns.flatMap((column) => {
    if (column.pieces.length <= most) return [column];
    const together = column.meaning?.kind === "tube" ? 2 : 1;
    const groups = column.pieces.length / together;
    const parts = Math.ceil(groups / Math.floor(most / together));
    const size = Math.ceil(groups / parts) * together;
    return Array.from({ length: parts }, (_, i) => ({
      ...column,
      key: `${column.key}-${i}`,
      pieces: column.pieces.slice(i * size, (i + 1) * size),
      whole: column.pieces,
    }));
  });
}
