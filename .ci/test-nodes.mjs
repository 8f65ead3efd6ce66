/** Runs the start suite on other versions of Node than the present one, downloaded from the npm registry. */
import { mkdirSync } from "node:fs";
import path from "node:path";
import { runChild } from "./run-child.mjs";
import { refuse, say } from "./say.mjs";
import { ofVitest } from "./suites.mjs";

const MAJORS = [22, 24, 26];

process.chdir(path.resolve(import.meta.dirname, ".."));
const failed = [];
for (const major of MAJORS) {
  const node = await fetchNode(major);
  await runChild(node, ["--print", "`Node ${process.versions.node}`"]);
  if ((await runChild(node, ofVitest("start"))) !== 0) failed.push(major);
}
say(failed.length > 0 ? `Failed on Node ${failed.join(", ")}.` : `Passed on Node ${MAJORS.join(", ")}.`);
process.exit(failed.length > 0 ? 1 : 0);

/** Each version has a folder of its own below `.data`, where it is cached. */
async function fetchNode(major) {
  const folder = path.resolve(`.data/nodes/${major}`);
  const name = `node-${process.platform}-${process.arch}`;
  mkdirSync(folder, { recursive: true });
  const args = [
    "install",
    "--prefix",
    folder,
    "--no-audit",
    "--no-fund",
    "--loglevel=error",
    `${name}@${major}`,
  ];
  if ((await runChild("npm", args)) !== 0) refuse(`Node ${major} could not be fetched; the reason is above.`);
  return path.join(folder, "node_modules", name, "bin/node");
}
