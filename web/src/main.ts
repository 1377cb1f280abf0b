import { mount } from "svelte";
import App from "./App.svelte";
import { startHash } from "./lib/route";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/card.css";
import "./styles/controls.css";
import "./styles/lobby.css";
import "./styles/table.css";
import "./styles/plates.css";
import "./styles/contract.css";
import "./styles/panels.css";
import "./styles/menu.css";
import "./styles/bridge.css";
import "./styles/bidding.css";
import "./styles/result.css";
import "./styles/pages.css";
import "./styles/settings.css";
import "./styles/replay.css";
import "./styles/compass.css";
import "./styles/guandan-hand.css";
import "./styles/guandan.css";
import "./styles/guandan-actions.css";
import "./styles/guandan-replay.css";
import "./styles/guandan-record.css";
import "./styles/print.css";

const target = document.getElementById("app");
if (!target) throw new Error("index.html has no #app");

async function start(root: HTMLElement) {
  if (import.meta.env.DEV && new URLSearchParams(location.search).has("mock")) {
    (await import("./dev/mock")).installMock();
  }
  const hash = startHash(location.search, location.hash);
  if (hash !== location.hash) history.replaceState(null, "", location.pathname + hash);
  mount(App, { target: root });
}

void start(target);
