import { SEATS } from "../../../lib/cards";
import type { GuandanGift as Gift, GuandanPlayedDeal as Played } from "../../../wire/generated";
import type { BySeat, Card, Seat } from "../../../wire/types";
import { finish, type Finish, type Laid, type Tribute } from "../state/deal";

/**
 * A finished deal step by step: as it was dealt, the tribute, the return, then every play and pass.
 * What wins a round and who leads the next is told by the record; no rule is needed here.
 */
export type Stage = "dealt" | "anti" | "tribute" | "return" | "play";

/** What happened in a step besides the play itself. */
export type News =
  | { kind: "turned"; seat: Seat; card: Card }
  | { kind: "lead" | "wind"; seat: Seat }
  | { kind: "anti"; seats: Seat[] }
  | { kind: "tribute" | "return"; gift: Gift }
  | { kind: "out"; seat: Seat; place: Finish }
  | { kind: "order"; order: readonly Seat[] };

export interface Position {
  stage: Stage;
  hands: Record<Seat, Card[]>;
  /** The round on the table, from 1; a whole one stays until the next play. */
  round: number;
  trick: Laid[];
  top: Laid | undefined;
  last: Laid | undefined;
  places: BySeat<Finish>;
  news: News[];
  ended: boolean;
}

export function stagesOf({ deal }: Played): Stage[] {
  return [
    "dealt",
    ...(deal.anti?.length ? (["anti"] as const) : []),
    ...(deal.tributes?.length ? (["tribute"] as const) : []),
    ...(deal.returns?.length ? (["return"] as const) : []),
  ];
}

export function actsOf(record: Played): Laid[] {
  return record.deal.acts ?? [];
}

/** The number of the last step; the first is 0. */
export function lastStep(record: Played): number {
  return stagesOf(record).length - 1 + actsOf(record).length;
}

export function stepTo(record: Played, to: number): number {
  return Math.max(0, Math.min(lastStep(record), to));
}

/** The step in which an act was done. */
export function stepOf(record: Played, act: number): number {
  return stagesOf(record).length + act;
}

/** Where each round begins and ends, in acts. */
export function roundsOf(record: Played): { from: number; to: number }[] {
  let at = 0;
  return record.rounds.map((long) => ({ from: at, to: (at += long) }));
}

export function positionAt(record: Played, at: number): Position {
  const stages = stagesOf(record);
  const played = Math.max(0, at - stages.length + 1);
  const stage = played ? "play" : (stages[at] ?? "dealt");
  const acts = actsOf(record).slice(0, played);
  const { hands, out } = handsAfter(record, stage, acts);
  const round = roundsOf(record).findIndex((r) => played > r.from && played <= r.to);
  const trick = acts.slice(roundsOf(record)[round]?.from ?? 0);
  const ended = played === actsOf(record).length;
  const order = ended ? record.result.order : out;
  return {
    stage,
    hands,
    round: round + 1,
    trick,
    top: [...trick].reverse().find((laid) => laid.cards?.length),
    last: acts[acts.length - 1],
    places: Object.fromEntries(order.map((seat, i) => [seat, finish(order, i) ?? "last"])),
    news: newsOf(record, stages, at, acts, out),
    ended,
  };
}

/** The hands after the gifts and the acts, and who went out in which order. */
function handsAfter(record: Played, stage: Stage, acts: readonly Laid[]): { hands: Record<Seat, Card[]>; out: Seat[] } {
  const { hands: dealt, tributes = [], returns = [] } = record.deal;
  const hands = Object.fromEntries(SEATS.map((s) => [s, [...(dealt?.[s] ?? [])]])) as Record<Seat, Card[]>;
  const take = (seat: Seat, card: Card) => {
    const place = hands[seat].indexOf(card);
    if (place >= 0) hands[seat].splice(place, 1);
  };
  const gifts = stage === "dealt" || stage === "anti" ? [] : stage === "tribute" ? tributes : [...tributes, ...returns];
  for (const gift of gifts) {
    take(gift.giver, gift.card);
    hands[gift.receiver].push(gift.card);
  }
  const out: Seat[] = [];
  for (const { seat, cards = [] } of acts) {
    for (const card of cards) take(seat, card);
    if (cards.length && !hands[seat].length) out.push(seat);
  }
  return { hands, out };
}

