import type { Card, Command, Data, Seat, ServerMessage, TableView, Told } from "../../wire/types";
import { TableSocket, type Connection, type Outcome, type SocketOptions } from "../wire/socket";
import { EMPTY_MODEL, receive, type Model } from "./model";
import { Runner } from "./runner";
import { isMyTurn, PACE, stepsFor, type Laid, type Step, type Trick } from "./steps";

/** What the page does when a step begins; the store itself touches no DOM. */
export interface Stage {
  /** Before the view changes: remember where things lie. */
  before(step: Step | undefined): void;
  /** After it changed: let it move. */
  after(step: Step | undefined): void;
  say(told: readonly Told[], before: TableView | undefined, after: TableView | undefined): void;
  moves(): boolean;
  /** Nobody is looking: no need to wait for the eye. */
  away(): boolean;
}

const STILL: Stage = { before() {}, after() {}, say() {}, moves: () => false, away: () => true };

/** One table as the page sees it. */
export class TableStore {
  model: Model = $state.raw(EMPTY_MODEL);
  connection: Connection = $state("connecting");
  attempt = $state(0);
  /** The trick lying on the table while it is longer there than in the view. */
  held: Trick | undefined = $state.raw(undefined);
  /** The round that is shown, while it has gone from the view. */
  laid: Laid[] | undefined = $state.raw(undefined);
  /** Difference of the server's clock to ours. */
  skew = $state(0);
  /** The last refusal, to be shown. */
  refusal: { code: string; data: Data; at: number } | undefined = $state.raw(undefined);
  busy = $state(0);

  stage: Stage = STILL;
  readonly runner = new Runner();
  readonly socket: TableSocket;

  constructor(options: Pick<SocketOptions, "url"> & Partial<SocketOptions>) {
    this.socket = new TableSocket({
      ...options,
      onMessage: (m) => this.runner.add(() => this.show(m)),
      onConnection: (state, attempt) => {
        this.connection = state;
        this.attempt = attempt;
      },
    });
  }

  get view(): TableView | undefined {
    return this.model.view;
  }

  get myTurn(): boolean {
    return isMyTurn(this.view);
  }

  get legal(): readonly Command[] {
    return this.view?.deal?.legal ?? [];
  }

  isLegal(hand: Seat, card: Card): boolean {
    return this.legal.some((c) => c.kind === "play" && c["hand"] === hand && c["card"] === card);
  }

  name(seat: Seat): string | undefined {
    const person = this.view?.seats[seat]?.person;
    return person === undefined ? undefined : this.model.people[person]?.name;
  }

  /** The server has closed for good, and why. */
  get bye(): string | undefined {
    return this.connection === "closed" ? this.model.bye : undefined;
  }

  /** Send a command; a refusal is kept for the page to tell. */
  async do(body: Command): Promise<Outcome> {
    this.runner.hurry();
    this.busy += 1;
    const outcome = await this.socket.do(body);
    this.busy -= 1;
    if (!outcome.ok) this.refuse(outcome.code, outcome.data);
    return outcome;
  }

  ask(body: Command): Promise<Data> {
    return this.socket.ask(body);
  }

  /** Why an action is not possible now, told like a refusal. */
  async whyNot(action: Command): Promise<void> {
    const answer = await this.ask({ kind: "why_not", action });
    if (answer["legal"] === false && answer["code"] !== "irregular") {
      this.refuse(String(answer["code"] ?? "unknown"), (answer["data"] ?? {}) as Data);
    }
  }

  refuse(code: string, data: Data): void {
    this.refusal = { code, data, at: Date.now() };
  }

  close(): void {
    this.runner.stop();
    this.socket.close();
  }

  /** One message, with its steps one after another. */
  async show(message: ServerMessage): Promise<void> {
    const before = this.model.view;
    const { model, told } = receive(this.model, message);
    if (message.m === "snapshot") this.skew = message.at - Date.now();
    const steps = stepsFor(before, told, model.view);
    this.stage.say(told, before, model.view);
    if (message.m === "snapshot") this.held = undefined;
    if (!steps.length) {
      this.model = model;
      return;
    }
    let shown = false;
    for (const step of steps) {
      this.stage.before(step);
      if (step.kind === "move" || step.kind === "sweep") this.laid = step.round;
      if (step.kind === "play") this.held = step.trick;
      else if (step.kind !== "gather") this.held = undefined;
      if (!shown) this.model = model;
      shown = true;
      this.stage.after(step);
      await this.pause(step);
    }
    this.held = undefined;
    this.laid = undefined;
  }

  private async pause(step: Step): Promise<void> {
    if (this.stage.away()) return;
    const moves = this.stage.moves();
    const hurried = this.runner.backlog > 12;
    switch (step.kind) {
      case "deal":
        return this.runner.rest(moves ? 13 * PACE.dealCard + 150 : 0);
      case "dummy":
        return this.runner.rest(moves ? PACE.dummy : 0);
      case "stamp":
        return this.runner.rest(moves ? PACE.stamp : 0);
      case "play":
        return this.runner.rest(hurried ? 40 : moves ? PACE.play + PACE.afterPlay : PACE.afterPlay);
      case "move":
        return this.runner.rest(hurried ? 40 : PACE.play + PACE.afterPlay);
      case "sweep":
        return this.runner.rest(hurried ? 60 : PACE.rest);
      case "gather": {
        await this.runner.rest(hurried ? 60 : PACE.rest);
        this.stage.before(step);
        this.held = { ...step.trick, number: step.trick.number };
        this.gathering = moves;
        await new Promise((r) => setTimeout(r, moves ? PACE.gather : 0));
        this.gathering = false;
        return;
      }
      case "end":
        return this.runner.rest(0);
    }
  }

  /** The held trick is on its way to its winner. */
  gathering = $state(false);
}
