import { sideOf } from "../../lib/cards";
import { answersOf, claimRefused } from "../../table/told";
import type { Words } from "../look";
import type { Seat, TableView, Told } from "../../wire/types";

const text = (value: unknown) => String(value);

/** What happened, in one line for the live region. */
export function told(item: Told, after: TableView, words: Words): string | undefined {
  const { t } = words;
  const seat = (field: string) => words.seat(item[field] as Seat);
  switch (item.kind) {
    case "deal_started":
      return t("minibridge-told-deal", { number: Number(item["number"]), dealer: seat("dealer") });
    case "points_announced":
      return t("minibridge-told-points", { seat: seat("seat"), points: Number(item["points"]) });
    case "declarer_found":
      return t("minibridge-told-declarer", { declarer: seat("declarer"), dummy: seat("dummy") });
    case "player_moved":
      return t("minibridge-told-moved", { from: seat("from"), to: seat("to") });
    case "contract_chosen":
      return t("minibridge-told-contract", {
        denomination: text(item["denomination"]),
        level: text(item["level"]),
        tricks: Number(item["tricks"]),
      });
    case "card_played":
      return t("minibridge-told-card", { seat: seat("hand"), card: words.card(text(item["card"])) });
    case "trick_won":
      return t("minibridge-told-trick", { seat: seat("seat"), ...won(after) });
    case "claimed":
      return t("minibridge-told-claim", { seat: seat("by"), tricks: Number(item["tricks"]) });
    case "answered":
      return t("minibridge-told-answered", { seat: seat("player") });
    case "answers_opened":
      return answersLine(item, "minibridge", words);
    case "deal_ended":
      return endLine(item, words);
    default:
      return undefined;
  }
}

/** Who has answered what, in the game's words. */
export function answersLine(item: Told, game: string, { t, seat }: Words): string {
  const answers = answersOf(item).map(([by, option]) =>
    t(`${game}-told-answer`, { seat: seat(by), option: t(`${game}-option-${option.replace(/_/g, "-")}`) }),
  );
  return [...(claimRefused(item) ? [t("claim-refused")] : []), ...answers].join(" ");
}

/** Tricks won, seen from one's own side. */
export function won(view: TableView): { ours: number; theirs: number } {
  const count = (view.deal?.["won"] ?? {}) as { NS?: number; EW?: number };
  const mine = sideOf(view.deal?.you ?? view.you ?? "S");
  const [ns, ew] = [count.NS ?? 0, count.EW ?? 0];
  return mine === "NS" ? { ours: ns, theirs: ew } : { ours: ew, theirs: ns };
}

function endLine(item: Told, words: Words): string {
  const result = (item["result"] ?? {}) as { outcome?: string; tricks?: number; score?: number };
  return words.t("minibridge-told-end", {
    outcome: text(result.outcome ?? "made"),
    tricks: result.tricks ?? 0,
    score: result.score ?? 0,
  });
}
