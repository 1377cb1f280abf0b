import type { TableView } from "../../wire/types";
import { choices, givable, guandan, mayPass, mayPlay } from "./state/deal";

/** The first-time hint that fits this moment. */
export function hint(view: TableView): string | undefined {
  const deal = guandan(view.deal);
  const legal = deal?.legal ?? [];
  if (!deal?.you) return undefined;
  const giving = givable(legal);
  if (giving) return giving.kind === "pay_tribute" ? "guandan-hint-tribute" : "guandan-hint-return";
  if (choices(legal).length || !mayPlay(legal)) return undefined;
  return mayPass(legal) ? "guandan-hint-follow" : "guandan-hint-lead";
}
