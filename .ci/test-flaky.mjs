/**
 * Runs a suite several times beside a busy core, and prints which of its tests failed in any run: `npm run
 * test:release -- flaky browser 10`, with a file's name after it for that file alone. Browser tests are not
 * retried.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import { Worker } from "node:worker_threads";
import { ensureChromium } from "./chromium.mjs";
import { listBrowserTests } from "./list-browser-tests.mjs";
import { runChild } from "./run-child.mjs";
import { refuse, say } from "./say.mjs";
import { ofPlaywright, ofVitest } from "./suites.mjs";

const REPORT_FILE = ".data/test/report.json";
const REPORT = ["--reporter", "default", "--reporter", "json", "--outputFile.json", REPORT_FILE];
const SUITES = ["unit", "api", "start", "web", "browser"];

process.chdir(path.resolve(import.meta.dirname, ".."));
const [suite, times = "5", ...files] = process.argv.slice(2);
if (!SUITES.includes(suite) || !/^[1-9]\d*$/.test(times))
  refuse(
    `Say which suite and how often: npm run test:release -- flaky browser 10. Suites: ${SUITES.join(", ")}.`,
  );
if (suite === "browser") await ensureChromium();

const busy = new Worker("for (;;);", { eval: true });
const failures = new Map();
for (let run = 1; run <= Number(times); run += 1) {
  const failed = await runOnce();
  for (const name of failed) failures.set(name, (failures.get(name) ?? 0) + 1);
  say(`Run ${run} of ${times}: ${failed.length === 0 ? "good" : `${failed.length} failed`}.`);
}
await busy.terminate();
for (const [name, count] of failures) say(`${count} of ${times}: ${name}`);
if (failures.size > 0) process.exit(1);
say(`No test of ${suite} failed in ${times} runs.`);

/** @returns {Promise<string[]>} the names of the tests that failed */
async function runOnce() {
  const isBrowser = suite === "browser";
  const args = isBrowser ? [...ofPlaywright(suite), "--retries", "0"] : [...ofVitest(suite), ...REPORT];
  const code = await runChild(process.execPath, [...args, ...files]);
  const failed = isBrowser ? listBrowserTests("unexpected") : listTests();
  return code !== 0 && failed.length === 0 ? ["the run itself"] : failed;
}

function listTests() {
  return JSON.parse(readFileSync(REPORT_FILE, "utf8")).testResults.flatMap(
    ({ name, status, assertionResults }) => {
      const file = path.relative(".", name);
      const failed = assertionResults.filter((test) => test.status === "failed");
      if (status === "failed" && failed.length === 0) return [file];
      return failed.map(({ fullName }) => `${file}: ${fullName}`);
    },
  );
}
