/** The worked example as the first page shows it, and how the site is paid. */
import { exactAge } from "~/base/date";
import { advise, DEFAULT_OPTIONS } from "~/engine";
import type { Basis } from "~/engine";
import { EXAMPLE_PERSON as PERSON } from "./example-person";

const ORIGIN = `/**
 * Written by \`npm run methodology\`: the worked example of the methodology, in rand and percent, and what advice costs a
 * year, VAT included.
 */`;
const NAME = "EXAMPLE_PLAN";

/**
 * The module of the constants that the first page shows: nothing on it that comes from a basis or the engine is typed.
 * cost: one advice on the usual number of paths
 * @throws RangeError when the example's product is a life annuity, whose chance the page cannot show
 */
export function writeExamplePlan(basis: Basis): string {
  const advice = advise(PERSON, basis, DEFAULT_OPTIONS);
  const product =
    advice.products[advice.recommended === "LivingAnnuity" ? "livingAnnuity" : "livingAnnuityPlus"];
  if (!advice.recommended.startsWith("Living"))
    throw new RangeError("The worked example has to be one whose income can fall.");
  const { incomeFromAnnuityPerMonth, incomeFromUnitTrustPerMonth } = product.outcomes.expected;
  const { automatedAdviceShare, plannerShare } = basis.fees.annual.annuity;
  const facts = {
    age: exactAge(PERSON.member.birthDate, PERSON.retirementDate).years,
    savings: PERSON.savings,
    monthlyIncome: incomeFromAnnuityPerMonth + incomeFromUnitTrustPerMonth,
    lastsPercent: product.incomeLastsShare * 100,
    paths: DEFAULT_OPTIONS.paths,
    advicePercent: (automatedAdviceShare + plannerShare) * 100,
  };
  return `${ORIGIN}\nexport const ${NAME} = ${JSON.stringify(facts)};\n`;
}
