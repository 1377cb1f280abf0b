import { SEATS, sideOf, type Suit } from "../lib/cards";
import { EMPTY, typeKey, type Entry } from "../lib/entry";
import { t } from "../lib/i18n.svelte";
import type { GameLook } from "../games/look";
import { actionOf, isTyping, type Action } from "../lib/keys";
import { routeHash } from "../lib/route";
import { lastSpoken, say } from "../lib/spoken.svelte";
import { handsToAct, trickOf } from "../lib/state/steps";
import type { TableStore } from "../lib/state/table.svelte";
import { callName, cardName, handSentence, seatName, suitName, suitSentence } from "../lib/words.svelte";
import type { Card, Seat, TableView } from "../wire/types";
import { moveFocus, focusHand } from "./focus";

interface Parts {
  store: TableStore;
  felt: () => HTMLElement | undefined;
  view: () => TableView;
  bottom: () => Seat;
  look: () => GameLook | undefined;
  canAsk: () => boolean;
  play: (hand: Seat, card: Card) => void;
  open: (what: string) => void;
  call: (call: string) => void;
  unselect: () => void;
}

/** Key presses on the table page: questions are answered in the live region. */
export function makeKeyboard(parts: Parts): (event: KeyboardEvent) => void {
  let entry: Entry = EMPTY;
  return (event) => {
    if (isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
    const felt = parts.felt();
    if (felt) felt.dataset["keyboard"] = "on";
    const typed = event.shiftKey && "SHDC".includes(event.key) ? undefined : typeKey(entry, event.key, calling(parts));
    if (typed && applies(typed, parts)) {
      event.preventDefault();
      entry = done(typed, parts);
      return;
    }
    entry = EMPTY;
    const action = actionOf(event);
    if (!action) return;
    if (run(action, event, parts)) event.preventDefault();
  };
}

/** A number begins a contract only where one is to be chosen. */
function applies(entry: Entry, parts: Parts): boolean {
  if (entry.kind !== "level" && entry.kind !== "contract") return true;
  return parts.store.legal.some((c) => c.kind === "choose_contract" || c.kind === "call");
}

/** It is this player's turn to call. */
function calling(parts: Parts): boolean {
  return parts.store.legal.some((c) => c.kind === "call");
}

/** Send a call, or say why it cannot be made. */
function makeCall(call: string, parts: Parts): Entry {
  const legal = parts.store.legal.some((c) => c.kind === "call" && c["call"] === call);
  void (legal ? parts.call(call) : parts.store.whyNot({ kind: "call", call }));
  return EMPTY;
}

function done(entry: Entry, parts: Parts): Entry {
  const { store, view } = { store: parts.store, view: parts.view() };
  switch (entry.kind) {
    case "suit": {
      const hand = actingHand(parts);
      say(suitSentence(view.deal?.hands?.[hand]?.cards ?? [], entry.suit));
      return entry;
    }
    case "card":
      parts.play(actingHand(parts), entry.card);
      return EMPTY;
    case "call":
      return makeCall(entry.call, parts);
    case "double": {
      // The second x makes it a redouble, where that is what can be said.
      const redouble = store.legal.some((c) => c["call"] === "XX");
      return redouble ? entry : makeCall("X", parts);
    }
    case "contract": {
      if (calling(parts)) return makeCall(`${entry.level}${entry.denomination}`, parts);
      const tricks = entry.level + 6;
      const menu = (view.deal?.["menu"] ?? []) as { denomination: string; tricks: number; level: string }[];
      const found = menu.find((m) => m.denomination === entry.denomination && m.tricks === tricks);
      const command = { kind: "choose_contract", denomination: entry.denomination, level: found?.level ?? String(tricks) };
      void (found ? store.do(command) : store.whyNot(command));
      return EMPTY;
    }
    default:
      return entry;
  }
}

/** The hand that typed cards belong to: the one that is to play, if it is mine to play. */
function actingHand(parts: Parts): Seat {
  const play = parts.store.legal.find((c) => c.kind === "play");
  return (play?.["hand"] as Seat | undefined) ?? parts.bottom();
}

function run(action: Action, event: KeyboardEvent, parts: Parts): boolean {
  const { store } = parts;
  const view = parts.view();
  const line = tableAnswer(action, event.key, parts);
  if (line !== undefined) {
    say(line);
    return true;
  }
  if (parts.look()?.act?.(action, view)) return true;
  const onButton = event.target instanceof HTMLButtonElement || event.target instanceof HTMLAnchorElement;
  switch (action) {
    case "focus":
      return focusHand(parts.felt());
    case "previous":
    case "next":
      return moveFocus(event.target, action === "next" ? 1 : -1);
    case "confirm":
      return !onButton && focusHand(parts.felt());
    case "cancel":
      parts.unselect();
      return true;
    case "gather":
      store.runner.hurry();
      return true;
    case "undo":
      if (view.may_undo) void store.do({ kind: "ask_undo" });
      else say(t("undo-none"));
      return true;
    case "claim":
      if (store.legal.some((c) => c.kind === "claim")) parts.open("claim");
      else void store.whyNot({ kind: "claim", tricks: 0 });
      return true;
    case "next-deal":
      void store.do({ kind: view.status === "finished" ? "rematch" : "next_deal" });
      return true;
    case "advice":
      if (parts.canAsk()) parts.open(action);
      else say(t("advice-none"));
      return true;
    case "sheet":
    case "menu":
      parts.open(action);
      return true;
    case "help":
      window.open(routeHash({ page: "help" }), "_blank", "noopener");
      return true;
    default:
      return false;
  }
}

/** What a listening key is answered with; `undefined` for every other key. */
export function tableAnswer(action: Action, key: string, parts: Pick<Parts, "store" | "view" | "bottom" | "look">): string | undefined {
  const view = parts.view();
  const deal = view.deal;
  const bottom = parts.bottom();
  const dummy = deal?.["dummy"] as Seat | undefined;
  const suit = key.toUpperCase() as Suit;
  const own = parts.look()?.answer?.(action, view, { t, seat: seatName, card: cardName, call: callName });
  if (own !== undefined) return own;
  switch (action) {
    case "my-hand":
      return handSentence(deal?.hands?.[bottom]?.cards ?? []);
    case "my-suit":
      return suitSentence(deal?.hands?.[bottom]?.cards ?? [], suit);
    case "dummy":
      return dummy ? t("say-dummy", { cards: handSentence(deal?.hands?.[dummy]?.cards ?? []) }) : t("say-no-dummy");
    case "dummy-suit":
      return dummy ? suitSentence(deal?.hands?.[dummy]?.cards ?? [], suit) : t("say-no-dummy");
    case "trick":
      return trickLine(parts.store.held ?? trickOf(view));
    case "last-trick": {
      const last = deal?.["last"] as { cards: [Seat, Card][]; winner: Seat } | undefined;
      return last ? `${trickLine(last)} ${t("say-winner", { seat: seatName(last.winner) })}` : t("say-no-last");
    }
    case "contract":
      return contractLine(view);
    case "points":
      return pointsLine(view);
    case "score":
      return scoreLine(view, bottom);
    case "turn": {
      const [seat] = handsToAct(deal);
      return seat ? t("say-turn", { seat: seatName(seat) }) : t("say-no-turn");
    }
    case "clock":
      return clockLine(view, parts.store.skew);
    case "repeat":
      return lastSpoken();
    default:
      return undefined;
  }
}

function trickLine(trick: { cards: [Seat, Card][] } | undefined): string {
  if (!trick?.cards.length) return t("say-no-trick");
  return trick.cards.map(([seat, card]) => t("say-played", { seat: seatName(seat), card: cardName(card) })).join(" ");
}

function contractLine(view: TableView): string {
  const contract = view.deal?.["contract"] as { denomination: string; tricks: number } | undefined;
  const declarer = view.deal?.["declarer"] as Seat | undefined;
  if (!contract || !declarer) return t("say-no-contract");
  return t("say-contract", {
    denomination: suitName(contract.denomination),
    tricks: contract.tricks,
    declarer: seatName(declarer),
  });
}

function pointsLine(view: TableView): string {
  const points = (view.deal?.["announced"] ?? {}) as Partial<Record<Seat, number>>;
  const said = SEATS.filter((s) => points[s] !== undefined);
  if (!said.length) return t("say-no-points");
  return said.map((s) => t("say-points", { seat: seatName(s), points: points[s] ?? 0 })).join(" ");
}

function scoreLine(view: TableView, bottom: Seat): string {
  const won = (view.deal?.["won"] ?? {}) as { NS?: number; EW?: number };
  const ns = sideOf(bottom) === "NS";
  const tricks = t("say-tricks", { ours: (ns ? won.NS : won.EW) ?? 0, theirs: (ns ? won.EW : won.NS) ?? 0 });
  const total = view.sheet?.totals[bottom];
  return total === undefined ? tricks : `${tricks} ${t("say-total", { points: total })}`;
}

function clockLine(view: TableView, skew: number): string {
  const mine = view.deal?.you ?? view.you;
  const entries = Object.entries(view.clock?.deadlines ?? {});
  const [seat, deadline] = entries.find(([s]) => s === mine) ?? entries[0] ?? [];
  if (!seat || deadline === undefined) return t("say-no-clock");
  const seconds = Math.max(0, Math.round((deadline - Date.now() - skew) / 1000));
  return t("say-clock", { seat: seatName(seat as Seat), seconds });
}

