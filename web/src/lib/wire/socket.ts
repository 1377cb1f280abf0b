import type { ClientMessage, Command, Data, ServerMessage } from "../../wire/types";
import { newId } from "./ids";

export type Connection = "connecting" | "open" | "waiting" | "closed";
export type Outcome = { ok: true; v: number } | { ok: false; code: string; data: Data };

export interface Timers {
  set(run: () => void, ms: number): unknown;
  clear(handle: unknown): void;
}

export interface SocketOptions {
  url: (v: number | undefined) => string;
  onMessage: (message: ServerMessage) => void;
  onConnection: (state: Connection, attempt: number) => void;
  open?: (url: string) => WebSocket;
  timers?: Timers;
}

const BACKOFF_MS = [300, 800, 1500, 3000, 5000, 8000];
/** After any other `bye` reconnecting would be refused again or fight another window. */
const PASSING_BYES = new Set(["restarting", "too_slow"]);

const browserTimers: Timers = {
  set: (run, ms) => setTimeout(run, ms),
  clear: (handle) => clearTimeout(handle as number),
};

/**
 * One table's WebSocket. It reconnects from the version it has, asks for a snapshot when a
 * message is missing, and sends every command again under its id until it is acknowledged.
 */
export class TableSocket {
  v: number | undefined;
  #socket: WebSocket | undefined;
  #unanswered = new Map<string, { message: ClientMessage; settle: (o: Outcome | Data) => void }>();
  #attempt = 0;
  #retry: unknown;
  #closed = false;
  readonly #options: Required<SocketOptions>;

  constructor(options: SocketOptions) {
    this.#options = {
      open: (url) => new WebSocket(url),
      timers: browserTimers,
      ...options,
    };
    this.#connect();
  }

  /** Send a command; resolves when the server has made it durable or refused it. */
  do(body: Command, v?: number): Promise<Outcome> {
    const id = newId();
    const message: ClientMessage = v === undefined ? { m: "do", id, body } : { m: "do", id, body, v };
    return this.#send(id, message) as Promise<Outcome>;
  }

  /** Ask a question that changes nothing. */
  ask(body: Command): Promise<Data> {
    const id = newId();
    return this.#send(id, { m: "ask", id, body }) as Promise<Data>;
  }

  /** Commands not answered yet. */
  get waiting(): number {
    return this.#unanswered.size;
  }

  /** Skip the back-off, for instance when the browser says it is online again. */
  retryNow(): void {
    if (this.#closed || this.#socket) return;
    this.#options.timers.clear(this.#retry);
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    this.#options.timers.clear(this.#retry);
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.close();
    this.#options.onConnection("closed", this.#attempt);
  }

  #send(id: string, message: ClientMessage): Promise<Outcome | Data> {
    return new Promise((settle) => {
      this.#unanswered.set(id, { message, settle });
      this.#write(message);
    });
  }

  #write(message: ClientMessage): void {
    if (this.#socket?.readyState === 1) this.#socket.send(JSON.stringify(message));
  }

  #connect(): void {
    if (this.#closed) return;
    this.#options.onConnection("connecting", this.#attempt);
    const socket = this.#options.open(this.#options.url(this.v));
    this.#socket = socket;
    socket.onopen = () => {
      if (this.#socket !== socket) return;
      this.#attempt = 0;
      this.#options.onConnection("open", 0);
      for (const { message } of this.#unanswered.values()) this.#write(message);
    };
    socket.onmessage = (event) => {
      if (this.#socket === socket) this.#receive(JSON.parse(String(event.data)) as ServerMessage);
    };
    socket.onclose = () => {
      if (this.#socket === socket) this.#lost();
    };
  }

  #lost(): void {
    this.#socket = undefined;
    if (this.#closed) return;
    const ms = BACKOFF_MS[Math.min(this.#attempt, BACKOFF_MS.length - 1)] ?? 8000;
    this.#attempt += 1;
    this.#options.onConnection("waiting", this.#attempt);
    this.#retry = this.#options.timers.set(() => this.#connect(), ms);
  }

  #receive(message: ServerMessage): void {
    switch (message.m) {
      case "snapshot":
        this.v = message.v;
        break;
      case "update":
        if (message.v <= (this.v ?? -1)) return;
        if (message.from !== this.v) return this.#resync();
        this.v = message.v;
        break;
      case "ack":
        this.#settle(message.id, { ok: true, v: message.v });
        break;
      case "refused":
        if (message.id) {
          this.#settle(message.id, { ok: false, code: message.code, data: message.data });
        }
        break;
      case "answer":
        this.#settle(message.id, message.body);
        break;
      case "bye":
        if (!PASSING_BYES.has(message.code)) this.close();
        break;
    }
    this.#options.onMessage(message);
  }

  #settle(id: string, value: Outcome | Data): void {
    const entry = this.#unanswered.get(id);
    this.#unanswered.delete(id);
    entry?.settle(value);
  }

  /** A message is missing: start again from a snapshot. */
  #resync(): void {
    const socket = this.#socket;
    this.#socket = undefined;
    this.v = undefined;
    socket?.close();
    this.#connect();
  }
}
