import type { FindRoute } from "./request-log";

type Routes = Record<string, { id: string; parentId?: string; path?: string; index?: boolean }>;
type Pattern = { text: string; expression: RegExp; rank: string };

/** Makes the function that finds the pattern of a path among the site's routes, the most specific one first. */
export function makeRouteFinder(listRoutes: () => Routes): FindRoute {
  let patterns: Pattern[] | undefined;
  return (path) => {
    patterns ??= compile(listRoutes());
    return patterns.find(({ expression }) => expression.test(path))?.text;
  };
}

function compile(routes: Routes): Pattern[] {
  const texts = new Set(Object.values(routes).map((route) => joinPath(routes, route.id)));
  return [...texts]
    .map((text) => {
      const segments = text.split("/").slice(1).filter(Boolean);
      return {
        text,
        expression: new RegExp(`^${segments.map(writeSegment).join("")}/?$`),
        // Compared letter by letter: at each place a fixed word comes before a parameter, and that before a rest.
        rank: segments
          .map((segment) => (segment === "*" ? "2" : segment.startsWith(":") ? "1" : "0"))
          .join(""),
      };
    })
    .sort((a, b) => a.rank.localeCompare(b.rank) || b.text.length - a.text.length);
}

function joinPath(routes: Routes, id: string): string {
  const segments: string[] = [];
  for (let route = routes[id]; route; route = route.parentId ? routes[route.parentId] : undefined) {
    if (route.path) segments.unshift(route.path);
  }
  return `/${segments.join("/")}`;
}

function writeSegment(segment: string): string {
  if (segment === "*") return "(?:/.*)?";
  if (segment.startsWith(":")) return segment.endsWith("?") ? "(?:/[^/]+)?" : "/[^/]+";
  return `/${segment.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}`;
}
