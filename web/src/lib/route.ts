import type { Values } from "./settings";

export type Route =
  | { page: "lobby" }
  | { page: "table"; id: string }
  | { page: "help" }
  /**
   * A table's board for ever, or a deal of its last match by number; a deal carried by the link
   * itself; or whatever file is dropped.
   */
  | { page: "replay"; table?: string; board?: number; number?: number; deal?: string }
  /** The rules as a rulebook has them, with what a table has changed. */
  | { page: "rules"; game: string; book?: string; changes?: Values };

export function parseRoute(hash: string): Route {
  const query = /^#\/?replay\?(.+)$/s.exec(hash);
  if (query) return { page: "replay", deal: query[1] as string };
  const [path = "", asked = ""] = hash.split("?");
  const parts = path.replace(/^#\/?/, "").split("/").filter(Boolean).map(decodeURIComponent);
  if (parts[0] === "table" && parts[1]) return { page: "table", id: parts[1] };
  if (parts[0] === "replay") {
    if (!parts[1]) return { page: "replay" };
    const which = parts[2] === "deal" ? "number" : "board";
    const value = Number(which === "number" ? parts[3] : parts[2]);
    return { page: "replay", table: parts[1], ...(value > 0 ? { [which]: value } : {}) };
  }
  if (parts[0] === "help") return { page: "help" };
  if (parts[0] === "rules" && parts[1]) {
    const book = parts[2] ? { book: parts[2] } : {};
    return { page: "rules", game: parts[1], ...book, ...(asked ? { changes: changesOf(asked) } : {}) };
  }
  return { page: "lobby" };
}

/**
 * A link of the kind hand viewers take: LIN in `lin`, or the hands in fields of their own, as a
 * query. `?lin=…` opens the replay as `#/replay?lin=…` does.
 */
export function isViewerQuery(query: string): boolean {
  return /(?:^|&)(?:lin|[nesw])=./i.test(query);
}

/** The replay that a pasted link asks for: a viewer's query, of whatever site, or our own fragment. */
export function linkedDeal(text: string): string | undefined {
  const query = text.trim().replace(/^[^?]*\?/s, "");
  return isViewerQuery(query) || /#\/?replay\?d=/.test(text) ? query : undefined;
}

/** Where a page is meant to begin: at a viewer's query if it has one, else at its hash. */
export function startHash(search: string, hash: string): string {
  const query = search.replace(/^\?/, "");
  return isViewerQuery(query) ? routeHash({ page: "replay", deal: query }) : hash;
}

export function routeHash(route: Route): string {
  switch (route.page) {
    case "table":
      return `#/table/${encodeURIComponent(route.id)}`;
    case "rules":
      return rulesHash(route.game, route.book, route.changes);
    case "replay":
      if (route.deal) return `#/replay?${route.deal}`;
      if (!route.table) return "#/replay";
      return `#/replay/${encodeURIComponent(route.table)}${route.board ? `/${route.board}` : route.number ? `/deal/${route.number}` : ""}`;
    case "help":
      return "#/help";
    case "lobby":
      return "#/";
  }
}

function rulesHash(game: string, book?: string, changes: Values = {}): string {
  const path = `#/rules/${encodeURIComponent(game)}${book ? `/${encodeURIComponent(book)}` : ""}`;
  const query = new URLSearchParams(Object.entries(changes).map(([name, value]) => [name, JSON.stringify(value)]));
  return Object.keys(changes).length ? `${path}?${query}` : path;
}

/** What a table has changed, as a link carries it; what cannot be read is left out. */
function changesOf(query: string): Values {
  const changes: Record<string, string | number | boolean> = {};
  for (const [name, text] of new URLSearchParams(query)) {
    try {
      const value: unknown = JSON.parse(text);
      if (["string", "number", "boolean"].includes(typeof value)) changes[name] = value as string;
    } catch {
      continue;
    }
  }
  return changes;
}

/** An address that means “this very computer” wherever it is opened, so that nobody else can use it. */
export function isLoopback(hostname: string): boolean {
  return /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[::1\])$/i.test(hostname);
}

export function go(route: Route): void {
  location.hash = routeHash(route);
}
