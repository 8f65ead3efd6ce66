/**
 * Writes the methodology for its pages: its text with every figure and table from the basis and the engine
 * filled in.
 */
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { importBundled } from "./bundle.mjs";

const { writeMethodology, METHODOLOGIES } = await importBundled(
  ".ci/methodology/methodology.ts",
  "build/write-methodology.mjs",
);
const text = await readFile("app/docs/methodology.md", "utf8");
for (const [name, basis] of METHODOLOGIES)
  await writeFile(path.join("build", name), writeMethodology(text, basis));
