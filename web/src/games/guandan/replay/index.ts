import type { ReplayLook } from "../../look";
import Board from "./Board.svelte";
import { pack, unpack } from "./link";
import MatchRecord from "./MatchRecord.svelte";

/** Looking back at a match, deal by deal. */
export const REPLAY: ReplayLook = { Board, Print: MatchRecord, print: "guandan-replay-print", pack, unpack };
