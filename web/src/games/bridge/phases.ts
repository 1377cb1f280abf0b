import type { Seat, TableView } from "../../wire/types";
import type { Words } from "../look";

export interface Contract {
  level: number;
  denomination: string;
  doubling?: number;
  tricks: number;
  kind?: string;
  text?: string;
}

const ask = (view: TableView, kind: string) =>
  (view.deal?.legal ?? []).some((command) => command.kind === kind);

/** The middle belongs to the auction until it is over. */
export function hasPanel(view: TableView): boolean {
  return view.deal?.phase === "auction" || ask(view, "agree");
}

export function canRecord(view: TableView): boolean {
  return view.deal !== undefined && view.status !== "gathering";
}

/** The first-time hint that fits this moment. */
export function hint(view: TableView): string | undefined {
  const deal = view.deal;
  const you = deal?.you;
  if (!deal || !you) return undefined;
  if (ask(view, "call")) {
    const double = (deal.legal ?? []).some((c) => c.kind === "call" && c["call"] === "X");
    return double ? "bridge-hint-double" : "bridge-hint-call";
  }
  if (deal.phase !== "play") return undefined;
  if (you === deal["dummy"]) return "bridge-hint-dummy";
  const play = (deal.legal ?? []).filter((c) => c.kind === "play");
  if (!play.length) return undefined;
  if (play.some((c) => c["hand"] === deal["dummy"])) return "bridge-hint-play-dummy";
  const trick = deal["trick"] as { cards: unknown[] } | undefined;
  return trick?.cards.length ? "bridge-hint-follow" : "bridge-hint-lead";
}

export function resultTitle(view: TableView, words: Words): string | undefined {
  const deal = view.deal;
  const contract = deal?.["contract"] as Contract | undefined;
  const declarer = deal?.["declarer"] as Seat | undefined;
  const result = deal?.["result"] as { outcome?: string; tricks?: number } | undefined;
  if (!contract || !declarer || !result) return words.t("bridge-result-passed-out");
  return words.t("bridge-result-title", {
    level: contract.level,
    denomination: contract.denomination,
    doubling: contract.doubling ?? 0,
    outcome: result.outcome ?? "made",
    over: Math.abs((result.tricks ?? 0) - contract.tricks),
  });
}
