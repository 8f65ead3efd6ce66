/** The example of the first page, and how the site is paid. */
import { DEFAULT_OPTIONS, estimate } from "~/engine";
import type { Basis, EstimateAnswers, EstimatedIncome } from "~/engine";
import { EXAMPLE_PERSON } from "./example-person";

const ORIGIN = `/**
 * Written by \`npm run suite -- unit .ci/methodology -u\`: what the engine estimates for the example of the first page, in rand a month and
 * percent, and what advice costs a year, VAT included.
 */`;
const NAME = "EXAMPLE_ESTIMATE";

/** A woman with a partner who lives on it too. */
const ASKED = { age: 64, retirementAge: 64, partnerAge: 61, sex: "female", savings: 900_000 } as const;

function tellIncome(income: EstimatedIncome) {
  const { annuityPerMonth, unitTrustPerMonth, afterTaxPerMonth, drawnLastsShare } = income;
  return { annuityPerMonth, unitTrustPerMonth, afterTaxPerMonth, lastsPercent: drawnLastsShare * 100 };
}

function tellBoth(basis: Basis) {
  const answers: EstimateAnswers = { ...ASKED, adviceDate: EXAMPLE_PERSON.adviceDate };
  const { guaranteed, flexible } = estimate(answers, basis, DEFAULT_OPTIONS);
  return {
    guaranteed: tellIncome(guaranteed),
    flexible: { ...tellIncome(flexible), leftShare: flexible.dependantsShare },
  };
}

/**
 * The module of the constants that the first page shows: nothing on it that comes from a basis or the engine is typed.
 * cost: two estimates on the usual number of paths
 */
export function writeExampleEstimate(basis: Basis): string {
  const { automatedAdviceShare, plannerShare } = basis.fees.annual.annuity;
  const { age, partnerAge, savings } = ASKED;
  const facts = {
    age,
    partnerAge,
    savings,
    ...tellBoth(basis),
    withoutPlus: tellBoth({ ...basis, withoutPlus: true }).flexible,
    paths: DEFAULT_OPTIONS.paths,
    advicePercent: (automatedAdviceShare + plannerShare) * 100,
  };
  return `${ORIGIN}\nexport const ${NAME} = ${JSON.stringify(facts)};\n`;
}
