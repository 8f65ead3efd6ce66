/** Promised support to a child or another person: its part of the income, and the means left for it on a death. */
import { addYears } from "~/base/date";
import type { ProductAdvice } from "../advice/advice";
import type { PromisedSupport } from "../advice/told-figures";
import { firstSupportPerMonth, valueOfSupports } from "./dependants-share";
import type { PlanContext } from "./plan-context";
import { SURVIVOR_AGES } from "./product-advice";
import { annuityReturn } from "./savings-at-retirement";

/** The age at which the coverage of the remaining support in poor markets is shown. */
const COVERED_AGE = 75;

/** Received by the dependants on a death in poor markets, and the remaining support then. */
type LeftAt = { age: number; guaranteedLeft: number; unitTrust: number; supportLeft: number };

/** Evaluates a death at each age shown, from retirement on. */
function followSupport(
  { projection }: ProductAdvice,
  { retirementCase: { supports, retirementDate }, basis }: PlanContext,
): LeftAt[] {
  const realReturn = annuityReturn(basis);
  return projection.ages.map((age, k) => {
    // Beside a life annuity only the unit trust is capital.
    const unitTrust = projection.capitalReal.poor[k]!;
    return {
      age,
      guaranteedLeft: projection.estateReal.poor[k]! - unitTrust,
      unitTrust,
      supportLeft: valueOfSupports(supports, addYears(retirementDate, k), realReturn),
    };
  });
}

/** The fraction of the support remaining at 75 that goes to dependants on a death then. */
function coverAt75({ projection }: ProductAdvice, followed: readonly LeftAt[]): PromisedSupport["at75"] {
  const at = followed.findIndex(({ age }) => age === COVERED_AGE);
  const supportLeft = followed[at]?.supportLeft ?? 0;
  if (supportLeft === 0) return null;
  const poorCapital = projection.estateReal.poor[at]!;
  return { supportLeft, poorCapital, coveredShare: Math.min(poorCapital / supportLeft, 1) };
}

/**
 * Compares a plan with the promised support.
 * @param recommended the advice on the plan's product
 * @returns null where nobody is supported after retirement
 * cost: the months of support, for each age shown
 */
export function weighSupport(recommended: ProductAdvice, context: PlanContext): PromisedSupport | null {
  const { supports, retirementDate } = context.retirementCase;
  const perMonth = firstSupportPerMonth(supports, retirementDate);
  if (perMonth === 0) return null;
  const { afterTaxIncomePerMonth: afterTax } = recommended;
  const followed = followSupport(recommended, context);
  // A part in drawdown leaves capital of its own beside the guaranteed payments and the trust.
  const besideLife = recommended.guaranteedShare === 1 ? followed : [];
  const hasLess = ({ guaranteedLeft, unitTrust, supportLeft }: LeftAt) =>
    guaranteedLeft + unitTrust < supportLeft;
  return {
    perMonth,
    afterTaxLessSupportPerMonth: afterTax - perMonth,
    takesMoreThanHalf: perMonth > afterTax / 2,
    at75: coverAt75(recommended, followed),
    besideLifeAnnuity: besideLife.filter(
      ({ age }) => SURVIVOR_AGES.includes(age) && age > context.lifetimes.ageAtRetirement,
    ),
    firstAgeWithLess: besideLife.find(hasLess)?.age ?? null,
  };
}
