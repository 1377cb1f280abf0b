// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { answer } from "../src/games/guandan/answers";
import { HandDesk } from "../src/games/guandan/desk.svelte";
import { hint } from "../src/games/guandan/hints";
import { rules } from "../src/games/guandan/rules";
import { finish, placeTaken } from "../src/games/guandan/state/deal";
import { meaningName, refusalWords } from "../src/games/guandan/state/meaning";
import { told } from "../src/games/guandan/told";
import type { Words } from "../src/games/look";
import { asArgs, buildBundles, formatMessage, type Args } from "../src/lib/fluent";
import { parseRoute, routeHash, type Route } from "../src/lib/route";
import type { TableStore } from "../src/lib/state/table.svelte";
import type { Data, Seat, TableView } from "../src/wire/types";

const LOCALES = ["en", "zh-Hans", "zh-Hant"] as const;
const folder = resolve(__dirname, "../../src/qiaopai/games/guandan/messages");
const bundles = buildBundles(Object.fromEntries(LOCALES.map((one) => [`/${one}.ftl`, readFileSync(`${folder}/${one}.ftl`, "utf8")])));
const say = (locale: (typeof LOCALES)[number]) => (key: string, args?: Args) => formatMessage(bundles.get(locale), key, args) ?? key;
const t = say("en");
const SEAT = { N: "North", E: "East", S: "South", W: "West" };
const words: Words = { t, seat: (seat) => SEAT[seat], card: (card) => card, call: (call) => call };
const view = (deal: object, more: object = {}) => ({ you: "S", deal, ...more }) as unknown as TableView;

describe("the play to beat", () => {
  const table = { seat: "W", cards: ["S8", "D8", "C8", "SK", "HK"], meaning: { kind: "full_house", size: 5, key: 8 } };
  it("is told with who made it, and its cards where the name leaves some out", () => {
    expect(answer("contract", view({ level: "2", table }), words)).toBe("To beat: West: Full house on 8s. 8 8 8 K K");
    const named = { seat: "W", cards: ["C7", "H2", "S7", "D7"], meaning: { kind: "bomb", size: 4, key: 7 } };
    expect(answer("contract", view({ level: "2", table: named }), words)).toBe("To beat: West: Bomb of four 7s. 7 7 7 wild");
    const plate = { ...named, cards: ["S3", "D3", "C3", "S2", "D2", "C2"], meaning: { kind: "plate", size: 6, key: 3 } };
    expect(answer("contract", view({ level: "2", table: plate }), words)).toBe("To beat: West: Plate 2–3. 2 2 2 3 3 3");
    const single = { seat: "N", cards: ["S3"], meaning: { kind: "single", size: 1, key: 3 } };
    expect(answer("contract", view({ level: "2", table: single }), words)).toBe("To beat: North: Single 3.");
    expect(answer("contract", view({ level: "2" }), words)).toContain("Nothing to beat");
  });
});

describe("names of plays", () => {
  it.each([
    [{ kind: "bomb", size: 4, key: 8 }, "Bomb of four 8s"],
    [{ kind: "bomb", size: 10, key: 15 }, "Bomb of ten 2s"],
    [{ kind: "pair", size: 2, key: 14 }, "Pair of aces"],
    [{ kind: "pair", size: 2, key: 17 }, "Pair of big jokers"],
    [{ kind: "straight", size: 5, key: 5 }, "Straight A–5"],
  ])("%o", (meaning, name) => expect(meaningName(meaning, "2", t)).toBe(name));
});

