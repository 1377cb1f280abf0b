import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Locale } from "./prefs";

export type Args = Record<string, FluentVariable>;
export type Translate = (key: string, args?: Args) => string;

/** Path of a catalogue file → locale, or nothing if the path names none. */
export function localeOfPath(path: string): Locale | undefined {
  const match = /(?:^|\/)(zh-Hant|zh-Hans|en)(?:\.ftl|\/[^/]+\.ftl)$/.exec(path);
  return match?.[1] as Locale | undefined;
}

export function buildBundles(files: Record<string, string>): Map<Locale, FluentBundle> {
  const bundles = new Map<Locale, FluentBundle>();
  for (const [path, text] of Object.entries(files)) {
    const locale = localeOfPath(path);
    if (!locale) continue;
    const bundle = bundles.get(locale) ?? new FluentBundle(locale, { useIsolating: false });
    bundle.addResource(new FluentResource(text), { allowOverrides: true });
    bundles.set(locale, bundle);
  }
  return bundles;
}

export function formatMessage(bundle: FluentBundle | undefined, key: string, args?: Args): string | undefined {
  const message = bundle?.getMessage(key);
  if (!bundle || !message?.value) return undefined;
  return bundle.formatPattern(message.value, args ?? null, []);
}

/** Data of a refusal as arguments: only what Fluent can print. */
export function asArgs(data: Record<string, unknown>): Args {
  const args: Args = {};
  for (const [key, value] of Object.entries(data)) {
    if (typeof value === "string" || typeof value === "number") args[key] = value;
    else if (Array.isArray(value)) args[key] = value.join(", ");
    else if (typeof value === "boolean") args[key] = String(value);
  }
  return args;
}
