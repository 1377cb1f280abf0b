import { callCommand } from "../../lib/auction";
import { DECLARER } from "../../replay/declarer";
import type { GameLook } from "../look";
import { alerting } from "./alerting.svelte";
import { answer } from "./answers";
import Art from "./Art.svelte";
import Auction from "./Auction.svelte";
import Owed from "./Owed.svelte";
import Panel from "./Panel.svelte";
import { canRecord, hasPanel, hint, resultTitle } from "./phases";
import Record from "./Record.svelte";
import { RULES } from "./rules";
import { SHOWN, told } from "./told";

const look: GameLook = {
  id: "bridge",
  order: 2,
  Art,
  Panel,
  hasPanel,
  Record,
  Notice: Owed,
  callCommand(call) {
    const command = callCommand(call, alerting.on, alerting.text);
    alerting.clear();
    return command;
  },
  canRecord,
  resultTitle,
  hint,
  told,
  shown: SHOWN,
  answer,
  act(action, view) {
    if (action !== "alert" || view.deal?.phase !== "auction") return false;
    alerting.on = !alerting.on;
    return true;
  },
  replay: { ...DECLARER, Auction },
  rules: RULES,
};
export default look;
