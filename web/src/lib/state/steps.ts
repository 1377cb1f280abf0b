import type { Card, DealView, Pending, Seat, TableView, Told } from "../../wire/types";

/** A full trick lying on the table until it is gathered. */
export interface Trick {
  number: number;
  leader?: Seat;
  winner?: Seat;
  cards: [Seat, Card][];
}

/** What one player did in a round; without cards he passed. */
export interface Laid {
  seat: Seat;
  cards?: Card[];
  [more: string]: unknown;
}

/** What the table shows moving, in order. */
export type Step =
  | { kind: "deal" }
  | { kind: "dummy"; seat: Seat }
  | { kind: "stamp" }
  | { kind: "play"; seat: Seat; card: Card; trick: Trick }
  | { kind: "gather"; winner: Seat; trick: Trick }
  /** A play or pass of any number of cards, in a game whose rounds have no fixed length. */
  | { kind: "move"; seat: Seat; round: Laid[] }
  | { kind: "sweep"; round: Laid[] }
  | { kind: "end" };

/** Milliseconds, as look.md sets them. */
export const PACE = {
  dealCard: 30,
  play: 180,
  afterPlay: 120,
  rest: 900,
  gather: 240,
  dummy: 300,
  stamp: 200,
} as const;

/** The trick in the middle of a view. */
export function trickOf(view: TableView | undefined): Trick | undefined {
  return view?.deal?.["trick"] as Trick | undefined;
}

/** The steps that lead from one view to what `told` says happened. */
export function stepsFor(before: TableView | undefined, told: readonly Told[], after?: TableView): Step[] {
  const steps: Step[] = [];
  let round = laidIn(before);
  let trick: Trick = copy(trickOf(before));
  for (const item of told) {
    switch (item.kind) {
      case "deal_started":
      case "guandan_deal_started":
        steps.push({ kind: "deal" });
        trick = copy(undefined);
        break;
      case "dummy_faced":
        steps.push({ kind: "dummy", seat: item["seat"] as Seat });
        break;
      case "contract_chosen":
      case "contract_reached":
        steps.push({ kind: "stamp" });
        break;
      case "card_played": {
        const [seat, card] = [item["hand"] as Seat, item["card"] as Card];
        trick = { ...trick, leader: trick.leader ?? seat, cards: [...trick.cards, [seat, card]] };
        steps.push({ kind: "play", seat, card, trick });
        break;
      }
      case "trick_won": {
        const winner = item["seat"] as Seat;
        trick = { ...trick, winner };
        steps.push({ kind: "gather", winner, trick });
        trick = { number: trick.number + 1, leader: winner, cards: [] };
        break;
      }
      case "played":
      case "passed": {
        const { kind: _, player, ...more } = item;
        const seat = player as Seat;
        round = [...round, { ...more, seat }];
        steps.push({ kind: "move", seat, round });
        break;
      }
      case "deal_ended":
      case "guandan_deal_ended":
        steps.push({ kind: "end" });
        break;
    }
  }
  const moved = steps.some((step) => step.kind === "move");
  const over = after?.deal !== undefined && (!laidIn(after).length || after.deal.phase === "ended");
  if (moved && over) steps.push({ kind: "sweep", round });
  return steps;
}

/** The current round of a view, in games that have such rounds. */
function laidIn(view: TableView | undefined): Laid[] {
  const trick = view?.deal?.["trick"];
  return Array.isArray(trick) ? (trick as Laid[]) : [];
}

function copy(trick: Trick | undefined): Trick {
  return trick ? { ...trick, cards: [...(trick.cards ?? [])] } : { number: 1, cards: [] };
}

/** Whom the deal waits for, and for what. Some games name only the players, and the viewer's own question. */
export function questionsOf(deal: DealView | undefined): Pending[] {
  if (deal?.pending) return deal.pending;
  const ask = deal?.["ask"] as { kind: string } | undefined;
  return ((deal?.["waiting"] ?? []) as Seat[]).map((player) => ({ player, question: ask?.kind ?? "play" }));
}

/** Whom the deal waits for, as hands that are to act. */
export function handsToAct(deal: DealView | undefined): Seat[] {
  return questionsOf(deal).map((p) => p.hand ?? p.player);
}

export function isMyTurn(view: TableView | undefined): boolean {
  const you = view?.you;
  return you !== undefined && questionsOf(view?.deal).some((p) => p.player === you);
}
