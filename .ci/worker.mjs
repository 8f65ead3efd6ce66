/**
 * Does the jobs that web processes with WORKER=off only queue. Importing the built site boots it; only
 * remix-serve would make it listen.
 */
import { existsSync } from "node:fs";
import path from "node:path";
import { readVariable, setVariable } from "./environment.mjs";
import { refuse } from "./say.mjs";

process.chdir(path.resolve(import.meta.dirname, ".."));
if (readVariable("BACKEND") === "mock")
  refuse("There is no work for a worker when BACKEND is mock: samples queue no jobs.");
if (!existsSync("build/index.js")) refuse("There is no build/index.js: run npm run build first.");
if (!readVariable("NODE_ENV")) setVariable("NODE_ENV", "production");
setVariable("WORKER", "only");
await import(path.resolve("build/index.js"));
