import { readdirSync, readFileSync } from "node:fs";

/** A route of the built site with an address of its own; `path` is the whole of it, without the leading slash. */
export type BuiltRoute = { id: string; parentId?: string; path?: string; index?: true; hasAction: boolean };

const FOLDER = "public/build";

/** The routes of the build, from the manifest for browsers. */
export function readBuiltRoutes(): BuiltRoute[] {
  const [name, ...others] = readdirSync(FOLDER).filter((file) => /^manifest-\w+\.js$/.test(file));
  if (!name || others.length > 0) throw new Error("there is not exactly one build");
  const text = readFileSync(`${FOLDER}/${name}`, "utf8");
  const manifest = JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1)) as {
    routes: Record<string, BuiltRoute>;
  };
  const routes = Object.values(manifest.routes);
  const layouts = new Set(routes.map(({ parentId }) => parentId));
  const findPath = ({ parentId, path }: BuiltRoute): string[] => {
    const parent = parentId === undefined ? undefined : manifest.routes[parentId];
    return [...(parent ? findPath(parent) : []), ...(path ? [path] : [])];
  };
  return routes
    .filter(({ id }) => !layouts.has(id))
    .map((route) => ({ ...route, path: findPath(route).join("/") }));
}
