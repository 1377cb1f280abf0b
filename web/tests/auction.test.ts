import { describe, expect, it } from "vitest";
import {
  bidOf,
  callCommand,
  isVulnerable,
  legalCalls,
  lowestLevel,
  nextCaller,
  overText,
  owed,
  partsOf,
  rowsOf,
  type Call,
} from "../src/lib/auction";
import { nearest } from "../src/games/bridge/grid";
import type { DealView } from "../src/wire/types";

const CALLS: Call[] = [
  { seat: "E", call: "1NT", alert: true, text: "15–17" },
  { seat: "S", call: "P" },
  { seat: "W", call: "2C", asked: true },
];

describe("the auction", () => {
  it("stands in columns from West, numbered from one", () => {
    const [first, second] = rowsOf(CALLS, "E", true);
    expect(first?.map((c) => (typeof c === "object" ? c.call : c))).toEqual([undefined, undefined, "1NT", "P"]);
    expect(second?.map((c) => (typeof c === "object" ? [c.call, c.number] : c))).toEqual([["2C", 3], "open"]);
  });

  it("begins at the dealer's place when nobody has called", () => {
    expect(rowsOf([], "S", true)).toEqual([[undefined, undefined, undefined, "open"]]);
    expect(rowsOf([], "W")).toEqual([]);
  });

  it("goes round", () => {
    expect(nextCaller(CALLS, "E")).toBe("N");
    expect(nextCaller([], "E")).toBe("E");
  });

  it("knows what is owed to an opponent", () => {
    const deal = { you: "W", auction: CALLS } as unknown as DealView;
    expect(owed(deal).map((c) => c.number)).toEqual([3]);
    expect(owed({ ...deal, you: "E" })).toEqual([]);
  });
});

describe("calls", () => {
  it.each([
    ["P", { kind: "pass" }],
    ["X", { kind: "double" }],
    ["XX", { kind: "redouble" }],
    ["1C", { kind: "bid", level: 1, denomination: "C" }],
    ["7NT", { kind: "bid", level: 7, denomination: "NT" }],
  ])("%s", (call, parts) => {
    expect(partsOf(call)).toEqual(parts);
  });

  it("begin at the cheapest level", () => {
    const legal = legalCalls([{ kind: "call", call: "P" }, { kind: "call", call: "3H" }, { kind: "call", call: "4C" }]);
    expect(lowestLevel(legal)).toBe(3);
    expect(lowestLevel(new Set(["P"]))).toBeUndefined();
  });

  it("carry an alert only when it is on", () => {
    expect(callCommand("1NT", false, "forgotten")).toEqual({ kind: "call", call: "1NT" });
    expect(callCommand("1NT", true, " 12–14 ")).toEqual({ kind: "call", call: "1NT", alert: true, text: "12–14" });
    expect(callCommand("1NT", true, "  ")).toEqual({ kind: "call", call: "1NT", alert: true });
  });

  it("are told from the doubles of a contract", () => {
    expect(["4S", "4SX", "3NTXX"].map(bidOf)).toEqual(["4S", "4S", "3NT"]);
    expect([overText(4, 10), overText(4, 12), overText(3, 7)]).toEqual(["=", "+2", "−2"]);
  });

  it("know who is vulnerable", () => {
    expect(["none", "NS", "EW", "both"].map((v) => isVulnerable(v, "N"))).toEqual([false, true, false, true]);
  });
});

describe("arrow keys in the bidding box", () => {
  const spots = [0, 1, 2].flatMap((y) => [0, 1, 2].map((x) => ({ x: 50 * x, y: 50 * y })));
  it("go to the nearest that way, or nowhere", () => {
    expect(nearest({ x: 50, y: 50 }, spots, [1, 0])).toBe(5);
    expect(nearest({ x: 50, y: 50 }, spots, [0, -1])).toBe(1);
    expect(nearest({ x: 100, y: 0 }, spots, [1, 0])).toBe(-1);
  });
});
