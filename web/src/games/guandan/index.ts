import type { GameLook } from "../look";
import type { Value, Values } from "../../lib/settings";
import Art from "./Art.svelte";
import { advised, canAsk } from "./advice";
import { answer } from "./answers";
import { hint } from "./hints";
import { KEYS } from "./keyboard";
import { REPLAY } from "./replay";
import { rules } from "./rules";
import Sheet from "./Sheet.svelte";
import Table from "./Table.svelte";
import { SHOWN, told } from "./told";

/** Without a clock for the play there is none for the tribute. */
function settles(name: string, value: Value): Values {
  return name === "turn_seconds" && value === 0 ? { tribute_seconds: 0, return_seconds: 0 } : {};
}

const look: GameLook = {
  id: "guandan",
  order: 3,
  Art,
  Table,
  Sheet,
  match: true,
  told,
  shown: SHOWN,
  answer,
  hint,
  keys: KEYS,
  replay: REPLAY,
  rules,
  canAsk,
  advised,
  settles,
};
export default look;
