/** Checks an exported record of advice (`.ci/verify-record`), as the manual says; bundled, because it shares the product's code. */
import path from "node:path";
import { importBundled } from "./bundle.mjs";

const project = path.resolve(import.meta.dirname, "..");
const { verifyRecord } = await importBundled(
  path.join(project, ".ci/verify-record/verify-record.ts"),
  path.join(project, "build/verify-record.mjs"),
  { packages: "external", tsconfig: path.join(project, "tsconfig.json") },
);
const outcome = await verifyRecord(process.argv.slice(2));
if (outcome.ok) process.stdout.write(outcome.value);
else process.stderr.write(outcome.reason);
process.exitCode = outcome.ok ? 0 : 1;
