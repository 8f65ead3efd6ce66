/**
 * Runs the static checks: `node .ci/static.mjs types lint format`. Each caches its results, so that a file is
 * checked again when its content has changed, and every file when anything else has changed that the results
 * depend on.
 */
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { runChild } from "./run-child.mjs";
import { refuse } from "./say.mjs";

const MEMORIES = "node_modules/.cache/baobab-static";
/** Versions of packages and settings, which the tools' own caches only partly consider. */
const JUDGED_BY = [
  "package-lock.json",
  "package.json",
  "tsconfig.json",
  ".eslint.config.mjs",
  ".prettierrc.json",
  ".prettierignore",
];

process.chdir(path.resolve(import.meta.dirname, ".."));
const memory = openMemory();
const remember = (name) => [
  "--cache",
  "--cache-strategy",
  "content",
  "--cache-location",
  path.join(memory, name),
];
const CHECKS = {
  types: ["typescript-7/bin/tsc", "--incremental", "--tsBuildInfoFile", path.join(memory, "types")],
  lint: ["eslint/bin/eslint.js", "-c", ".eslint.config.mjs", "--max-warnings", "0", ...remember("lint"), "."],
  format: ["prettier/bin/prettier.cjs", "--check", "--log-level", "warn", ...remember("format"), "."],
};

const names = process.argv.slice(2);
if (names.length === 0 || names.some((name) => !Object.hasOwn(CHECKS, name)))
  refuse(`Say which checks, of: ${Object.keys(CHECKS).join(", ")}.`);
for (const name of names) {
  const [program, ...args] = CHECKS[name];
  const code = await runChild(process.execPath, [path.join("node_modules", program), ...args]);
  if (code !== 0) process.exit(code);
}

/** The cache folder for the present versions and settings; those of earlier ones are deleted. */
function openMemory() {
  const sum = createHash("sha256").update(process.version);
  for (const file of JUDGED_BY) sum.update(readFileSync(file));
  const now = sum.digest("hex").slice(0, 16);
  mkdirSync(path.join(MEMORIES, now), { recursive: true });
  for (const before of readdirSync(MEMORIES).filter((name) => name !== now))
    rmSync(path.join(MEMORIES, before), { recursive: true, force: true });
  return path.join(MEMORIES, now);
}
