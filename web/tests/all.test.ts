// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { AllBoards } from "../src/lib/replay/all.svelte";
import { SEATS, SUITS } from "../src/lib/cards";
import { ApiError } from "../src/lib/wire/api";
import type { Analysis, BoardRecord } from "../src/wire/generated";

const hands = Object.fromEntries(SEATS.map((seat, i) => [seat, Array.from("AKQJT98765432", (rank) => `${SUITS[i]}${rank}`)]));
const BOARD: BoardRecord = { game: "bridge", name: "1", dealer: "N", vulnerability: "none", hands };

describe("all boards", () => {
  const done = { id: "", status: "done", done: 1, total: 1, table: {} } as Analysis;
  const other: BoardRecord = { ...BOARD, hands: {} };

  it("are asked for one after the other, whole ones that are not known", async () => {
    const asked: string[][] = [];
    const all = new AllBoards((board) => {
      asked.push(Object.keys(board));
      return Promise.resolve(done);
    });
    const known: number[] = [];
    await all.start([BOARD, other, BOARD, BOARD], (i) => i === 2, (i) => known.push(i));
    expect(known).toEqual([0, 3]);
    expect(asked).toEqual([["hands", "dealer", "vulnerability"], ["hands", "dealer", "vulnerability"]]);
    expect([all.done, all.total, all.running, all.fault]).toEqual([2, 2, false, undefined]);
  });

  it("wait when it goes too fast, and end at a fault", async () => {
    let calls = 0;
    const slow = new AllBoards(() => (++calls === 1 ? Promise.reject(new ApiError("too_fast", {}, 429)) : Promise.resolve(done)), 1);
    await slow.start([BOARD], () => false, () => undefined);
    expect([calls, slow.done, slow.fault]).toEqual([2, 1, undefined]);
    const none = new AllBoards(() => Promise.reject(new ApiError("no_solver", {}, 503)), 1);
    await none.start([BOARD, BOARD], () => false, () => undefined);
    expect([none.done, none.running, none.fault?.code]).toEqual([0, false, "no_solver"]);
  });

  it("stop when nobody wants them", async () => {
    const all = new AllBoards(() => {
      all.stop();
      return Promise.resolve(done);
    });
    const known: number[] = [];
    await all.start([BOARD, BOARD, BOARD], () => false, (i) => known.push(i));
    expect([known, all.running]).toEqual([[], false]);
  });
});
