/**
 * Runs jobs one after another; a job may rest, and `hurry()` ends the rest that is on.
 * The table shows messages in this order, so that cards fly one at a time.
 */
export class Runner {
  #jobs: (() => Promise<void> | void)[] = [];
  #running = false;
  #wake: (() => void) | undefined;
  #stopped = false;

  add(job: () => Promise<void> | void): void {
    if (this.#stopped) return;
    this.#jobs.push(job);
    if (!this.#running) void this.#run();
  }

  get idle(): boolean {
    return !this.#running;
  }

  get backlog(): number {
    return this.#jobs.length;
  }

  rest(ms: number): Promise<void> {
    if (ms <= 0 || this.#stopped) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.hurry(), ms);
      this.#wake = () => {
        clearTimeout(timer);
        this.#wake = undefined;
        resolve();
      };
    });
  }

  /** End the rest that is on, if any. */
  hurry(): void {
    this.#wake?.();
  }

  stop(): void {
    this.#stopped = true;
    this.#jobs = [];
    this.hurry();
  }

  async #run(): Promise<void> {
    this.#running = true;
    try {
      for (let job = this.#jobs.shift(); job; job = this.#jobs.shift()) {
        try {
          await job();
        } catch (error) {
          // A picture that failed must not stop the table.
          console.error(error);
        }
      }
    } finally {
      this.#running = false;
    }
  }
}
