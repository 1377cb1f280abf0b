import { SEATS } from "../cards";
import type { BoardRecord, MarkView } from "../../wire/generated";
import type { BySeat, Card, Seat } from "../../wire/types";

/** A board card by card. Who won a trick is told by the record; no rule is needed here. */

export interface Position {
  /** Cards played so far. */
  played: ReadonlySet<Card>;
  /** The trick on the table: a whole one stays until the next card. */
  trick: [Seat, Card][];
  number: number;
  won: { NS: number; EW: number };
}

export function cardsOf(record: BoardRecord): [Seat, Card][] {
  return record.plays ?? [];
}

export function positionAt(record: BoardRecord, at: number): Position {
  const plays = cardsOf(record).slice(0, at);
  const number = Math.max(1, Math.ceil(plays.length / 4));
  const won = { NS: 0, EW: 0 };
  for (const seat of (record.winners ?? []).slice(0, Math.floor(plays.length / 4))) {
    won[seat === "N" || seat === "S" ? "NS" : "EW"] += 1;
  }
  return { played: new Set(plays.map(([, card]) => card)), trick: plays.slice((number - 1) * 4), number, won };
}

export interface Played {
  card: Card;
  /** Position in the play, from 1. */
  number: number;
  mark?: MarkView | undefined;
}

export interface TrickRow {
  number: number;
  leader: Seat;
  winner: Seat | undefined;
  cards: BySeat<Played>;
}

export function tricksOf(record: BoardRecord, marks: readonly MarkView[] = []): TrickRow[] {
  const rows: TrickRow[] = [];
  cardsOf(record).forEach(([seat, card], i) => {
    const index = Math.floor(i / 4);
    const row = (rows[index] ??= { number: index + 1, leader: seat, winner: record.winners?.[index], cards: {} });
    row.cards[seat] = { card, number: i + 1, mark: marks[i]?.card === card ? marks[i] : undefined };
  });
  return rows;
}

/** `=` for a card that gave nothing away, `−1` for one that cost a trick. */
export function markText(mark: Pick<MarkView, "cost">): string {
  return mark.cost === 0 ? "=" : mark.cost > 0 ? `−${mark.cost}` : `+${-mark.cost}`;
}

/** All four hands are known. */
export function isOpen(record: BoardRecord): boolean {
  return SEATS.every((seat) => record.hands?.[seat]?.length);
}

/** And hold equally many cards, as an analysis needs them: a deal, or an end position. */
export function isEven(record: BoardRecord): boolean {
  const { hands } = record;
  return isOpen(record) && SEATS.every((seat) => hands?.[seat]?.length === hands?.N?.length);
}

/** The deal alone to be analysed: its table, and par where dealer and vulnerability are known. */
export function dealOf(record: BoardRecord): Record<string, unknown> {
  const { hands, dealer, vulnerability } = record;
  return {
    hands,
    ...(dealer ? { dealer } : {}),
    ...(vulnerability ? { vulnerability } : {}),
  };
}

/** The board to be analysed, with the play where there is one. */
export function toAnalyse(record: BoardRecord): Record<string, unknown> {
  const { declarer, contract, plays } = record;
  const whole = declarer && contract;
  return {
    ...dealOf(record),
    ...(whole ? { declarer, denomination: contract.denomination } : {}),
    ...(whole && plays?.length ? { plays } : {}),
  };
}

/** What a position a step away is, kept within the play. */
export function stepTo(record: BoardRecord, at: number): number {
  return Math.max(0, Math.min(cardsOf(record).length, at));
}
