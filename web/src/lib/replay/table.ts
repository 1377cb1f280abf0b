import { ApiError } from "../wire/api";
import type { BoardList, BoardRow } from "../../wire/generated";

/** Which board of a table: `n` finds it for ever, `number` is its deal in the last match. */
export interface Wanted {
  n?: number | undefined;
  number?: number | undefined;
}

/** The boards that are looked at together, and where the one asked for stands among them. */
export function together(list: BoardList, wanted: Wanted, byMatch: boolean): { rows: BoardRow[]; at: number; match: number } {
  const last = list.boards[list.boards.length - 1]?.match ?? 1;
  const asked =
    list.boards.find((row) => row.n === wanted.n) ??
    list.boards.find((row) => row.number === wanted.number && (row.match ?? 1) === last);
  const match = asked?.match ?? last;
  const rows = byMatch ? list.boards.filter((row) => (row.match ?? 1) === match) : list.boards;
  return { rows, at: Math.max(0, rows.findIndex((row) => row === asked)), match };
}

/** The first board of each of a table's matches. */
export function matchesOf(list: BoardList): BoardRow[] {
  return list.boards.filter((row, i) => i === 0 || (row.match ?? 1) !== (list.boards[i - 1]?.match ?? 1));
}

/** Ask again when the server says that it was too fast. */
export async function patiently<T>(ask: () => Promise<T>, wait = 1000): Promise<T> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== "too_fast") throw error;
      await new Promise((r) => setTimeout(r, wait));
    }
  }
}
