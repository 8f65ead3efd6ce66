/**
 * What is tried before a release, and takes too long for every day: `npm run test:release` tries it all. With a name behind it, it
 * tries that alone: `nodes`, `upgrade` or `upgrade COMMIT`, or `flaky SUITE TIMES`, which looks for tests that fail now and then.
 */
import path from "node:path";
import { runChild } from "./run-child.mjs";
import { refuse, say } from "./say.mjs";

const ALL = [["test-nodes"], ["test-upgrade"], ["suite", "long"]];

const [name] = process.argv.splice(2, 1);
if (name === undefined) await tryAll();
else if (["nodes", "upgrade", "flaky"].includes(name)) await import(`./test-${name}.mjs`);
else refuse("Say what to try: nodes, upgrade, flaky, or nothing for all that belongs before a release.");

/** What fails is named at the end, and keeps nothing behind it from being tried. */
async function tryAll() {
  const failed = [];
  for (const [script, ...args] of ALL) {
    const file = path.join(import.meta.dirname, `${script}.mjs`);
    if ((await runChild(process.execPath, [file, ...args])) !== 0) failed.push([script, ...args].join(" "));
  }
  if (failed.length > 0) refuse(`Failed: ${failed.join(", ")}.`);
  say("Everything that belongs before a release holds.");
}
