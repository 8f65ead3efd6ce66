/**
 * Drawing less at first: where an own income, such as a salary, ends after retirement, the level income from
 * then on if only the minimum is drawn until then.
 */
import type { LaterIncome } from "../advice/advised-need";
import { findLaterCeilings } from "../drawdown/later-ceilings";
import { sustainableIncome } from "../drawdown/sustainable-income";
import type { RetirementCase } from "../case/retirement-case";
import { exemptionOfYear } from "../tax/contributions-not-deducted";
import { planIncomeTax } from "../tax/plan-income-tax";
import { leastShareOfAnnuity } from "./drawn-part";
import { firstYearWithout, listOtherIncomes, livingAtFirst, readBesidePlan } from "./other-incomes";
import type { PlanContext } from "./plan-context";
import { contributionsBeside, type OfBoth, type PlanIncomes } from "./plan-incomes";

/** An income that ends later than this is ignored. */
const LATEST_YEAR = 15;

/** The first policy year without the largest of the own incomes that end in the first years after retirement. */
function findEnd(answers: RetirementCase): number | undefined {
  return listOtherIncomes(answers)
    .filter(({ owner }) => owner === "member")
    .map((income) => ({ ...income, ends: firstYearWithout(income, answers.retirementDate) ?? Infinity }))
    .filter(({ ends }) => ends > 0 && ends <= LATEST_YEAR)
    .sort((one, other) => other.amountPerMonth - one.amountPerMonth)[0]?.ends;
}

/**
 * Finds the income that lasts with the target confidence in the futures that reach the end of an own income.
 * @returns null where no own income ends that early, and where nothing is drawn
 * cost: where one ends, two passes over the paths
 */
export function findLaterIncome(
  { guaranteed, drawn }: PlanIncomes,
  { retirementCase, basis, lifetimes, cash }: PlanContext,
): LaterIncome | null {
  const fromYear = findEnd(retirementCase);
  if (fromYear === undefined || !drawn) return null;
  const { capital, amount } = drawn.part;
  const leastShare = leastShareOfAnnuity(drawn.part, basis);
  const ceilings = findLaterCeilings(capital, { fromYear, leastShare });
  const reaching = lifetimes.deaths.map((chance, year) =>
    year < fromYear ? 0 : chance / lifetimes.survival[fromYear]!,
  );
  const share = sustainableIncome(ceilings, reaching, basis.targetConfidenceShare);
  const [untilThen, fromThen] = [leastShare * amount, share * amount];
  const living = livingAtFirst(retirementCase);
  const exempt = contributionsBeside(guaranteed + untilThen, { cash, basis });
  const keep = (year: number, { annuity, unitTrust }: OfBoth) => {
    const { taxpayer } = readBesidePlan({ year, living }, retirementCase, basis);
    const taxed = { ...taxpayer, exemptPerYear: exemptionOfYear(exempt, year) };
    return (annuity - planIncomeTax(annuity, taxed, basis) + unitTrust) / 12;
  };
  const ofTrust = drawn.part.unitTrustShare * fromThen;
  return {
    fromYear,
    fromAge: lifetimes.ageAtRetirement + fromYear,
    perMonthUntilThen: (guaranteed + untilThen) / 12,
    perMonthFromThen: (guaranteed + fromThen) / 12,
    afterTaxPerMonthUntilThen: keep(0, { annuity: guaranteed + untilThen, unitTrust: 0 }),
    afterTaxPerMonthFromThen: keep(fromYear, {
      annuity: guaranteed + fromThen - ofTrust,
      unitTrust: ofTrust,
    }),
  };
}
