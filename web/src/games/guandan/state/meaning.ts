import type { Translate } from "../../../lib/fluent";
import type { Card, Data } from "../../../wire/types";
import type { Meaning } from "./deal";
import { inOrder } from "./arrange";
import { isWild, NATURAL, rankOf } from "./pieces";

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

/** What the messages that name a play are given. */
function named(meaning: Meaning, level: string, t: Translate) {
  const { rank, low } = ranksOf(meaning, level);
  const { kind, size } = meaning;
  return { kind, size, rank: rankName(rank, t), ranks: t("guandan-ranks", { rank }), low: rankName(low, t) };
}

/** “Straight 5–9”, “Bomb of five 8s”. */
export function meaningName(meaning: Meaning, level: string, t: Translate): string {
  return t("guandan-meaning", { ...named(meaning, level, t) });
}

/** Kinds whose name does not say all of the cards. */
const DETAILED = ["full_house", "straight_flush", "tube", "plate"];

/** A play with its cards as they are read, where the name alone does not say them. */
export function playLine(seat: string, cards: readonly Card[], meaning: Meaning, level: string, t: Translate): string {
  const what = meaningName(meaning, level, t);
  const line = t("guandan-told-played", { seat, what });
  const wild = meaning.size > 2 && cards.some((card) => isWild(card, level));
  if (!wild && !DETAILED.includes(meaning.kind)) return line;
  const said = inOrder(cards, meaning, level).map((card) => (isWild(card, level) ? t("guandan-wild") : rankName(rankOf(card), t)));
  return `${line} ${said.join(" ")}`;
}

/** The data of a refusal in words: what was chosen, and what the table wants. */
export function refusalWords(data: Data, level: string, t: Translate): Data {
  const table = { kind: String(data["table_kind"]), size: Number(data["table_size"]), key: Number(data["table_key"]) };
  if (!data["table_kind"]) return data;
  const kinds = String(data["kinds"] ?? data["kind"]).split(",");
  const keys = String(data["keys"] ?? data["key"]).split(",").map(Number);
  const chosen = kinds.map((kind, i) => {
    const meaning = { kind, size: Number(data["size"]), key: keys[i] ?? 0 };
    return t("guandan-play-named", { ...named(meaning, level, t) });
  });
  return { ...data, chosen: chosen.join(t("guandan-or")), wanted: t("guandan-play-wanted", { ...named(table, level, t) }) };
}

/** The ranks of some cards, as they lie. */
export function ranksLine(cards: readonly Card[], t: Translate): string {
  return cards.map((c) => rankName(rankOf(c), t)).join(" ");
}

export const BOMBS = ["bomb", "straight_flush", "four_jokers"];
