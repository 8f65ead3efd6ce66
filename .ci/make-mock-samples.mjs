/**
 * Regenerates the samples of mock mode, in another folder if one is named; bundled, because it shares the
 * tests' way to run a site.
 */
import path from "node:path";
import { importBundled } from "./bundle.mjs";
import { say } from "./say.mjs";

process.chdir(path.resolve(import.meta.dirname, ".."));
const { makeSamples } = await importBundled("fixtures/mock/make-samples.ts", "build/make-mock-samples.mjs", {
  packages: "external",
});
say(`${await makeSamples(process.argv[2] ?? "fixtures/mock")} samples are what the backend answers.`);
