import type { GameKey, GameLook } from "../look";
import { t } from "../../lib/i18n.svelte";
import { actionOf, isTyping, type Action } from "../../lib/keys";
import { routeHash } from "../../lib/route";
import { say } from "../../lib/spoken.svelte";
import type { TableStore } from "../../lib/state/table.svelte";
import { cardName } from "../../lib/words.svelte";
import type { TableView } from "../../wire/types";
import { tableAnswer } from "../../table/keyboard";
import type { HandDesk } from "./desk.svelte";
import { givable, guandan } from "./state/deal";
import { EMPTY, typeKey, type Effect, type Entry } from "./state/entry";
import { rankName } from "./state/meaning";

/** The keys of this game, as the help page lists them. */
export const KEYS: readonly GameKey[] = [
  { keys: ["2", "…", "9", "10", "J", "Q", "K", "A"], text: "guandan-key-rank" },
  { keys: ["H J", "S 5"], text: "guandan-key-card" },
  { keys: ["S B", "H R"], text: "guandan-key-joker" },
  { keys: ["*"], text: "guandan-key-wild" },
  { keys: ["S F H"], text: "guandan-key-flush" },
  { keys: ["H"], text: "guandan-key-hint" },
  { keys: ["I"], text: "guandan-key-advice" },
  { keys: ["P"], text: "guandan-key-pass" },
  { keys: ["Enter"], text: "guandan-key-play" },
  { keys: ["Space"], text: "guandan-key-choose" },
  { keys: ["Backspace", "Esc"], text: "guandan-key-back" },
  { keys: ["G"], text: "guandan-key-arrange" },
  { keys: ["M"], text: "guandan-key-hand" },
  { keys: ["E"], text: "guandan-key-round" },
  { keys: ["B"], text: "guandan-key-beat" },
  { keys: ["V"], text: "guandan-key-levels" },
  { keys: ["Y"], text: "guandan-key-counts" },
];

interface Parts {
  store: TableStore;
  desk: HandDesk;
  felt: () => HTMLElement | undefined;
  view: () => TableView;
  look: () => GameLook | undefined;
  open: (what: string) => void;
}

