import { SUITS, type Suit } from "./cards";
import type { Card, Denomination } from "../wire/types";

/**
 * Typed entry: `sq` is the queen of spades, `h10`, `h1` or `hT` the ten of hearts, `4h` or `3n`
 * a contract or bid; where calls are made, `p`, `x` and `xx`. A suit's key alone reads that suit and waits for the rank.
 */
export type Entry =
  | { kind: "empty" }
  | { kind: "suit"; suit: Suit }
  | { kind: "level"; level: number }
  | { kind: "card"; card: Card }
  | { kind: "double" }
  | { kind: "call"; call: "P" | "X" | "XX" }
  | { kind: "contract"; level: number; denomination: Denomination };

export const EMPTY: Entry = { kind: "empty" };

const RANK_KEYS: Record<string, string> = {
  a: "A", k: "K", q: "Q", j: "J", t: "T", "1": "T", "0": "T",
  "9": "9", "8": "8", "7": "7", "6": "6", "5": "5", "4": "4", "3": "3", "2": "2",
};

/** The next entry after a key, or `undefined` if the key does not continue it. */
export function typeKey(entry: Entry, key: string, calling = false): Entry | undefined {
  if (key.length !== 1) return undefined;
  const lower = key.toLowerCase();
  if (entry.kind === "suit") {
    const rank = RANK_KEYS[lower];
    if (rank) return { kind: "card", card: entry.suit + rank };
  }
  if (entry.kind === "level") {
    const denomination = denominationOf(lower);
    if (denomination) return { kind: "contract", level: entry.level, denomination };
  }
  if (calling && lower === "p") return { kind: "call", call: "P" };
  if (calling && lower === "x") return entry.kind === "double" ? { kind: "call", call: "XX" } : { kind: "double" };
  if (/^[1-7]$/.test(lower)) return { kind: "level", level: Number(lower) };
  const suit = suitOfKey(lower);
  return suit ? { kind: "suit", suit } : undefined;
}

/** A whole entry in one go, as in a text field. */
export function parseEntry(text: string, calling = false): Entry | undefined {
  const clean = text.trim().toLowerCase().replace("10", "t").replace(/nt$/, "n");
  let entry: Entry | undefined = EMPTY;
  for (const key of clean) {
    if (!entry || entry.kind === "card" || entry.kind === "contract" || entry.kind === "call") return undefined;
    entry = typeKey(entry, key, calling);
  }
  return entry?.kind === "empty" ? undefined : entry;
}

function suitOfKey(key: string): Suit | undefined {
  return SUITS.find((s) => s.toLowerCase() === key);
}

function denominationOf(key: string): Denomination | undefined {
  return key === "n" ? "NT" : suitOfKey(key);
}
