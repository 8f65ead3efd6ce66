/**
 * Calibrates a basis to insurers' quotes (`.ci/calibrate`), as the manual says; bundled, because it shares
 * the engine's code.
 */
import path from "node:path";
import { importBundled } from "./bundle.mjs";

process.chdir(path.resolve(import.meta.dirname, ".."));
const { calibrate } = await importBundled(".ci/calibrate/calibrate.ts", "build/calibrate.mjs", {
  packages: "external",
});
const outcome = await calibrate(process.argv.slice(2), { now: new Date(), folder: "app/engine/basis" });
if (outcome.ok) process.stdout.write(outcome.value);
else process.stderr.write(outcome.reason);
process.exitCode = outcome.ok ? 0 : 1;
