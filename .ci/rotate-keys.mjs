/** Encrypts with the current key what older ones encrypted (`.ci/operate`), as the manual says. */
import path from "node:path";
import { say } from "./say.mjs";

process.chdir(path.resolve(import.meta.dirname, ".."));
const { rotate } = await import(path.resolve("build/rotate-keys.mjs"));
const outcome = await rotate({ onlyCounts: process.argv.includes("--count"), say });
say(outcome.ok ? outcome.value : outcome.reason);
process.exit(outcome.ok ? 0 : 1);
