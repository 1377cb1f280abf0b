import type { TableStore } from "../../lib/state/table.svelte";
import type { Card, Command, Data, TableView } from "../../wire/types";
import { byGroups, byRank, type Column, type Group } from "./state/columns";
import { givable, guandan, mayPlay, type Meaning } from "./state/deal";
import { cardsOf, idsOf, kept, painted, pieces, taken, toggled, type Piece } from "./state/pieces";

/** What the server says of the chosen cards. */
export interface Judged {
  /** The cards it was asked about. */
  of: string;
  meanings: Meaning[];
  code?: string;
  data?: Data;
}

const JUDGE_AFTER = 110;

/** The hand as its player handles it; what cards mean comes from the server. */
export class HandDesk {
  chosen: ReadonlySet<string> = $state.raw(new Set());
  groups: Group[] | undefined = $state.raw(undefined);
  flushes: Partial<Record<string, Card[][]>> = $state.raw({});
  judged: Judged | undefined = $state.raw(undefined);
  /** A play that can mean several things waits for one of them. */
  asking: Meaning[] | undefined = $state.raw(undefined);

  #answered: TableView | undefined = $state.raw(undefined);
  #store: TableStore;
  #hand = "";
  #deal = "";
  #hints: { at: string; plays: Promise<Card[][] | undefined>; next: number } | undefined;
  /** Counts what is done with the cards, so that a late hint changes nothing. */
  #done = 0;
  #flushNext: Partial<Record<string, number>> = {};
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(store: TableStore) {
    this.#store = store;
  }

