import { sideOf } from "../../lib/cards";
import type { Card, Seat, Side, TableView, Told } from "../../wire/types";
import type { Words } from "../look";
import { finish, guandan, isDouble, PLACES, type DealResult, type Meaning, type Payment, type Returned } from "./state/deal";
import { playLine } from "./state/meaning";

/** Lines worth a banner. */
export const SHOWN = [
  "lead_given",
  "tribute_paid",
  "tribute_taken",
  "anti_tribute_shown",
  "tribute_returned",
  "return_taken",
  "wind_taken",
  "went_out",
] as const;

/** What happened, in one line for the live region. */
export function told(item: Told, after: TableView, words: Words): string | undefined {
  const { t } = words;
  const deal = guandan(after.deal);
  const level = deal?.level ?? "2";
  const seat = (field: string) => words.seat(item[field] as Seat);
  switch (item.kind) {
    case "guandan_deal_started":
      return t("guandan-told-deal", { number: Number(item["number"] ?? deal?.number ?? 1), level: rank(level, words) });
    case "played": {
      const line = playLine(seat("player"), item["cards"] as Card[], item["meaning"] as Meaning, level, t);
      return `${line}${reporting(item["player"] as Seat, after, words)}`;
    }
    case "passed":
      return t("guandan-told-passed", { seat: seat("player") });
    case "wind_taken":
      return t("guandan-told-wind", { seat: seat("seat") });
    case "went_out":
      return t("guandan-told-out", { seat: seat("player"), place: placeWord(item["place"]) });
    case "lead_given":
      return item["why"] === "turned_card" && deal?.turned
        ? t("guandan-told-turned", { seat: seat("seat"), card: words.card(deal.turned) })
        : t("guandan-told-lead", { seat: seat("seat") });
    case "tribute_chosen":
    case "return_chosen":
      // The card of a single payer is open at once.
      return (deal?.tribute?.payers ?? []).length === 1 ? "" : t("guandan-told-laid", { seat: seat("player") });
    case "tribute_paid":
    case "tribute_taken":
      return passed("tribute", (item["payments"] ?? []) as Payment[], words);
    case "tribute_returned":
    case "return_taken":
      return passed("return", (item["returns"] ?? []) as Returned[], words);
    case "anti_tribute_shown": {
      const seats = Object.keys((item["jokers"] ?? {}) as object) as Seat[];
      return t("guandan-told-anti", { seats: together(seats, words) });
    }
    case "guandan_deal_ended":
      return ended(after, words);
    default:
      return undefined;
  }
}

/** Cards that pass from one to another, each in a sentence. */
function passed(kind: "tribute" | "return", all: readonly (Payment | Returned)[], words: Words): string {
  return all
    .map((one) => {
      const from = words.seat("payer" in one ? one.payer : one.giver);
      const card = one.card ? words.card(one.card) : words.t("guandan-hidden-card");
      return one.receiver
        ? words.t("guandan-told-gives", { kind, from, to: words.seat(one.receiver), card })
        : words.t("guandan-told-gives-open", { kind, from, card });
    })
    .join(" ");
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

function together(seats: readonly Seat[], words: Words): string {
  return seats.map((seat) => words.seat(seat)).join(words.t("guandan-and"));
}

/** Who came where; of a double the last two together. */
export function orderLine(order: readonly Seat[], words: Words): string {
  const { t } = words;
  const apart = isDouble(order) ? order.slice(0, 2) : order;
  const lines = apart.map((seat, i) => t("guandan-told-place", { seat: words.seat(seat), place: finish(order, i) ?? "last" }));
  if (apart.length < order.length) lines.push(t("guandan-told-double", { seats: together(order.slice(2), words) }));
  return lines.join(" ");
}

function ended(after: TableView, words: Words): string | undefined {
  const { t } = words;
  const result = guandan(after.deal)?.result;
  if (!result) return undefined;
  const order = orderLine(result.order, words);
  const levels = (["NS", "EW"] as Side[]).map((side) =>
    t("guandan-told-level", { side, level: rank(result.levels_after[side], words) }),
  );
  const name = (side: Side) => sideName(side, after, words);
  const first = result.order[0];
  const won = result.match_winner
    ? t("guandan-match-won", { side: result.match_winner, level: rank(result.levels_after[result.match_winner], words) })
    : first && t("guandan-told-won", { side: name(sideOf(first)), steps: result.steps });
  return [order, won, failLine(result, name, words), ...levels].filter(Boolean).join(" ");
}

/** “We” and “They” for a player, north–south and east–west for others. */
function sideName(side: Side, view: TableView, { t }: Words): string {
  if (!view.you) return t("side", { side });
  return t("guandan-side", { side: side === sideOf(view.you) ? "ours" : "theirs" });
}

/** A deal at one's own ace that has not passed it. */
export function failLine(result: DealResult, name: (side: Side) => string, { t }: Pick<Words, "t">): string | undefined {
  const { fell, a_failed: failed } = result;
  if (fell) return t("guandan-a-failed", { side: name(fell), level: t("guandan-rank", { rank: result.levels_after[fell] }) });
  return failed && t("guandan-a-not-passed", { side: name(failed), count: result.a_fails?.[failed] ?? 1 });
}