export function makeKeyboard(parts: Parts): (event: KeyboardEvent) => void {
  let entry: Entry = EMPTY;
  const pause = makePause();
  return (event) => {
    if (isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
    pause.end();
    const felt = parts.felt();
    if (felt) felt.dataset["keyboard"] = "on";
    const { desk } = parts;
    const deal = guandan(parts.view().deal);
    const held = { hand: desk.pieces, chosen: desk.chosen, wild: `H${deal?.level ?? "2"}` };
    const typed = deal?.hand?.length ? typeKey(entry, event.key, held) : undefined;
    if (typed) {
      entry = typed.entry;
      event.preventDefault();
      void follow(typed.effect, parts, pause.wait);
      return;
    }
    entry = { ...EMPTY, typed: entry.typed };
    const action = actionOf(event);
    if (action && run(action, event, parts)) {
      if (action === "cancel" || action === "confirm") entry = EMPTY;
      event.preventDefault();
    }
  };
}

/** What `h` finds is said only when no key has followed: it may be the suit of a card. */
const MEANT_AFTER = 500;

function makePause() {
  let end: () => void = () => {};
  return {
    end: () => end(),
    /** Whether no key is pressed for a while. */
    wait: () =>
      new Promise<boolean>((settle) => {
        const timer = setTimeout(() => settle(true), MEANT_AFTER);
        end = () => {
          clearTimeout(timer);
          settle(false);
        };
      }),
  };
}

async function hintBy(desk: HandDesk, meant: Promise<boolean>): Promise<void> {
  const found = await desk.hint();
  if (found === "none" && (await meant)) say(t("guandan-no-hint"));
}

async function follow(effect: Effect, parts: Parts, wait: () => Promise<boolean>): Promise<void> {
  const { desk } = parts;
  switch (effect.do) {
    case "choose": {
      if (effect.back) desk.unhint();
      const giving = givable(desk.legal);
      const last = [...effect.chosen].slice(-1);
      desk.set(giving ? new Set(last) : effect.chosen);
      if (!effect.chosen.size) say(t("guandan-none-chosen"));
      return;
    }
    case "pass":
      return desk.pass();
    case "hint":
      return hintBy(desk, wait());
    case "flush":
      if (!desk.flush(effect.suit)) say(t("guandan-no-flush"));
      return;
    case "missing":
      if (effect.back) {
        desk.unhint();
        desk.set(effect.back);
      }
      say(t("guandan-not-held", { card: effect.what.length === 1 ? rankName(effect.what, t) : cardName(effect.what) }));
      return;
    case "none":
      return;
  }
}

function run(action: Action, event: KeyboardEvent, parts: Parts): boolean {
  const { store, desk } = parts;
  const target = event.target as HTMLElement | null;
  const line = tableAnswer(action, event.key, { store, view: parts.view, look: parts.look, bottom: () => parts.view().you ?? "S" });
  if (line !== undefined) {
    say(line);
    return true;
  }
  switch (action) {
    case "focus":
      return focusTable(parts.felt());
    case "previous":
    case "next":
      return moveFocus(target, event.key);
    case "confirm":
      return confirm(target, parts);
    case "cancel":
      desk.clear();
      say(t("guandan-none-chosen"));
      return true;
    case "gather":
      void desk.arrange().then((on) => say(t(on ? "guandan-by-groups" : "guandan-by-rank")));
      return true;
    case "next-deal":
      void store.do({ kind: parts.view().status === "finished" ? "rematch" : "next_deal" });
      return true;
    case "advice":
      if (parts.look()?.canAsk?.(parts.view())) parts.open(action);
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

/** Enter plays what is chosen, also from a card; on any other button it presses the button. */
function confirm(target: HTMLElement | null, parts: Parts): boolean {
  const button = target?.closest("button, a");
  const onCard = button?.closest("[data-group]");
  if (button && !onCard) return false;
  const { desk } = parts;
  if (!desk.chosen.size) return onCard ? false : focusTable(parts.felt());
  void (givable(desk.legal) ? desk.give() : desk.play());
  return true;
}

/** The first thing that waits for an answer, else the hand. */
export function focusTable(felt: HTMLElement | undefined): boolean {
  const wanted =
    felt?.querySelector<HTMLElement>(".gd-choices button") ??
    felt?.querySelector<HTMLElement>(".at--scroll button") ??
    felt?.querySelector<HTMLElement>('[data-group="hand"] button[data-id][tabindex="0"]') ??
    felt?.querySelector<HTMLElement>('[data-group="hand"] button[data-id]');
  wanted?.focus();
  return Boolean(wanted);
}

/** Left and right go from column to column, up and down within one. */
function moveFocus(target: HTMLElement | null, key: string): boolean {
  const card = target?.closest<HTMLElement>("button[data-id]");
  const group = card?.closest("[data-group]");
  if (!card || !group) return false;
  const cards = Array.from(group.querySelectorAll<HTMLElement>("button[data-id]"));
  const columns = [...new Set(cards.map((c) => c.dataset["column"]))];
  const own = cards.filter((c) => c.dataset["column"] === card.dataset["column"]);
  if (key === "ArrowUp" || key === "ArrowDown") {
    own[(own.indexOf(card) + (key === "ArrowDown" ? 1 : -1) + own.length) % own.length]?.focus();
    return true;
  }
  const by = key === "ArrowRight" ? 1 : -1;
  const to = columns[(columns.indexOf(card.dataset["column"]) + by + columns.length) % columns.length];
  const there = cards.filter((c) => c.dataset["column"] === to);
  there[Math.min(own.indexOf(card), there.length - 1)]?.focus();
  return true;
}
