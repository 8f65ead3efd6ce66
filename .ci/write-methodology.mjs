/**
 * Writes app/docs/methodology.md, the template with every figure and table from the basis and the engine in its place,
 * and the example of the first page.
 */
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { format } from "prettier";
import { importBundled } from "./bundle.mjs";
import { say } from "./say.mjs";

process.chdir(path.resolve(import.meta.dirname, ".."));
const TEMPLATE = "app/docs/methodology.template.md";
const RESULT = "app/docs/methodology.md";
const EXAMPLE = "app/words/plan/example-plan.ts";

const { writeMethodology, writeExamplePlan, METHODOLOGY_BASIS, METHODOLOGY_FORMAT, EXAMPLE_FORMAT } =
  await importBundled(".ci/methodology/methodology.ts", "build/methodology.mjs");
const text = writeMethodology(await readFile(TEMPLATE, "utf8"), METHODOLOGY_BASIS);
await writeFile(RESULT, await format(text, METHODOLOGY_FORMAT));
await writeFile(EXAMPLE, await format(writeExamplePlan(METHODOLOGY_BASIS), EXAMPLE_FORMAT));
say(`${RESULT} and ${EXAMPLE} are what basis and engine give.`);
