// @vitest-environment jsdom
import { expect, test } from "vitest";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { meaning, partsOf } from "../src/games/bridge/meaning";
import { LOCALES } from "../src/lib/prefs";
import { setPrefs } from "../src/lib/prefs.svelte";

test("a computer player's words are said in the language of the page", () => {
  const said = meaning("system-aces · 15–17 HCP");
  expect(said).not.toContain("system-");
  expect(said).toContain("15–17 HCP");
});

test("with every id, points in the language's words, and no sign that a phone draws as a picture", () => {
  const said = meaning("system-aces system-cue · 15–17 HCP ♠2–5 ♥5+ / A: 0/3");
  expect(said).not.toContain("system-");
  expect(said).not.toMatch(/[♠♥♦♣]/);
  expect(said).toContain("hearts 5+");
  expect(partsOf("system-aces · ♥5+").slice(-1)).toEqual([{ suit: "H", length: "5+" }]);
  expect(partsOf("—")[0]).not.toBe("—");
});

test.each(LOCALES)("every text of the bidding system is there in %s", (locale) => {
  setPrefs({ locale });
  const ids = readFileSync(resolve(__dirname, `../../src/qiaopai/games/bridge/messages/${locale}.ftl`), "utf8").match(/^system-[\w-]+/gm);
  expect(ids?.length).toBeGreaterThan(50);
  for (const id of ids ?? []) expect([id, meaning(id).includes("system-")]).toEqual([id, false]);
  setPrefs({ locale: "en" });
});

test("a person's words stay as they are", () => {
  expect(meaning("weak, six spades")).toBe("weak, six spades");
  expect(meaning("system-nothing known")).toBe("system-nothing known");
  expect(meaning("5+ ♥")).toBe("5+ ♥\uFE0E");
  expect(meaning(undefined)).toBe("");
});
