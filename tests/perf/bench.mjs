/**
 * Bundles the bench, which is TypeScript and shares the tests' visitor, and runs it on the engine and on the site that was built.
 * With `engine` it measures the advice engine alone, with `monotone` it moves every lever of ten thousand invented people's
 * plans; neither needs a site. With `people` it measures what being logged in costs, with `desk` the pages of an adviser
 * with many clients, with `figures` what a first figure costs, with `plan` the plan's page, with `paper` what a record's PDF costs,
 * and with `scale` more processes and a large database, which takes minutes and gigabytes, so that nothing but its name runs it.
 */
import { existsSync } from "node:fs";
import path from "node:path";
import { importBundled } from "../../.ci/bundle.mjs";
import { runChild } from "../../.ci/run-child.mjs";

process.chdir(path.resolve(import.meta.dirname, "../.."));
const ALONE = {
  engine: "tests/perf/engine.ts",
  monotone: "tests/perf/monotone.ts",
  people: "tests/perf/people.ts",
  desk: "tests/perf/desk.ts",
  figures: "tests/perf/first-figures.ts",
  plan: "tests/perf/plan-page.ts",
  paper: "tests/perf/paper.ts",
  scale: "tests/perf/scale.ts",
};
const NEEDS_SITE = [undefined, "people", "desk", "figures", "plan", "paper", "scale"];
const alone = ALONE[process.argv[2]];
if (NEEDS_SITE.includes(process.argv[2]) && !existsSync("build/index.js")) {
  process.stderr.write("There is no build/index.js: run npm run build first.\n");
  process.exit(1);
}
// In a process of its own, before a site takes memory and time.
if (!alone) await measureApart("engine");
await importBundled(alone ?? "tests/perf/run.ts", "build/bench.mjs", { packages: "external" });
for (const name of alone ? [] : ["people", "desk", "figures", "plan", "paper"]) await measureApart(name);

async function measureApart(name) {
  const code = await runChild(process.execPath, [process.argv[1], name]);
  if (code !== 0) process.exit(code);
}
