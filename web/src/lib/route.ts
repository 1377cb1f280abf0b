export type Route =
  | { page: "lobby" }
  | { page: "table"; id: string }
  | { page: "help" }
  | { page: "rules"; game: string };

export function parseRoute(hash: string): Route {
  const parts = hash.replace(/^#\/?/, "").split("/").filter(Boolean).map(decodeURIComponent);
  if (parts[0] === "table" && parts[1]) return { page: "table", id: parts[1] };
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
    case "help":
      return "#/help";
    case "lobby":
      return "#/";
  }
}

export function go(route: Route): void {
  location.hash = routeHash(route);
}
