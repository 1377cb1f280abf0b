// @vitest-environment jsdom
import { expect, test } from "vitest";
import { meaning } from "../src/games/bridge/meaning";

test("a computer player's words are said in the language of the page", () => {
  const said = meaning("system-aces · 15–17 HCP");
  expect(said).not.toContain("system-");
  expect(said).toContain("15–17 HCP");
});

test("a person's words stay as they are", () => {
  expect(meaning("weak, six spades")).toBe("weak, six spades");
  expect(meaning("system-nothing known")).toBe("system-nothing known");
  expect(meaning(undefined)).toBe("");
});
