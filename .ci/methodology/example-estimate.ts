/** The example on the first page, and the site's costs. */
import {
  type Basis,
  type CashAdvice,
  DEFAULT_OPTIONS,
  estimate,
  type EstimateAnswers,
  type EstimatedIncome,
  totalAnnualFee,
} from "~/engine";
import { EXAMPLE_PERSON } from "./example-person";

const ORIGIN = `/**
 * Written by \`npm run suite -- unit .ci/methodology -u\`: the engine's estimate for the example of the first
 * page, in rand a month and percent, and the flexible way's costs and our part of them, in rand a year, VAT
 * included.
 */`;
const NAME = "EXAMPLE_ESTIMATE";

/** A woman whose partner depends on the income too. */
const ASKED = { age: 64, retirementAge: 64, partnerAge: 61, sex: "female", savings: 900_000 } as const;

function tellIncome(income: EstimatedIncome) {
  const { annuityPerMonth, unitTrustPerMonth, afterTaxPerMonth, drawnLastsShare } = income;
  return { annuityPerMonth, unitTrustPerMonth, afterTaxPerMonth, lastsPercent: drawnLastsShare * 100 };
}

function tellBoth(basis: Basis) {
  const answers: EstimateAnswers = { ...ASKED, adviceDate: EXAMPLE_PERSON.adviceDate };
  const { guaranteed, flexible, cash } = estimate(answers, basis, DEFAULT_OPTIONS);
  return {
    guaranteed: tellIncome(guaranteed),
    flexible: { ...tellIncome(flexible), leftShare: flexible.dependantsShare },
    costs: tellCosts(basis, cash),
  };
}

/** The yearly fee on all that is invested if nothing is guaranteed. */
function tellCosts({ fees }: Basis, { annuity, unitTrust }: Pick<CashAdvice, "annuity" | "unitTrust">) {
  const invested = [
    [annuity, fees.annual.annuity],
    [unitTrust, fees.annual.unitTrust],
  ] as const;
  const charge = (share: (annual: (typeof invested)[number][1]) => number) =>
    invested.reduce((sum, [amount, annual]) => sum + amount * share(annual), 0);
  return {
    perYear: charge(totalAnnualFee),
    oursPerYear: charge(({ automatedAdviceShare, plannerShare }) => automatedAdviceShare + plannerShare),
  };
}

/**
 * The module with the first page's constants: no figure from a basis or the engine is typed by hand.
 * cost: two estimates on the usual number of paths
 */
export function writeExampleEstimate(basis: Basis): string {
  const { age, partnerAge, savings } = ASKED;
  const facts = {
    age,
    partnerAge,
    savings,
    ...tellBoth(basis),
    withoutPlus: tellBoth({ ...basis, withoutPlus: true }).flexible,
    paths: DEFAULT_OPTIONS.paths,
  };
  return `${ORIGIN}\nexport const ${NAME} = ${JSON.stringify(facts)};\n`;
}
