/** Deletes the people of a demonstration (`.ci/people`), as README says; bundled, because it shares the product's code. */
import path from "node:path";
import { importBundled } from "./bundle.mjs";
import { say } from "./say.mjs";

const project = path.resolve(import.meta.dirname, "..");
process.chdir(project);
const { removeDemo } = await importBundled(
  path.join(project, ".ci/people/remove-demo.ts"),
  path.join(project, "build/remove-demo.mjs"),
  { packages: "external", tsconfig: path.join(project, "tsconfig.json") },
);
const outcome = await removeDemo();
say(outcome.ok ? outcome.value : outcome.reason);
process.exit(outcome.ok ? 0 : 1);