describe("the first-time hint", () => {
  const pay = [{ kind: "pay_tribute", card: "SA" }];
  it.each([
    ["lead", { legal: [{ kind: "play" }] }],
    ["follow", { legal: [{ kind: "play" }, { kind: "pass" }] }],
    ["tribute", { legal: pay, tribute: { payers: ["S"] } }],
    ["tribute-double", { legal: pay, tribute: { payers: ["S", "N"] } }],
    ["return", { legal: [{ kind: "return_tribute", card: "ST" }, { kind: "return_tribute", card: "S3" }] }],
    ["return-any", { legal: [{ kind: "return_tribute", card: "SK" }, { kind: "return_tribute", card: "S3" }] }],
    ["return-any", { legal: [{ kind: "return_tribute", card: "SB" }] }],
  ])("%s", (name, deal) => {
    expect(hint(view(deal))).toBe(`guandan-hint-${name}`);
    for (const locale of LOCALES) expect(say(locale)(`guandan-hint-${name}`)).not.toBe(`guandan-hint-${name}`);
    expect(hint({ ...view(deal), you: undefined } as unknown as TableView)).toBeUndefined();
  });

  it("is silent while a choice is open, and when nothing is asked", () => {
    expect(hint(view({ legal: [{ kind: "take_tribute", payer: "E" }] }))).toBeUndefined();
    expect(hint(view({}))).toBeUndefined();
  });
});

describe("why not", () => {
  const table = { table_kind: "full_house", table_size: 5, table_key: 8 };
  const sentence = (locale: (typeof LOCALES)[number], code: string, data: Data) =>
    say(locale)(`error-${code}`, asArgs(refusalWords(data, "2", say(locale))));
  it("names what was chosen and what the table wants", () => {
    const straight = { ...table, kinds: "straight", keys: "9", size: 5 };
    expect(sentence("en", "wrong-type", straight)).toBe(
      "These five cards are a straight 5–9. The table wants a full house higher than 8s, or a bomb.",
    );
    expect(sentence("zh-Hans", "wrong-type", straight)).toBe("这五张是顺子 5–9，要出比三带二 8 大的三带二或炸弹。");
    expect(sentence("zh-Hant", "wrong-type", straight)).toBe("這五張是順子 5–9，要出比三帶二 8 大的三帶二或炸彈。");
  });
  it("names every meaning that the cards have", () => {
    const both = { ...table, kinds: "plate,tube", keys: "8,9", size: 6 };
    expect(sentence("en", "wrong-type", both)).toContain("These six cards are a plate 7–8 or a tube 7–9.");
  });
  it("says what is too low, and for what", () => {
    const bomb = { table_kind: "straight_flush", table_size: 5, table_key: 9, kind: "bomb", size: 4, key: 14 };
    expect(sentence("en", "too-low", bomb)).toBe(
      "Too low: a bomb of four aces. The table wants a bomb higher than the straight flush 5–9.",
    );
    expect(sentence("zh-Hans", "too-low", bomb)).toBe("太小：4 张 A 的炸弹。要出比同花顺 5–9 大的炸弹。");
  });
  it("leaves other refusals as they are", () => {
    expect(refusalWords({ count: 2 }, "2", t)).toEqual({ count: 2 });
  });
});

describe("a double", () => {
  const order: Seat[] = ["W", "E", "S", "N"];
  const result = { order, levels_after: { NS: "2", EW: "5" }, steps: 3 };
  it("leaves its last two in no order", () => {
    expect(order.map((_, i) => finish(order, i))).toEqual(["first", "second", "double", "double"]);
    expect(finish(["W", "N", "E", "S"], 3)).toBe("last");
    expect(placeTaken({ result } as never, "N")).toBe("double");
    expect(placeTaken({ order: ["W", "E"] } as never, "N")).toBeUndefined();
  });
  it("is told so", () => {
    const line = told({ kind: "guandan_deal_ended" }, view({ level: "2", result }), words);
    expect(line).toBe("West first. East second. South and North are both last: a double. They win and go up 3. North–south at 2. East–west at 5.");
    const apart = { ...result, order: ["W", "S", "E", "N"] };
    expect(told({ kind: "guandan_deal_ended" }, view({ level: "2", result: apart }), words)).toContain("East third. North last.");
    const plain = { ...words, t: say("zh-Hans"), seat: (s: Seat) => s };
    expect(told({ kind: "guandan_deal_ended" }, view({ level: "2", result }), plain)).toContain("S、N双下。");
  });
});

describe("the end of a deal at ace", () => {
  const result = { order: ["W", "S", "E", "N"], levels_after: { NS: "A", EW: "5" }, steps: 2, a_failed: "NS", a_fails: { NS: 2 } };
  it("is told with the failure", () => {
    const line = told({ kind: "guandan_deal_ended" }, view({ level: "A", result }), words);
    expect(line).toContain("They win and go up 2. We played ace without passing it, twice so far. North–south at A.");
  });
});

