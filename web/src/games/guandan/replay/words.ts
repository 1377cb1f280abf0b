import type { Translate } from "../../../lib/fluent";
import type { GuandanPlayedDeal as Played } from "../../../wire/generated";
import type { Seat } from "../../../wire/types";
import type { Words } from "../../look";
import type { Laid } from "../state/deal";
import { meaningName, rankName } from "../state/meaning";
import { NATURAL, rankOf } from "../state/pieces";
import { orderLine } from "../told";
import type { News, Stage } from "./position";

/** What happened in a step, each in a sentence. */
export function newsText(news: News, words: Words): string {
  const { t } = words;
  switch (news.kind) {
    case "turned":
      return t("guandan-told-turned", { seat: words.seat(news.seat), card: words.card(news.card) });
    case "lead":
      return t("guandan-told-lead", { seat: words.seat(news.seat) });
    case "wind":
      return t("guandan-told-wind", { seat: words.seat(news.seat) });
    case "anti":
      return t("guandan-told-anti", { seats: news.seats.map((s) => words.seat(s)).join(t("guandan-and")) });
    case "order":
      return orderLine(news.order, words);
    case "out":
      return t("guandan-told-out", { seat: words.seat(news.seat), place: news.place });
    default: {
      const { giver, receiver, card } = news.gift;
      return t("guandan-told-gives", { kind: news.kind, from: words.seat(giver), to: words.seat(receiver), card: words.card(card) });
    }
  }
}

/** A play or a pass, in a sentence. */
export function actText(laid: Laid, level: string, words: Pick<Words, "t" | "seat">): string {
  const seat = words.seat(laid.seat);
  if (!laid.meaning) return words.t("guandan-told-passed", { seat });
  const what = meaningName(laid.meaning, level, words.t);
  return words.t("guandan-told-played", { seat, what });
}

export function stageText(stage: Stage, round: number, t: Translate): string {
  return stage === "play" ? t("guandan-replay-round", { number: round }) : t("guandan-replay-stage", { stage });
}

/** The letter of the rank that is played. */
export function levelOf({ deal }: Played): string {
  return NATURAL[(deal.level ?? 2) - 2] ?? "2";
}

/** A player's name, or his bot's; nothing where it is not known. */
export function playerName(record: Played, seat: Seat, t: Translate): string {
  const player = record.players?.[seat];
  return player?.name || (player?.bot ? t("bot-name", { level: player.bot }) : "");
}

/** Tribute and return in short: “E→S 大王”, “S→E 5”. */
export function tributeLines({ deal }: Played, t: Translate): string[] {
  if (deal.anti?.length) return [t("guandan-anti")];
  const short = (seat: Seat) => t("seat-short", { seat });
  return [...(deal.tributes ?? []), ...(deal.returns ?? [])]
    .map((g) => `${short(g.giver)}→${short(g.receiver)} ${rankName(rankOf(g.card), t)}`);
}
