// Written by `python -m qiaopai.server.schema` from the Structs that are sent. Do not edit.

/** The command is durable, in version `v`. */
export interface Ack {
  m: "ack";
  id: string;
  v: number;
}

/** Seat a bot. */
export interface AddBot {
  kind: "add_bot";
  seat: Seat;
  level: string;
}

/** The answer to an `ask`. */
export interface Answer {
  m: "answer";
  id: string;
  body: Record<string, unknown>;
}

/** A question, answered to the asker alone. */
export interface Ask {
  m: "ask";
  id: string;
  body: unknown;
}

/** A bot has the seat (電腦入座). */
export interface BotSeated {
  kind: "bot_seated";
  seat: Seat;
  level: string;
}

/** The server closes, and why. */
export interface Bye {
  m: "bye";
  code: string;
}

/** A seat: a person, a bot, a person whose cards a bot plays for now, or nobody. */
export interface Chair {
  person?: string;
  bot?: string;
}

/** Persons changed chairs before a deal (換座位), as (from, to). */
export interface ChairsMoved {
  kind: "chairs_moved";
  moves: [Seat, Seat][];
}

/** Another name or language. */
export interface ChangeMe {
  name?: string;
  locale?: string;
}

/** Deadlines by seat, when the next deal starts by itself, and when this was so. */
export interface Clock {
  now: number;
  deadlines?: Partial<Record<Seat, number>>;
  next_deal?: number;
}

/** A command; with `v` it is refused if the table has moved on. */
export interface Do {
  m: "do";
  id: string;
  body: unknown;
  v?: number;
}

/** A command, as `do` on the WebSocket. */
export interface DoCommand {
  id: string;
  body: Record<string, unknown>;
  v?: number;
}

/** The command is durable, in version `v`. */
export interface Done {
  id: string;
  v: number;
}

/** What went wrong: a stable code, and what its text needs. */
export interface Error {
  code: string;
  data: Record<string, unknown>;
}

/** Seat bots wherever nobody sits (電腦補滿). */
export interface Fill {
  kind: "fill";
  level: string;
}

/** The required rounds are over (終局). */
export interface GameFinished {
  kind: "game_finished";
  totals: Partial<Record<Seat, number>>;
}

/** A game of this room. */
export interface GameInfo {
  id: string;
  rulebooks: RulebookInfo[];
  bots: string[];
  settings: string[];
}

/** The required rounds begin (開始). */
export interface GameStarted {
  kind: "game_started";
}

/** The players want another game (再來一場). */
export interface GatheredAgain {
  kind: "gathered_again";
}

/** That the server answers, and which it is. */
export interface Health {
  status: string;
  version: string;
}

/** Another person decides the settings (換開局者). */
export interface HostChanged {
  kind: "host_changed";
  host: string;
}

/** Give the seat up (離開); before the required rounds are over only when confirmed. */
export interface Leave {
  kind: "leave";
  confirmed?: boolean;
}

/** Open tables, and who sits there. */
export interface Lobby {
  tables: LobbyTable[];
  people: Record<string, Named>;
}

/** A table as the lobby shows it; `version` is that of its last change here. */
export interface LobbyTable {
  id: string;
  game: string;
  rulebook: string;
  status: Status;
  host: string;
  seats: Partial<Record<Seat, Chair>>;
  settings: Settings;
  version: number;
}

/** The person behind the cookie; `token` only when he has just come. */
export interface Me {
  id: string;
  name: string;
  locale: string;
  token?: string;
}

/** A person as others see him. */
export interface Named {
  name: string;
}

/** A guest as he introduces himself. */
export interface NewPerson {
  name: string;
  locale?: string;
}

/** A table to be opened. */
export interface NewTable {
  game: string;
  rulebook?: string;
  settings?: Record<string, unknown>;
}

/** Be ready for the next deal (下一副). */
export interface NextDeal {
  kind: "next_deal";
}

/** Those at the table, by the ids that views use. */
export interface People {
  m: "people";
  people: Record<string, Named>;
}

