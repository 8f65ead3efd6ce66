/**
 * The operator's commands on a site's data (`.ci/operate`), as the manual says: `node .ci/operate.mjs
 * add-administrator`.
 */
import path from "node:path";
import { readVariable } from "./environment.mjs";
import { say } from "./say.mjs";

process.chdir(path.resolve(import.meta.dirname, ".."));
const { operate } = await import(path.resolve("build/operate.mjs"));
const outcome = await operate(process.argv.slice(2), { input: process.stdin, readVariable, say });
say(outcome.ok ? outcome.value : outcome.reason);
process.exit(outcome.ok ? 0 : 1);
