/** Builds the site, and beside it the workers that run in threads of their own and the commands for its operator. */
import { mkdirSync, openSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { bundle } from "./bundle.mjs";
import { runChild } from "./run-child.mjs";

const ERRORS = ".data/build-errors.txt";

/** What Remix's esbuild may write when it ends and its parent has stopped listening; the build is complete. */
const FALSE_ALARM = /^fatal error: all goroutines are asleep/;

process.chdir(path.resolve(import.meta.dirname, ".."));
// A failed build would leave the last one in place to be served.
for (const folder of ["build", "public/build"]) rmSync(folder, { recursive: true, force: true });
mkdirSync(".data", { recursive: true });
const code = await runChild("node_modules/.bin/remix", ["build"], { errors: openSync(ERRORS, "w") });
const errors = readFileSync(ERRORS, "utf8");
if (code !== 0 || !FALSE_ALARM.test(errors)) process.stderr.write(errors);
if (code !== 0) process.exit(code);
await import("./build-worker.mjs");
// These share the product's code, and where they run there is no compiler.
await bundle(".ci/operate/operate.ts", "build/operate.mjs", { packages: "external" });
