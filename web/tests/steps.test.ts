import { describe, expect, it } from "vitest";
import { receive, EMPTY_MODEL } from "../src/lib/state/model";
import { Runner } from "../src/lib/state/runner";
import { isMyTurn, stepsFor } from "../src/lib/state/steps";
import type { Card, Seat, TableView } from "../src/wire/types";

function table(cards: [Seat, Card][], more: object = {}): TableView {
  const deal = { trick: { number: 3, leader: "W", cards }, pending: [], hands: {} };
  return { you: "S", seats: {}, status: "playing", deal, ...more } as unknown as TableView;
}

describe("what happened becomes steps", () => {
  it("a card flies into the trick on the table", () => {
    const steps = stepsFor(table([["W", "D7"]]), [{ kind: "card_played", hand: "N", card: "DA" }]);
    expect(steps).toEqual([
      {
        kind: "play",
        seat: "N",
        card: "DA",
        trick: { number: 3, leader: "W", cards: [["W", "D7"], ["N", "DA"]] },
      },
    ]);
  });

  it("a full trick is gathered by its winner, and the next begins empty", () => {
    const before = table([["W", "D7"], ["N", "DA"], ["E", "D2"]]);
    const steps = stepsFor(before, [
      { kind: "card_played", hand: "S", card: "D3" },
      { kind: "trick_won", seat: "N", number: 3 },
      { kind: "card_played", hand: "N", card: "S2" },
    ]);
    expect(steps.map((s) => s.kind)).toEqual(["play", "gather", "play"]);
    expect(steps[1]).toMatchObject({ winner: "N", trick: { cards: { length: 4 } } });
    expect(steps[2]).toMatchObject({ trick: { number: 4, leader: "N", cards: [["N", "S2"]] } });
    expect(before.deal?.["trick"]).toMatchObject({ cards: { length: 3 } });
  });

  it("dealing, dummy, contract and end each have theirs", () => {
    const told = ["deal_started", "dummy_faced", "contract_chosen", "deal_ended", "seat_left"];
    expect(stepsFor(undefined, told.map((kind) => ({ kind }))).map((s) => s.kind)).toEqual([
      "deal", "dummy", "stamp", "end",
    ]);
  });
});

describe("the model", () => {
  const snapshot = receive(EMPTY_MODEL, { m: "snapshot", v: 1, at: 0, view: table([]) }).model;

  it("takes patches", () => {
    const { model, told } = receive(snapshot, {
      m: "update", from: 1, v: 2, told: [{ kind: "game_started" }], patch: { status: "between" },
    });
    expect(model.view?.status).toBe("between");
    expect(told).toHaveLength(1);
    expect(snapshot.view?.status).toBe("playing");
  });

  it("keeps people whose names have gone from the table", () => {
    const one = receive(snapshot, { m: "people", people: { a: { name: "A" } } }).model;
    const two = receive(one, { m: "people", people: { b: { name: "B" } } }).model;
    expect(Object.keys(two.people)).toEqual(["a", "b"]);
  });

  it("knows whose turn it is by the chair, also for dummy's hand", () => {
    const mine = table([], { deal: { pending: [{ player: "S", hand: "N", question: "play" }] } });
    expect(isMyTurn(mine)).toBe(true);
    expect(isMyTurn({ ...mine, you: "E" })).toBe(false);
  });
});

describe("the runner", () => {
  it("runs jobs in order and ends a rest when hurried", async () => {
    const runner = new Runner();
    const log: string[] = [];
    runner.add(async () => {
      await runner.rest(60_000);
      log.push("first");
    });
    const done = new Promise<void>((resolve) => runner.add(() => resolve(void log.push("second"))));
    await Promise.resolve();
    runner.hurry();
    await done;
    expect(log).toEqual(["first", "second"]);
  });

  it("goes on after a job that failed", async () => {
    const runner = new Runner();
    runner.add(() => Promise.reject(new Error("one card less")));
    await new Promise<void>((resolve) => runner.add(() => resolve()));
  });
});
