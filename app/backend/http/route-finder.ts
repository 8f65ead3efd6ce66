import { matchRoutes } from "@remix-run/react";

type RouteObject = Parameters<typeof matchRoutes>[0][number];
type Routes = Record<string, { id: string; parentId?: string; path?: string; index?: boolean }>;

/** Finds the pattern of the page or call that a path belongs to, such as `/en/:step`. */
export type FindRoute = (path: string) => string | undefined;

/** Makes the function that finds the pattern of a path among the site's routes, matched as the site matches them. */
export function makeRouteFinder(listRoutes: () => Routes): FindRoute {
  let nested: RouteObject[] | undefined;
  return (path) => {
    nested ??= nest(listRoutes());
    const matched = matchRoutes(nested, path);
    return matched ? writePattern(matched) : undefined;
  };
}

/** The pattern of the routes that a path was matched with, outermost first. */
export function writePattern(matched: readonly { route: { path?: string } }[]): string {
  return matched.reduce((pattern, { route }) => joinPath(pattern, route.path), "/");
}

function nest(routes: Routes, parentId?: string): RouteObject[] {
  return Object.values(routes)
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index }) => (index ? { id, path, index } : { id, path, children: nest(routes, id) }));
}

function joinPath(pattern: string, path: string | undefined): string {
  return path ? `${pattern.replace(/\/$/, "")}/${path}` : pattern;
}
