/** Moving the focus along a hand and to the hand that is to play. */

function cardsOf(group: Element | null | undefined): HTMLElement[] {
  return group ? Array.from(group.querySelectorAll<HTMLElement>("button[data-card]")) : [];
}

export function moveFocus(target: EventTarget | null, by: 1 | -1): boolean {
  const card = (target as HTMLElement | null)?.closest?.<HTMLElement>("button[data-card]");
  const cards = cardsOf(card?.closest("[data-group]"));
  const at = card ? cards.indexOf(card) : -1;
  if (at < 0) return false;
  cards[(at + by + cards.length) % cards.length]?.focus();
  return true;
}

/** The first card that may be played now, else the first of my hand, else the panel's button. */
export function focusHand(felt: HTMLElement | undefined): boolean {
  const wanted =
    felt?.querySelector<HTMLElement>('[data-main] [data-call]:not([aria-disabled="true"])') ??
    felt?.querySelector<HTMLElement>(".at--panel button") ??
    felt?.querySelector<HTMLElement>("button.card--live") ??
    felt?.querySelector<HTMLElement>('[data-group="hand"] button[data-card]') ??
    felt?.querySelector<HTMLElement>(".at--scroll button");
  wanted?.focus();
  return Boolean(wanted);
}
