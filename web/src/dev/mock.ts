import { clockwise, SEATS } from "../lib/cards";
import type { ClientMessage, Command, Data, DealView, Seat, ServerMessage, TableView, Told } from "../wire/types";
import { diff, MockDeal, rng } from "./engine";
import { guandanAnswer, guandanMove, guandanScene } from "./guandan";

/**
 * `?mock` in development: fetch and WebSocket answered in the page. A table's id says what to
 * show: `mock.STAGE.ROLE.SEED`, STAGE a phase or a number of cards played, ROLE declarer, dummy,
 * lho, rho or spectator.
 */
class MockTable {
  v = 1;
  deal: MockDeal | undefined;
  status: TableView["status"] = "gathering";
  you: Seat = "S";
  seats: TableView["seats"] = { N: {}, E: {}, S: { person: "me" }, W: {} };
  sheet: NonNullable<TableView["sheet"]> = { deals: [], totals: { N: 0, E: 0, S: 0, W: 0 } };
  settings: TableView["settings"] = { rounds: 1, play_seconds: 30, bots: true, bot_level: "easy", advice: true, count_points: "auto", players: 4, hall: false };
  random: () => number;
  clock = true;

  constructor(readonly id: string) {
    const [, stage = "", role = "declarer", seed = "1"] = id.split(".");
    this.random = rng(Number(seed) || 1);
    if (stage === "gathering" || stage === "") {
      this.seats.N = { bot: "easy" };
      return;
    }
    this.begin();
    const deal = this.deal as MockDeal;
    if (stage === "announcing") return;
    if (stage === "auto") return;
    deal.announceAll();
    const offset = { declarer: 0, lho: 1, dummy: 2, rho: 3 }[role] ?? 0;
    this.reseat(clockwise(deal.declarer, offset));
    if (stage === "contract") return;
    deal.choose(seed === "2" ? "NT" : "H", "game");
    const cards = stage === "claim" ? 9 : stage === "ended" || stage === "finished" ? 52 : Number(stage) || 0;
    for (let i = 0; i < cards; i++) deal.botPlay();
    if (stage === "claim") deal.claim = { by: clockwise(this.you, 1), tricks: 5, statement: "紅心都大", cards: deal.hands[clockwise(this.you, 1)] };
    if (cards === 52) this.finishDeal();
    if (stage === "finished") this.status = "finished";
  }

  reseat(you: Seat): void {
    this.you = you;
    this.seats = { N: { bot: "easy" }, E: { bot: "fast" }, S: { bot: "easy" }, W: { bot: "easy" } };
    this.seats[you] = { person: "me" };
    this.seats[clockwise(you, 2)] = { person: "p2" };
  }

  begin(): Told[] {
    const number = this.sheet.deals.length + 1;
    this.deal = new MockDeal(number, clockwise("N", number - 1), this.random);
    this.status = "playing";
    return [{ kind: "deal_started", number, board: number, dealer: this.deal.dealer }];
  }

  finishDeal(): void {
    const deal = this.deal as MockDeal;
    const points = (deal.result as Data)["points"] as Record<Seat, number>;
    this.sheet.deals.push({ number: deal.number, declarer: deal.declarer, denomination: deal.contract?.denomination ?? "NT", level: deal.contract?.level ?? "part", tricks: (deal.result as Data)["tricks"] as number, points });
    for (const s of SEATS) this.sheet.totals[s] = (this.sheet.totals[s] ?? 0) + (points[s] ?? 0);
    this.status = "between";
  }

  still: TableView | undefined;

  view(): TableView {
    if (this.id.startsWith("gd.")) return (this.still ??= guandanScene(this.id));
    const v: TableView = {
      id: this.id, game: "minibridge", rulebook: "tw", host: "me", status: this.status, settings: this.settings,
      seats: this.seats, you: this.you, role: "player", ready: [],
      sheet: JSON.parse(JSON.stringify(this.sheet)) as NonNullable<TableView["sheet"]>,
    };
    if (this.deal) {
      v.deal = this.deal.view(this.you) as unknown as DealView;
      const to = v.deal.pending[0];
      if (to) v.clock = { deadlines: { [to.player]: Date.now() + 21000 }, now: Date.now() };
    }
    return JSON.parse(JSON.stringify(v)) as TableView;
  }
}