describe("tribute", () => {
  it("of one payer is told once, when it is open", () => {
    const one = (payers: string[]) => told({ kind: "tribute_chosen", player: "W" }, view({ level: "3", tribute: { payers } }), words);
    expect(one(["W"])).toBe("");
    expect(one(["W", "E"])).toBe("West has laid a card face down.");
  });
});

describe("English", () => {
  it("agrees", () => {
    expect(t("guandan-told-anti", { seats: "West and East" })).toBe("Tribute is refused: West and East with the big jokers.");
    expect(t("guandan-a-failed", { side: "We", level: "2" })).toBe("We failed at ace too often and go to 2.");
    expect(t("guandan-a-not-passed", { side: "We", count: 4 })).toBe("We played ace without passing it, 4 times so far.");
    expect(t("guandan-take-group", { what: "Single 3", count: 1 })).toBe("Choose the card: Single 3");
  });
});

describe("the words for a returned card", () => {
  it.each(["zh-Hans", "zh-Hant"])("are one in %s", (locale) => {
    for (const path of [`${folder}/${locale}.ftl`, resolve(folder, `../../../i18n/catalogue/${locale}/client.ftl`)]) {
      expect(readFileSync(path, "utf8")).not.toMatch(/还贡|還貢/);
    }
  });
});

/** All that the two rulebooks settle, as the server lists it. */
const AHCME = {
  turn_direction: "ccw", first_lead: "turned_card", max_bomb: 10, full_house_joker_pair: true,
  suited_run_as_straight: "never_when_physical", wild_as_lower_single_pair: false, report_threshold: 7,
  promotion_double: 3, target: "A", overshoot_passes_a: false, a_pass_requires_declarer: true, a_fail_limit: 3,
  a_fail_counts: "any_not_passed", a_fail_consecutive: false, a_fail_to: "2", tribute: true,
  tribute_tie: "winners_choose", tie_return: "losers_choose", anti_tribute: "auto", return_max_own: 10,
  return_max_opponent: 10, return_level_card: false, return_none: "lowest", return_tribute_card: false,
  turn_seconds: 10, tribute_seconds: 15, return_seconds: 30, history: "current", show_partner_when_out: false,
};
const NATIONAL = {
  ...AHCME, report_threshold: 10, a_fail_limit: 0, return_max_opponent: 14, tribute_tie: "clockwise", tie_return: "paired",
  turn_seconds: 20,
};

