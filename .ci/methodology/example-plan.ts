/** The worked example as the first page shows it, and how the site is paid. */
import { exactAge } from "~/base/date";
import { advise, DEFAULT_OPTIONS, isForLife, productAdviceOf } from "~/engine";
import type { Basis } from "~/engine";
import { EXAMPLE_PERSON as PERSON } from "./example-person";

const ORIGIN = `/**
 * Written by \`npm run methodology\`: the worked example of the methodology, in rand and percent, and what advice costs a
 * year, VAT included.
 */`;
const NAME = "EXAMPLE_PLAN";

/**
 * What she is advised to draw, and how likely it lasts.
 * @throws RangeError when the example's product is a life annuity, whose chance the page cannot show
 */
function findIncome(basis: Basis) {
  const { products, recommended } = advise(PERSON, basis, DEFAULT_OPTIONS);
  if (isForLife(recommended)) throw new RangeError("The worked example has to be one whose income can fall.");
  const { outcomes, incomeLastsShare } = productAdviceOf(products, recommended);
  const { incomeFromAnnuityPerMonth, incomeFromUnitTrustPerMonth } = outcomes.expected;
  return {
    monthlyIncome: incomeFromAnnuityPerMonth + incomeFromUnitTrustPerMonth,
    lastsPercent: incomeLastsShare * 100,
  };
}

/**
 * The module of the constants that the first page shows: nothing on it that comes from a basis or the engine is typed.
 * cost: two advices on the usual number of paths
 */
export function writeExamplePlan(basis: Basis): string {
  const { automatedAdviceShare, plannerShare } = basis.fees.annual.annuity;
  const facts = {
    age: exactAge(PERSON.member.birthDate, PERSON.retirementDate).years,
    savings: PERSON.savings,
    ...findIncome(basis),
    withoutPlus: findIncome({ ...basis, withoutPlus: true }),
    paths: DEFAULT_OPTIONS.paths,
    advicePercent: (automatedAdviceShare + plannerShare) * 100,
  };
  return `${ORIGIN}\nexport const ${NAME} = ${JSON.stringify(facts)};\n`;
}
