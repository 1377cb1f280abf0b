import { loadPrefs, savePrefs, type Prefs } from "./prefs";

/** The one set of preferences, reactive; write through `setPrefs` so that it is kept. */
export const prefs: Prefs = $state(loadPrefs());

export function setPrefs(change: Partial<Prefs>): void {
  Object.assign(prefs, change);
  savePrefs($state.snapshot(prefs));
}

const lamplight = window.matchMedia?.("(prefers-color-scheme: dark)");
const system = $state({ dark: lamplight?.matches ?? false });
lamplight?.addEventListener("change", (event) => (system.dark = event.matches));

/** Put the looks on the root element, where the styles read them. */
export function applyPrefs(root: HTMLElement): void {
  root.lang = prefs.locale;
  root.dataset["room"] = prefs.room === "auto" ? (system.dark ? "dark" : "light") : prefs.room;
  root.dataset["deck"] = prefs.deck;
  root.dataset["contrast"] = prefs.contrast ? "high" : "normal";
}

export function reducedMotion(): boolean {
  return window.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false;
}
