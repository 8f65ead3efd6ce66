import { chooseBasis, DEFAULT_OPTIONS } from "~/engine";
import type { Basis } from "~/engine";
import { writeBasisFigures } from "./basis-figures";
import { writeBasisTables } from "./basis-tables";
import { fillTemplate } from "./fill-template";
import { writeLawFigures } from "./law-figures";
import { writeModelTables } from "./model-tables";
import { writeWorkedCases } from "./worked-cases";
import { writeWorkedCheck } from "./worked-check";
import { writeWorkedExample } from "./worked-example";

/** A day on which everything that is known has begun. */
const METHODOLOGY_DAY = "9999-12-31";

/** The basis that the methodology describes: the newest that an advice date can choose. */
export const METHODOLOGY_BASIS: Basis = chooseBasis(METHODOLOGY_DAY);

/** The methodology's files, each with its basis: one for the sites that offer a living annuity plus, one for the others. */
export const METHODOLOGIES: readonly (readonly [file: string, basis: Basis])[] = [
  ["methodology.md", METHODOLOGY_BASIS],
  ["methodology-without-plus.md", { ...METHODOLOGY_BASIS, withoutPlus: true }],
];

const ORIGIN = "<!-- Written by `npm run methodology` from methodology.template.md: change that one. -->";

/** How the formatter lays out the text: figures vary in length, so lines are wrapped again. */
export const METHODOLOGY_FORMAT = { parser: "markdown", proseWrap: "always", printWidth: 120 } as const;

/** How the formatter lays out the first page's example. */
export const EXAMPLE_FORMAT = { parser: "typescript", printWidth: 110 } as const;

/**
 * The methodology with every figure and table in its place: nothing that comes from a basis or the engine is typed.
 * cost: an advice for each worked case, and a check
 */
export function writeMethodology(template: string, basis: Basis, options = DEFAULT_OPTIONS): string {
  const figures = {
    ...writeBasisFigures(basis),
    ...writeLawFigures(METHODOLOGY_DAY),
    ...writeBasisTables(basis),
    ...writeModelTables(basis),
    ...writeWorkedExample(basis, options),
    ...writeWorkedCases(basis, options),
    ...writeWorkedCheck(basis, options),
  };
  const text = fillTemplate(template, figures, !basis.withoutPlus);
  return `${ORIGIN}\n\n${text}`;
}

export { writeExampleEstimate } from "./example-estimate";
