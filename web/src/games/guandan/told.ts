import type { Card, Seat, Side, TableView, Told } from "../../wire/types";
import type { Words } from "../look";
import { guandan, PLACES, type Meaning } from "./state/deal";
import { meaningName, ranksLine } from "./state/meaning";

/** Lines worth a banner. */
export const SHOWN = [
  "tribute_paid",
  "tribute_announced",
  "tribute_taken",
  "anti_tribute_shown",
  "tribute_returned",
  "returns_opened",
  "tributes_opened",
  "wind_taken",
  "went_out",
  "penalty_called",
] as const;

const DETAILED = ["full_house", "straight_flush", "tube", "plate"];

/** What happened, in one line for the live region. */
export function told(item: Told, after: TableView, words: Words): string | undefined {
  const { t } = words;
  const deal = guandan(after.deal);
  const level = deal?.level ?? "2";
  const seat = (field: string) => words.seat(item[field] as Seat);
  switch (item.kind) {
    case "deal_started":
      return t("guandan-told-deal", { number: Number(item["number"] ?? deal?.number ?? 1), level: rank(level, words) });
    case "played": {
      const meaning = item["meaning"] as Meaning;
      const what = meaningName(meaning, level, t);
      const line = t("guandan-told-played", { seat: seat("player"), what });
      const cards = DETAILED.includes(meaning.kind) ? ` ${ranksLine(item["cards"] as Card[], t)}` : "";
      return `${line}${cards}${reporting(item["player"] as Seat, after, words)}`;
    }
    case "passed":
      return t("guandan-told-passed", { seat: seat("player") });
    case "wind_taken":
      return t("guandan-told-wind", { seat: words.seat((item["player"] ?? item["by"] ?? item["seat"]) as Seat) });
    case "went_out":
      return t("guandan-told-out", { seat: seat("player"), place: placeWord(item["place"]) });
    case "lead_given":
      return t("guandan-told-lead", { seat: words.seat((item["player"] ?? item["leader"] ?? item["seat"]) as Seat) });
    case "tribute_paid":
      if (typeof item["card"] !== "string") return t("guandan-told-tribute-hidden", { seat: seat("payer") });
      return t("guandan-told-tribute", { seat: seat("payer"), card: words.card(item["card"]) });
    case "tribute_taken":
      return t("guandan-told-taken", { seat: words.seat((item["player"] ?? item["receiver"]) as Seat), payer: seat("payer") });
    case "tribute_returned":
      if (typeof item["card"] !== "string") return undefined;
      return t("guandan-told-returned", {
        seat: words.seat((item["giver"] ?? item["player"]) as Seat),
        to: words.seat((item["receiver"] ?? item["to"]) as Seat),
        card: words.card(item["card"]),
      });
    case "anti_tribute_shown": {
      const seats = (item["seats"] ?? [item["player"]]) as Seat[];
      return t("guandan-told-anti", { seats: seats.map((s) => words.seat(s)).join(t("guandan-and")) });
    }
    case "deal_ended":
      return ended(after, words);
    default:
      return undefined;
  }
}

function rank(level: string, words: Words): string {
  return words.t("guandan-rank", { rank: level });
}

function placeWord(place: unknown): string {
  return typeof place === "number" ? (PLACES[place - 1] ?? "last") : String(place);
}

/** Few cards left are announced with the play itself. */
function reporting(seat: Seat, after: TableView, words: Words): string {
  const deal = guandan(after.deal);
  const count = deal?.counts?.[seat];
  if (!deal?.report?.includes(seat) || !count) return "";
  return ` ${words.t("guandan-told-report", { seat: words.seat(seat), count })}`;
}

function ended(after: TableView, words: Words): string | undefined {
  const { t } = words;
  const result = guandan(after.deal)?.result;
  if (!result) return undefined;
  const order = result.order
    .map((seat, i) => t("guandan-told-place", { seat: words.seat(seat), place: PLACES[i] ?? "last" }))
    .join(" ");
  const levels = (["NS", "EW"] as Side[]).map((side) =>
    t("guandan-told-level", { side, level: rank(result.levels_after[side], words) }),
  );
  const won = result.match_winner ? ` ${t("guandan-match-won", { side: result.match_winner })}` : "";
  return `${order} ${levels.join(" ")}${won}`;
}
