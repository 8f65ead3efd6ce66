import { matchRoutes } from "@remix-run/react";

type RouteObject = Parameters<typeof matchRoutes>[0][number];
type Routes = Record<string, { id: string; parentId?: string; path?: string; index?: boolean }>;

/** Finds the route pattern of a path, such as `/en/:step`. */
export type FindRoute = (path: string) => string | undefined;

/** Makes the function that finds a path's route pattern, matching as the site does. */
export function makeRouteFinder(listRoutes: () => Routes): FindRoute {
  let nested: RouteObject[] | undefined;
  return (path) => {
    nested ??= nest(listRoutes());
    const matched = matchRoutes(nested, path);
    return matched ? writePattern(matched) : undefined;
  };
}

/** Joins the patterns of the matched routes, outermost first. */
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
