import { meaning } from "./meaning";
import { auctionOf, nextCaller } from "../../lib/auction";
import type { Action } from "../../lib/keys";
import type { Seat, TableView } from "../../wire/types";
import type { Words } from "../look";
import type { Contract } from "./phases";

/** Spoken answers to the keys that bridge answers in its own words. */
export function answer(action: Action, view: TableView, words: Words): string | undefined {
  const deal = view.deal;
  if (!deal) return undefined;
  switch (action) {
    case "auction":
      return auctionLine(view, words);
    case "vulnerability":
      return words.t("say-vulnerability", {
        board: Number(deal.board ?? deal.number),
        vulnerability: String(deal["vulnerability"] ?? "none"),
        dealer: words.seat(deal.dealer ?? "N"),
      });
    case "contract": {
      const contract = deal["contract"] as Contract | undefined;
      if (!contract) return undefined;
      return words.t("bridge-told-contract", {
        level: contract.level,
        denomination: contract.denomination,
        doubling: contract.doubling ?? 0,
        declarer: words.seat(deal["declarer"] as Seat),
        tricks: contract.tricks,
      });
    }
    default:
      return undefined;
  }
}

export function auctionLine(view: TableView, words: Words): string {
  const calls = auctionOf(view.deal);
  const lines = calls.map((c) => {
    const line = words.t("bridge-told-call", { seat: words.seat(c.seat), call: words.call(c.call) });
    if (!c.alert && !c.text) return line;
    return `${line} ${meaning(c.text) || words.t("bridge-told-alerted", { seat: words.seat(c.seat) })}`;
  });
  const next = view.deal?.phase === "auction" ? nextCaller(calls, view.deal.dealer) : undefined;
  if (next) lines.push(words.t("say-turn", { seat: words.seat(next) }));
  return lines.join(" ");
}
