import { errorText, t } from "../../lib/i18n.svelte";
import { say } from "../../lib/spoken.svelte";
import type { TableStore } from "../../lib/state/table.svelte";
import type { Data, Denomination } from "../../wire/types";

/** How often a contract is made in deals that agree with all declarer knows. */
export interface Chance {
  contract: { denomination: Denomination; level: string; tricks: number };
  made: number;
  deals: number;
  points: number;
}

const PAUSE_MS = 400;

export const percent = (one: Chance): number => Math.round((100 * one.made) / one.deals);
export const mean = (one: Chance): number => Math.round(one.points / one.deals);

/** The contract that scores best on average; of equals the first. */
export function bestOf(all: readonly Chance[]): Chance | undefined {
  return all.reduce<Chance | undefined>((best, one) => (!best || one.points > best.points ? one : best), undefined);
}

/** The chart of chances, asked for again until it is whole. */
export class Chart {
  all: readonly Chance[] = $state.raw([]);
  done = $state(0);
  deals = $state(0);
  state: "off" | "working" | "done" = $state("off");
  fault: string | undefined = $state();
  #run = 0;

  of(denomination: Denomination, level: string): Chance | undefined {
    return this.all.find((one) => one.contract.denomination === denomination && one.contract.level === level);
  }

  async ask(store: TableStore): Promise<void> {
    const run = ++this.#run;
    this.state = "working";
    this.fault = undefined;
    while (run === this.#run && this.state === "working") {
      const body = await store.ask({ kind: "chances" });
      if (run !== this.#run) return;
      this.#take(body);
      if (this.state === "working") await new Promise((r) => setTimeout(r, PAUSE_MS));
    }
  }

  /** Whoever has chosen wants no more of it. */
  stop(): void {
    this.#run += 1;
  }

  #take(body: Data): void {
    if (body["status"] !== "working" && body["status"] !== "done") {
      const code = String(body["code"] ?? "unknown");
      this.state = "off";
      this.fault = code === "no_solver" ? t("minibridge-chances-none") : errorText(code, (body["data"] ?? {}) as Data);
      say(this.fault);
      return;
    }
    this.all = (body["chances"] ?? []) as Chance[];
    this.done = Number(body["done"] ?? 0);
    this.deals = Number(body["deals"] ?? 0);
    this.state = body["status"];
    const best = bestOf(this.all);
    if (this.state === "done" && best) {
      const { denomination, tricks } = best.contract;
      say(t("minibridge-chances-done", { denomination, tricks, percent: percent(best) }));
    }
  }
}
