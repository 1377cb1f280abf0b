import type { Card } from "../../../wire/types";
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
    const column = ids.map((id) => free.find((p) => p.id === id) as Piece);
    free = free.filter((p) => !ids.includes(p.id));
    columns.push({ key: `group-${i}`, pieces: column, ...(group.meaning ? { meaning: group.meaning } : {}) });
  }
  return [...columns, ...byRank(free, level)];
}

/** Columns longer than `most` are cut into as few even ones as will do. */
export function cut(columns: readonly Column[], most: number): Column[] {
  return columns.flatMap((column) => {
    const parts = Math.ceil(column.pieces.length / most);
    if (parts < 2) return [column];
    const size = Math.ceil(column.pieces.length / parts);
    return Array.from({ length: parts }, (_, i) => ({
      ...column,
      key: `${column.key}-${i}`,
      pieces: column.pieces.slice(i * size, (i + 1) * size),
      whole: column.pieces,
    }));
  });
}
