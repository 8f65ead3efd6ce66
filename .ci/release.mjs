/**
 * Makes a release of the current commit in `.data/release`: the product as an archive, its bill of materials
 * (CycloneDX), its licences, and a checksum of each. The same commit gives the same bytes.
 */
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { runChild } from "./run-child.mjs";
import { refuse, say } from "./say.mjs";

const FOLDER = ".data/release";
const SBOM = "sbom.cdx.json";
const LICENCES = "licences.txt";

process.chdir(path.resolve(import.meta.dirname, ".."));
if (await read("git", ["status", "--porcelain"]))
  refuse("There are changes that are not committed: commit them first.");
const { version } = JSON.parse(readFileSync("package.json", "utf8"));
const commit = (await read("git", ["rev-parse", "--short=12", "HEAD"])).trim();
const committedAt = (await read("git", ["log", "-1", "--format=%cI"])).trim();
const name = `baobab-${version}-${commit}`;
const archive = `${name}-${process.platform}-${process.arch}.tar.gz`;

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
await run("sh", [".ci/container/build-steps.sh", path.join(FOLDER, name)]);
const sbom = await describeProduct(path.join(FOLDER, name));
writeFileSync(path.join(FOLDER, SBOM), `${JSON.stringify(sbom, null, 2)}\n`);
writeFileSync(path.join(FOLDER, LICENCES), listLicences(sbom.components));
await pack();
rmSync(path.join(FOLDER, name), { recursive: true });
writeFileSync(path.join(FOLDER, "SHA256SUMS"), [archive, SBOM, LICENCES].map(checksum).join(""));
say(`The release is in ${FOLDER}: ${archive}, ${SBOM}, ${LICENCES}, SHA256SUMS.`);

/** npm's bill of materials for the installed packages, without its random number and its clock. */
async function describeProduct(product) {
  const text = await read("npm", [
    "sbom",
    "--sbom-format=cyclonedx",
    "--loglevel=error",
    `--prefix=${product}`,
  ]);
  const described = JSON.parse(text);
  delete described.serialNumber;
  return { ...described, metadata: { ...described.metadata, timestamp: committedAt } };
}

/** A line for each package, by licence. */
function listLicences(components) {
  const lines = components.map(({ name, version, licenses = [] }) => {
    const named = licenses.map(({ license, expression }) => expression ?? license.id ?? license.name);
    return `${named.join(" AND ") || "unknown"}\t${name}@${version}\n`;
  });
  return [...new Set(lines)].sort().join("");
}

async function pack() {
  const same = ["--sort=name", "--owner=0", "--group=0", "--numeric-owner", `--mtime=${committedAt}`];
  await run("tar", [
    ...same,
    "--use-compress-program=gzip --no-name",
    "-cf",
    path.join(FOLDER, archive),
    "-C",
    FOLDER,
    name,
  ]);
}

function checksum(file) {
  return `${createHash("sha256")
    .update(readFileSync(path.join(FOLDER, file)))
    .digest("hex")}  ${file}\n`;
}

async function run(command, args) {
  if ((await runChild(command, args)) !== 0) refuse(`${command} failed; the reason is above.`);
}

async function read(command, args) {
  const parts = [];
  const code = await runChild(command, args, { keepOutput: (part) => parts.push(part) });
  const text = Buffer.concat(parts).toString();
  if (code !== 0) refuse(`${command} failed:\n${text}`);
  return text;
}
