import type { ReplayLook } from "../games/look";
import { packBoard, unpackBoard } from "../lib/replay/declarer";
import BoardView from "./BoardView.svelte";
import HandRecords from "./HandRecords.svelte";

/** Looking back at boards of the games with a declarer. */
export const DECLARER: ReplayLook = {
  Board: BoardView,
  Print: HandRecords,
  print: "replay-print",
  studies: true,
  pack: packBoard,
  unpack: unpackBoard,
};
