/** Builds the site, and the files that it reads besides its own build. */
import { mkdirSync, openSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { runChild } from "./run-child.mjs";

const ERRORS = ".data/build-errors.txt";

/** Remix's esbuild may write this at its end, when its parent has stopped listening; the build is complete. */
const FALSE_ALARM = /^fatal error: all goroutines are asleep/;

process.chdir(path.resolve(import.meta.dirname, ".."));
// Otherwise a failed build would leave the previous one to be served.
for (const folder of ["build", "public/build"]) rmSync(folder, { recursive: true, force: true });
mkdirSync(".data", { recursive: true });
const code = await runChild("node_modules/.bin/remix", ["build"], { errors: openSync(ERRORS, "w") });
const errors = readFileSync(ERRORS, "utf8");
if (code !== 0 || !FALSE_ALARM.test(errors)) process.stderr.write(errors);
if (code !== 0) process.exit(code);
await import("./build-beside.mjs");