  get deal() {
    return guandan(this.#store.view?.deal);
  }

  get pieces(): Piece[] {
    return pieces(this.deal?.hand ?? []);
  }

  get cards(): Card[] {
    return cardsOf(this.pieces, this.chosen);
  }

  get columns(): Column[] {
    const level = this.deal?.level ?? "2";
    return this.groups ? byGroups(this.pieces, this.groups, level) : byRank(this.pieces, level);
  }

  get arranged(): boolean {
    return this.groups !== undefined;
  }

  /** What may be done now; nothing while what was sent has not come back as a picture. */
  get legal(): readonly Command[] {
    return this.#store.view === this.#answered ? [] : this.#store.legal;
  }

  get turn(): boolean {
    return mayPlay(this.legal);
  }

  /** The hand or the table has changed: what is gone is no longer chosen. */
  sync(): void {
    const { number = 0, commitment = "" } = this.deal ?? {};
    if (this.#deal !== `${number} ${commitment}`) {
      this.#deal = `${number} ${commitment}`;
      this.groups = undefined;
    }
    const hand = (this.deal?.hand ?? []).join(" ");
    if (hand !== this.#hand) {
      this.#hand = hand;
      this.set(kept(this.pieces, this.chosen));
      this.#flushNext = {};
      this.flushes = {};
      if (hand && this.deal?.phase !== "ended") void this.#findFlushes(hand);
    } else if (this.chosen.size) this.#judgeSoon();
  }

  set(chosen: ReadonlySet<string>): void {
    this.#done += 1;
    this.chosen = chosen;
    this.asking = undefined;
    this.#judgeSoon();
  }

  toggle(id: string): void {
    const giving = givable(this.legal);
    this.set(giving && !this.chosen.has(id) ? new Set([id]) : toggled(this.chosen, id));
  }

  take(ids: readonly string[]): void {
    this.set(taken(this.chosen, ids));
  }

  paint(ids: readonly string[], on: boolean): void {
    this.set(painted(this.chosen, ids, on));
  }

  clear(): void {
    this.set(new Set());
  }

  /** By combinations, or back to ranks. */
  async arrange(): Promise<boolean> {
    if (this.groups) {
      this.groups = undefined;
      return false;
    }
    const deal = this.#deal;
    const answer = await this.#consult("grouping");
    const groups = answer["groups"];
    if (Array.isArray(groups) && deal === this.#deal) this.groups = groups as Group[];
    return this.groups !== undefined;
  }

  /** The next possible straight flush of a suit; whether there is one. */
  flush(suit: string): boolean {
    const all = this.flushes[suit] ?? [];
    const at = this.#flushNext[suit] ?? 0;
    const cards = all[at % Math.max(1, all.length)];
    const ids = cards && idsOf(this.pieces, cards);
    if (!ids) return false;
    this.#flushNext[suit] = at + 1;
    this.set(new Set(ids));
    return true;
  }

  /**
   * Choose the next play that is legal, smallest first. `late`: before it was known something
   * else was done, which counts.
   */
  async hint(): Promise<"chosen" | "none" | "late"> {
    const hints = this.#hintsNow();
    const turn = hints.next;
    hints.next += 1;
    const done = ++this.#done;
    const plays = await hints.plays;
    if (done !== this.#done || hints.at !== this.#at()) return "late";
    if (!plays) {
      // Nothing is known: the next time it is asked again.
      this.#hints = undefined;
      return "late";
    }
    const ids = plays.length ? idsOf(this.pieces, plays[turn % plays.length] as Card[]) : undefined;
    if (!ids) return "none";
    this.set(new Set(ids));
    return "chosen";
  }

  /** The last hint was not meant: the next one is the same again. */
  unhint(): void {
    if (this.#hints?.next) this.#hints.next -= 1;
  }

  #at(): string {
    return `${this.#hand}|${this.#tableKey()}`;
  }

  #hintsNow() {
    const at = this.#at();
    if (this.#hints?.at === at) return this.#hints;
    const plays = this.#consult("hints").then((answer) => {
      const found = answer["plays"] as { cards: Card[] }[] | undefined;
      return found?.map((play) => play.cards);
    });
    return (this.#hints = { at, plays, next: 0 });
  }

  /** What the chosen cards are, asked at once. */
  async judge(): Promise<Judged | undefined> {
    clearTimeout(this.#timer);
    const cards = this.cards;
    const of = cards.join(" ");
    if (!of) return (this.judged = undefined);
    if (this.judged?.of === of && this.#judgedTable === this.#tableKey()) return this.judged;
    const answer = await this.#consult("selection", cards);
    const judged: Judged = { of, meanings: (answer["meanings"] ?? []) as Meaning[] };
    if (typeof answer["code"] === "string") {
      judged.code = answer["code"];
      judged.data = (answer["data"] ?? {}) as Data;
    }
    if (this.cards.join(" ") === of) {
      this.judged = judged;
      this.#judgedTable = this.#tableKey();
    }
    return judged;
  }

  /** Play what is chosen; a play with several meanings first asks which. */
  async play(meaning?: Meaning): Promise<void> {
    if (this.#store.busy || !this.chosen.size) return;
    const cards = this.cards;
    if (!meaning) {
      const judged = await this.judge();
      if (!judged || judged.code) return this.#refuse(judged);
      if (judged.meanings.length > 1) {
        this.asking = judged.meanings;
        return;
      }
    }
    const command: Command = meaning ? { kind: "play", cards, meaning } : { kind: "play", cards };
    await this.send(command);
  }

  async send(command: Command): Promise<void> {
    const view = this.#store.view;
    const outcome = await this.#store.do(command);
    if (!outcome.ok) return;
    this.#answered = view;
    this.clear();
  }

  async give(): Promise<void> {
    const giving = givable(this.legal);
    const [card] = this.cards;
    if (!giving || !card || this.#store.busy) return;
    const command = { kind: giving.kind, card };
    if (!giving.cards.includes(card)) return this.#store.whyNot(command);
    const legal = this.#store.legal.find((c) => c.kind === giving.kind && c["card"] === card);
    await this.send(legal ?? command);
  }

  async pass(): Promise<void> {
    if (this.#store.busy) return;
    const pass = { kind: "pass" };
    if (!this.legal.some((c) => c.kind === "pass")) return this.#store.whyNot(pass);
    await this.send(pass);
  }

  #judgedTable = "";
  #tableKey(): string {
    return JSON.stringify(this.deal?.table ?? null);
  }

  #judgeSoon(): void {
    clearTimeout(this.#timer);
    if (!this.chosen.size) {
      this.judged = undefined;
      return;
    }
    if (givable(this.legal)) return;
    this.#timer = setTimeout(() => void this.judge(), JUDGE_AFTER);
  }

  #refuse(judged: Judged | undefined): void {
    if (judged?.code) this.#store.refuse(judged.code, judged.data ?? {});
  }

  async #findFlushes(hand: string): Promise<void> {
    const answer = await this.#consult("straight_flushes");
    if (this.#hand !== hand) return;
    const suits = Object.entries((answer["suits"] ?? {}) as Record<string, Group[]>);
    this.flushes = Object.fromEntries(suits.map(([suit, groups]) => [suit, groups.map((g) => g.cards)]));
  }

  #consult(topic: string, cards?: Card[]): Promise<Data> {
    return this.#store.ask({ kind: "consult", topic, ...(cards ? { cards } : {}) });
  }
}
