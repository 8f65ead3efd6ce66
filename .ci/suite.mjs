/** Runs a suite: `npm run suite -- web`, or with a file's name after it that file alone. */
import path from "node:path";
import { ensureChromium } from "./chromium.mjs";
import { runChild } from "./run-child.mjs";
import { refuse } from "./say.mjs";
import { ofPlaywright, ofVitest } from "./suites.mjs";

const RUNS = {
  rooms: [ofVitest("rooms")],
  unit: [ofVitest("unit")],
  api: [ofVitest("api")],
  start: [ofVitest("start")],
  web: [ofVitest("web")],
  browser: [ofPlaywright("browser")],
  long: [ofVitest("long", "alone"), ofPlaywright("long")],
};
/** The suites that test the build. */
const NEED_BUILD = ["start", "web", "browser", "long"];
const NEED_BROWSER = ["browser", "long"];

process.chdir(path.resolve(import.meta.dirname, ".."));
const [suite, ...files] = process.argv.slice(2);
if (!Object.hasOwn(RUNS, suite ?? "")) refuse(`Say which suite, one of: ${Object.keys(RUNS).join(", ")}.`);
if (NEED_BUILD.includes(suite)) await run([".ci/prepare.mjs"]);
if (NEED_BROWSER.includes(suite)) await ensureChromium();
for (const args of RUNS[suite]) await run([...args, ...files]);

async function run(args) {
  const code = await runChild(process.execPath, args);
  if (code !== 0) process.exit(code);
}
