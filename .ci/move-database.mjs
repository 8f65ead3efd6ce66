/** Copies the embedded database into one's own (`.ci/operate`), as the manual says. */
import path from "node:path";
import { readVariable } from "./environment.mjs";
import { say } from "./say.mjs";

process.chdir(path.resolve(import.meta.dirname, ".."));
const { moveDatabase } = await import(path.resolve("build/move-database.mjs"));
const outcome = await moveDatabase({ readVariable, say });
say(outcome.ok ? outcome.value : outcome.reason);
process.exit(outcome.ok ? 0 : 1);
