import type { Locale } from "./prefs";

/** Names for newcomers: the solar terms, and birds. */
const NAMES: Record<Locale, readonly string[]> = {
  "zh-Hant": ["立春", "雨水", "清明", "穀雨", "小滿", "芒種", "夏至", "白露", "秋分", "寒露", "霜降", "小雪", "冬至"],
  "zh-Hans": ["立春", "雨水", "清明", "谷雨", "小满", "芒种", "夏至", "白露", "秋分", "寒露", "霜降", "小雪", "冬至"],
  en: ["Robin", "Heron", "Wren", "Finch", "Swallow", "Plover", "Lark", "Martin", "Kestrel", "Dunlin"],
};

export function friendlyName(locale: Locale, random: () => number = Math.random): string {
  const names = NAMES[locale];
  return names[Math.floor(random() * names.length)] ?? "Robin";
}
