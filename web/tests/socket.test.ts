import { beforeEach, describe, expect, it } from "vitest";
import { TableSocket, type Connection, type Outcome } from "../src/lib/wire/socket";
import type { ServerMessage } from "../src/wire/types";

class FakeSocket {
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: { m: string; id: string; body: { kind: string } }[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((e: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  open() {
    this.readyState = 1;
    this.onopen?.();
  }
  say(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as (typeof this.sent)[number]);
  }
  close() {
    this.readyState = 3;
    this.onclose?.();
  }
}

const view = { id: "t", status: "gathering" };

function connect() {
  const got: ServerMessage[] = [];
  const states: Connection[] = [];
  const timers: (() => void)[] = [];
  const socket = new TableSocket({
    url: (v) => `socket${v === undefined ? "" : `?v=${v}`}`,
    onMessage: (m) => got.push(m),
    onConnection: (s) => states.push(s),
    open: (url) => new FakeSocket(url) as unknown as WebSocket,
    timers: { set: (run) => timers.push(run), clear: () => timers.splice(0) },
  });
  return { socket, got, states, timers };
}
const last = () => FakeSocket.all[FakeSocket.all.length - 1] as FakeSocket;

describe("table socket", () => {
  beforeEach(() => {
    FakeSocket.all = [];
  });

  it("reconnects from the version it has", () => {
    const { got, timers } = connect();
    last().open();
    last().say({ m: "snapshot", v: 4, at: 0, view });
    last().say({ m: "update", from: 4, v: 5, patch: {} });
    last().close();
    timers.pop()?.();
    expect(last().url).toBe("socket?v=5");
    last().open();
    last().say({ m: "update", from: 5, v: 6, patch: {} });
    expect(got).toHaveLength(3);
  });

  it("asks for a snapshot when a message is missing, and shows nothing out of order", () => {
    const { got } = connect();
    last().open();
    last().say({ m: "snapshot", v: 4, at: 0, view });
    last().say({ m: "update", from: 6, v: 7, patch: {} });
    expect(FakeSocket.all).toHaveLength(2);
    expect(last().url).toBe("socket");
    expect(got).toHaveLength(1);
  });

  it("drops a message it has had already", () => {
    const { got } = connect();
    last().open();
    last().say({ m: "snapshot", v: 4, at: 0, view });
    last().say({ m: "update", from: 3, v: 4, patch: {} });
    expect(got).toHaveLength(1);
    expect(FakeSocket.all).toHaveLength(1);
  });

  it("sends a command again under its id until it is acknowledged", async () => {
    const { socket, timers } = connect();
    const done = socket.do({ kind: "start" });
    last().open();
    expect(last().sent).toHaveLength(1);
    const id = last().sent[0]?.id;
    expect(id).toMatch(/^[0-9a-f]{24}$/);
    last().close();
    timers.pop()?.();
    last().open();
    expect(last().sent.map((m) => m.id)).toEqual([id]);
    last().say({ m: "ack", id, v: 1 });
    expect(await done).toEqual({ ok: true, v: 1 });
    expect(socket.waiting).toBe(0);
  });

  it("tells a refusal with its code", async () => {
    const { socket } = connect();
    last().open();
    const done = socket.do({ kind: "start" });
    last().say({ m: "refused", id: last().sent[0]?.id, code: "seats_empty", data: {} });
    expect((await done) as Outcome).toEqual({ ok: false, code: "seats_empty", data: {} });
  });

  it("answers a question", async () => {
    const { socket } = connect();
    last().open();
    const answer = socket.ask({ kind: "advice" });
    last().say({ m: "answer", id: last().sent[0]?.id, body: { reason: "x" } });
    expect(await answer).toEqual({ reason: "x" });
  });

  it.each([
    ["replaced", "closed"],
    ["left", "closed"],
    ["unknown_table", "closed"],
    ["restarting", "waiting"],
    ["too_slow", "waiting"],
  ])("after bye %s it is %s", (code, state) => {
    const { states } = connect();
    const socket = last();
    socket.open();
    socket.say({ m: "bye", code });
    socket.close();
    expect(states[states.length - 1]).toBe(state);
  });
});
