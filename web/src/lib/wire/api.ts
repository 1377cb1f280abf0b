import type { Analysis, BoardList, FileBoards, GameRecord } from "../../wire/generated";
import type { Data, GameInfo, LobbyView, Person, Seated } from "../../wire/types";

/** What the server answered instead of doing it; the text comes from the catalogue. */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    readonly data: Data,
    readonly status: number,
  ) {
    super(code);
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const init: RequestInit = { method, credentials: "same-origin", headers: {} };
  if (body !== undefined) {
    const raw = body instanceof Blob || typeof body === "string";
    init.headers = { "Content-Type": raw ? "application/octet-stream" : "application/json" };
    init.body = raw ? body : JSON.stringify(body);
  }
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new ApiError("unreachable", {}, 0);
  }
  const text = await response.text();
  let parsed: unknown;
  try {
    parsed = text ? JSON.parse(text) : {};
  } catch {
    throw new ApiError("unreachable", {}, response.status);
  }
  if (response.ok) return parsed as T;
  const error = parsed as { code?: string; data?: Data };
  throw new ApiError(error.code ?? "unreachable", error.data ?? {}, response.status);
}

export const api = {
  /** Nobody, as long as no name was needed. */
  me: () => call<Person | null>("GET", "/api/me"),
  newPerson: (name: string, locale: string) =>
    call<Person>("POST", "/api/persons", { name, locale }),
  rename: (change: { name?: string; locale?: string }) => call<Person>("PATCH", "/api/me", change),
  games: () => call<GameInfo[]>("GET", "/api/games"),
  lobby: () => call<LobbyView>("GET", "/api/lobby"),
  create: (body: { game: string; rulebook: string; settings?: Data }) =>
    call<Seated>("POST", "/api/tables", body),
  quick: (body: { game: string; rulebook?: string; bot?: string }) =>
    call<Seated>("POST", "/api/quick", body),
  boards: (table: string) => call<BoardList>("GET", `/api/tables/${encodeURIComponent(table)}/boards`),
  board: (table: string, n: number) =>
    call<GameRecord>("GET", `/api/tables/${encodeURIComponent(table)}/boards/${n}`),
  /** Where a table's boards are had as a file. */
  exportUrl: (table: string, match?: number) =>
    `/api/tables/${encodeURIComponent(table)}/export${match === undefined ? "" : `?match=${match}`}`,
  readFile: (name: string, body: Blob | string) =>
    call<FileBoards>("POST", `/api/files?name=${encodeURIComponent(name)}`, body),
  analyse: (board: Record<string, unknown>) => call<Analysis>("POST", "/api/analysis", board),
  analysis: (id: string) => call<Analysis>("GET", `/api/analysis/${encodeURIComponent(id)}`),
  stopAnalysis: (id: string) => call<void>("DELETE", `/api/analysis/${encodeURIComponent(id)}`),
};

export function socketUrl(table: string, v: number | undefined): string {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  const query = v === undefined ? "" : `?v=${v}`;
  return `${scheme}//${location.host}/api/tables/${encodeURIComponent(table)}/socket${query}`;
}
