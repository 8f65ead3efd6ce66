/**
 * Employers and funds known for pensions worked out by a formula, as of 28 November 2026. Many of them also
 * have a fund with a balance for newer members, so a name only leads to the question.
 */

type FormulaPension = {
  /** The fund's name on the page. */
  fund: string;
  /** Spellings of the employer or the fund: whole words, lower case. */
  written: readonly string[];
};

const FORMULA_PENSIONS: readonly FormulaPension[] = [
  {
    fund: "the Government Employees Pension Fund (GEPF)",
    written: [
      "gepf",
      "gpaa",
      "government employees",
      "government",
      "department of",
      "dept of",
      "saps",
      "police service",
      "sandf",
      "defence force",
      "correctional services",
    ],
  },
  { fund: "a Transnet fund", written: ["transnet"] },
  { fund: "the Eskom Pension and Provident Fund", written: ["eskom"] },
  { fund: "a Telkom fund", written: ["telkom"] },
  { fund: "the Post Office Retirement Fund", written: ["post office", "sapo", "postbank"] },
];

/** Finds the formula fund that an employer's name suggests; undefined for all other names. */
export function findFormulaPension(employer: string): string | undefined {
  const words = ` ${employer
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, " ")
    .trim()} `;
  return FORMULA_PENSIONS.find(({ written }) => written.some((name) => words.includes(` ${name} `)))?.fund;
}
