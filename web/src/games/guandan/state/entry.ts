import type { Card } from "../../../wire/types";
import { cardsOf, kept, rankOf, type Piece } from "./pieces";

/**
 * Typed entry: `334455` takes cards by rank (`10`, `1`, `0` or `t` is the ten), `hj` the jack of hearts,
 * `sb` and `hr` the jokers, `*` a wild card, `sfh` a straight flush in hearts; `p` passes, `h` hints.
 * `h` hints at once; when a rank follows, the hint is taken back and the heart is meant.
 */
export interface Entry {
  /** A suit's letter, or `sf`, that waits for what follows. */
  prefix: string;
  /** What was chosen before the prefix did something of its own. */
  before?: ReadonlySet<string>;
  /** A `1` has taken a ten: the `0` that may follow belongs to it. */
  one?: boolean;
  /** Ids in the order typed. */
  typed: readonly string[];
}

export const EMPTY: Entry = { prefix: "", typed: [] };

export type Effect =
  /** `back`: in place of the hint that was asked for. */
  | { do: "choose"; chosen: ReadonlySet<string>; back?: true }
  | { do: "hint" | "pass" | "none" }
  | { do: "flush"; suit: string }
  | { do: "missing"; what: string; back?: ReadonlySet<string> };

export interface Typed {
  entry: Entry;
  effect: Effect;
}

interface Held {
  hand: readonly Piece[];
  chosen: ReadonlySet<string>;
  wild: Card;
}

const RANKS: Record<string, string> = {
  a: "A", k: "K", q: "Q", j: "J", t: "T", "0": "T", "1": "T",
  "9": "9", "8": "8", "7": "7", "6": "6", "5": "5", "4": "4", "3": "3", "2": "2",
};
const SUITS = "shdc";

/** What a key does, or `undefined` if it is no entry. */
export function typeKey(entry: Entry, key: string, held: Held): Typed | undefined {
  const k = key === "Backspace" ? key : key.length === 1 && key === key.toLowerCase() ? key : "";
  if (!k) return undefined;
  if (k === "Backspace") return erase(entry, held);
  if (entry.one && k === "0") return { entry: { prefix: "", typed: entry.typed }, effect: { do: "none" } };
  const typed = typeOne(entry, k, held);
  return typed && k === "1" ? { ...typed, entry: { ...typed.entry, one: true } } : typed;
}

function typeOne(entry: Entry, k: string, held: Held): Typed | undefined {
  const after = afterPrefix(entry, k, held);
  if (after) return after;
  if (k === "p") return { entry: EMPTY, effect: { do: "pass" } };
  if (k === "h") {
    return { entry: { prefix: "h", before: entry.before ?? held.chosen, typed: entry.typed }, effect: { do: "hint" } };
  }
  if (SUITS.includes(k)) return { entry: { prefix: k, typed: entry.typed }, effect: { do: "none" } };
  if (k === "*") return add(entry, held, (p) => p.card === held.wild, held.wild);
  const rank = RANKS[k];
  return rank ? add(entry, held, (p) => rankOf(p.card) === rank && p.card !== held.wild, rank, (p) => rankOf(p.card) === rank) : undefined;
}

function afterPrefix(entry: Entry, k: string, held: Held): Typed | undefined {
  const { prefix } = entry;
  if (!prefix) return undefined;
  if (prefix === "sf") {
    return SUITS.includes(k) ? { entry: EMPTY, effect: { do: "flush", suit: k.toUpperCase() } } : undefined;
  }
  if (prefix === "s" && k === "f") return { entry: { ...entry, prefix: "sf" }, effect: { do: "none" } };
  const back = entry.before ? { ...held, chosen: entry.before } : held;
  const card = cardTyped(prefix, k);
  if (!card) return undefined;
  const typed = add({ prefix: "", typed: entry.typed }, back, (p) => p.card === card, card);
  return entry.before ? { ...typed, effect: instead(typed.effect, entry.before) } : typed;
}

/** The card that a suit's letter and a key name. */
function cardTyped(prefix: string, k: string): Card | undefined {
  if (prefix + k === "sb") return "SB";
  if (prefix + k === "hr") return "HR";
  const rank = RANKS[k];
  return rank && prefix.toUpperCase() + rank;
}

/** No hint was meant: what was chosen before it counts. */
function instead(effect: Effect, before: ReadonlySet<string>): Effect {
  if (effect.do === "choose") return { ...effect, back: true };
  return effect.do === "missing" ? { ...effect, back: before } : effect;
}

/** One more card of the hand that is not chosen yet. */
function add(entry: Entry, held: Held, wanted: (p: Piece) => boolean, what: string, also?: (p: Piece) => boolean): Typed {
  const free = held.hand.filter((p) => !held.chosen.has(p.id));
  const found = free.find(wanted) ?? (also ? free.find(also) : undefined);
  const next: Entry = { prefix: "", typed: entry.typed };
  if (!found) return { entry: next, effect: { do: "missing", what } };
  return {
    entry: { prefix: "", typed: [...entry.typed, found.id] },
    effect: { do: "choose", chosen: new Set([...held.chosen, found.id]) },
  };
}

function erase(entry: Entry, held: Held): Typed {
  const last = entry.typed[entry.typed.length - 1];
  const chosen = new Set(kept(held.hand, held.chosen));
  if (last !== undefined) chosen.delete(last);
  else chosen.clear();
  return { entry: { prefix: "", typed: entry.typed.slice(0, -1) }, effect: { do: "choose", chosen } };
}

/** A whole line in one go, as tests and a text field have it. */
export function typeAll(text: string, held: Held): { chosen: Card[]; effects: string[] } {
  let entry = EMPTY;
  let chosen = held.chosen;
  const effects: string[] = [];
  for (const key of text) {
    const typed = typeKey(entry, key, { ...held, chosen });
    if (!typed) continue;
    entry = typed.entry;
    effects.push(typed.effect.do);
    if (typed.effect.do === "choose") chosen = typed.effect.chosen;
  }
  return { chosen: cardsOf(held.hand, chosen), effects };
}
