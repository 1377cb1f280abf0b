import type { Words } from "../games/look";
import type { TableStore } from "../lib/state/table.svelte";
import type { Seat, Told } from "../wire/types";
import { takenBack } from "./info";

/** What is shown as well as spoken, in any game. */
export const isShown = (item: Told) => item.kind === "undo_answered" || item.kind === "rewound" || claimRefused(item);

/** Somebody has objected to a claim, and play goes on: who does not listen has to see it. */
export function claimRefused(item: Told): boolean {
  return item.kind === "answers_opened" && item["question"] === "claim" && answersOf(item).some(([, option]) => option === "reject");
}

/** The answers to a question, when all are opened. */
export const answersOf = (item: Told) => (item["answers"] ?? []) as [Seat, string][];

function undoAsked(item: Told, store: TableStore, words: Words): string {
  const [by, what] = [item["seat"] as Seat, String(item["what"])];
  const line = words.t("told-undo-asked", { seat: words.seat(by), what });
  const named = takenBack(store.view, by, what, words);
  return named ? `${line} ${named}` : line;
}

/** The room's own events, in one line for the live region. */
export function roomTold(item: Told, store: TableStore, words: Words): string | undefined {
  const { t } = words;
  const seat = () => words.seat(item["seat"] as Seat);
  const person = () => store.model.people[String(item["person"])]?.name ?? t("somebody");
  switch (item.kind) {
    case "seat_taken":
      return t("told-seat-taken", { seat: seat(), name: person() });
    case "seat_left":
      return t("told-seat-left", { seat: seat() });
    case "bot_seated":
      return t("told-bot-seated", { seat: seat() });
    case "seat_taken_over":
      return t("told-taken-over", { seat: seat() });
    case "seat_returned":
      return t("told-returned", { seat: seat() });
    case "undo_asked":
      return undoAsked(item, store, words);
    case "undo_answered":
      return t("told-undo-answered", { seat: seat(), option: item["late"] ? "late" : String(item["option"]) });
    case "rewound":
      return t("told-rewound");
    case "game_started":
      return t("told-started");
    case "game_finished":
      return t("told-finished");
    default:
      return undefined;
  }
}
