/**
 * The one place the client takes its wire types from: the generated ones, with those parts that
 * are open on the wire (a view's deal, the bodies of commands) given the shape every game shares.
 */
import type * as wire from "./generated";

export type { Chair, GameInfo, LobbyTable, RulebookInfo, Seat, Seated, SettingInfo, Status } from "./generated";
export type Side = "NS" | "EW";
export type Card = string;
export type Denomination = "S" | "H" | "D" | "C" | "NT";
export type BySeat<T> = Partial<Record<wire.Seat, T>>;
export type Data = Record<string, unknown>;
export type Person = Pick<wire.Me, "id" | "name"> & Partial<wire.Me>;
export type LobbyView = wire.Lobby;
export type People = Record<string, wire.Named>;
export type Presence = wire.Presence["seats"];

export interface Command {
  kind: string;
  [field: string]: unknown;
}

export interface Told {
  kind: string;
  [field: string]: unknown;
}

/** The room's settings and those of the games we know. */
export type Settings = wire.Settings & {
  players?: number;
  advice?: boolean;
  count_points?: "auto" | "player";
  hall?: boolean;
  cycle?: string;
  turn_seconds?: number;
  undo?: string;
};

export interface SheetDeal {
  number: number;
  board?: number;
  declarer?: wire.Seat;
  denomination?: Denomination;
  level?: string;
  /** As bridge writes it: `4SX`. */
  contract?: string;
  outcome?: string;
  tricks?: number;
  points: BySeat<number>;
}

export interface Pending {
  player: wire.Seat;
  hand?: wire.Seat;
  question: string;
  options?: string[];
}

export interface HandView {
  player?: wire.Seat;
  count: number;
  cards?: Card[];
}

/** What every game's deal view shares; the rest is the game's own. */
export interface DealView {
  game: string;
  rulebook: string;
  number: number;
  board?: number;
  dealer?: wire.Seat;
  vacant?: wire.Seat;
  phase: string;
  you?: wire.Seat;
  hands: BySeat<HandView>;
  pending: Pending[];
  legal?: Command[];
  [field: string]: unknown;
}

export type TableView = Omit<wire.TableView, "settings" | "sheet" | "deal"> & {
  settings: Settings;
  sheet: { deals: SheetDeal[]; totals: BySeat<number> };
  deal?: DealView;
};

type Snapshot = Omit<wire.Snapshot, "view"> & { view: TableView };
type Update = Omit<wire.Update, "told"> & { told?: Told[] };
type Answer = Omit<wire.Answer, "body"> & { body: Data };

export type ServerMessage =
  | Snapshot
  | Update
  | Answer
  | wire.People
  | wire.Presence
  | wire.Ack
  | wire.Refused
  | wire.Bye;

export type ClientMessage =
  | { m: "do"; id: string; body: Command; v?: number }
  | { m: "ask"; id: string; body: Command };
