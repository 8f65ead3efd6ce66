/** Runs every check, the cheapest first, and stops at the first failure. */
import path from "node:path";
import { runChild } from "./run-child.mjs";
import { say } from "./say.mjs";

const bin = (name) => path.join("node_modules/.bin", name);
const suite = (name) => [bin("vitest"), "run", "--config", "tests/vitest.config.ts", "--project", name];

const STEPS = [
  ["types", [bin("tsc")]],
  ["lint", [bin("eslint"), "-c", ".eslint.config.mjs", "--max-warnings", "0", "."]],
  ["format", [bin("prettier"), "--check", "--log-level", "warn", "."]],
  ["rooms", suite("rooms")],
  ["unit", suite("unit")],
  ["api", suite("api")],
  ["start", suite("start")],
  ["web", suite("web")],
  ["browser", [bin("playwright"), "test", "-c", "tests/playwright.config.ts"]],
];

process.chdir(path.resolve(import.meta.dirname, ".."));
const started = Date.now();
for (const [index, [name, [command, ...args]]] of STEPS.entries()) {
  const stepStarted = Date.now();
  say(`[${index + 1}/${STEPS.length}] ${name} …`);
  const code = await runChild(command, args);
  if (code !== 0) {
    say(`[${index + 1}/${STEPS.length}] ${name}: FAILED after ${seconds(stepStarted)} s.`);
    process.exit(code);
  }
  say(`[${index + 1}/${STEPS.length}] ${name}: good, ${seconds(stepStarted)} s.`);
}
say(`Everything holds: ${seconds(started)} s.`);

function seconds(since) {
  return ((Date.now() - since) / 1000).toFixed(1);
}
