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

/** An open item: the score may be adjusted under that law when play is over (調整得分). */
export interface AdjustedScoreReview {
  type: "adjusted_score_review";
  law: string;
}

/** An analysis as far as it has come: parts appear as soon as they are known. */
export interface Analysis {
  id: string;
  status: "done" | "failed" | "waiting" | "working";
  done: number;
  total: number;
  table?: Partial<Record<Seat, Partial<Record<Denomination, number>>>>;
  par?: ParView;
  makeable?: MakeableView[];
  play?: PlayView;
  leads?: Partial<Record<Seat, Partial<Record<Denomination, number>>>>;
  error?: Error;
}

/** The answer to an `ask`. */
export interface Answer {
  m: "answer";
  id: string;
  body: Record<string, unknown>;
}

/** Allow or refuse it. */
export interface AnswerUndo {
  kind: "answer_undo";
  option: "accept" | "reject";
}

/** A question, answered to the asker alone. */
export interface Ask {
  m: "ask";
  id: string;
  body: unknown;
}

/** Ask to take back one's last call or card (悔牌). */
export interface AskUndo {
  kind: "ask_undo";
}

/** Tricks of those left that are scored to that side (裁定磴數). */
export interface AwardTricks {
  type: "award_tricks";
  side: Side;
  n: number;
}

/** The finished boards of a table. */
export interface BoardList {
  table: string;
  game: string;
  boards: BoardRow[];
  you?: Seat;
}

/** A board of a game with a declarer, from a table or from a file. */
export interface BoardRecord {
  game: string;
  name: string;
  board?: number;
  number?: number;
  players?: Partial<Record<Seat, PlayerRecord>>;
  commitment?: string;
  salt?: string;
  where?: string;
  event?: string;
  date?: string;
  comment?: string;
  dealer?: Seat;
  vulnerability?: string;
  hands?: Partial<Record<Seat, string[]>>;
  auction?: CallRecord[];
  announced?: Partial<Record<Seat, number>>;
  contract?: ContractRecord;
  declarer?: Seat;
  dummy?: Seat;
  plays?: [Seat, string][];
  winners?: Seat[];
  awarded?: Partial<Record<Side, number>>;
  rulings?: RulingView[];
  result?: Result;
}