class MockSocket {
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((e: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  #table: MockTable;
  #timer = 0;

  constructor(url: string) {
    const id = decodeURIComponent(/tables\/([^/]+)\/socket/.exec(url)?.[1] ?? "mock");
    this.#table = new MockTable(id);
    setTimeout(() => {
      this.readyState = 1;
      this.onopen?.();
      this.#say({ m: "people", people: { me: { name: "白露" }, p2: { name: "陳小滿" } } });
      this.#say({ m: "presence", seats: { N: "bot", E: "bot", S: "here", W: "bot", [clockwise(this.#table.you, 2)]: "away", [this.#table.you]: "here" } });
      this.#say({ m: "snapshot", v: this.#table.v, at: Date.now(), view: this.#table.view() });
      if (id.includes(".auto")) this.#later();
    }, 20);
  }

  send(text: string): void {
    const message = JSON.parse(text) as ClientMessage;
    const t = this.#table;
    if (t.id.startsWith("gd.")) {
      const view = t.view();
      if (message.m === "ask") return this.#say({ m: "answer", id: message.id, body: guandanAnswer(view, message.body) });
      const { view: next, told } = guandanMove(view, message.body);
      t.still = next;
      this.#update(view, told);
      return this.#say({ m: "ack", id: message.id, v: t.v });
    }
    if (message.m === "ask") {
      const body: Data = message.body.kind === "advice" ? { choice: { denomination: "H", level: "game" }, reason: "fit", points: 26 } : { legal: false, code: "must_follow", data: { suit: "H" } };
      this.#say({ m: "answer", id: message.id, body });
      return;
    }
    const before = t.view();
    const told = this.#do(message.body);
    if (!told) {
      this.#say({ m: "refused", id: message.id, code: "rounds_not_done", data: { penalty: 0, rounds: 1 } });
      return;
    }
    this.#update(before, told);
    this.#say({ m: "ack", id: message.id, v: t.v });
    this.#later();
  }

  close(): void {
    this.readyState = 3;
    clearTimeout(this.#timer);
  }

  #do(body: Command): Told[] | undefined {
    const t = this.#table;
    const d = t.deal as MockDeal;
    switch (body.kind) {
      case "fill":
        for (const s of SEATS) if (!t.seats[s]?.person && !t.seats[s]?.bot) t.seats[s] = { bot: "easy" };
        return [{ kind: "bot_seated", seat: "W", level: "easy" }];
      case "start":
      case "next_deal":
        return [{ kind: "game_started" }, ...t.begin()];
      case "choose_contract":
        return d.choose(body["denomination"] as never, body["level"] as string);
      case "play":
        return d.playCard(body["hand"] as Seat, body["card"] as string);
      case "answer":
        d.claim = undefined;
        return [{ kind: "answered", player: t.you, option: body["option"] }];
      case "leave":
        return body["confirmed"] ? [] : undefined;
      default:
        return [];
    }
  }

  #later(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      const t = this.#table;
      const d = t.deal;
      if (!d || t.status !== "playing") return;
      const before = t.view();
      const pending = (d.view(t.you)["pending"] as { player: Seat }[])[0];
      if (d.phase === "announcing") this.#update(before, d.announceAll());
      else if (pending?.player === t.you) return;
      else if (d.phase === "contract") this.#update(before, d.choose("H", "game"));
      else if (d.phase === "play") {
        const told = d.botPlay();
        if (d.phase as string === "ended") t.finishDeal();
        this.#update(before, told);
      }
      this.#later();
    }, 60) as unknown as number;
  }

  #update(before: TableView, told: Told[]): void {
    const t = this.#table;
    if (t.deal?.phase === "ended" && t.status === "playing") t.finishDeal();
    const from = t.v++;
    this.#say({ m: "update", from, v: t.v, told, patch: diff(before, t.view()) as Data });
  }

  #say(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

export function installMock(): void {
  const real = window.fetch.bind(window);
  window.WebSocket = class extends MockSocket {} as never;
  let name = "白露";
  window.fetch = async (input, init) => {
    const path = String(input);
    const json = (x: unknown, status = 200) => new Response(JSON.stringify(x), { status });
    if (!path.startsWith("/api/")) return real(input, init);
    if (path === "/api/games") return json([{ id: "minibridge", rulebooks: ["tw", "jcbl"].map((id) => ({ id, source: id, version: 1, settings: { advice: id === "jcbl" }, notes: [] })), bots: ["easy", "fast", "strong"], settings: [{ name: "advice", group: "main", kind: "switch", values: [false, true], needs: [] }], undo: ["none", "casual"] }]);
    if (path === "/api/lobby") {
      const none = location.search.includes("mock=empty");
      return json({
        tables: none ? [] : [
          { id: "mock.gathering", game: "minibridge", rulebook: "tw", status: "gathering", host: "p2", seats: { N: { person: "p2" }, E: { bot: "easy" }, S: {}, W: {} }, version: 3 },
          { id: "mock.6.lho.3", game: "minibridge", rulebook: "jcbl", status: "playing", host: "p3", seats: { N: { person: "p3" }, E: { person: "p4" }, S: { bot: "easy" }, W: { bot: "easy" } }, version: 30 },
        ],
        people: { p2: { name: "陳小滿" }, p3: { name: "Robin" }, p4: { name: "阿秋" } },
      });
    }
    if (path === "/api/me" && init?.method === "PATCH") name = (JSON.parse(String(init.body)) as { name?: string }).name ?? name;
    if (path === "/api/me" || path === "/api/persons") return json({ id: "me", name, locale: "zh-Hant" });
    if (path === "/api/quick") return json({ table: "mock.auto.declarer.5", seat: "S" });
    return json({ table: "mock.gathering", seat: "S" });
  };
}
