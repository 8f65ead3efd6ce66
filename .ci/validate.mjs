/** Runs every check, the cheapest first, and stops after the first that fails. */
import path from "node:path";
import { listBrowserTests } from "./list-browser-tests.mjs";
import { runChild } from "./run-child.mjs";
import { say } from "./say.mjs";

const bin = (name) => path.join("node_modules/.bin", name);
const suite = (name) => [bin("vitest"), "run", "--config", "tests/vitest.config.ts", "--project", name];

/** Those of a group run at once: types, lint and format keep a processor busy each, and a start is mostly waited for. */
const GROUPS = [
  [
    ["types", [bin("tsc")]],
    ["lint", [bin("eslint"), "-c", ".eslint.config.mjs", "--max-warnings", "0", "."]],
    ["format", [bin("prettier"), "--check", "--log-level", "warn", "."]],
  ],
  [["rooms", suite("rooms")]],
  [
    ["unit", suite("unit")],
    ["start", suite("start")],
  ],
  [["api", suite("api")]],
  [["web", suite("web")]],
  [["browser", [bin("playwright"), "test", "-c", "tests/playwright.config.ts", "--project", "browser"]]],
];

process.chdir(path.resolve(import.meta.dirname, ".."));
const started = Date.now();
for (const [index, group] of GROUPS.entries()) {
  const place = `[${index + 1}/${GROUPS.length}]`;
  say(`${place} ${group.map(([name]) => name).join(", ")} …`);
  const codes = await Promise.all(group.map((step) => check(place, step)));
  const failed = codes.find((code) => code !== 0);
  if (failed) process.exit(failed);
}
say(`Everything holds: ${seconds(started)} s.${nameRetried()}`);

async function check(place, [name, [command, ...args]]) {
  const stepStarted = Date.now();
  const code = await runChild(command, args);
  say(`${place} ${name}: ${code === 0 ? "good," : "FAILED after"} ${seconds(stepStarted)} s.`);
  return code;
}

function nameRetried() {
  const names = listBrowserTests("flaky");
  return names.length > 0 ? ` Passed only when tried again, so mend it now: ${names.join("; ")}` : "";
}

function seconds(since) {
  return ((Date.now() - since) / 1000).toFixed(1);
}