/** Who is here. */
export interface Presence {
  m: "presence";
  seats: Partial<Record<Seat, "away" | "bot" | "here">>;
}

/** A table to be filled with bots and started. */
export interface QuickTable {
  game: string;
  rulebook?: string;
  bot?: string;
}

/** It was not done; nothing changed. */
export interface Refused {
  m: "refused";
  code: string;
  data: Record<string, unknown>;
  id?: string;
}

/** Ask for another game with the same players (再來一場). */
export interface Rematch {
  kind: "rematch";
}

/** Send a bot away. */
export interface RemoveBot {
  kind: "remove_bot";
  seat: Seat;
}

/** What somebody is at the table. */
export type Role = "director" | "player" | "spectator" | "teacher";

/** A rulebook and where its rules come from. */
export interface RulebookInfo {
  id: string;
  source: string;
}

/** A place at the table (座位), which is also the hand dealt to it. */
export type Seat = "E" | "N" | "S" | "W";

/** A seat became free, or a person lost it (離座). */
export interface SeatLeft {
  kind: "seat_left";
  seat: Seat;
  person?: string;
}

/** A player wants to go on (準備好). */
export interface SeatReady {
  kind: "seat_ready";
  seat: Seat;
}

/** He is back and plays himself (回座). */
export interface SeatReturned {
  kind: "seat_returned";
  seat: Seat;
}

/** A person sat down (入座). */
export interface SeatTaken {
  kind: "seat_taken";
  seat: Seat;
  person: string;
}

/** A bot plays for somebody who is away (電腦接手). */
export interface SeatTakenOver {
  kind: "seat_taken_over";
  seat: Seat;
  level: string;
}

/** The table, and where the caller sits. */
export interface Seated {
  table: string;
  seat: Seat;
}

/** Change settings before the start. */
export interface Set {
  kind: "set";
  settings: Record<string, unknown>;
}

/** What the host decides for the room's part (room.md §1); frozen when play starts. */
export interface Settings {
  rounds?: number;
  play_seconds?: number;
  bots?: boolean;
  bot_level?: string;
  return?: "deal" | "never";
  grace_seconds?: number;
  next_seconds?: number;
  spectators?: "none" | "open";
}

/** The host changed the settings (改設定). */
export interface SettingsChanged {
  kind: "settings_changed";
  settings: Settings;
  changes: Record<string, string | number | boolean>;
}

/** The result sheet: a row a deal, in the game's own words, and the totals. */
export interface Sheet {
  deals: Record<string, unknown>[];
  totals: Partial<Record<Seat, number>>;
}

/** Take a seat (入座). */
export interface Sit {
  kind: "sit";
  seat: Seat;
}

/** The whole view at a version; `at` is the server's time when it was sent. */
export interface Snapshot {
  m: "snapshot";
  v: number;
  at: number;
  view: unknown;
}

/** Begin the required rounds (開始). */
export interface Start {
  kind: "start";
}

/** How far a table is. */
export type Status = "between" | "finished" | "gathering" | "playing";

/** A table as one viewer sees it. */
export interface TableView {
  id: string;
  game: string;
  rulebook: string;
  host: string;
  status: Status;
  settings: Record<string, unknown>;
  seats: Partial<Record<Seat, Chair>>;
  role: Role;
  you?: Seat;
  ready: Seat[];
  sheet: Sheet;
  clock?: Clock;
  deal?: unknown;
}

/** A player did not answer in time (逾時); what follows was done in his name. */
export interface TimeRanOut {
  kind: "time_ran_out";
  seat: Seat;
}

/** One commit: a merge patch from the view at `from` to the view at `v`. */
export interface Update {
  m: "update";
  from: number;
  v: number;
  told?: unknown[];
  patch?: Record<string, unknown>;
}

export type ServerMessage = Snapshot | Update | People | Presence | Ack | Refused | Answer | Bye;

export type ClientMessage = Do | Ask;

