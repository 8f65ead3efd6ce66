/** Deletes the people of a demonstration (`.ci/people`), as README says. */
import path from "node:path";
import { say } from "./say.mjs";

process.chdir(path.resolve(import.meta.dirname, ".."));
const { removeDemo } = await import(path.resolve("build/remove-demo.mjs"));
const outcome = await removeDemo();
say(outcome.ok ? outcome.value : outcome.reason);
process.exit(outcome.ok ? 0 : 1);
