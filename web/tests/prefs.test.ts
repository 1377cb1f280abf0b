import { describe, expect, it } from "vitest";
import { defaultPrefs, matchLocale, needsConfirm, parsePrefs } from "../src/lib/prefs";

const defaults = defaultPrefs(["zh-TW"]);

describe("preferences", () => {
  it.each([
    [["zh-TW"], "zh-Hant"],
    [["zh-HK"], "zh-Hant"],
    [["zh-Hant-HK"], "zh-Hant"],
    [["zh-CN", "en"], "zh-Hans"],
    [["zh"], "zh-Hans"],
    [["fr", "en-GB"], "en"],
    [["fr"], "en"],
    [[], "en"],
  ])("%j reads %s", (wanted, locale) => {
    expect(matchLocale(wanted)).toBe(locale);
  });

  it("keeps what is stored and repairs what is not known", () => {
    const text = JSON.stringify({ locale: "en", deck: "seven", sound: false, hints: ["a", 1] });
    const prefs = parsePrefs(text, defaults);
    expect(prefs).toMatchObject({ locale: "en", deck: "two", sound: false, hints: ["a"] });
  });

  it.each([null, "", "{", "null", "3"])("%j gives the defaults", (text) => {
    expect(parsePrefs(text, defaults)).toEqual(defaults);
  });

  it.each([
    ["auto", "touch", true],
    ["auto", "mouse", false],
    ["auto", "key", false],
    ["always", "mouse", true],
    ["never", "touch", false],
  ] as const)("%s on %s asks again: %s", (confirm, pointer, asks) => {
    expect(needsConfirm({ confirm }, pointer)).toBe(asks);
  });
});
