import { SEATS, SUITS } from "../cards";
import type { Packed } from "./link";
import type { BoardRecord } from "../../wire/generated";
import type { Card, Denomination, Seat } from "../../wire/types";

/** A board with a declarer as its link packs it. */
interface PackedBoard {
  g: string;
  n?: string;
  b?: number;
  d?: Seat;
  v?: string;
  /** Hands as `AK.QJ.T98.765432`, seats in the order N E S W, empty if not known. */
  h?: string[];
  /** Calls; with an alert or text as `[call, text]`. */
  a?: (string | [string, string])[];
  f?: Seat;
  c?: { d: Denomination; t: number; x: string; l?: number | string; o?: number };
  D?: Seat;
  /** Cards played, `D9DTD2`, and who played first and won each trick. */
  p?: string;
  q?: string;
  w?: string;
  r?: (string | number | undefined)[];
  P?: string[];
}

export function packHand(cards: readonly Card[]): string {
  return SUITS.map((s) => cards.filter((c) => c[0] === s).map((c) => c[1]).join("")).join(".");
}

export function unpackHand(text: string): Card[] {
  return text.split(".").flatMap((ranks, i) => Array.from(ranks, (r) => `${SUITS[i] ?? "?"}${r}`));
}

export function packBoard(r: BoardRecord): Packed {
  const packed: PackedBoard = { n: r.name, g: r.game };
  if (r.board !== undefined) packed.b = r.board;
  if (r.dealer) packed.d = r.dealer;
  if (r.vulnerability) packed.v = r.vulnerability;
  if (r.hands) packed.h = SEATS.map((s) => (r.hands?.[s] ? packHand(r.hands[s]) : ""));
  if (r.auction?.length) {
    packed.a = r.auction.map((c) => (c.alert || c.text ? [c.call, c.text ?? ""] : c.call));
    packed.f = r.auction[0]?.seat as Seat;
  }
  if (r.contract) {
    const { denomination: d, tricks: t, text: x, level: l, doubling: o } = r.contract;
    packed.c = { d, t, x, ...(l === undefined ? {} : { l }), ...(o ? { o } : {}) };
  }
  if (r.declarer) packed.D = r.declarer;
  if (r.plays?.length) {
    packed.p = r.plays.map(([, card]) => card).join("");
    packed.q = r.plays.map(([seat]) => seat).join("");
    packed.w = (r.winners ?? []).join("");
  }
  if (r.result) packed.r = [r.result.outcome, r.result.tricks, r.result.score];
  if (r.players) packed.P = SEATS.map((s) => r.players?.[s]?.name ?? "");
  return { ...packed };
}

const SEAT = /^[NESW]$/;
const HAND = /^[AKQJT2-9]*(\.[AKQJT2-9]*){3}$/;
const seats = (text: string | undefined): Seat[] => Array.from(text ?? "").filter((s): s is Seat => SEAT.test(s));

/** The board that was packed so, or nothing when it cannot be read. */
export function unpackBoard(packed: Packed): BoardRecord | undefined {
  try {
    return unpack(packed as unknown as PackedBoard);
  } catch {
    return undefined;
  }
}

function unpack(p: PackedBoard): BoardRecord | undefined {
  if (!p.h && !p.a) return undefined;
  if (p.h && !p.h.every((h) => h === "" || HAND.test(h))) return undefined;
  const record: BoardRecord = { game: p.g, name: String(p.n ?? "") };
  if (typeof p.b === "number") record.board = p.b;
  if (p.d && SEAT.test(p.d)) record.dealer = p.d;
  if (p.v && ["none", "NS", "EW", "both"].includes(p.v)) record.vulnerability = p.v;
  if (p.h) record.hands = Object.fromEntries(SEATS.flatMap((s, i) => (p.h?.[i] ? [[s, unpackHand(p.h[i])]] : [])));
  if (p.a) {
    const first = Math.max(0, SEATS.indexOf(p.f ?? p.d ?? "N"));
    record.auction = p.a.map((c, i) => {
      const seat = SEATS[(first + i) % 4] as Seat;
      if (typeof c === "string") return { seat, call: c };
      return { seat, call: String(c[0]), alert: true, ...(c[1] ? { text: String(c[1]) } : {}) };
    });
  }
  if (p.c && ["S", "H", "D", "C", "NT"].includes(p.c.d)) {
    const { d, t, x, l, o } = p.c;
    record.contract = { denomination: d, tricks: Number(t), text: String(x), ...(l === undefined ? {} : { level: l }), ...(o ? { doubling: Number(o) } : {}) };
  }
  if (p.D && SEAT.test(p.D)) record.declarer = p.D;
  if (p.p && /^([SHDC][AKQJT2-9])+$/.test(p.p)) {
    const cards = p.p.match(/../g) ?? [];
    record.plays = seats(p.q).slice(0, cards.length).map((seat, i) => [seat, cards[i] as Card]);
    record.winners = seats(p.w);
  }
  if (p.r) {
    const [outcome, tricks, score] = p.r;
    record.result = { outcome: String(outcome), points: {}, ...(typeof tricks === "number" ? { tricks } : {}), ...(typeof score === "number" ? { score } : {}) };
  }
  if (p.P) record.players = Object.fromEntries(SEATS.flatMap((s, i) => (p.P?.[i] ? [[s, { name: String(p.P[i]) }]] : [])));
  return record;
}
