import { ensurePerson } from "../me.svelte";
import { api, ApiError } from "../wire/api";
import type { Analysis } from "../../wire/generated";
import type { Data } from "../../wire/types";

const PAUSE_MS = 500;

/** One double-dummy analysis, followed until it is done, failed or stopped. */
export class Analyst {
  result: Analysis | undefined = $state.raw();
  fault: { code: string; data: Data } | undefined = $state.raw();
  running = $state(false);
  #id: string | undefined;
  #run = 0;

  async start(board: Record<string, unknown>): Promise<void> {
    this.stop();
    const run = ++this.#run;
    this.fault = undefined;
    this.result = undefined;
    this.running = true;
    try {
      await ensurePerson();
      let now = await api.analyse(board);
      while (run === this.#run) {
        this.#id = now.id;
        this.result = now;
        if (now.status === "done") break;
        if (now.status === "failed") {
          this.fault = { code: now.error?.code ?? "unknown", data: now.error?.data ?? {} };
          break;
        }
        await new Promise((r) => setTimeout(r, PAUSE_MS));
        if (run === this.#run) now = await api.analysis(now.id);
      }
    } catch (error) {
      if (run === this.#run) {
        this.fault = error instanceof ApiError ? { code: error.code, data: error.data } : { code: "unreachable", data: {} };
      }
    } finally {
      if (run === this.#run) {
        this.running = false;
        this.#id = undefined;
      }
    }
  }

  /** Stop, and let the server know that nobody waits. */
  stop(): void {
    this.#run += 1;
    this.running = false;
    if (this.#id) void api.stopAnalysis(this.#id).catch(() => undefined);
    this.#id = undefined;
  }
}
