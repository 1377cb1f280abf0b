import { loadPrefs, savePrefs, type Prefs } from "./prefs";

/** The one set of preferences, reactive; write through `setPrefs` so that it is kept. */
export const prefs: Prefs = $state(loadPrefs());

export function setPrefs(change: Partial<Prefs>): void {
  Object.assign(prefs, change);
  savePrefs($state.snapshot(prefs));
}

/** Put the looks on the root element, where the styles read them. */
export function applyPrefs(root: HTMLElement): void {
  root.lang = prefs.locale;
  root.dataset["room"] = prefs.room;
  root.dataset["deck"] = prefs.deck;
  root.dataset["contrast"] = prefs.contrast ? "high" : "normal";
}

export function reducedMotion(): boolean {
  return window.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false;
}
