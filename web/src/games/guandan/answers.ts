import { otherSide, SEATS, sideOf } from "../../lib/cards";
import type { Action } from "../../lib/keys";
import type { Card, Seat, TableView } from "../../wire/types";
import type { Words } from "../look";
import { byRank } from "./state/columns";
import { guandan, placeTaken, type Laid } from "./state/deal";
import { playLine, rankName, ranksLine } from "./state/meaning";
import { isWild, pieces } from "./state/pieces";

/** Spoken answers to the keys that Guandan answers in its own words. */
export function answer(action: Action, view: TableView, words: Words): string | undefined {
  const deal = guandan(view.deal);
  if (!deal) return undefined;
  switch (action) {
    case "my-hand":
      return handLine(deal.hand ?? [], deal.level, words);
    case "dummy":
      return countsLine(view, words);
    case "trick":
      return roundLine(deal.trick ?? [], deal.level, words);
    case "last-trick":
      return words.t("guandan-say-no-last");
    case "contract":
      return toBeat(view, words);
    case "points":
    case "score":
      return levelsLine(view, words);
    default:
      return undefined;
  }
}

/** A hand by ranks, high to low, each with its suits. */
export function handLine(cards: readonly Card[], level: string, words: Words): string {
  const { t } = words;
  if (!cards.length) return t("hand-empty");
  return byRank(pieces(cards), level)
    .map((column) => {
      const suits = column.pieces
        .map((p) => (isWild(p.card, level) ? t("guandan-wild") : t("guandan-suit", { suit: p.card[0] ?? "" })))
        .join(" ");
      const rank = rankName(column.rank ?? "", t);
      const joker = column.rank === "HR" || column.rank === "SB";
      return joker
        ? t("guandan-say-jokers", { rank, count: column.pieces.length })
        : t("guandan-say-rank", { rank, suits });
    })
    .join(" ");
}

export function laidLine(laid: Laid, level: string, words: Words): string {
  const seat = words.seat(laid.seat);
  if (!laid.cards?.length) return words.t("guandan-told-passed", { seat });
  if (laid.meaning) return playLine(seat, laid.cards, laid.meaning, level, words.t);
  return words.t("guandan-told-played", { seat, what: ranksLine(laid.cards, words.t) });
}

export function roundLine(round: readonly Laid[], level: string, words: Words): string {
  if (!round.length) return words.t("guandan-say-no-round");
  return round.map((laid) => laidLine(laid, level, words)).join(" ");
}

function toBeat(view: TableView, words: Words): string {
  const deal = guandan(view.deal);
  if (!deal?.table) return words.t("guandan-say-nothing-to-beat");
  return words.t("guandan-say-to-beat", { play: laidLine(deal.table, deal.level, words) });
}

function countsLine(view: TableView, words: Words): string {
  const deal = guandan(view.deal);
  return SEATS.map((seat) => {
    const place = placeTaken(deal, seat);
    if (place) return words.t("guandan-told-place", { seat: words.seat(seat), place });
    return words.t("guandan-say-count", { seat: words.seat(seat), count: deal?.counts?.[seat] ?? 0 });
  }).join(" ");
}

export function levelsLine(view: TableView, words: Words): string {
  const deal = guandan(view.deal);
  if (!deal) return "";
  const own = sideOf((view.you ?? "S") as Seat);
  const { t } = words;
  return t("guandan-say-levels", {
    level: rankName(deal.level, t),
    ours: rankName(deal.levels[own], t),
    theirs: rankName(deal.levels[otherSide(own)], t),
  });
}
