import type { Component } from "svelte";
import type { Action } from "../lib/keys";
import type { Args, Translate } from "../lib/fluent";
import type { Value, Values } from "../lib/settings";
import type { TableStore } from "../lib/state/table.svelte";
import type { Packed } from "../lib/replay/link";
import type { Analysis, GameRecord } from "../wire/generated";
import type { Command, Seat, TableView, Told } from "../wire/types";

/** Everything a game says for itself on the screen. */
export interface GameLook {
  id: string;
  /** Order in the lobby. */
  order: number;
  /** Its picture in the lobby. */
  Art: Component;
  /** Asks in the middle of the table: `undefined` when there is nothing to choose. */
  Panel?: Component<{ store: TableStore; mode: "tall" | "low" | "wide" }>;
  /** A table of its own, where the one of the declarer games does not fit. */
  Table?: Component<{ store: TableStore; view: TableView }>;
  /** A score sheet of its own. */
  Sheet?: Component<{ store: TableStore; view: TableView; bottom: Seat; brief?: boolean }>;
  /** Played until somebody has won, not for a number of rounds. */
  match?: boolean;
  /** Keys that are the game's own, for the help page. */
  keys?: readonly GameKey[];
  hasPanel?(view: TableView): boolean;
  /** Something that waits for an answer without holding anything up. */
  Notice?: Component<{ store: TableStore }>;
  /** A typed call as the command to send. */
  callCommand?(call: string): Command;
  /** What was said before the play, to be looked at again. */
  Record?: Component<{ store: TableStore; view: TableView }>;
  canRecord?(view: TableView): boolean;
  /** The headline of a finished deal, where the game has its own. */
  resultTitle?(view: TableView, words: Words): string | undefined;
  /** Kinds of `told` that are shown as well as spoken. */
  shown?: readonly string[];
  /** What else changes with a setting in the lobby, so that the simple wish stays simple. */
  settles?(name: string, value: Value): Values;
  /** An adviser would answer now. */
  canAsk?(view: TableView): boolean;
  /** What its adviser would do, in words; the card games say it alike. */
  advised?(command: Command, view: TableView, words: Words): string | undefined;
  /** A line for the live region. */
  told?(item: Told, after: TableView, words: Words): string | undefined;
  /** Its own answer to a listening key. */
  answer?(action: Action, view: TableView, words: Words): string | undefined;
  /** A key that is the game's own. */
  act?(action: Action, view: TableView): boolean;
  /** Which first-time hint fits now. */
  hint?(view: TableView): string | undefined;
  replay?: ReplayLook;
  /** The rules page, section by section; of some games as a rulebook and a table have it. */
  rules?: readonly RuleSection[] | ((values: Values, notes: readonly string[]) => readonly RuleSection[]);
}

/** A part of the rules page; an item is a message, with what the rulebook puts into it. */
export interface RuleSection {
  title: string;
  items: readonly (string | { id: string; args: Args })[];
}

/** How the finished deals of a game are looked back at. */
export interface ReplayLook {
  /** One deal, step by step. */
  Board: Component<BoardProps>;
  /** What is printed of the deals that are shown. */
  Print: Component<{ boards: readonly GameRecord[]; analyses: readonly (Analysis | undefined)[] }>;
  /** The message that says what is printed. */
  print: string;
  /** What was called, where a game with a declarer has an auction. */
  Auction?: Component<{ record: GameRecord }>;
  /** Boards can be studied double dummy. */
  studies?: boolean;
  /** A deal as a link carries it, and back; nothing when it cannot be read. */
  pack(record: GameRecord): Packed;
  unpack(packed: Packed): GameRecord | undefined;
}

export interface BoardProps {
  record: GameRecord;
  /** All that are looked at, in their order, and a way to another of them. */
  boards: readonly GameRecord[];
  choose: (index: number) => void;
  /** What is known of it is kept for the print. */
  known: (analysis: Analysis) => void;
  earlier?: Analysis | undefined;
}

/** The time for a play where the game has its own and the table has not changed it. */
export const MATCH_SECONDS = 10;

/** Keys and the message that says what they do. */
export interface GameKey {
  keys: readonly string[];
  text: string;
}

export interface Words {
  t: Translate;
  seat(seat: Seat): string;
  card(card: string): string;
  call(call: string): string;
}

const modules = import.meta.glob<{ default: GameLook }>("./*/index.ts", { eager: true });

export const LOOKS: ReadonlyMap<string, GameLook> = new Map(
  Object.values(modules)
    .map((m) => m.default)
    .sort((a, b) => a.order - b.order)
    .map((look) => [look.id, look]),
);
