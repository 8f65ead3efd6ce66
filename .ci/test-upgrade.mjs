/**
 * Builds the previous release and runs it beside this one, on this one's tables, as during an upgrade.
 * `npm run test:release -- upgrade` takes the newest release tag; a commit after it replaces the tag.
 */
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";
import { setVariable } from "./environment.mjs";
import { runChild } from "./run-child.mjs";
import { refuse, say } from "./say.mjs";
import { ofVitest } from "./suites.mjs";

const FOLDER = ".data/release-before";
const LOCK = "package-lock.json";

process.chdir(path.resolve(import.meta.dirname, ".."));
const commit = process.argv[2] ?? findLastRelease();
if (!commit) refuse("No tag v… names a release before this one: npm run test:release -- upgrade COMMIT.");
rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
unpack(commit);
if (readFileSync(LOCK).equals(readFileSync(path.join(FOLDER, LOCK))))
  symlinkSync(path.resolve("node_modules"), path.join(FOLDER, "node_modules"));
else
  await run("npm", [
    "ci",
    "--prefix",
    FOLDER,
    "--include=dev",
    "--no-audit",
    "--no-fund",
    "--loglevel=error",
  ]);
await run(process.execPath, [path.join(FOLDER, ".ci/build.mjs")]);
setVariable("RELEASE_BEFORE", path.resolve(FOLDER));
process.exit(await runChild(process.execPath, ofVitest("upgrade")));

function findLastRelease() {
  const [newest] = git(["tag", "--list", "v*", "--sort=-version:refname", "--merged", "HEAD~1"]).split("\n");
  return newest;
}

function unpack(name) {
  const archive = path.join(FOLDER, "archive.tar");
  try {
    git(["archive", "--output", archive, name]);
  } catch {
    refuse(`${name} is no commit of this repository.`);
  }
  execFileSync("tar", ["-x", "-f", archive, "-C", FOLDER]);
  say(`Building ${name}, the release before …`);
}

function git(args) {
  return execFileSync("git", args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
}

async function run(command, args) {
  const code = await runChild(command, args);
  if (code !== 0) process.exit(code);
}