function newsOf(record: Played, stages: Stage[], at: number, acts: readonly Laid[], out: readonly Seat[]): News[] {
  const { deal, turned, result } = record;
  const last = acts[acts.length - 1];
  if (!last) {
    const stage = stages[at];
    const told: News[] = [];
    if (stage === "anti") told.push({ kind: "anti", seats: deal.anti ?? [] });
    if (stage === "tribute") told.push(...(deal.tributes ?? []).map((gift) => ({ kind: "tribute" as const, gift })));
    if (stage === "return") told.push(...(deal.returns ?? []).map((gift) => ({ kind: "return" as const, gift })));
    if (at === stages.length - 1 && deal.leader) {
      told.push(turned ? { kind: "turned", seat: deal.leader, card: turned } : { kind: "lead", seat: deal.leader });
    }
    return told;
  }
  if (acts.length === actsOf(record).length) {
    return [{ kind: "order", order: result.order }];
  }
  const told: News[] = [];
  if (last.cards?.length && out[out.length - 1] === last.seat) {
    told.push({ kind: "out", seat: last.seat, place: finish(out, out.length - 1) ?? "last" });
  }
  const wind = windAfter(record, acts.length);
  return wind ? [...told, { kind: "wind", seat: wind }] : told;
}

/** Who leads for a partner that is out, if a round has just ended so. */
function windAfter(record: Played, played: number): Seat | undefined {
  const round = roundsOf(record).find((r) => r.to === played);
  const next = actsOf(record)[played];
  if (!round || !next) return undefined;
  const owner = [...actsOf(record).slice(round.from, round.to)].reverse().find((laid) => laid.cards?.length);
  return owner?.seat === next.seat ? undefined : next.seat;
}

/** The tribute as the board of the table shows it. */
export function tributeAt(record: Played, stage: Stage): Tribute | undefined {
  const { anti = [], tributes = [], returns = [], hands } = record.deal;
  if (stage === "anti") {
    const big = (seat: Seat) => (hands?.[seat] ?? []).filter((card) => card === "HR").length;
    return { anti: { jokers: Object.fromEntries(anti.map((seat) => [seat, big(seat)])) } };
  }
  if (stage !== "tribute" && stage !== "return") return undefined;
  return {
    payments: tributes.map((g) => ({ payer: g.giver, receiver: g.receiver, card: g.card })),
    ...(stage === "return" ? { returns: returns.map((g) => ({ giver: g.giver, receiver: g.receiver, card: g.card })) } : {}),
  };
}

/** Seats in the order of turns, beginning with south. */
export function turnOrder(record: Played): Seat[] {
  return record.turn_direction === "cw" ? ["S", "W", "N", "E"] : ["S", "E", "N", "W"];
}

/** A line of the list of plays: once round the table. */
export interface Line {
  /** The round that begins here. */
  round: number | undefined;
  key: string;
  acts: BySeat<{ act: number; laid: Laid }>;
}

export function linesOf(record: Played): Line[] {
  const order = turnOrder(record);
  const lines: Line[] = [];
  roundsOf(record).forEach(({ from, to }, number) => {
    let column = order.length;
    for (let act = from; act < to; act++) {
      const laid = actsOf(record)[act] as Laid;
      const place = order.indexOf(laid.seat);
      if (place <= column) lines.push({ round: act === from ? number + 1 : undefined, key: `${act}`, acts: {} });
      column = place;
      (lines[lines.length - 1] as Line).acts[laid.seat] = { act, laid };
    }
  });
  return lines;
}
