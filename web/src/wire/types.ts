/** The wire, as docs/protocol.md has it. The one place the client takes its wire types from. */

export type Seat = "N" | "E" | "S" | "W";
export type Side = "NS" | "EW";
export type Card = string;
export type Denomination = "S" | "H" | "D" | "C" | "NT";
export type BySeat<T> = Partial<Record<Seat, T>>;
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type Data = Record<string, unknown>;

export interface Person {
  id: string;
  name: string;
  locale?: string;
}

export interface GameInfo {
  id: string;
  rulebooks: { id: string; source?: string }[];
  bots: string[];
}

export interface LobbyTable {
  id: string;
  game: string;
  rulebook: string;
  status: Status;
  host?: string;
  seats: BySeat<Chair>;
  settings?: Partial<Settings>;
  version?: number;
}

export interface LobbyView {
  tables: LobbyTable[];
  people: Record<string, { name: string }>;
}

export type Status = "gathering" | "playing" | "between" | "finished";

export interface Settings {
  rounds: number;
  play_seconds: number;
  bots: boolean;
  bot_level: string;
  return: string;
  advice: boolean;
  count_points: boolean;
  players: number;
  hall: boolean;
}

export interface Chair {
  person?: string;
  bot?: string;
}

export interface SheetDeal {
  number: number;
  board?: number;
  declarer?: Seat;
  contract?: { denomination: Denomination; level: string | number; tricks: number };
  tricks?: number;
  points: BySeat<number>;
}

export interface Command {
  kind: string;
  [field: string]: unknown;
}

export interface Pending {
  player: Seat;
  hand?: Seat;
  question: string;
  options?: string[];
}

export interface HandView {
  player: Seat;
  count: number;
  cards?: Card[];
}

/** What every game's deal view shares; the rest is the game's own. */
export interface DealView {
  game: string;
  rulebook: string;
  number: number;
  board?: number;
  dealer?: Seat;
  vacant?: Seat;
  commitment?: string;
  hall?: boolean;
  phase: string;
  you?: Seat;
  hands: BySeat<HandView>;
  pending: Pending[];
  legal?: Command[];
  [field: string]: unknown;
}

export interface TableView {
  id: string;
  game: string;
  rulebook: string;
  host?: string;
  status: Status;
  settings: Partial<Settings>;
  seats: BySeat<Chair>;
  you?: Seat;
  role: "player" | "spectator" | "director" | "teacher";
  ready?: Seat[];
  sheet?: { deals: SheetDeal[]; totals: BySeat<number> };
  clock?: { deadlines: BySeat<number>; now: number };
  deal?: DealView;
}

export interface Told {
  kind: string;
  [field: string]: unknown;
}

export type People = Record<string, { name: string }>;
export type Presence = BySeat<"here" | "away" | "bot">;

export type ServerMessage =
  | { m: "snapshot"; v: number; view: TableView }
  | { m: "update"; from: number; v: number; told?: Told[]; patch?: unknown }
  | { m: "people"; people: People }
  | { m: "presence"; seats: Presence }
  | { m: "ack"; id: string; v: number }
  | { m: "refused"; id?: string; code: string; data?: Data }
  | { m: "answer"; id: string; body: Data }
  | { m: "bye"; code: string };

export type ClientMessage =
  | { m: "do"; id: string; body: Command; v?: number }
  | { m: "ask"; id: string; body: Command };