export type TableCommand = Sit | Leave | AddBot | RemoveBot | Fill | Start | NextDeal | Set | Rematch;

export type TableTold = SeatTaken | SeatLeft | BotSeated | SeatTakenOver | SeatReturned | HostChanged | SettingsChanged | GameStarted | ChairsMoved | SeatReady | TimeRanOut | GameFinished | GatheredAgain;

/** An open item: the score may be adjusted under that law when play is over (調整得分). */
export interface MinibridgeAdjustedScoreReview {
  type: "adjusted_score_review";
  law: string;
}

/** A side agrees to the tricks that declarer has won (贏磴的認同). */
export interface MinibridgeAgree {
  kind: "agree";
  tricks: number;
}

/** A player agrees to the tricks won (認同). */
export interface MinibridgeAgreed {
  kind: "agreed";
  player: Seat;
  tricks: number;
}

/** A player says his points (報點). */
export interface MinibridgeAnnounce {
  kind: "announce";
  points: number;
}

/** The answer to the question that a law asks. */
export interface MinibridgeAnswer {
  kind: "answer";
  option: string;
}

/** A player has answered; what, is closed until all have. */
export interface MinibridgeAnswered {
  kind: "answered";
  player: Seat;
}

/** All answers that counted. */
export interface MinibridgeAnswersOpened {
  kind: "answers_opened";
  question: string;
  answers: [Seat, string][];
}

/** A player pointed at an irregularity; what his view cannot prove is looked into later. */
export interface MinibridgeAttentionDrawn {
  kind: "attention_drawn";
  by: Seat;
  irregularity: string;
  hand: Seat;
  trick?: number;
}

/** Tricks of those left that are scored to that side (裁定磴數). */
export interface MinibridgeAwardTricks {
  type: "award_tricks";
  side: MinibridgeSide;
  n: number;
}

/** A card is played (出牌). */
export interface MinibridgeCardPlayed {
  kind: "card_played";
  hand: Seat;
  card: string;
}

/** The card counts as led or played (視為已出的牌張). */
export interface MinibridgeCardStands {
  type: "card_stands";
  seat: Seat;
  card: string;
}

/** Declarer announces the contract (宣佈合約). */
export interface MinibridgeChooseContract {
  kind: "choose_contract";
  denomination: MinibridgeDenomination;
  level: string;
}

/** A player shows his hand and claims so many of the tricks left for his side (攤牌). */
export interface MinibridgeClaim {
  kind: "claim";
  tricks: number;
  statement?: string;
}

/** A claim that waits for the others. */
export interface MinibridgeClaimView {
  by: Seat;
  hand: Seat;
  tricks: number;
  cards: string[];
  statement?: string;
}

/** As if not claimed (攤牌無效). */
export interface MinibridgeClaimVoid {
  type: "claim_void";
}

/** A hand is shown with a claim (攤牌的訴求). */
export interface MinibridgeClaimed {
  kind: "claimed";
  by: Seat;
  hand: Seat;
  tricks: number;
  cards: string[];
  statement?: string;
}

/** Declarer has announced the contract (宣佈合約). */
export interface MinibridgeContractChosen {
  kind: "contract_chosen";
  denomination: MinibridgeDenomination;
  level: string;
  tricks: number;
}

/** The contract, or one on the menu with its score when just made and one down. */
export interface MinibridgeContractView {
  denomination: MinibridgeDenomination;
  level: string;
  tricks: number;
  made?: number;
  down?: number;
}

/** The deal is over, and everyone may see all of it. */
export interface MinibridgeDealEnded {
  kind: "deal_ended";
  result: MinibridgeResult;
  deal: Partial<Record<Seat, string[]>>;
  salt: string;
}

/** The cards are dealt (發牌). */
export interface MinibridgeDealStarted {
  kind: "deal_started";
  number: number;
  board: number;
  dealer: Seat;
  rulebook: string;
  rulebook_version: number;
  commitment: string;
  vacant?: Seat;
  changes?: Record<string, string | number | boolean>;
  shuffled?: MinibridgeShuffled;
}

