/**
 * How much of the annuity's capital to have guaranteed: parts of it in the inflation-linked life annuity, and the rest in the
 * living annuity and the plan's unit trust, drawn in step. A comparison, not a recommendation.
 */
import type { Blend } from "../advice";
import type { PlanContext } from "./plan-context";
import { addUpIncomes, findLasting, perMonth } from "./plan-incomes";
import { drawBoth, drawUnitTrust } from "./drawn-part";
import { planPurchase, purchasedIncome } from "./life-annuity-purchase";
import type { LivingAnnuityPlan } from "./living-annuity-plan";
import { projectPlan } from "./projected-plan";
import { readCashSource } from "./cash-source";

const GUARANTEED_SHARES = [0, 0.25, 0.5, 0.75, 1];

/** The age at which the income in poor markets is told. */
const POOR_INCOME_AGE = 90;

/** Shares travel with four decimals: closer ones are the same row. */
const SAME_SHARE = 0.00005;

/** Ages at which it is told what is left. */
const LEFT_AGES = [75, 85, 95];

/** Whether both annuities of a row may be bought: each of several costs more than an amount in the rand of the retirement day. */
function maySplit(guaranteedShare: number, { cash, retirementCase, choices, basis }: PlanContext): boolean {
  const { priceLevel } = readCashSource({ ...retirementCase, retirementDate: choices.retirementDate }, basis);
  const smaller = Math.min(guaranteedShare, 1 - guaranteedShare) * cash.annuity * priceLevel;
  return smaller === 0 || smaller > basis.rules.leastAnnuityPrice;
}

/** The incomes of a plan of which a share of the annuity's capital is guaranteed. */
function blendIncomes(guaranteedShare: number, annuity: LivingAnnuityPlan, context: PlanContext) {
  const { cash, annuityInvested, unitTrustInvested: unitTrust } = context;
  const guaranteed = 12 * guaranteedShare * purchasedIncome(planPurchase(context, cash.annuity));
  const rest = (1 - guaranteedShare) * annuityInvested;
  if (rest + unitTrust === 0) return addUpIncomes(guaranteed, undefined, 1);
  const part =
    rest > 0 ? drawBoth(annuity, { annuity: rest, unitTrust }, context) : drawUnitTrust(unitTrust, context);
  return addUpIncomes(guaranteed, { part, lasting: findLasting(part, context) }, 1);
}

/**
 * Compares the parts that may be bought; none and all of it are always among them.
 * @param annuity the living annuity that stands for the rest
 * @param coveringShare a part that covers what the person needs, told as well
 * cost: for each row a pass over the paths and a projection
 */
export function compareBlends(
  annuity: LivingAnnuityPlan,
  context: PlanContext,
  coveringShare: number | null,
): Blend[] {
  const { ageAtRetirement } = context.lifetimes;
  const ages = LEFT_AGES.filter((age) => age >= ageAtRetirement);
  const shownYears = [POOR_INCOME_AGE, ...ages].map((age) => age - ageAtRetirement);
  const years = Math.max(...shownYears) + 1;
  const describe = (guaranteedShare: number): Blend => {
    const incomes = blendIncomes(guaranteedShare, annuity, context);
    const [atPoorAge, ...atAges] = projectPlan(incomes, context, { years, shownYears }).years;
    return {
      guaranteedShare,
      incomePerMonth: perMonth(incomes.paid),
      guaranteedPerMonth: incomes.guaranteed / 12,
      poorIncomeAt90PerMonth: atPoorAge!.income.poor / 12,
      left: ages.map((age, index) => ({
        age,
        capitalReal: atAges[index]!.capital.expected,
        toDependantsReal: atAges[index]!.left.expected,
      })),
    };
  };
  const shares = GUARANTEED_SHARES.filter((share) => maySplit(share, context));
  const isThere = shares.some((share) => Math.abs(share - (coveringShare ?? share)) < SAME_SHARE);
  if (coveringShare !== null && !isThere) shares.push(coveringShare);
  return shares.sort((one, other) => one - other).map(describe);
}
