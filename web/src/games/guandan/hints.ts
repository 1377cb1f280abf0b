import type { TableView } from "../../wire/types";
import { choices, givable, guandan, mayPass, mayPlay } from "./state/deal";
import { NATURAL, rankOf } from "./state/pieces";

/** The first-time hint that fits this moment. */
export function hint(view: TableView): string | undefined {
  const deal = guandan(view.deal);
  const legal = deal?.legal ?? [];
  if (!deal || !view.you) return undefined;
  const giving = givable(legal);
  if (giving?.kind === "pay_tribute") {
    return (deal.tribute?.payers ?? []).length > 1 ? "guandan-hint-tribute-double" : "guandan-hint-tribute";
  }
  if (giving) return giving.cards.every(isLow) ? "guandan-hint-return" : "guandan-hint-return-any";
  if (choices(legal).length || !mayPlay(legal)) return undefined;
  return mayPass(legal) ? "guandan-hint-follow" : "guandan-hint-lead";
}

/** Ten or below, as the hint says it. */
function isLow(card: string): boolean {
  const at = NATURAL.indexOf(rankOf(card));
  return at >= 0 && at <= NATURAL.indexOf("T");
}
