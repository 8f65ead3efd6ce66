/**
 * Writes app/docs/methodology.md, the template with every figure and table from the basis and the engine in its place,
 * the same for a site without a living annuity plus, and the example of the first page.
 */
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { format } from "prettier";
import { importBundled } from "./bundle.mjs";
import { say } from "./say.mjs";

process.chdir(path.resolve(import.meta.dirname, ".."));
const TEMPLATE = "app/docs/methodology.template.md";
const EXAMPLE = "app/words/estimate/example-estimate.ts";

const { writeMethodology, writeExampleEstimate, METHODOLOGIES, METHODOLOGY_FORMAT, EXAMPLE_FORMAT } =
  await importBundled(".ci/methodology/methodology.ts", "build/methodology.mjs");
const template = await readFile(TEMPLATE, "utf8");
for (const [name, basis] of METHODOLOGIES) {
  const text = writeMethodology(template, basis);
  await writeFile(path.join("app/docs", name), await format(text, METHODOLOGY_FORMAT));
}
const [[, basis]] = METHODOLOGIES;
await writeFile(EXAMPLE, await format(writeExampleEstimate(basis), EXAMPLE_FORMAT));
say(`The methodology and ${EXAMPLE} are what basis and engine give.`);
