import { auctionOf, isVulnerable } from "../lib/auction";
import { SEATS, sideOf } from "../lib/cards";
import type { Translate } from "../lib/fluent";
import { handsToAct, trickOf, type Trick } from "../lib/state/steps";
import type { TableStore } from "../lib/state/table.svelte";
import type { Chair, DealView, Seat, TableView } from "../wire/types";

/** What a name plate shows. */
export interface PlateInfo {
  seat: Seat;
  name: string;
  presence: "here" | "away" | "bot" | undefined;
  turn: boolean;
  ours: boolean;
  part: string | undefined;
  points: number | undefined;
  dealer: boolean;
  vulnerable: boolean;
  won: boolean[];
  deadline: number | undefined;
  total: number;
  skew: number;
}

/** Who sits there, in words: a person, a bot, both (taken over), or nobody. */
export function chairName(store: TableStore, chair: Chair | undefined, t: Translate): string {
  const person = chair?.person;
  const name = person === undefined ? undefined : (store.model.people[person]?.name ?? t("somebody"));
  if (name && chair?.bot) return t("taken-over", { name });
  if (name) return name;
  return chair?.bot ? t("bot-name", { level: chair.bot }) : t("seat-free");
}

/** Who watches may take a free or a bot's seat while no deal is on. */
export function seatsToTake(view: TableView): Seat[] {
  if (view.you || view.status === "playing") return [];
  return SEATS.filter((seat) => view.seats[seat] && !view.seats[seat].person);
}

/** The opening lead has been made; where there is no auction, dummy lies open before it. */
export function opened(deal: DealView): boolean {
  const trick = deal["trick"] as { cards: unknown[] } | undefined;
  const winners = (deal["winners"] ?? []) as unknown[];
  return deal["auction"] === undefined || deal.phase === "ended" || winners.length > 0 || (trick?.cards.length ?? 0) > 0;
}

/** The hand at the lower edge: one's own, or declarer's for dummy and for those who watch. */
export function bottomSeat(view: TableView): Seat {
  const deal = view.deal;
  const declarer = deal?.["declarer"] as Seat | undefined;
  const dummy = deal?.["dummy"] as Seat | undefined;
  const you = deal?.you ?? view.you;
  if (!deal || !you) return declarer ?? view.you ?? "S";
  if (!opened(deal)) return you;
  const mine = SEATS.find((s) => deal.hands[s]?.player === you && s !== dummy);
  if (mine) return mine;
  return declarer ?? you;
}

export function plateInfo(store: TableStore, view: TableView, seat: Seat, bottom: Seat, t: Translate): PlateInfo {
  const deal = view.deal;
  const chair = view.seats[seat];
  const winners = (deal?.["winners"] ?? []) as Seat[];
  const announced = (deal?.["announced"] ?? {}) as Partial<Record<Seat, number>>;
  const player = deal?.hands[seat]?.player ?? seat;
  const ended = deal?.phase === "ended";
  return {
    seat,
    name: chair?.person === undefined && deal?.["vacant"] === seat ? t("seat-vacant") : chairName(store, chair, t),
    presence: store.model.presence[seat] ?? (chair?.bot ? "bot" : undefined),
    turn: !ended && handsToAct(deal).includes(seat),
    ours: sideOf(seat) === sideOf(bottom),
    part: deal?.["declarer"] === seat ? t("declarer") : deal?.["dummy"] === seat ? t("dummy") : undefined,
    points: announced[seat],
    dealer: deal?.dealer === seat,
    vulnerable: isVulnerable(deal?.["vulnerability"], seat),
    won: winners.map((w) => sideOf(w) === sideOf(seat)),
    deadline: handsToAct(deal).includes(seat) ? view.clock?.deadlines?.[player] : undefined,
    total: (view.settings.play_seconds ?? 0) * 1000,
    skew: store.skew,
  };
}

/** The call or card that a player wants to take back, in words: his last, with dummy's if he plays it. */
export function takenBack(
  view: TableView | undefined,
  by: Seat,
  what: string,
  words: { call(call: string): string; card(card: string): string },
): string | undefined {
  const deal = view?.deal;
  if (what === "call") {
    const last = auctionOf(deal).filter((c) => c.seat === by).pop();
    return last && words.call(last.call);
  }
  if (what !== "card") return undefined;
  const hands: unknown[] = by === deal?.["declarer"] ? [by, deal["dummy"]] : [by];
  const played = [...((deal?.["last"] as Trick | undefined)?.cards ?? []), ...(trickOf(view)?.cards ?? [])];
  const last = played.filter(([hand]) => hands.includes(hand)).pop();
  return last && words.card(last[1]);
}
