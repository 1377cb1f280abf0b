import { describe, expect, it } from "vitest";
import { takenBack } from "../src/table/info";
import { claimRefused, isShown } from "../src/table/told";
import type { TableView } from "../src/wire/types";

const words = { call: (call: string) => `call ${call}`, card: (card: string) => `card ${card}` };
const view = (deal: object) => ({ deal }) as unknown as TableView;
const opened = (question: string, ...options: string[]) => ({ kind: "answers_opened", question, answers: options.map((one, i) => ["EW"[i], one]) });

describe("what is seen as well as heard", () => {
  it("is a claim to which somebody objects, and no other answer", () => {
    expect(claimRefused(opened("claim", "accept", "reject"))).toBe(true);
    expect(claimRefused(opened("claim", "accept", "accept"))).toBe(false);
    expect(claimRefused(opened("concession", "reject"))).toBe(false);
    expect(isShown(opened("claim", "reject"))).toBe(true);
    expect(isShown({ kind: "card_played" })).toBe(false);
  });
});

describe("what is to be taken back", () => {
  const auction = [{ seat: "N", call: "1C" }, { seat: "E", call: "P" }, { seat: "S", call: "1H" }, { seat: "W", call: "X" }];
  it("is the asker's own last call", () => {
    expect(takenBack(view({ auction }), "S", "call", words)).toBe("call 1H");
    expect(takenBack(view({ auction: [] }), "S", "call", words)).toBeUndefined();
  });
  it("is his last card, or dummy's where he plays it, of this trick or the one before", () => {
    const last = { number: 1, cards: [["W", "S2"], ["N", "S3"], ["E", "S4"], ["S", "SA"]] };
    const trick = { number: 2, cards: [["S", "H2"], ["W", "H3"], ["N", "H4"]] };
    const deal = { last, trick, declarer: "S", dummy: "N" };
    expect(takenBack(view(deal), "S", "card", words)).toBe("card H4");
    expect(takenBack(view(deal), "E", "card", words)).toBe("card S4");
    expect(takenBack(view(deal), "S", "contract", words)).toBeUndefined();
    expect(takenBack(view({}), "S", "card", words)).toBeUndefined();
  });
});
