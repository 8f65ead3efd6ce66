/**
 * Prepares a clone for serving or testing: installs packages and builds. If nothing is missing it takes a few
 * tenths of a second and prints nothing. `node .ci/prepare.mjs start` then runs `start.mjs` in this process,
 * so that signals reach it; an installed release lacks nothing, and runs `start.mjs` itself.
 */
import { createHash } from "node:crypto";
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statfsSync,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { DISK_FULL, isDiskFull } from "../app/backend/process/disk-full.mjs";
import { withFileLock } from "../app/backend/process/file-lock.mjs";
import { StartRefusal } from "../app/backend/process/start-refusal.mjs";
import { refuseNode } from "./node-version.mjs";
import { runChild } from "./run-child.mjs";
import { refuse, say } from "./say.mjs";

const PACKAGES_MARK = "node_modules/.baobab-packages";
const BUILD_MARK = "build/.baobab-sources";
const LONGEST_WAIT_MILLISECONDS = 10 * 60_000;
const LEAST_ROOM_BYTES = 1024 * 1024;
const SOURCES = [
  "app",
  "public",
  "remix.config.js",
  "tailwind.config.ts",
  ".tailwind.first-pages.ts",
  ".postcssrc.json",
  "tsconfig.json",
  "package-lock.json",
  ".ci/build.mjs",
  ".ci/build-beside.mjs",
  ".ci/build-worker.mjs",
  ".ci/build-methodology.mjs",
  ".ci/methodology",
  ".ci/operate",
];

process.chdir(path.resolve(path.dirname(fileURLToPath(import.meta.url)), ".."));
const unfit = refuseNode(process.versions.node);
if (unfit) refuse(unfit);
refuseReadOnlyFolder();
if (!hasPackages() || !hasBuild())
  await withFileLock(".data/prepare.lock", prepare, describeWait()).catch(refuseOrThrow);
// The remaining arguments are for the script.
const [script] = process.argv.splice(2, 1);
if (script) await import(`./${script}.mjs`);

function refuseReadOnlyFolder() {
  try {
    accessSync(".", constants.W_OK);
    mkdirSync(".data", { recursive: true });
    accessSync(".data", constants.W_OK);
  } catch (error) {
    if (isDiskFull(error)) refuse(DISK_FULL);
    refuse(
      `The folder ${process.cwd()} cannot be written by this user: packages, the build and .data have to go there.`,
    );
  }
}

/** Says once that another start is in progress, and gives up after ten minutes. */
function describeWait() {
  const deadline = Date.now() + LONGEST_WAIT_MILLISECONDS;
  let isSaid = false;
  return (holder) => {
    if (!isSaid) say("Another start is preparing this folder; waiting for it …");
    isSaid = true;
    if (Date.now() > deadline)
      refuse(`Another start (${holder}) has been preparing this folder for ten minutes.`);
  };
}

/** Checks each again, because another start may have done it while this one waited. */
async function prepare() {
  if (!hasPackages()) {
    await work("Installing packages", "npm", [
      "ci",
      "--include=dev",
      "--no-audit",
      "--no-fund",
      "--loglevel=error",
    ]);
    // Written last, so that an interrupted installation is repeated.
    writeFileSync(PACKAGES_MARK, hashPackages());
  }
  if (!hasBuild()) {
    await work("Building", process.execPath, [".ci/build.mjs"]);
    writeFileSync(BUILD_MARK, describeBuild());
  }
}

async function work(title, command, args) {
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  say(`${title} …`);
  const heartbeat = setInterval(() => say(`${title} … ${seconds()} s`), 10_000);
  const code = await runChild(command, args).finally(() => clearInterval(heartbeat));
  if (code !== 0 && hasNoRoom()) refuse(DISK_FULL);
  if (code !== 0) refuse(`${title} failed (${command} ended with ${code}); the reason is above.`);
  say(`${title}: done in ${seconds()} s.`);
}

/** Programs report a full disk in many lines, or not at all. */
function hasNoRoom() {
  const { bavail, bsize } = statfsSync(".");
  return bavail * bsize < LEAST_ROOM_BYTES;
}

function hasPackages() {
  return readMark(PACKAGES_MARK) === hashPackages();
}

function hashPackages() {
  const { node } = process.versions;
  const about = `${process.platform} ${process.arch} ${node.split(".")[0]}`;
  return hash([readFileSync("package-lock.json"), about]);
}

function hasBuild() {
  return existsSync("build/index.js") && readMark(BUILD_MARK) === describeBuild();
}

/**
 * Identifies the sources and the build: the development server overwrites the build without changing the
 * sources.
 */
function describeBuild() {
  const parts = SOURCES.flatMap(listFiles).flatMap((file) => [file, readFileSync(file)]);
  return `${hash(parts)} ${statSync("build/index.js").mtimeMs}`;
}

function listFiles(entry) {
  if (!existsSync(entry) || entry === "public/build") return [];
  if (statSync(entry).isFile()) return /\.test\.tsx?$/.test(entry) ? [] : [entry];
  return readdirSync(entry)
    .sort()
    .flatMap((name) => listFiles(`${entry}/${name}`));
}

function hash(parts) {
  const sum = createHash("sha256");
  for (const part of parts) sum.update(part);
  return sum.digest("hex");
}

function readMark(file) {
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
}

function refuseOrThrow(error) {
  if (isDiskFull(error)) refuse(DISK_FULL);
  if (error instanceof StartRefusal) refuse(error.message);
  throw error;
}
