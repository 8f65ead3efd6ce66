/**
 * Tests for a release, which take too long for every day: `npm run test:release` runs all. With a name it
 * runs that one alone: `nodes`, `upgrade` or `upgrade COMMIT`, or `flaky SUITE TIMES`, which looks for flaky
 * tests.
 */
import path from "node:path";
import { runChild } from "./run-child.mjs";
import { refuse, say } from "./say.mjs";

const ALL = [["test-nodes"], ["test-upgrade"], ["suite", "long"]];

const [name] = process.argv.splice(2, 1);
if (name === undefined) await tryAll();
else if (["nodes", "upgrade", "flaky"].includes(name)) await import(`./test-${name}.mjs`);
else refuse("Say what to try: nodes, upgrade, flaky, or nothing for all that belongs before a release.");

/** Names failures at the end; they do not keep the following tests from running. */
async function tryAll() {
  const failed = [];
  for (const [script, ...args] of ALL) {
    const file = path.join(import.meta.dirname, `${script}.mjs`);
    if ((await runChild(process.execPath, [file, ...args])) !== 0) failed.push([script, ...args].join(" "));
  }
  if (failed.length > 0) refuse(`Failed: ${failed.join(", ")}.`);
  say("Everything that belongs before a release holds.");
}
