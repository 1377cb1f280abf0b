import type { Analysis, BoardRecord } from "../../wire/generated";
import { ApiError } from "../wire/api";
import { faultOf, follow, type Fault } from "./analysis.svelte";
import { dealOf, isEven } from "./board";

const PAUSE_MS = 150;
/** How long to wait when the server says that this goes too fast. */
const PATIENCE_MS = 1500;
const SLOW = new Set(["too_fast", "too_many_analyses"]);

type Look = (board: Record<string, unknown>, wanted: () => boolean) => Promise<Analysis | undefined>;
const look: Look = (board, wanted) => follow(board, wanted, undefined, PAUSE_MS);

/** The double-dummy table and par of board after board: the server allows one person few at a time. */
export class AllBoards {
  done = $state(0);
  total = $state(0);
  running = $state(false);
  fault: Fault | undefined = $state.raw();
  #run = 0;

  constructor(
    private readonly ask: Look = look,
    private readonly patience: number = PATIENCE_MS,
  ) {}

  /** Analyse those that can be and are not known yet; `known` gets each as soon as it is there. */
  async start(
    boards: readonly BoardRecord[],
    has: (index: number) => boolean,
    known: (index: number, analysis: Analysis) => void,
  ): Promise<void> {
    const run = ++this.#run;
    const wanted = () => run === this.#run;
    const left = boards.flatMap((board, index) => (isEven(board) && !has(index) ? [{ board, index }] : []));
    this.done = 0;
    this.total = left.length;
    this.fault = undefined;
    this.running = true;
    try {
      for (const { board, index } of left) {
        const analysis = await this.#patiently(dealOf(board), wanted);
        if (!wanted() || !analysis) return;
        known(index, analysis);
        this.done += 1;
      }
    } catch (error) {
      if (wanted()) this.fault = faultOf(error);
    }
    if (wanted()) this.stop();
  }

  async #patiently(board: Record<string, unknown>, wanted: () => boolean): Promise<Analysis | undefined> {
    while (wanted()) {
      try {
        return await this.ask(board, wanted);
      } catch (error) {
        if (!(error instanceof ApiError) || !SLOW.has(error.code)) throw error;
        await new Promise((r) => setTimeout(r, this.patience));
      }
    }
    return undefined;
  }

  stop(): void {
    this.#run += 1;
    this.running = false;
  }

  /** Other boards have come. */
  forget(): void {
    this.stop();
    this.fault = undefined;
  }
}
