/** Builds the site, and beside it the worker that computes advice in threads of its own. */
import { rmSync } from "node:fs";
import path from "node:path";
import { runChild } from "./run-child.mjs";

process.chdir(path.resolve(import.meta.dirname, ".."));
// A build that fails would leave the last one in place, and it would be served.
for (const folder of ["build", "public/build"]) rmSync(folder, { recursive: true, force: true });
const code = await runChild("node_modules/.bin/remix", ["build"]);
if (code !== 0) process.exit(code);
await import("./build-worker.mjs");
