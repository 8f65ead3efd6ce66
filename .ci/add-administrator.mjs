/** Makes somebody a system administrator (`.ci/people`), as README says; bundled, because it shares the product's code. */
import path from "node:path";
import { importBundled } from "./bundle.mjs";
import { say } from "./say.mjs";

const project = path.resolve(import.meta.dirname, "..");
process.chdir(project);
const { addAdministrator } = await importBundled(
  path.join(project, ".ci/people/add-administrator.ts"),
  path.join(project, "build/add-administrator.mjs"),
  { packages: "external", tsconfig: path.join(project, "tsconfig.json") },
);
const outcome = await addAdministrator({ input: process.stdin, say });
say(outcome.ok ? outcome.value : outcome.reason);
process.exit(outcome.ok ? 0 : 1);
