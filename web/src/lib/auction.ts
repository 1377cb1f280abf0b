import { clockwise, DENOMINATIONS } from "./cards";
import type { Command, DealView, Denomination, Seat } from "../wire/types";

/** The auction as it is shown: calls have numbers from 1, columns run from West. */

export interface Call {
  seat: Seat;
  call: string;
  alert?: boolean;
  text?: string;
  asked?: boolean;
}

export interface Numbered extends Call {
  number: number;
}

export const LEVELS = [1, 2, 3, 4, 5, 6, 7] as const;
export const COLUMNS: readonly Seat[] = ["W", "N", "E", "S"];

export type CallParts =
  | { kind: "bid"; level: number; denomination: Denomination }
  | { kind: "pass" | "double" | "redouble" };

export function partsOf(call: string): CallParts {
  if (call === "X") return { kind: "double" };
  if (call === "XX") return { kind: "redouble" };
  const denomination = call.slice(1) as Denomination;
  if (/^[1-7]/.test(call) && DENOMINATIONS.includes(denomination)) {
    return { kind: "bid", level: Number(call[0]), denomination };
  }
  return { kind: "pass" };
}

export function auctionOf(deal: DealView | undefined): Call[] {
  return (deal?.["auction"] ?? []) as Call[];
}

/** Rows of four, the first begun at the dealer's column; `next` is the open place of who is on turn. */
export type Cell = Numbered | "open" | undefined;

export function rowsOf(calls: readonly Call[], dealer: Seat | undefined, open = false): Cell[][] {
  const first = calls[0]?.seat ?? dealer ?? "W";
  const cells: Cell[] = Array.from({ length: COLUMNS.indexOf(first) }, () => undefined);
  calls.forEach((call, i) => cells.push({ ...call, number: i + 1 }));
  if (open) cells.push("open");
  const rows: Cell[][] = [];
  for (let at = 0; at < cells.length; at += 4) rows.push(cells.slice(at, at + 4));
  return rows;
}

/** Who calls next, by the order round the table. */
export function nextCaller(calls: readonly Call[], dealer: Seat | undefined): Seat | undefined {
  const last = calls[calls.length - 1];
  return last ? clockwise(last.seat, 1) : dealer;
}

export function legalCalls(legal: readonly Command[]): Set<string> {
  return new Set(legal.filter((c) => c.kind === "call").map((c) => String(c["call"])));
}

/** The lowest level at which something may be bid now. */
export function lowestLevel(legal: ReadonlySet<string>): number | undefined {
  return LEVELS.find((level) => DENOMINATIONS.some((d) => legal.has(`${level}${d}`)));
}

/** Whether a side is vulnerable. */
export function isVulnerable(vulnerability: unknown, seat: Seat): boolean {
  if (vulnerability === "both") return true;
  return vulnerability === "NS" ? seat === "N" || seat === "S" : vulnerability === "EW" && (seat === "E" || seat === "W");
}

/** The call to send, with an alert and its text only where they are wanted. */
export function callCommand(call: string, alert: boolean, text: string): Command {
  const said = text.trim();
  return {
    kind: "call",
    call,
    ...(alert ? { alert: true } : {}),
    ...(alert && said ? { text: said } : {}),
  };
}

/** Calls of mine that somebody waits to have explained. */
export function owed(deal: DealView | undefined): Numbered[] {
  return auctionOf(deal)
    .map((call, i) => ({ ...call, number: i + 1 }))
    .filter((call) => call.asked && call.seat === deal?.you);
}

/** The bid in a contract's text: `4S` of `4SX`. */
export function bidOf(contract: string): string {
  return contract.replace(/X+$/, "");
}

/** What was made over or under the contract: `=`, `+1`, `−2`. */
export function overText(level: number, tricks: number): string {
  const over = tricks - level - 6;
  return over === 0 ? "=" : over > 0 ? `+${over}` : `−${-over}`;
}
