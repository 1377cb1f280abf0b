export type Route =
  | { page: "lobby" }
  | { page: "table"; id: string }
  | { page: "help" }
  /** A table's board, a deal carried by the link itself, or whatever file is dropped. */
  | { page: "replay"; table?: string; board?: number; deal?: string }
  | { page: "rules"; game: string };

export function parseRoute(hash: string): Route {
  const query = /^#\/?replay\?(\w+)=(.*)$/s.exec(hash);
  if (query) return { page: "replay", deal: `${query[1]}=${query[2]}` };
  const parts = hash.replace(/^#\/?/, "").split("/").filter(Boolean).map(decodeURIComponent);
  if (parts[0] === "table" && parts[1]) return { page: "table", id: parts[1] };
  if (parts[0] === "replay") {
    const board = Number(parts[2]);
    return parts[1] ? { page: "replay", table: parts[1], ...(board > 0 ? { board } : {}) } : { page: "replay" };
  }
  if (parts[0] === "help") return { page: "help" };
  if (parts[0] === "rules" && parts[1]) return { page: "rules", game: parts[1] };
  return { page: "lobby" };
}

export function routeHash(route: Route): string {
  switch (route.page) {
    case "table":
      return `#/table/${encodeURIComponent(route.id)}`;
    case "rules":
      return `#/rules/${encodeURIComponent(route.game)}`;
    case "replay":
      if (route.deal) return `#/replay?${route.deal}`;
      if (!route.table) return "#/replay";
      return `#/replay/${encodeURIComponent(route.table)}${route.board ? `/${route.board}` : ""}`;
    case "help":
      return "#/help";
    case "lobby":
      return "#/";
  }
}

export function go(route: Route): void {
  location.hash = routeHash(route);
}
