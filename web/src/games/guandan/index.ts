import type { GameLook } from "../look";
import Art from "./Art.svelte";
import { answer } from "./answers";
import { hint } from "./hints";
import { KEYS } from "./keyboard";
import { REPLAY } from "./replay";
import { RULES } from "./rules";
import Sheet from "./Sheet.svelte";
import Table from "./Table.svelte";
import { SHOWN, told } from "./told";

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
  rules: RULES,
};
export default look;
