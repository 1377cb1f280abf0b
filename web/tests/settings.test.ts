import { describe, expect, it } from "vitest";
import { agreed, changed, grouped, isIdle, inForce, settingValue, within } from "../src/lib/settings";
import type { RulebookInfo, SettingInfo } from "../src/wire/types";

const setting = (name: string, group: string, more: Partial<SettingInfo> = {}): SettingInfo => ({
  name,
  group,
  kind: "switch",
  values: [false, true],
  needs: [],
  ...more,
});
const SETTINGS = [
  setting("lamp", "main"),
  setting("tribute", "tribute"),
  setting("tie", "tribute", { kind: "choice", values: ["a", "b"], needs: [{ other: "tribute", values: [true], when: [] }] }),
  setting("past", "levels", { needs: [{ other: "own", values: [false], when: [true] }] }),
  setting("seconds", "clocks", { kind: "number", values: [0, 1, 2, 3] }),
];
const BOOK: RulebookInfo = {
  id: "book",
  source: "here",
  version: 1,
  settings: { lamp: false, tribute: true, tie: "a", past: false, own: true, seconds: 2 },
  notes: [],
};

describe("settings of a table", () => {
  it("are those of the rulebook but for what was changed", () => {
    expect(inForce(BOOK, { tie: "b" })).toEqual({ ...BOOK.settings, tie: "b" });
    expect(changed(SETTINGS, BOOK, { tie: "b", lamp: false })).toEqual({ tie: "b" });
  });

  it("are told to whoever joins where they differ from the rulebook", () => {
    expect(agreed(SETTINGS, BOOK, { ...BOOK.settings, seconds: 0, rounds: 4 })).toEqual([["seconds", 0]]);
    expect(agreed(SETTINGS, BOOK, {})).toEqual([]);
  });

  it("that mean nothing are neither offered nor sent", () => {
    const tie = SETTINGS[2] as SettingInfo;
    expect(isIdle(tie, inForce(BOOK, {}))).toBe(false);
    expect(isIdle(tie, inForce(BOOK, { tribute: false }))).toBe(true);
    expect(changed(SETTINGS, BOOK, { tribute: false, tie: "b" })).toEqual({ tribute: false });
  });

  it("that contradict each other are sent, for the server says so", () => {
    expect(changed(SETTINGS, BOOK, { past: true })).toEqual({ past: true });
  });

  it("lie in groups, in the game's order, what is offered first left out", () => {
    expect(grouped(SETTINGS).map(([group, all]) => [group, all.length])).toEqual([["tribute", 2], ["levels", 1], ["clocks", 1]]);
  });

  it.each([
    ["2", 2],
    ["99", 3],
    ["-4", 0],
    ["1.6", 2],
    ["", undefined],
    ["x", undefined],
  ])("typed as %s are kept within their range", (text, number) => {
    expect(within(SETTINGS[4] as SettingInfo, text)).toBe(number);
  });

  it("have values in words, figures as they are where there are none", () => {
    const t = (key: string, args?: object) => (key === "g-setting-to-value" ? `${JSON.stringify(args)}` : key);
    expect(settingValue("g", "to", "2", t)).toBe('{"value":2}');
    expect(settingValue("g", "to", "J", t)).toBe('{"value":"J"}');
    expect(settingValue("g", "points", 40, t)).toBe("40");
    expect(settingValue("g", "points", true, t)).toBe("setting-yes");
  });
});