/** A finished board of a table; `n` finds its record, now and for ever. */
export interface BoardRow {
  n: number;
  number: number;
  board: number;
  points: Partial<Record<Seat, number>>;
  match?: number;
  counts?: boolean;
  outcome?: string;
  contract?: string;
  declarer?: Seat;
  tricks?: number;
  score?: number;
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

/** A call with all that was told about it. */
export interface CallRecord {
  seat: Seat;
  call: string;
  alert?: boolean;
  text?: string;
}

/** The card counts as led or played (視為已出的牌張). */
export interface CardStands {
  type: "card_stands";
  seat: Seat;
  card: string;
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

/** As if not claimed (攤牌無效). */
export interface ClaimVoid {
  type: "claim_void";
}

/** Deadlines by seat, when the next deal starts by itself, and when this was so. */
export interface Clock {
  now: number;
  deadlines?: Partial<Record<Seat, number>>;
  next_deal?: number;
}

/** The contract: how many tricks it asks for, and its text as the game writes it. */
export interface ContractRecord {
  denomination: Denomination;
  tricks: number;
  text: string;
  doubling?: number;
  level?: number | string;
}

/** Trumps or notrump (無王); the value is its text on the wire. */
export type Denomination = "C" | "D" | "H" | "NT" | "S";

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

/** A file that was read and not kept. */
export interface FileBoards {
  format: string;
  boards: GameRecord[];
  faults?: FileFault[];
  left_off?: number;
  faults_left_off?: number;
}

/** What is wrong with a file, and where; its text is `fault-<code>` in the catalogue. */
export interface FileFault {
  line: number;
  code: string;
  data?: Record<string, unknown>;
  column?: number;
  severity?: string;
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
  settings: SettingInfo[];
  undo: string[];
}

/** A board that is over, or that a file tells of: what is not known is absent. */
export interface GameRecord {
  game: string;
  name: string;
  board?: number;
  number?: number;
  players?: Partial<Record<Seat, PlayerRecord>>;
  commitment?: string;
  salt?: string;
  where?: string;
  event?: string;
  date?: string;
  comment?: string;
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

/** The highest contract a declarer makes in a denomination (可成合約), and its score. */
export interface MakeableView {
  declarer: Seat;
  level: number;
  denomination: Denomination;
  score: number;
}

/** A card of the play (評註): declarer's tricks in all after it, what it cost its side. */
export interface MarkView {
  seat: Seat;
  card: string;
  tricks: number;
  cost: number;
  best: string[];
  legal?: boolean;
}

/** The hand may, need not, take back these cards (可收回改正). */
export interface MayWithdraw {
  type: "may_withdraw";
  seat: Seat;
  cards: string[];
}

/** The person behind the cookie; `token` only when he has just come. */
export interface Me {
  id: string;
  name: string;
  locale: string;
  token?: string;
}

/** The hand's next card must be this card, or of this suit (須出). */
export interface MustPlay {
  type: "must_play";
  seat: Seat;
  card?: string;
  suit?: string;
}

/** A person as others see him. */
export interface Named {
  name: string;
}

/** With which values of another setting one goes; with `when`, for those values of it. */
export interface NeedInfo {
  other: string;
  values: (string | number | boolean)[];
  when: (string | number | boolean)[];
}

/** A board or an end position: four equal hands; the play with declarer and denomination. */
export interface NewAnalysis {
  hands: Partial<Record<Seat, string[]>>;
  dealer?: Seat;
  vulnerability?: "EW" | "NS" | "both" | "none";
  declarer?: Seat;
  denomination?: Denomination;
  plays?: [Seat, string][];
  game?: string;
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

/** Whose lead it is now (應引牌者). */
export interface NextToLead {
  type: "next_to_lead";
  seat: Seat;
}

/** Who plays now (輪到出牌者). */
export interface NextToPlay {
  type: "next_to_play";
  seat: Seat;
}

/** A contract that leads to par (標準合約); `text` is like `4H NS +1`. */
export interface ParContractView {
  text: string;
  level: number;
  denomination: Denomination;
  doubling: number;
  declarers: Seat[];
  tricks: number;
}

/** Par (標準分) as north-south see it; without a contract the deal is passed out. */
export interface ParView {
  score: number;
  contracts: ParContractView[];
}

/** Those at the table, by the ids that views use. */
export interface People {
  m: "people";
  people: Record<string, Named>;
}

/** The deal goes on from here (繼續打牌). */
export interface PlayContinues {
  type: "play_continues";
}

/** No card may be played before the ruling (暫停出牌). */
export interface PlaySuspended {
  type: "play_suspended";
}

/** The play card by card (逐張分析), as far as it is known yet. */
export interface PlayView {
  declarer: Seat;
  denomination: Denomination;
  marks: MarkView[];
  cost: Partial<Record<Side, number>>;
  tricks?: number;
}

/** Who sat there: a name, or the level of a bot. */
export interface PlayerRecord {
  name?: string;
  bot?: string;
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

/** How a deal ended; `score` is that of declarer's side, `tricks` those counted for it. */
export interface Result {
  outcome: string;
  points: Partial<Record<Seat, number>>;
  tricks?: number;
  score?: number;
  terms?: Term[];
}

/** Play again oneself after a bot has taken over (回座). */
export interface Return {
  kind: "return";
}

/** The card goes back into the hand (收回牌張). */
export interface ReturnCard {
  type: "return_card";
  seat: Seat;
  card: string;
}

/** The claimer picks up his hand (拾起手牌). */
export interface ReturnHand {
  type: "return_hand";
  seat: Seat;
}

/** The deal was taken back (回溯) to the end of the commit with that number. */
export interface Rewound {
  kind: "rewound";
  to_seq: number;
}

/** What somebody is at the table. */
export type Role = "director" | "player" | "spectator" | "teacher";

/** A rulebook, where its rules come from, and all that it settles by a value. */
export interface RulebookInfo {
  id: string;
  source: string;
  version: number;
  settings: Record<string, string | number | boolean>;
  notes: string[];
}

/** A ruling of this deal. */
export interface RulingView {
  law: string;
  effects: (ReturnCard | ReturnHand | CardStands | MustPlay | MayWithdraw | NextToLead | NextToPlay | TrickTransfer | AdjustedScoreReview | PlaySuspended | PlayContinues | ClaimVoid | AwardTricks)[];
  ruling?: string;
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

/** A setting of the rulebook that a table may change. */
export interface SettingInfo {
  name: string;
  group: string;
  kind: "choice" | "number" | "switch";
  values: (string | number | boolean)[];
  needs: NeedInfo[];
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
  undo?: "auction" | "casual" | "none";
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

/** Two partners (一方). */
export type Side = "EW" | "NS";

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
  undo?: UndoView;
  may_undo?: boolean;
  deal?: unknown;
}

/** One line of a score: `count` times `each` make `points`. */
export interface Term {
  term: string;
  count: number;
  each: number;
  points: number;
}

/** A player did not answer in time (逾時); what follows was done in his name. */
export interface TimeRanOut {
  kind: "time_ran_out";
  seat: Seat;
}

/** Tricks that change sides when the play is over (罰磴). */
export interface TrickTransfer {
  type: "trick_transfer";
  from: Side;
  to: Side;
  n: number;
  when?: string;
}

/** An opponent has answered; `late` when he did not in time. */
export interface UndoAnswered {
  kind: "undo_answered";
  seat: Seat;
  option: string;
  late?: boolean;
}

/** A player asks to take back his last call or card (請求悔牌), back to version `to`. */
export interface UndoAsked {
  kind: "undo_asked";
  seat: Seat;
  what: string;
  to: number;
}

/** A request to take something back, while it waits for an answer. */
export interface UndoView {
  by: Seat;
  what: string;
  to: number;
  asked: Seat[];
  may_answer?: boolean;
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

export type TableCommand = Sit | Leave | AddBot | RemoveBot | Fill | Start | NextDeal | Set | Rematch | Return | AskUndo | AnswerUndo;

export type TableTold = SeatTaken | SeatLeft | BotSeated | SeatTakenOver | SeatReturned | HostChanged | SettingsChanged | GameStarted | ChairsMoved | SeatReady | TimeRanOut | GameFinished | GatheredAgain | UndoAsked | UndoAnswered | Rewound;

/** A side agrees to the tricks that declarer has won (贏磴的認同). */
export interface BridgeAgree {
  kind: "agree";
  tricks: number;
}

/** A player agrees to the tricks won (認同). */
export interface BridgeAgreed {
  kind: "agreed";
  player: Seat;
  tricks: number;
}

/** The answer to the question that a law asks. */
export interface BridgeAnswer {
  kind: "answer";
  option: string;
}

/** A player has answered; what, is closed until all have. */
export interface BridgeAnswered {
  kind: "answered";
  player: Seat;
}

/** All answers that counted. */
export interface BridgeAnswersOpened {
  kind: "answers_opened";
  question: string;
  answers: [Seat, string][];
}

/** A player asks the opponents what the call with that number means (詢問). */
export interface BridgeAskMeaning {
  kind: "ask_meaning";
  number: number;
}

/** A call (叫品); the value is its text on the wire: `P`, `X`, `XX`, `1C` … `7NT`. */
export type BridgeCall = "1C" | "1D" | "1H" | "1NT" | "1S" | "2C" | "2D" | "2H" | "2NT" | "2S" | "3C" | "3D" | "3H" | "3NT" | "3S" | "4C" | "4D" | "4H" | "4NT" | "4S" | "5C" | "5D" | "5H" | "5NT" | "5S" | "6C" | "6D" | "6H" | "6NT" | "6S" | "7C" | "7D" | "7H" | "7NT" | "7S" | "P" | "X" | "XX";

/** A call (叫品); its alert and its text are for the opponents. */
export interface BridgeCallMade {
  kind: "call_made";
  seat: Seat;
  call: BridgeCall;
}

/** A call; alert and text only where this viewer may read them. */
export interface BridgeCallView {
  seat: Seat;
  call: BridgeCall;
  alert?: boolean;
  text?: string;
  asked?: boolean;
}

/** A card is played (出牌). */
export interface BridgeCardPlayed {
  kind: "card_played";
  hand: Seat;
  card: string;
}

/** A player shows his hand and claims so many of the tricks left for his side (攤牌). */
export interface BridgeClaim {
  kind: "claim";
  tricks: number;
  statement?: string;
}

/** A claim that waits for the others. */
export interface BridgeClaimView {
  by: Seat;
  hand: Seat;
  tricks: number;
  cards?: string[];
  statement?: string;
}

/** A claim (攤牌的訴求); the hand is shown to everyone, or only to those named. */
export interface BridgeClaimed {
  kind: "claimed";
  by: Seat;
  hand: Seat;
  tricks: number;
  cards?: string[];
  statement?: string;
  shown_to?: Seat[];
}

/** The auction is over (叫牌結束): the contract and its declarer. */
export interface BridgeContractReached {
  kind: "contract_reached";
  level: number;
  denomination: Denomination;
  doubling: BridgeDoubling;
  declarer: Seat;
  dummy: Seat;
}

/** The contract. */
export interface BridgeContractView {
  level: number;
  denomination: Denomination;
  doubling: BridgeDoubling;
  tricks: number;
  kind: BridgeKind;
  text: string;
}

/** The deal is over, and everyone may see all of it. */
export interface BridgeDealEnded {
  kind: "deal_ended";
  result: Result;
  deal: Partial<Record<Seat, string[]>>;
  salt: string;
}

/** The cards are dealt (發牌). */
export interface BridgeDealStarted {
  kind: "deal_started";
  number: number;
  board: number;
  dealer: Seat;
  rulebook: string;
  rulebook_version: number;
  commitment: string;
  vacant?: Seat;
  changes?: Record<string, string | number | boolean>;
  shuffled?: BridgeShuffled;
}

/** Undoubled, doubled (賭倍) or redoubled (再賭倍). */
export type BridgeDoubling = 0 | 1 | 2;

/** A player points at an irregularity (指出違規). */
export interface BridgeDrawAttention {
  kind: "draw_attention";
  irregularity: string;
  hand: Seat;
  trick?: number;
}

/** Dummy's cards are spread (夢家攤牌). */
export interface BridgeDummyFaced {
  kind: "dummy_faced";
  seat: Seat;
  cards: string[];
}

/** The caller explains his own call to the opponents (解釋). */
export interface BridgeExplain {
  kind: "explain";
  number: number;
  text: string;
}

/** A hand: who plays it, how many cards, and which where they may be seen. */
export interface BridgeHandView {
  count: number;
  player?: Seat;
  cards?: string[];
}

/** How much has been contracted for (合約的分類). */
export type BridgeKind = "game" | "grand_slam" | "partscore" | "small_slam";

/** The trick before, while it may be looked at. */
export interface BridgeLastTrickView {
  number: number;
  leader: Seat;
  winner: Seat;
  cards: [Seat, string][];
}

/** A call (叫牌); an alert or a text is for the opponents only (提醒). */
export interface BridgeMakeCall {
  kind: "call";
  call: BridgeCall;
  alert?: boolean;
  text?: string;
}

/** Somebody asked what a call means; calls are numbered from 1. */
export interface BridgeMeaningAsked {
  kind: "meaning_asked";
  by: Seat;
  number: number;
}

/** The caller has explained it to the opponents. */
export interface BridgeMeaningGiven {
  kind: "meaning_given";
  by: Seat;
  number: number;
}

/** What a computer player remembers: the tricks before, and cards it knows in hands it sees not. */
export interface BridgeMemory {
  tricks?: [Seat, string][][];
  known?: [Seat, string][];
}

/** Whom the deal waits for. */
export interface BridgePendingView {
  player: Seat;
  question: string;
  hand?: Seat;
  options?: string[];
}

/** How far a deal has come; each game uses those it has. */
export type BridgePhase = "agreeing" | "announcing" | "auction" | "contract" | "ended" | "play" | "waiting";

/** A card is played from a hand (出牌). */
export interface BridgePlay {
  kind: "play";
  hand: Seat;
  card: string;
}

/** The law has nothing more to say (裁決結束). */
export interface BridgeProcedureClosed {
  kind: "procedure_closed";
  law: string;
  ruling: string;
}

/** A law speaks (開始裁決). */
export interface BridgeProcedureOpened {
  kind: "procedure_opened";
  law: string;
  law_version: number;
  hand: Seat;
  trick: number;
  reopens?: boolean;
}

/** What a law brings about now; `judgements` wait for the director. */
export interface BridgeRuled {
  kind: "ruled";
  law: string;
  effects?: (ReturnCard | ReturnHand | CardStands | MustPlay | MayWithdraw | NextToLead | NextToPlay | TrickTransfer | AdjustedScoreReview | PlaySuspended | PlayContinues | ClaimVoid | AwardTricks)[];
  judgements?: string[];
}

/** Who shuffled, who cut, and how many cards he lifted (洗牌、切牌). */
export interface BridgeShuffled {
  by: Seat;
  cut_by?: Seat;
  lifted?: number;
}

/** The current trick. */
export interface BridgeTrickView {
  number: number;
  leader: Seat;
  cards: [Seat, string][];
}

/** Four cards are a trick (贏磴). */
export interface BridgeTrickWon {
  kind: "trick_won";
  seat: Seat;
  number: number;
}

/** A bridge deal as one viewer sees it. */
export interface BridgeView {
  game: string;
  rulebook: string;
  number: number;
  board: number;
  dealer: Seat;
  commitment: string;
  phase: BridgePhase;
  hall?: boolean;
  vacant?: Seat;
  you?: Seat;
  hands: Partial<Record<Seat, BridgeHandView>>;
  declarer?: Seat;
  dummy?: Seat;
  trick: BridgeTrickView;
  last?: BridgeLastTrickView;
  winners: Seat[];
  won: Partial<Record<Side, number>>;
  pending: BridgePendingView[];
  legal?: BridgeCommand[];
  claim?: BridgeClaimView;
  rulings?: RulingView[];
  result?: Result;
  memory?: BridgeMemory;
  deal?: Partial<Record<Seat, string[]>>;
  salt?: string;
  vulnerability: BridgeVulnerability;
  auction: BridgeCallView[];
  contract?: BridgeContractView;
}

/** Which sides are vulnerable (有身價). */
export type BridgeVulnerability = "EW" | "NS" | "both" | "none";

export type BridgeCommand = BridgeMakeCall | BridgeAskMeaning | BridgeExplain | BridgePlay | BridgeClaim | BridgeAnswer | BridgeAgree | BridgeDrawAttention;

export type BridgeTold = BridgeCallMade | BridgeMeaningAsked | BridgeMeaningGiven | BridgeContractReached | BridgeDealStarted | BridgeDummyFaced | BridgeCardPlayed | BridgeTrickWon | BridgeClaimed | BridgeProcedureOpened | BridgeAnswered | BridgeAnswersOpened | BridgeRuled | BridgeProcedureClosed | BridgeAgreed | BridgeDealEnded;

/** What a player did in his turn (一手): a play with its meaning, or a pass (過). */
export interface GuandanAct {
  seat: Seat;
  cards?: GuandanCard[];
  meaning?: GuandanMeaning;
}

/** A payer shows big jokers instead of paying (抗贡), where the table leaves it to him. */
export interface GuandanAntiTribute {
  kind: "anti_tribute";
}

/** The losers hold both big jokers and show them: no tribute (抗贡). */
export interface GuandanAntiTributeShown {
  kind: "anti_tribute_shown";
  jokers: Partial<Record<Seat, number>>;
}

/** Big jokers shown against the tribute (抗贡). */
export interface GuandanAntiView {
  jokers: Partial<Record<Seat, number>>;
}

/** What the viewer is asked, and among what he chooses: `legal` has the commands. */
export interface GuandanAskView {
  kind: string;
  seconds?: number;
}

/** A face (牌面), suit first; the small joker is `SB`, the big one `HR`. */
export type GuandanCard = "C2" | "C3" | "C4" | "C5" | "C6" | "C7" | "C8" | "C9" | "CA" | "CJ" | "CK" | "CQ" | "CT" | "D2" | "D3" | "D4" | "D5" | "D6" | "D7" | "D8" | "D9" | "DA" | "DJ" | "DK" | "DQ" | "DT" | "H2" | "H3" | "H4" | "H5" | "H6" | "H7" | "H8" | "H9" | "HA" | "HJ" | "HK" | "HQ" | "HR" | "HT" | "S2" | "S3" | "S4" | "S5" | "S6" | "S7" | "S8" | "S9" | "SA" | "SB" | "SJ" | "SK" | "SQ" | "ST";

/** The order is settled, and everyone may see all of the deal (一副结束). */
export interface GuandanDealEnded {
  kind: "guandan_deal_ended";
  result: GuandanResult;
  left: Partial<Record<Seat, GuandanCard[]>>;
  deal: Partial<Record<Seat, GuandanCard[]>>;
  salt: string;
}

/** A deal, as far as it is known (牌局紀錄). */
export interface GuandanDealRecord {
  rulebook?: string;
  changes?: Record<string, string | number | boolean>;
  number?: number;
  level?: GuandanLevel;
  levels?: Partial<Record<Side, GuandanLevel>>;
  declarer?: Side;
  fails?: Partial<Record<Side, number>>;
  last?: Seat[];
  hands?: Partial<Record<Seat, GuandanCard[]>>;
  anti?: Seat[];
  tributes?: GuandanGift[];
  returns?: GuandanGift[];
  turned?: GuandanCard;
  leader?: Seat;
  acts?: GuandanAct[];
  order?: Seat[];
}

/** The cards are dealt (发牌). */
export interface GuandanDealStarted {
  kind: "guandan_deal_started";
  number: number;
  board: number;
  dealer: Seat;
  rulebook: string;
  rulebook_version: number;
  commitment: string;
  standing: GuandanStanding;
  level: string;
  changes?: Record<string, string | number | boolean>;
  turned?: GuandanCard;
  leader?: Seat;
}

/** A card that goes from one player to another (進貢、還牌). */
export interface GuandanGift {
  giver: Seat;
  receiver: Seat;
  card: GuandanCard;
}

/** A kind of play (牌型). */
export type GuandanKind = "bomb" | "four_jokers" | "full_house" | "pair" | "plate" | "single" | "straight" | "straight_flush" | "triple" | "tube";

/** What a seat did in a round: cards with their meaning; without cards it passed (一手). */
export interface GuandanLaid {
  seat: Seat;
  cards?: GuandanCard[];
  meaning?: GuandanMeaning;
}

/** Who leads the first round, and why (先出牌). */
export interface GuandanLeadGiven {
  kind: "lead_given";
  seat: Seat;
  why: string;
}

/** The rank that is being played (打幾), 2 to 14 for the ace. */
export type GuandanLevel = 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14;

/** What a play means (牌意): its kind, its number of cards, its key. */
export interface GuandanMeaning {
  kind: GuandanKind;
  size: number;
  key: number;
}

/** A player does not beat the play on the table (过、不要). */
export interface GuandanPass {
  kind: "pass";
}

/** A player does not beat the play (过). */
export interface GuandanPassed {
  kind: "passed";
  player: Seat;
}

/** A loser of the last deal gives one of his highest cards (进贡). */
export interface GuandanPayTribute {
  kind: "pay_tribute";
  card: GuandanCard;
}

/** A tribute (贡牌); without a receiver as long as the first has not chosen. */
export interface GuandanPayment {
  payer: Seat;
  card: GuandanCard;
  receiver?: Seat;
}

/** How far a deal is. */
export type GuandanPhase = "ended" | "play" | "return" | "tribute" | "waiting";

/** Cards are put on the table (出牌、压牌); without a meaning the strongest legal one holds. */
export interface GuandanPlay {
  kind: "play";
  cards: GuandanCard[];
  meaning?: GuandanMeaning;
}

/** Cards are on the table, with the meaning that binds (出牌). */
export interface GuandanPlayed {
  kind: "played";
  player: Seat;
  cards: GuandanCard[];
  meaning: GuandanMeaning;
}

/** A deal that was played to its end (打完的一副). */
export interface GuandanPlayedDeal {
  game: string;
  name: string;
  board?: number;
  number?: number;
  players?: Partial<Record<Seat, PlayerRecord>>;
  commitment?: string;
  salt?: string;
  where?: string;
  event?: string;
  date?: string;
  comment?: string;
  deal: GuandanDealRecord;
  rounds: number[];
  before: GuandanStanding;
  result: GuandanResult;
  turn_direction: string;
  turned?: GuandanCard;
}

/** What a deal has brought (一副的结果). */
export interface GuandanResult {
  order: Seat[];
  side: Side;
  steps: number;
  levels_before: Partial<Record<Side, string>>;
  levels_after: Partial<Record<Side, string>>;
  a_fails: Partial<Record<Side, number>>;
  passed_a?: boolean;
  a_failed?: Side;
  fell?: Side;
  match_winner?: Side;
}

/** A returned card (还牌); without a receiver as long as a loser has not chosen. */
export interface GuandanReturn {
  giver: Seat;
  card: GuandanCard;
  receiver?: Seat;
}

/** Who has taken a tribute has laid a card face down; it is opened when both have. */
export interface GuandanReturnChosen {
  kind: "return_chosen";
  player: Seat;
}

/** Who gets which of two returned cards. */
export interface GuandanReturnTaken {
  kind: "return_taken";
  returns: GuandanReturn[];
}

/** Who has taken a tribute gives a low card back (还牌). */
export interface GuandanReturnTribute {
  kind: "return_tribute";
  card: GuandanCard;
}

/** What a deal must know of those before (上一副的结果). */
export interface GuandanStanding {
  levels?: Partial<Record<Side, string>>;
  declarer?: Side;
  a_fails?: Partial<Record<Side, number>>;
  order?: Seat[];
}

/** After equal tributes a loser chooses between the returned cards (任选还牌). */
export interface GuandanTakeReturn {
  kind: "take_return";
  giver: Seat;
}

/** The first chooses between equal tributes (任选贡牌). */
export interface GuandanTakeTribute {
  kind: "take_tribute";
  payer: Seat;
}

/** A payer has laid his tribute face down; it is opened when all have. */
export interface GuandanTributeChosen {
  kind: "tribute_chosen";
  player: Seat;
}

/** The tributes are open (进贡). */
export interface GuandanTributePaid {
  kind: "tribute_paid";
  payments: GuandanPayment[];
}

/** The returned cards are open (还牌). */
export interface GuandanTributeReturned {
  kind: "tribute_returned";
  returns: GuandanReturn[];
}

/** Who gets which of two equal tributes. */
export interface GuandanTributeTaken {
  kind: "tribute_taken";
  payments: GuandanPayment[];
}

/** Tribute and return as far as they have come (进贡、还牌). */
export interface GuandanTributeView {
  payers?: Seat[];
  receivers?: Seat[];
  laid?: Seat[];
  own?: GuandanCard;
  payments?: GuandanPayment[];
  returns?: GuandanReturn[];
  anti?: GuandanAntiView;
}

/** A deal of Guandan as one viewer sees it. */
export interface GuandanView {
  game: string;
  number: number;
  board: number;
  phase: GuandanPhase;
  dealer: Seat;
  commitment: string;
  level: string;
  levels: Partial<Record<Side, string>>;
  declarer_side?: Side;
  a_fails: Partial<Record<Side, number>>;
  turn_direction: string;
  counts: Partial<Record<Seat, number>>;
  hand?: GuandanCard[];
  partner_hand?: GuandanCard[];
  hands?: Partial<Record<Seat, GuandanCard[]>>;
  dealt?: Partial<Record<Seat, GuandanCard[]>>;
  salt?: string;
  turn?: Seat;
  waiting?: Seat[];
  leader?: Seat;
  table?: GuandanLaid;
  trick?: GuandanLaid[];
  history?: GuandanLaid[][];
  order?: Seat[];
  turned?: GuandanCard;
  tribute?: GuandanTributeView;
  ask?: GuandanAskView;
  legal?: GuandanCommand[];
  report?: Seat[];
  report_threshold: number;
  history_visible: string;
  advice?: boolean;
  result?: GuandanResult;
}

/** A player has no cards left (头游、二游、三游). */
export interface GuandanWentOut {
  kind: "went_out";
  player: Seat;
  place: number;
}

/** Nobody beat the last cards of a player who is out: his partner leads (接风). */
export interface GuandanWindTaken {
  kind: "wind_taken";
  seat: Seat;
  owner: Seat;
}

export type GuandanCommand = GuandanPlay | GuandanPass | GuandanPayTribute | GuandanAntiTribute | GuandanTakeTribute | GuandanReturnTribute | GuandanTakeReturn;

export type GuandanTold = GuandanDealStarted | GuandanAntiTributeShown | GuandanTributeChosen | GuandanTributePaid | GuandanTributeTaken | GuandanReturnChosen | GuandanTributeReturned | GuandanReturnTaken | GuandanLeadGiven | GuandanPlayed | GuandanPassed | GuandanWindTaken | GuandanWentOut | GuandanDealEnded;

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

/** A card is played (出牌). */
export interface MinibridgeCardPlayed {
  kind: "card_played";
  hand: Seat;
  card: string;
}

/** Declarer announces the contract (宣佈合約). */
export interface MinibridgeChooseContract {
  kind: "choose_contract";
  denomination: Denomination;
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
  cards?: string[];
  statement?: string;
}

/** A claim (攤牌的訴求); the hand is shown to everyone, or only to those named. */
export interface MinibridgeClaimed {
  kind: "claimed";
  by: Seat;
  hand: Seat;
  tricks: number;
  cards?: string[];
  statement?: string;
  shown_to?: Seat[];
}

/** Declarer has announced the contract (宣佈合約). */
export interface MinibridgeContractChosen {
  kind: "contract_chosen";
  denomination: Denomination;
  level: string;
  tricks: number;
}

/** The contract, or one on the menu with its score when just made and one down. */
export interface MinibridgeContractView {
  denomination: Denomination;
  level: string;
  tricks: number;
  made?: number;
  down?: number;
}

/** The deal is over, and everyone may see all of it. */
export interface MinibridgeDealEnded {
  kind: "deal_ended";
  result: Result;
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

/** What a computer player remembers: the tricks before, and cards it knows in hands it sees not. */
export interface MinibridgeMemory {
  tricks?: [Seat, string][][];
  known?: [Seat, string][];
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

/** How far a deal has come; each game uses those it has. */
export type MinibridgePhase = "agreeing" | "announcing" | "auction" | "contract" | "ended" | "play" | "waiting";

/** A card is played from a hand (出牌). */
export interface MinibridgePlay {
  kind: "play";
  hand: Seat;
  card: string;
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

/** What a law brings about now; `judgements` wait for the director. */
export interface MinibridgeRuled {
  kind: "ruled";
  law: string;
  effects?: (ReturnCard | ReturnHand | CardStands | MustPlay | MayWithdraw | NextToLead | NextToPlay | TrickTransfer | AdjustedScoreReview | PlaySuspended | PlayContinues | ClaimVoid | AwardTricks)[];
  judgements?: string[];
}

/** Who shuffled, who cut, and how many cards he lifted (洗牌、切牌). */
export interface MinibridgeShuffled {
  by: Seat;
  cut_by?: Seat;
  lifted?: number;
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
  vacant?: Seat;
  you?: Seat;
  hands: Partial<Record<Seat, MinibridgeHandView>>;
  declarer?: Seat;
  dummy?: Seat;
  trick: MinibridgeTrickView;
  last?: MinibridgeLastTrickView;
  winners: Seat[];
  won: Partial<Record<Side, number>>;
  pending: MinibridgePendingView[];
  legal?: MinibridgeCommand[];
  claim?: MinibridgeClaimView;
  rulings?: RulingView[];
  result?: Result;
  memory?: MinibridgeMemory;
  deal?: Partial<Record<Seat, string[]>>;
  salt?: string;
  advice?: boolean;
  announced: Partial<Record<Seat, number>>;
  contract?: MinibridgeContractView;
  menu?: MinibridgeContractView[];
}

export type MinibridgeCommand = MinibridgeAnnounce | MinibridgeChooseContract | MinibridgePlay | MinibridgeClaim | MinibridgeAnswer | MinibridgeAgree | MinibridgeDrawAttention;

export type MinibridgeTold = MinibridgePointsAnnounced | MinibridgeDeclarerFound | MinibridgePlayerMoved | MinibridgeContractChosen | MinibridgeDealStarted | MinibridgeDummyFaced | MinibridgeCardPlayed | MinibridgeTrickWon | MinibridgeClaimed | MinibridgeProcedureOpened | MinibridgeAnswered | MinibridgeAnswersOpened | MinibridgeRuled | MinibridgeProcedureClosed | MinibridgeAgreed | MinibridgeDealEnded | MinibridgeAttentionDrawn | MinibridgeNoticed;
