import { DECLARER } from "../../replay/declarer";
import type { GameLook } from "../look";
import Art from "./Art.svelte";
import Panel from "./Panel.svelte";
import { canAsk, hasPanel, hint } from "./phases";
import { RULES } from "./rules";
import { told } from "./told";

const look: GameLook = { id: "minibridge", order: 1, Art, Panel, hasPanel, canAsk, hint, told, replay: DECLARER, rules: RULES };
export default look;
