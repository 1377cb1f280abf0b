import { meaning } from "./meaning";
import { auctionOf } from "../../lib/auction";
import type { Words } from "../look";
import { answersLine, won } from "../minibridge/told";
import type { Seat, TableView, Told } from "../../wire/types";

const text = (value: unknown) => String(value);

/** Lines worth seeing, not only hearing. */
export const SHOWN = ["meaning_given"] as const;

/** What happened, in one line for the live region. */
export function told(item: Told, after: TableView, words: Words): string | undefined {
  const { t } = words;
  const seat = (field: string) => words.seat(item[field] as Seat);
  switch (item.kind) {
    case "deal_started":
      return t("bridge-told-deal", {
        board: Number(item["board"] ?? item["number"]),
        dealer: seat("dealer"),
        vulnerability: text(after.deal?.["vulnerability"] ?? item["vulnerability"] ?? "none"),
      });
    case "call_made":
      return called(item, after, words);
    case "meaning_asked":
      return asked(item, after, words);
    case "meaning_given":
      return given(item, after, words);
    case "contract_reached":
      return t("bridge-told-contract", {
        level: Number(item["level"]),
        denomination: text(item["denomination"]),
        doubling: Number(item["doubling"] ?? 0),
        declarer: seat("declarer"),
        tricks: Number(item["level"]) + 6,
      });
    case "dummy_faced":
      return t("bridge-told-dummy", { seat: seat("seat") });
    case "card_played":
      return t("bridge-told-card", { seat: seat("hand"), card: words.card(text(item["card"])) });
    case "trick_won":
      return t("bridge-told-trick", { seat: seat("seat"), ...won(after) });
    case "claimed":
      return t("bridge-told-claim", { seat: seat("by"), tricks: Number(item["tricks"]) });
    case "answered":
      return t("bridge-told-answered", { seat: seat("player") });
    case "answers_opened":
      return answersLine(item, "bridge", words);
    case "deal_ended":
      return ended(item, words);
    default:
      return undefined;
  }
}

/** The call, and what its alert says to whoever may see it. */
function called(item: Told, after: TableView, words: Words): string {
  const seat = item["seat"] as Seat;
  const line = words.t("bridge-told-call", { seat: words.seat(seat), call: words.call(text(item["call"])) });
  const calls = auctionOf(after.deal).filter((c) => c.seat === seat);
  const last = calls[calls.length - 1];
  if (!last?.alert || last.call !== item["call"] || seat === after.deal?.you) return line;
  return [line, words.t("bridge-told-alerted", { seat: words.seat(seat) }), meaning(last.text)].join(" ").trim();
}

function asked(item: Told, after: TableView, words: Words): string {
  const call = auctionOf(after.deal)[Number(item["number"]) - 1];
  return words.t("bridge-told-asked", {
    seat: words.seat(item["by"] as Seat),
    caller: words.seat(call?.seat ?? "N"),
    call: words.call(call?.call ?? "P"),
  });
}

function given(item: Told, after: TableView, words: Words): string {
  const call = auctionOf(after.deal)[Number(item["number"]) - 1];
  const seat = words.seat((call?.seat ?? item["by"]) as Seat);
  return call?.text && call.seat !== after.deal?.you
    ? words.t("bridge-told-meaning", { seat, call: words.call(call.call), text: meaning(call.text) })
    : words.t("bridge-told-explained", { seat });
}

function ended(item: Told, words: Words): string {
  const result = (item["result"] ?? {}) as { outcome?: string; tricks?: number; score?: number };
  if (result.outcome === "passed_out") return words.t("bridge-told-passed-out");
  return words.t("bridge-told-end", {
    outcome: text(result.outcome ?? "made"),
    tricks: result.tricks ?? 0,
    score: Math.abs(result.score ?? 0),
  });
}
