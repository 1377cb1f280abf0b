import { describe, expect, it } from "vitest";
import { isEven, isOpen, markText, positionAt, stepTo, toAnalyse, tricksOf } from "../src/lib/replay/board";
import { packBoard, packHand, unpackBoard, unpackHand } from "../src/lib/replay/declarer";
import { fromLink, toLink } from "../src/lib/replay/link";
import { patiently, together } from "../src/lib/replay/table";
import { linkedDeal, parseRoute, routeHash, startHash } from "../src/lib/route";
import { ApiError } from "../src/lib/wire/api";
import type { BoardList, BoardRecord, MarkView } from "../src/wire/generated";

const HANDS = ["K83.Q6.AKQT.A643", "AQ7.J9843.62.K72", "JT952.AK2.J5.Q95", "64.T75.98743.JT8"];
const BOARD: BoardRecord = {
  game: "bridge",
  name: "7",
  board: 7,
  dealer: "S",
  vulnerability: "both",
  players: { N: { name: "陳小滿" }, W: { name: "Ann" } },
  hands: Object.fromEntries(["N", "E", "S", "W"].map((s, i) => [s, unpackHand(HANDS[i] as string)])),
  auction: [
    { seat: "S", call: "1S", alert: true, text: "5+ 黑桃" },
    { seat: "W", call: "P" },
    { seat: "N", call: "4S" },
    { seat: "E", call: "P" },
    { seat: "S", call: "P" },
    { seat: "W", call: "P" },
  ],
  contract: { denomination: "S", tricks: 10, text: "4S", level: 4 },
  declarer: "S",
  plays: [["W", "D9"], ["N", "DT"], ["E", "D2"], ["S", "D5"], ["N", "S3"]],
  winners: ["N"],
  result: { outcome: "made", points: {}, tricks: 11, score: 650 },
};

const encodeBoard = (board: BoardRecord) => toLink(packBoard(board));
const decodeBoard = (text: string) => {
  const packed = fromLink(text);
  return packed && unpackBoard(packed);
};

describe("a board step by step", () => {
  it("keeps a whole trick until the next card", () => {
    expect(positionAt(BOARD, 0)).toMatchObject({ trick: [], number: 1, won: { NS: 0, EW: 0 } });
    expect(positionAt(BOARD, 4)).toMatchObject({ number: 1, won: { NS: 1, EW: 0 } });
    expect(positionAt(BOARD, 4).trick).toHaveLength(4);
    expect(positionAt(BOARD, 5).trick).toEqual([["N", "S3"]]);
    expect(positionAt(BOARD, 5).played.has("D9")).toBe(true);
  });

  it("stays within the play", () => {
    expect([stepTo(BOARD, -1), stepTo(BOARD, 3), stepTo(BOARD, 99)]).toEqual([0, 3, 5]);
  });

  it("puts marks to the cards they are of", () => {
    const marks: MarkView[] = [
      { seat: "W", card: "D9", tricks: 10, cost: 0, best: ["D9"] },
      { seat: "N", card: "D3", tricks: 10, cost: 1, best: [] },
    ];
    const [first] = tricksOf(BOARD, marks);
    expect([first?.leader, first?.winner]).toEqual(["W", "N"]);
    expect(first?.cards.W).toEqual({ card: "D9", number: 1, mark: marks[0] });
    expect(first?.cards.N?.mark).toBeUndefined();
    expect([{ cost: 0 }, { cost: 2 }, { cost: -1 }].map(markText)).toEqual(["=", "−2", "+1"]);
  });

  it("is analysed with what is known", () => {
    expect(isEven(BOARD)).toBe(true);
    expect(isEven({ ...BOARD, hands: { N: [] } })).toBe(false);
    expect(isEven({ ...BOARD, hands: { N: ["SA"], E: ["SK"], S: ["SQ"], W: ["SJ"] } })).toBe(true);
    const during = { ...BOARD, hands: { N: ["SA"], E: ["SK"], S: ["SQ"], W: ["SJ", "S2"] } };
    expect([isOpen(during), isEven(during)]).toEqual([true, false]);
    expect(Object.keys(toAnalyse(BOARD))).toEqual(["hands", "dealer", "vulnerability", "declarer", "denomination", "plays"]);
    expect(Object.keys(toAnalyse({ game: "bridge", name: "", hands: BOARD.hands ?? {}, plays: BOARD.plays ?? [] }))).toEqual(["hands"]);
  });
});

