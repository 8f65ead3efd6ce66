/** Runs every check, the cheapest first, and stops after the first that fails. */
import path from "node:path";
import { ensureChromium } from "./chromium.mjs";
import { listBrowserTests } from "./list-browser-tests.mjs";
import { runChild } from "./run-child.mjs";
import { say } from "./say.mjs";
import { ofPlaywright, ofVitest } from "./suites.mjs";

const suite = (name) => [process.execPath, ...ofVitest(name)];
const remembering = (name) => [name, [process.execPath, ".ci/static.mjs", name]];

/**
 * The steps of a group run concurrently: each waits at times, for a server, a database or the last of its
 * files.
 */
const GROUPS = [
  [remembering("types"), remembering("lint"), remembering("format")],
  [["rooms", suite("rooms")]],
  [
    ["unit", suite("unit")],
    ["start", suite("start")],
  ],
  [["api", suite("api")]],
  [["web", suite("web")]],
  [["browser", [process.execPath, ...ofPlaywright("browser")]]],
];

process.chdir(path.resolve(import.meta.dirname, ".."));
await ensureChromium();
const started = Date.now();
for (const [index, group] of GROUPS.entries()) {
  const place = `[${index + 1}/${GROUPS.length}]`;
  say(`${place} ${group.map(([name]) => name).join(", ")} …`);
  if (group.length === 1) {
    const code = await check(place, group[0]);
    if (code !== 0) process.exit(code);
  } else await checkTogether(place, group);
}
say(`Everything holds: ${seconds(started)} s.${nameRetried()}`);

async function check(place, [name, [command, ...args]], options) {
  const stepStarted = Date.now();
  const code = await runChild(command, args, options);
  say(`${place} ${name}: ${code === 0 ? "good," : "FAILED after"} ${seconds(stepStarted)} s.`);
  return code;
}

/** Runs the steps of a group; the output of failed ones is printed last, so that nothing hides the reason. */
async function checkTogether(place, group) {
  const results = await Promise.all(
    group.map(async (step) => {
      const parts = [];
      const code = await check(place, step, { keepOutput: (part) => parts.push(part) });
      if (code === 0) process.stdout.write(Buffer.concat(parts));
      return { code, parts };
    }),
  );
  const failures = results.filter(({ code }) => code !== 0);
  for (const { parts } of failures) process.stdout.write(Buffer.concat(parts));
  if (failures.length > 0) process.exit(failures[0].code);
}

function nameRetried() {
  const names = listBrowserTests("flaky");
  return names.length > 0 ? ` Passed only when tried again, so mend it now: ${names.join("; ")}` : "";
}

function seconds(since) {
  return ((Date.now() - since) / 1000).toFixed(1);
}
