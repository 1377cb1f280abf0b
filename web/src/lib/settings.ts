import type { RulebookInfo, SettingInfo } from "../wire/types";
import type { Translate } from "./fluent";

/** What a table may change of its rulebook, as the server lists it; the client knows none by name. */
export type Value = string | number | boolean;
export type Values = Readonly<Record<string, Value>>;

/** Offered before all others; the rest are house rules. */
export const MAIN = "main";

const id = (game: string, name: string) => `${game}-setting-${name.replace(/_/g, "-")}`;

export function settingName(game: string, name: string, t: Translate): string {
  return t(id(game, name));
}

export function settingHelp(game: string, name: string, t: Translate): string {
  return t(`${id(game, name)}-help`);
}

/** A value in words. A word of figures is counted like a number, as the catalogues expect. */
export function settingValue(game: string, name: string, value: Value, t: Translate): string {
  if (typeof value === "boolean") return t(value ? "setting-yes" : "setting-no");
  const plain = typeof value === "string" && /^\d+$/.test(value) ? Number(value) : value;
  const key = `${id(game, name)}-value`;
  const text = t(key, { value: plain });
  return text === key ? String(value) : text;
}

/** All values in force. */
export function inForce(book: RulebookInfo, changes: Values): Values {
  return { ...book.settings, ...changes };
}

/** Means nothing as the others stand, so it is not offered. */
export function isIdle(setting: SettingInfo, values: Values): boolean {
  return setting.needs.some(
    (need) => !need.when.length && !need.values.includes(values[need.other] as Value),
  );
}

/** What is to be sent: what differs from the rulebook and means something. */
export function changed(settings: readonly SettingInfo[], book: RulebookInfo, changes: Values): Values {
  const values = inForce(book, changes);
  const kept = settings.filter(
    (one) => one.name in changes && changes[one.name] !== book.settings[one.name] && !isIdle(one, values),
  );
  return Object.fromEntries(kept.map((one) => [one.name, changes[one.name] as Value]));
}

/** What a table has changed from its rulebook, of the settings in force there. */
export function agreed(settings: readonly SettingInfo[], book: RulebookInfo, inForce: Readonly<Record<string, unknown>>): [string, Value][] {
  return settings
    .filter(({ name }) => inForce[name] !== undefined && inForce[name] !== book.settings[name])
    .map(({ name }) => [name, inForce[name] as Value]);
}

/** The house rules in their groups, in the order of the game. */
export function grouped(settings: readonly SettingInfo[]): [string, SettingInfo[]][] {
  const groups = new Map<string, SettingInfo[]>();
  for (const one of settings) {
    if (one.group !== MAIN) groups.set(one.group, [...(groups.get(one.group) ?? []), one]);
  }
  return [...groups];
}

/** A number as it was typed, kept within what is possible. */
export function within(setting: SettingInfo, text: string): number | undefined {
  const numbers = setting.values as number[];
  const typed = Math.round(Number(text));
  if (!text.trim() || Number.isNaN(typed)) return undefined;
  return Math.min(Math.max(typed, numbers[0] ?? 0), numbers[numbers.length - 1] ?? typed);
}
