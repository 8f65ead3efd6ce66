/**
 * Bundles the bench, which is TypeScript and shares the tests' visitor, and runs it on the site that was built. With
 * `monotone` it moves every lever of ten thousand invented people's plans instead, for which no site is needed.
 */
import { existsSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";

process.chdir(path.resolve(import.meta.dirname, "../.."));
const isMonotone = process.argv[2] === "monotone";
if (!isMonotone && !existsSync("build/index.js")) {
  process.stderr.write("There is no build/index.js: run npm run build first.\n");
  process.exit(1);
}
await build({
  entryPoints: [isMonotone ? "tests/perf/monotone.ts" : "tests/perf/run.ts"],
  outfile: "build/bench.mjs",
  bundle: true,
  packages: "external",
  platform: "node",
  target: "node20",
  format: "esm",
  logLevel: "warning",
});
await import(pathToFileURL("build/bench.mjs").href);
