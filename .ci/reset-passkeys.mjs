/** Lets an administrator in who has lost their passkeys (`.ci/people`), as the manual says. */
import path from "node:path";
import { say } from "./say.mjs";

process.chdir(path.resolve(import.meta.dirname, ".."));
const { resetPasskeys } = await import(path.resolve("build/reset-passkeys.mjs"));
const outcome = await resetPasskeys({ input: process.stdin, say });
say(outcome.ok ? outcome.value : outcome.reason);
process.exit(outcome.ok ? 0 : 1);
