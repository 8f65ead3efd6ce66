/**
 * Finds the most representative seed (`.ci/calibrate/choose-seed.ts`); bundled, because it shares the
 * engine's code.
 */
import path from "node:path";
import { importBundled } from "./bundle.mjs";

process.chdir(path.resolve(import.meta.dirname, ".."));
const { chooseSeed } = await importBundled(".ci/calibrate/choose-seed.ts", "build/choose-seed.mjs", {
  packages: "external",
});
// The date of the first basis's sample plans: the markets are the same in every basis in force.
process.stdout.write(chooseSeed("2026-11-20"));
