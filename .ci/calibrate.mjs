/** Fits a basis to insurers' quotes (`.ci/calibrate`), as README says; bundled, because it shares the engine's code. */
import path from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";

const COMMAND = "build/calibrate.mjs";

process.chdir(path.resolve(import.meta.dirname, ".."));
await build({
  entryPoints: [".ci/calibrate/calibrate.ts"],
  outfile: COMMAND,
  bundle: true,
  packages: "external",
  platform: "node",
  target: "node20",
  format: "esm",
  logLevel: "warning",
});
const { calibrate } = await import(pathToFileURL(path.resolve(COMMAND)).href);
const outcome = await calibrate(process.argv.slice(2), { now: new Date(), folder: "app/engine/basis" });
if (outcome.ok) process.stdout.write(outcome.value);
else process.stderr.write(outcome.reason);
process.exitCode = outcome.ok ? 0 : 1;