describe("a link", () => {
  it("carries the board there and back", () => {
    const text = encodeBoard(BOARD);
    expect(text).toMatch(/^[\w-]+$/);
    expect(text.length).toBeLessThan(900);
    expect(decodeBoard(text)).toEqual(BOARD);
  });

  it("survives the address bar", () => {
    const route = { page: "replay", deal: `d=${encodeBoard(BOARD)}` } as const;
    expect(parseRoute(routeHash(route))).toEqual(route);
    expect(parseRoute("#/replay/abc/3")).toEqual({ page: "replay", table: "abc", board: 3 });
    expect(parseRoute("#/replay")).toEqual({ page: "replay" });
  });

  it.each(["", "!!", "bm90IGpzb24", btoa('{"g":"bridge","h":["<script>","","",""]}'), btoa("null")])("%j is not read", (text) => {
    expect(decodeBoard(text)).toBeUndefined();
  });

  it("writes hands as the books do", () => {
    expect(packHand(unpackHand("AK.QJ..T98765432"))).toBe("AK.QJ..T98765432");
  });
});

describe("the boards of a table", () => {
  const row = (n: number, number: number, match = 1) => ({ n, number, board: number, points: {}, match });
  const list: BoardList = { table: "t", game: "g", boards: [row(5, 1), row(90, 2), row(200, 1, 2), row(310, 2, 2), row(420, 3, 2)] };
  const shown = (wanted: object, match: boolean) => {
    const { rows, at } = together(list, wanted, match);
    return [rows.map((r) => r.n), at];
  };

  it("are looked at all together, beginning with the one asked for", () => {
    expect(shown({ n: 90 }, false)).toEqual([[5, 90, 200, 310, 420], 1]);
    expect(shown({}, false)).toEqual([[5, 90, 200, 310, 420], 0]);
  });

  it("are those of one match where a game is played by matches", () => {
    expect(shown({ n: 90 }, true)).toEqual([[5, 90], 1]);
    expect(shown({}, true)).toEqual([[200, 310, 420], 0]);
  });

  it("are found by the number of the deal in the last match, as a score sheet knows it", () => {
    expect(shown({ number: 2 }, true)).toEqual([[200, 310, 420], 1]);
    expect(shown({ number: 2 }, false)).toEqual([[5, 90, 200, 310, 420], 3]);
    expect(shown({ n: 7, number: 9 }, true)).toEqual([[200, 310, 420], 0]);
  });

  it("have addresses of their own", () => {
    const route = { page: "replay", table: "a b", number: 3 } as const;
    expect(routeHash(route)).toBe("#/replay/a%20b/deal/3");
    expect(parseRoute(routeHash(route))).toEqual(route);
    expect(parseRoute("#/replay/t/deal/x")).toEqual({ page: "replay", table: "t" });
  });
});

describe("links of hand viewers", () => {
  it.each([
    ["?lin=pn|A,B|md|3|", "", "#/replay?lin=pn|A,B|md|3|"],
    ["?n=sakhq&s=s2&d=n", "#/help", "#/replay?n=sakhq&s=s2&d=n"],
    ["?lang=en", "#/help", "#/help"],
    ["", "", ""],
  ])("%s with %s begins at %s", (search, hash, start) => {
    expect(startHash(search, hash)).toBe(start);
  });

  it.each([
    ["https://www.bridgebase.com/tools/handviewer.html?lin=pn|A,B|md|3|", "lin=pn|A,B|md|3|"],
    [" http://club.example/x/y?lang=en&LIN=md%7C3%7C\n", "lang=en&LIN=md%7C3%7C"],
    ["viewer.example/tools/handviewer.html?n=sakhq&s=s2", "n=sakhq&s=s2"],
    ["https://room.example/#/replay?d=abc", "d=abc"],
    ["https://room.example/#/replay?lin=md|3|", "lin=md|3|"],
    ["https://room.example/#/replay/abc/3", undefined],
    ["https://www.bridgebase.com/tools/handviewer.html?myhand=M-1", undefined],
    ["lin=", undefined],
  ])("%s pasted asks for %s", (text, deal) => {
    expect(linkedDeal(text)).toBe(deal);
  });

  it("keep everything that stands in them", () => {
    expect(parseRoute("#/replay?lin=pn|a=b|&x=1")).toEqual({ page: "replay", deal: "lin=pn|a=b|&x=1" });
  });
});

describe("a server that is asked too fast", () => {
  it("is asked again, and other refusals are passed on", async () => {
    let asked = 0;
    const answer = await patiently(() => (++asked < 3 ? Promise.reject(new ApiError("too_fast", {}, 429)) : Promise.resolve(asked)), 1);
    expect(answer).toBe(3);
    await expect(patiently(() => Promise.reject(new ApiError("unknown_board", {}, 404)), 1)).rejects.toThrow("unknown_board");
  });
});
