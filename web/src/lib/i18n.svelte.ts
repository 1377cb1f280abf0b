import { asArgs, buildBundles, formatMessage, type Args } from "./fluent";
import { prefs } from "./prefs.svelte";
import type { Data } from "../wire/types";

const files: Record<string, string> = {
  ...import.meta.glob<string>("../../../src/qiaopai/i18n/catalogue/*/{client,errors,room,solver}.ftl", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
  ...import.meta.glob<string>("../../../src/qiaopai/games/*/messages/*.ftl", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
};

const bundles = buildBundles(files);

/** The text of a message in the chosen language; reactive. */
export function t(key: string, args?: Args): string {
  return formatMessage(bundles.get(prefs.locale), key, args) ?? key;
}

export function hasText(key: string): boolean {
  return bundles.get(prefs.locale)?.hasMessage(key) ?? false;
}

/** The sentence for a refusal: what went wrong and what to do. */
export function errorText(code: string, data: Data = {}): string {
  const key = `error-${code.replace(/_/g, "-")}`;
  const exact = [`error-${code}`, key].find((k) => hasText(k));
  return exact ? t(exact, asArgs(data)) : t("error-unknown", { code });
}
