import { describe, expect, it } from "vitest";
import { EMPTY, parseEntry, typeKey } from "../src/lib/entry";
import { actionOf, isTyping, KEYS } from "../src/lib/keys";

describe("typed entry", () => {
  it.each([
    ["sq", { kind: "card", card: "SQ" }],
    ["hT", { kind: "card", card: "HT" }],
    ["h10", { kind: "card", card: "HT" }],
    ["h1", { kind: "card", card: "HT" }],
    ["d2", { kind: "card", card: "D2" }],
    ["CA", { kind: "card", card: "CA" }],
    ["4h", { kind: "contract", level: 4, denomination: "H" }],
    ["3n", { kind: "contract", level: 3, denomination: "NT" }],
    ["1NT", { kind: "contract", level: 1, denomination: "NT" }],
    ["s", { kind: "suit", suit: "S" }],
  ])("%s", (text, entry) => {
    expect(parseEntry(text)).toEqual(entry);
  });

  it.each([
    ["p", { kind: "call", call: "P" }],
    ["x", { kind: "double" }],
    ["xx", { kind: "call", call: "XX" }],
    ["1n", { kind: "contract", level: 1, denomination: "NT" }],
    ["sq", { kind: "card", card: "SQ" }],
  ])("where calls are made: %s", (text, entry) => {
    expect(parseEntry(text, true)).toEqual(entry);
  });

  it.each(["", "q", "sx", "8h", "sqq", "4x"])("%j is nothing", (text) => {
    expect(parseEntry(text)).toBeUndefined();
  });

  it("another suit begins again", () => {
    const spades = typeKey(EMPTY, "s");
    expect(spades && typeKey(spades, "h")).toEqual({ kind: "suit", suit: "H" });
  });
});

describe("keys", () => {
  it("gives each key one action", () => {
    const keys = KEYS.flatMap((k) => k.keys);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it("uses no rank for anything else, so that listening to a suit never plays a card", () => {
    const ranks = ["a", "k", "q", "j", "t"];
    expect(KEYS.flatMap((k) => k.keys).filter((k) => ranks.includes(k))).toEqual([]);
  });

  it("leaves the browser's own keys alone", () => {
    const press = { key: "r", ctrlKey: true, metaKey: false, altKey: false };
    expect(actionOf(press)).toBeUndefined();
    expect(actionOf({ ...press, ctrlKey: false })).toBe("repeat");
  });

  it("is silent in a field", () => {
    expect(isTyping({ tagName: "INPUT" } as unknown as EventTarget)).toBe(true);
    expect(isTyping({ tagName: "BUTTON" } as unknown as EventTarget)).toBe(false);
  });
});