/** The stronger side and the stronger hand in it (莊家、夢家). */
export interface MinibridgeDeclarerFound {
  kind: "declarer_found";
  declarer: Seat;
  dummy: Seat;
}

/** Trumps or notrump (無王); the value is its text on the wire. */
export type MinibridgeDenomination = "C" | "D" | "H" | "NT" | "S";

/** A player points at an irregularity (指出違規). */
export interface MinibridgeDrawAttention {
  kind: "draw_attention";
  irregularity: string;
  hand: Seat;
  trick?: number;
}

/** Dummy's cards are spread (夢家攤牌). */
export interface MinibridgeDummyFaced {
  kind: "dummy_faced";
  seat: Seat;
  cards: string[];
}

/** A hand: who plays it, how many cards, and which where they may be seen. */
export interface MinibridgeHandView {
  count: number;
  player?: Seat;
  cards?: string[];
}

/** The trick before, while it may be looked at. */
export interface MinibridgeLastTrickView {
  number: number;
  leader: Seat;
  winner: Seat;
  cards: [Seat, string][];
}

/** The hand may, need not, take back these cards (可收回改正). */
export interface MinibridgeMayWithdraw {
  type: "may_withdraw";
  seat: Seat;
  cards: string[];
}

/** The hand's next card must be this card, or of this suit (須出). */
export interface MinibridgeMustPlay {
  type: "must_play";
  seat: Seat;
  card?: string;
  suit?: string;
}

/** Whose lead it is now (應引牌者). */
export interface MinibridgeNextToLead {
  type: "next_to_lead";
  seat: Seat;
}

/** Who plays now (輪到出牌者). */
export interface MinibridgeNextToPlay {
  type: "next_to_play";
  seat: Seat;
}

/** Attention was drawn while a law waited for a play. */
export interface MinibridgeNoticed {
  kind: "noticed";
  by: Seat;
}

/** Whom the deal waits for. */
export interface MinibridgePendingView {
  player: Seat;
  question: string;
  hand?: Seat;
  options?: string[];
}

/** How far a deal has come. */
export type MinibridgePhase = "agreeing" | "announcing" | "contract" | "ended" | "play" | "waiting";

/** A card is played from a hand (出牌). */
export interface MinibridgePlay {
  kind: "play";
  hand: Seat;
  card: string;
}

/** The deal goes on from here (繼續打牌). */
export interface MinibridgePlayContinues {
  type: "play_continues";
}

/** No card may be played before the ruling (暫停出牌). */
export interface MinibridgePlaySuspended {
  type: "play_suspended";
}

/** With three players somebody moves to the vacant seat and plays that hand. */
export interface MinibridgePlayerMoved {
  kind: "player_moved";
  from: Seat;
  to: Seat;
}

/** A seat's points are known (報點); `deduced`: 40 less the others. */
export interface MinibridgePointsAnnounced {
  kind: "points_announced";
  seat: Seat;
  points: number;
  deduced?: boolean;
}

/** The law has nothing more to say (裁決結束). */
export interface MinibridgeProcedureClosed {
  kind: "procedure_closed";
  law: string;
  ruling: string;
}

/** A law speaks (開始裁決). */
export interface MinibridgeProcedureOpened {
  kind: "procedure_opened";
  law: string;
  law_version: number;
  hand: Seat;
  trick: number;
  reopens?: boolean;
}

/** How a deal ended; `score` is that of declarer's side, `tricks` those counted for it. */
export interface MinibridgeResult {
  outcome: string;
  points: Partial<Record<Seat, number>>;
  tricks?: number;
  score?: number;
  terms?: MinibridgeTerm[];
}

/** The card goes back into the hand (收回牌張). */
export interface MinibridgeReturnCard {
  type: "return_card";
  seat: Seat;
  card: string;
}

/** The claimer picks up his hand (拾起手牌). */
export interface MinibridgeReturnHand {
  type: "return_hand";
  seat: Seat;
}

