import { readdirSync, readFileSync } from "node:fs";

/** A route of the built site. */
export type BuiltRoute = { id: string; parentId?: string; path?: string; index?: true; hasAction: boolean };

const FOLDER = "public/build";

/** The routes that `npm run build` made, from the manifest that it gives to browsers. */
export function readBuiltRoutes(): BuiltRoute[] {
  const [name, ...others] = readdirSync(FOLDER).filter((file) => /^manifest-\w+\.js$/.test(file));
  if (!name || others.length > 0) throw new Error("there is not exactly one build");
  const text = readFileSync(`${FOLDER}/${name}`, "utf8");
  const manifest = JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1)) as {
    routes: Record<string, BuiltRoute>;
  };
  return Object.values(manifest.routes).filter(({ id }) => id !== "root");
}
