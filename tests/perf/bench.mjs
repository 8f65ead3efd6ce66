/**
 * Bundles and runs a bench, which is TypeScript and shares the tests' visitor: `engine` measures the advice
 * engine alone, `pages` the built site beside a bare page, and `scale` more processes and a large database.
 * Without a name the first two run, each in a process of its own; `scale` takes minutes and gigabytes, and
 * runs only by its name.
 */
import { existsSync } from "node:fs";
import path from "node:path";
import { importBundled } from "../../.ci/bundle.mjs";
import { runChild } from "../../.ci/run-child.mjs";
import { refuse } from "../../.ci/say.mjs";

process.chdir(path.resolve(import.meta.dirname, "../.."));
const BENCHES = {
  engine: "tests/perf/engine.ts",
  pages: "tests/perf/pages.ts",
  scale: "tests/perf/scale.ts",
};
const [, script, name] = process.argv;
if (name === undefined) for (const each of ["engine", "pages"]) await runApart(each);
else await runHere(name);

async function runHere(name) {
  if (!Object.hasOwn(BENCHES, name)) refuse(`The benches are ${Object.keys(BENCHES).join(", ")}.`);
  if (name !== "engine" && !existsSync("build/index.js"))
    refuse("There is no build/index.js: run npm run build first.");
  await importBundled(BENCHES[name], "build/bench.mjs", { packages: "external" });
}

async function runApart(name) {
  const code = await runChild(process.execPath, [script, name]);
  if (code !== 0) process.exit(code);
}
