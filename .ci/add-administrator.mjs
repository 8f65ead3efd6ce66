/** Makes somebody a system administrator (`.ci/people`), as README says. */
import path from "node:path";
import { say } from "./say.mjs";

process.chdir(path.resolve(import.meta.dirname, ".."));
const { addAdministrator } = await import(path.resolve("build/add-administrator.mjs"));
const outcome = await addAdministrator({ input: process.stdin, say });
say(outcome.ok ? outcome.value : outcome.reason);
process.exit(outcome.ok ? 0 : 1);
