import type { TableView } from "../../wire/types";

const ask = (view: TableView, kind: string) =>
  (view.deal?.legal ?? []).some((command) => command.kind === kind);

/** The middle is needed for a choice. */
export function hasPanel(view: TableView): boolean {
  return ask(view, "announce") || ask(view, "choose_contract") || ask(view, "agree");
}

/** Declarer may ask for a contract, where the table allows it. */
export function canAsk(view: TableView): boolean {
  return view.deal?.["advice"] === true && ask(view, "choose_contract");
}

/** The first-time hint that fits this moment. */
export function hint(view: TableView): string | undefined {
  const deal = view.deal;
  const you = deal?.you;
  if (!deal || !you) return undefined;
  if (ask(view, "announce")) return "minibridge-hint-announce";
  if (ask(view, "choose_contract")) return "minibridge-hint-contract";
  if (deal.phase === "contract") return "minibridge-hint-wait-contract";
  if (deal.phase !== "play") return undefined;
  if (you === deal["dummy"]) return "minibridge-hint-dummy";
  const play = (deal.legal ?? []).filter((c) => c.kind === "play");
  if (!play.length) return undefined;
  if (play.some((c) => c["hand"] === deal["dummy"])) return "minibridge-hint-play-dummy";
  const trick = deal["trick"] as { cards: unknown[] } | undefined;
  return trick?.cards.length ? "minibridge-hint-follow" : "minibridge-hint-lead";
}
