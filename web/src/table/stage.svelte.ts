import { tick } from "svelte";
import type { GameLook } from "../games/look";
import { t } from "../lib/i18n.svelte";
import { reducedMotion } from "../lib/prefs.svelte";
import { play as sound } from "../lib/sound";
import { say } from "../lib/spoken.svelte";
import { PACE, type Step } from "../lib/state/steps";
import type { Stage, TableStore } from "../lib/state/table.svelte";
import { isMyTurn, questionsOf } from "../lib/state/steps";
import { callName, cardName, seatName } from "../lib/words.svelte";
import type { Seat, TableView, Told } from "../wire/types";
import { isShown, roomTold } from "./told";

interface Parts {
  felt: () => HTMLElement | undefined;
  store: TableStore;
  look: () => GameLook | undefined;
  setDealing: (on: boolean) => void;
  show: (text: string) => void;
}

/** Motion, sound and speech of a table page. */
export function makeStage(parts: Parts): Stage {
  let from: DOMRect | undefined;
  const find = (selector: string) => parts.felt()?.querySelector<HTMLElement>(selector) ?? undefined;
  return {
    moves: () => !reducedMotion(),
    away: () => document.hidden,
    before(step) {
      if (step?.kind !== "play") return;
      const source = find(`[data-card="${step.card}"]`) ?? find(`[data-plate="${step.seat}"]`);
      from = source?.getBoundingClientRect();
    },
    after(step) {
      if (!step) return;
      ring(step);
      if (reducedMotion()) return;
      if (step.kind === "deal") {
        parts.setDealing(true);
        setTimeout(() => parts.setDealing(false), 13 * PACE.dealCard + 400);
      }
      const start = from;
      if (step.kind === "play" && start) void tick().then(() => fly(find(`[data-trick="${step.card}"]`), start));
      if (step.kind === "dummy") void tick().then(() => unfold(find(".hand--dummy")));
      if (step.kind === "stamp") void tick().then(() => stamp(find(".contract-call")));
    },
    say(told, before, after) {
      if (!after) return;
      speak(told, before, after, parts);
    },
  };
}

function ring(step: Step): void {
  if (step.kind === "play" || step.kind === "move") sound("card");
  if (step.kind === "gather") sound("gather");
  if (step.kind === "stamp") sound("stamp");
}

function fly(card: HTMLElement | undefined, from: DOMRect): void {
  const to = card?.getBoundingClientRect();
  if (!card || !to || !card.animate) return;
  const dx = from.left + from.width / 2 - (to.left + to.width / 2);
  const dy = from.top + from.height / 2 - (to.top + to.height / 2);
  const scale = Math.max(0.4, Math.min(1.6, from.height / to.height));
  card.animate(
    [{ transform: `translate(${dx}px, ${dy}px) scale(${scale})` }, { transform: "none" }],
    { duration: PACE.play, easing: "cubic-bezier(0.2, 0.7, 0.2, 1)" },
  );
}

function unfold(hand: HTMLElement | undefined): void {
  const cards = hand?.querySelectorAll<HTMLElement>(".card") ?? [];
  cards.forEach((card, i) => {
    card.animate?.(
      [{ transform: "translateY(-18px) rotateX(70deg)", opacity: 0 }, { transform: "none", opacity: 1 }],
      { duration: PACE.dummy, delay: i * 14, easing: "ease-out", fill: "backwards" },
    );
  });
}

function stamp(call: HTMLElement | undefined): void {
  call?.animate?.(
    [{ transform: "scale(1.9) rotate(-6deg)", opacity: 0 }, { transform: "none", opacity: 1 }],
    { duration: PACE.stamp, easing: "cubic-bezier(0.3, 1.4, 0.5, 1)" },
  );
}

/** On arriving: whose turn it is, if it is mine. */
export function greet(view: TableView): void {
  const line = turnLine(undefined, view);
  if (line) say(line);
}

function speak(told: readonly Told[], before: TableView | undefined, after: TableView, parts: Parts): void {
  const words = { t, seat: seatName, card: cardName, call: callName };
  const lines: string[] = [];
  for (const item of told) {
    const line = parts.look()?.told?.(item, after, words) ?? roomTold(item, parts.store, words);
    if (!line) continue;
    lines.push(line);
    if (parts.look()?.shown?.includes(item.kind) || isShown(item)) parts.show(line);
  }
  const turn = turnLine(before, after);
  if (turn) lines.push(turn);
  if (lines.length) say(lines.join(" "));
}

/** “Your turn”, when it has just become so. */
export function turnLine(before: TableView | undefined, after: TableView): string | undefined {
  const mine = questionsOf(after.deal).find((p) => p.player === (after.deal?.you ?? after.you));
  if (!mine || !isMyTurn(after)) return undefined;
  const same = questionsOf(before?.deal).find((p) => p.player === (before?.deal?.you ?? before?.you));
  if (same && same.hand === mine.hand && same.question === mine.question) {
    if (JSON.stringify(before?.deal?.["trick"]) === JSON.stringify(after.deal?.["trick"])) return undefined;
  }
  const dummy = mine.question === "play" && mine.hand !== undefined && mine.hand === after.deal?.["dummy"];
  return dummy ? t("your-turn-dummy") : t("your-turn", { question: mine.question });
}

/** When a played card takes the focus with it, its neighbour or the hand on turn gets it. */
export function keepFocus(felt: HTMLElement | undefined, view: TableView, bottom: Seat, dummy: Seat | undefined): void {
  const active = document.activeElement as HTMLElement | null;
  const group = active?.closest<HTMLElement>("[data-group]");
  if (!felt || (!group && !lostFrom(felt, active))) return;
  const hand = view.deal?.legal?.find((c) => c.kind === "play")?.["hand"];
  const wanted = hand === dummy && dummy !== bottom ? "dummy" : "hand";
  if (hand === undefined && group) return;
  void tick().then(() => {
    if (document.querySelector("dialog[open]")) return;
    const current = document.activeElement?.closest<HTMLElement>("[data-group]")?.dataset["group"];
    if (current === wanted && document.activeElement?.isConnected) return;
    const selector = `[data-group="${hand === undefined ? "hand" : wanted}"] button`;
    const live = felt.querySelector<HTMLElement>(`${selector}.card--live`) ?? felt.querySelector<HTMLElement>(selector);
    live?.focus({ preventScroll: true });
  });
}

/** The card that had the focus is gone from the page. */
function lostFrom(felt: HTMLElement, active: HTMLElement | null): boolean {
  return felt.dataset["keyboard"] === "on" && (active === null || active === document.body);
}
