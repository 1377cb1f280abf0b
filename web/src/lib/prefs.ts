/** What one person likes, kept in this browser. */

export const LOCALES = ["zh-Hant", "zh-Hans", "en"] as const;
export type Locale = (typeof LOCALES)[number];

export interface Prefs {
  locale: Locale;
  /** Follow the system, or always the one. */
  room: "auto" | "light" | "dark";
  deck: "two" | "four";
  contrast: boolean;
  sound: boolean;
  keys: boolean;
  /** `auto`: a second tap on touch, a single click with a mouse. */
  confirm: "auto" | "always" | "never";
  /** Hints the person has put away. */
  hints: string[];
}

const STORAGE_KEY = "qiaopai.prefs";

/** The best of our languages for a list of the browser's. */
export function matchLocale(wanted: readonly string[]): Locale {
  for (const tag of wanted) {
    const lower = tag.toLowerCase();
    if (lower.startsWith("zh")) {
      return /hant|tw|hk|mo/.test(lower) ? "zh-Hant" : "zh-Hans";
    }
    if (lower.startsWith("en")) return "en";
  }
  return "en";
}

export function defaultPrefs(languages: readonly string[]): Prefs {
  return {
    locale: matchLocale(languages),
    room: "auto",
    deck: "two",
    contrast: false,
    sound: true,
    keys: true,
    confirm: "auto",
    hints: [],
  };
}

/** Stored preferences over the defaults; anything unknown or broken is left out. */
export function parsePrefs(text: string | null, defaults: Prefs): Prefs {
  if (!text) return defaults;
  let raw: Record<string, unknown>;
  try {
    raw = JSON.parse(text) as Record<string, unknown>;
  } catch {
    return defaults;
  }
  if (typeof raw !== "object" || raw === null) return defaults;
  const oneOf = <T extends string>(value: unknown, all: readonly T[], other: T): T =>
    all.find((x) => x === value) ?? other;
  const flag = (value: unknown, other: boolean) => (typeof value === "boolean" ? value : other);
  return {
    locale: oneOf(raw["locale"], LOCALES, defaults.locale),
    room: oneOf(raw["room"], ["auto", "light", "dark"], defaults.room),
    deck: oneOf(raw["deck"], ["two", "four"], defaults.deck),
    contrast: flag(raw["contrast"], defaults.contrast),
    sound: flag(raw["sound"], defaults.sound),
    keys: flag(raw["keys"], defaults.keys),
    confirm: oneOf(raw["confirm"], ["auto", "always", "never"], defaults.confirm),
    hints: Array.isArray(raw["hints"])
      ? raw["hints"].filter((h): h is string => typeof h === "string")
      : defaults.hints,
  };
}

export function loadPrefs(): Prefs {
  const defaults = defaultPrefs(navigator.languages ?? [navigator.language]);
  try {
    return parsePrefs(localStorage.getItem(STORAGE_KEY), defaults);
  } catch {
    return defaults;
  }
}

export function savePrefs(prefs: Prefs): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(prefs));
  } catch {
    // A private window without storage: the choice lasts as long as the page.
  }
}

/** Whether a card needs a second tap. */
export function needsConfirm(prefs: Pick<Prefs, "confirm">, pointer: string): boolean {
  if (prefs.confirm === "auto") return pointer === "touch" || pointer === "pen";
  return prefs.confirm === "always";
}