describe("the rules page", () => {
  const page = (values: typeof AHCME, locale: (typeof LOCALES)[number] = "en") =>
    rules(values, ["ends_when_settled"])
      .flatMap((s) => [say(locale)(s.title), ...s.items.map((i) => (typeof i === "string" ? i : say(locale)(i.id, i.args)))])
      .join("\n");
  it("says what the rulebook settles", () => {
    const [ours, national] = [page(AHCME), page(NATIONAL)];
    for (const [one, other] of [
      ["Whoever has 7 cards or fewer", "Whoever has 10 cards or fewer"],
      ["10 seconds a play", "20 seconds a play"],
      ["To an opponent one returns a card of 10 or below", "To an opponent one returns any card"],
      ["After 3 failures at A a side goes back to 2", "plays it again, as often as it takes"],
      ["the first chooses whose he takes", "the player after the first in turn pays the first"],
    ] as const) {
      expect([one, ours.includes(one), national.includes(one)]).toEqual([one, true, false]);
      expect([other, ours.includes(other), national.includes(other)]).toEqual([other, false, true]);
    }
  });
  it("and what a table has changed", () => {
    expect(page({ ...AHCME, tribute: false })).toContain("No tribute is paid.");
    expect(page({ ...AHCME, tribute: false })).not.toContain("highest card");
    expect(page({ ...AHCME, turn_direction: "cw", max_bomb: 8, target: "T" })).toMatch(/clockwise, to the left[^]*four to eight[^]*won at 10/);
  });
  it.each(LOCALES)("has no holes in %s", (locale) => {
    for (const values of [AHCME, NATIONAL, { ...AHCME, show_partner_when_out: true, a_fail_consecutive: true, turn_seconds: 0 }]) {
      expect(page(values, locale)).not.toMatch(/guandan-|\{|_|true|false|  |\?\?/);
    }
  });
  it("has a link for a rulebook and for a table's changes", () => {
    const route: Route = { page: "rules", game: "guandan", book: "national2017", changes: { tribute: false, turn_seconds: 0, target: "6" } };
    expect(parseRoute(routeHash(route))).toEqual(route);
    expect(parseRoute("#/rules/guandan")).toEqual({ page: "rules", game: "guandan" });
    expect(parseRoute("#/rules/guandan/ahcme?x={")).toEqual({ page: "rules", game: "guandan", book: "ahcme", changes: {} });
  });
});

/** A table whose server answers when it is told to. */
function slow(deal: object) {
  const waiting: ((answer: Data) => void)[] = [];
  const store = {
    view: view(deal),
    legal: [{ kind: "play" }, { kind: "pass" }],
    busy: 0,
    ask: (body: Data) =>
      body["topic"] === "hints" || body["topic"] === "grouping"
        ? new Promise<Data>((settle) => waiting.push(settle))
        : Promise.resolve({ meanings: [], suits: {} }),
  };
  const desk = new HandDesk(store as unknown as TableStore);
  desk.sync();
  return { desk, store, answer: (data: Data) => waiting.splice(0).forEach((settle) => settle(data)) };
}

describe("a hint that comes late", () => {
  const deal = { number: 1, commitment: "a", level: "2", phase: "play", hand: ["HJ", "S5", "S4"] };
  const plays = { plays: [{ cards: ["S4"] }, { cards: ["S5"] }] };

  it("does not take the place of what was chosen since, and is not used up", async () => {
    const { desk, answer } = slow(deal);
    const late = desk.hint();
    desk.unhint();
    desk.set(new Set(["HJ.0"]));
    answer(plays);
    expect(await late).toBe("late");
    expect([...desk.chosen]).toEqual(["HJ.0"]);
    expect(await desk.hint()).toBe("chosen");
    expect([...desk.chosen]).toEqual(["S4.0"]);
  });

  it("asked for twice, is the second", async () => {
    const { desk, answer } = slow(deal);
    const [one, two] = [desk.hint(), desk.hint()];
    answer(plays);
    expect([await one, await two]).toEqual(["late", "chosen"]);
    expect([...desk.chosen]).toEqual(["S5.0"]);
  });

  it("is for the table it was asked for; without an answer nothing is said to be impossible", async () => {
    const { desk, store, answer } = slow(deal);
    const late = desk.hint();
    store.view = view({ ...deal, table: { seat: "W", cards: ["SA"], meaning: { kind: "single", size: 1, key: 14 } } });
    answer(plays);
    expect(await late).toBe("late");
    const refused = desk.hint();
    answer({ ok: false, code: "too_fast" });
    expect(await refused).toBe("late");
    const none = desk.hint();
    answer({ plays: [] });
    expect(await none).toBe("none");
  });
});

describe("combinations", () => {
  it("are gone with a new deal, even where the cards would make them again", async () => {
    const deal = { number: 1, commitment: "a", level: "2", phase: "play", hand: ["S5", "H5", "S4"] };
    const { desk, store, answer } = slow(deal);
    const arranged = desk.arrange();
    answer({ groups: [{ cards: ["S5", "H5"] }] });
    expect(await arranged).toBe(true);
    store.view = view({ ...deal, hand: ["S5", "H5"] });
    desk.sync();
    expect(desk.arranged).toBe(true);
    store.view = view({ ...deal, number: 2, commitment: "b" });
    desk.sync();
    expect(desk.arranged).toBe(false);
    const late = desk.arrange();
    store.view = view({ ...deal, number: 3, commitment: "c" });
    desk.sync();
    answer({ groups: [{ cards: ["S5", "H5"] }] });
    expect(await late).toBe(false);
  });
});