/** What a law brings about now; `judgements` wait for the director. */
export interface MinibridgeRuled {
  kind: "ruled";
  law: string;
  effects?: (MinibridgeReturnCard | MinibridgeReturnHand | MinibridgeCardStands | MinibridgeMustPlay | MinibridgeMayWithdraw | MinibridgeNextToLead | MinibridgeNextToPlay | MinibridgeTrickTransfer | MinibridgeAdjustedScoreReview | MinibridgePlaySuspended | MinibridgePlayContinues | MinibridgeClaimVoid | MinibridgeAwardTricks)[];
  judgements?: string[];
}

/** A ruling of this deal. */
export interface MinibridgeRulingView {
  law: string;
  effects: (MinibridgeReturnCard | MinibridgeReturnHand | MinibridgeCardStands | MinibridgeMustPlay | MinibridgeMayWithdraw | MinibridgeNextToLead | MinibridgeNextToPlay | MinibridgeTrickTransfer | MinibridgeAdjustedScoreReview | MinibridgePlaySuspended | MinibridgePlayContinues | MinibridgeClaimVoid | MinibridgeAwardTricks)[];
  ruling?: string;
}

/** Who shuffled, who cut, and how many cards he lifted (洗牌、切牌). */
export interface MinibridgeShuffled {
  by: Seat;
  cut_by?: Seat;
  lifted?: number;
}

/** Two partners (一方). */
export type MinibridgeSide = "EW" | "NS";

/** One line of a score: `count` times `each` make `points`. */
export interface MinibridgeTerm {
  term: string;
  count: number;
  each: number;
  points: number;
}

/** Tricks that change sides when the play is over (罰磴). */
export interface MinibridgeTrickTransfer {
  type: "trick_transfer";
  from: MinibridgeSide;
  to: MinibridgeSide;
  n: number;
  when?: string;
}

/** The current trick. */
export interface MinibridgeTrickView {
  number: number;
  leader: Seat;
  cards: [Seat, string][];
}

/** Four cards are a trick (贏磴). */
export interface MinibridgeTrickWon {
  kind: "trick_won";
  seat: Seat;
  number: number;
}

/** A minibridge deal as one viewer sees it. */
export interface MinibridgeView {
  game: string;
  rulebook: string;
  number: number;
  board: number;
  dealer: Seat;
  commitment: string;
  phase: MinibridgePhase;
  hall?: boolean;
  advice?: boolean;
  vacant?: Seat;
  you?: Seat;
  hands: Partial<Record<Seat, MinibridgeHandView>>;
  announced: Partial<Record<Seat, number>>;
  declarer?: Seat;
  dummy?: Seat;
  contract?: MinibridgeContractView;
  menu?: MinibridgeContractView[];
  trick: MinibridgeTrickView;
  last?: MinibridgeLastTrickView;
  winners: Seat[];
  won: Partial<Record<MinibridgeSide, number>>;
  pending: MinibridgePendingView[];
  legal?: MinibridgeCommand[];
  claim?: MinibridgeClaimView;
  rulings?: MinibridgeRulingView[];
  result?: MinibridgeResult;
  deal?: Partial<Record<Seat, string[]>>;
  salt?: string;
}

export type MinibridgeCommand = MinibridgeAnnounce | MinibridgeChooseContract | MinibridgePlay | MinibridgeClaim | MinibridgeAnswer | MinibridgeAgree | MinibridgeDrawAttention;

export type MinibridgeTold = MinibridgeDealStarted | MinibridgePointsAnnounced | MinibridgeDeclarerFound | MinibridgePlayerMoved | MinibridgeDummyFaced | MinibridgeContractChosen | MinibridgeCardPlayed | MinibridgeTrickWon | MinibridgeClaimed | MinibridgeAttentionDrawn | MinibridgeProcedureOpened | MinibridgeAnswered | MinibridgeAnswersOpened | MinibridgeNoticed | MinibridgeRuled | MinibridgeProcedureClosed | MinibridgeAgreed | MinibridgeDealEnded;
