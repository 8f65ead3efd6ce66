import { type Basis, chooseBasis, DEFAULT_OPTIONS } from "~/engine";
import { writeBasisFigures } from "./basis-figures";
import { writeBasisTables } from "./basis-tables";
import { fillTemplate } from "./fill-template";
import { writeLawFigures } from "./law-figures";
import { writeModelTables } from "./model-tables";
import { writeWorkedCases } from "./worked-cases";
import { writeWorkedCheck } from "./worked-check";
import { writeWorkedExample } from "./worked-example";

/** A day on which everything known is in force. */
const METHODOLOGY_DAY = "9999-12-31";

/** The basis that the methodology describes: the newest that an advice date can choose. */
export const METHODOLOGY_BASIS: Basis = chooseBasis(METHODOLOGY_DAY);

/** The generated files with their bases: one for sites that offer a living annuity plus, one for the others. */
export const METHODOLOGIES: readonly (readonly [file: string, basis: Basis])[] = [
  ["methodology.md", METHODOLOGY_BASIS],
  ["methodology-without-plus.md", { ...METHODOLOGY_BASIS, withoutPlus: true }],
];

/**
 * The methodology with every figure and table filled in: none from a basis or the engine is typed by hand.
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
  return fillTemplate(template, figures, !basis.withoutPlus);
}

export { writeExampleEstimate } from "./example-estimate";
