import { ensurePerson } from "../me.svelte";
import { api, ApiError } from "../wire/api";
import type { Analysis } from "../../wire/generated";
import type { Data } from "../../wire/types";

const PAUSE_MS = 500;

export interface Fault {
  code: string;
  data: Data;
}

/** What went wrong, as far as it can be told. */
export function faultOf(error: unknown): Fault {
  return error instanceof ApiError ? { code: error.code, data: error.data } : { code: "unreachable", data: {} };
}

/**
 * Follow an analysis until it is done; each answer is handed on. Nobody wanted it any more:
 * `undefined`, and the server is told.
 */
export async function follow(
  board: Record<string, unknown>,
  wanted: () => boolean,
  grown: (now: Analysis) => void = () => undefined,
  pause = PAUSE_MS,
): Promise<Analysis | undefined> {
  await ensurePerson();
  let now = await api.analyse(board);
  while (wanted()) {
    grown(now);
    if (now.status === "done") return now;
    if (now.status === "failed") throw new ApiError(now.error?.code ?? "unknown", now.error?.data ?? {}, 0);
    await new Promise((r) => setTimeout(r, pause));
    if (wanted()) now = await api.analysis(now.id);
  }
  void api.stopAnalysis(now.id).catch(() => undefined);
  return undefined;
}

/** One double-dummy analysis, followed until it is done, failed or stopped. */
export class Analyst {
  result: Analysis | undefined = $state.raw();
  fault: Fault | undefined = $state.raw();
  running = $state(false);
  #run = 0;

  async start(board: Record<string, unknown>): Promise<void> {
    const run = ++this.#run;
    const mine = () => run === this.#run;
    this.fault = undefined;
    this.result = undefined;
    this.running = true;
    try {
      await follow(board, mine, (now) => (this.result = now));
    } catch (error) {
      if (mine()) this.fault = faultOf(error);
    } finally {
      if (mine()) this.running = false;
    }
  }

  /** Stop, and let the server know that nobody waits. */
  stop(): void {
    this.#run += 1;
    this.running = false;
  }
}
