import { chanceForLife } from "../drawdown/failure-years";
import { followTrustFirst, payTrustFirst } from "../drawdown/trust-first";
import type { TrustFirstAdvice } from "../advice/told-figures";
import type { PlanContext } from "./plan-context";
import { afterTaxPerMonth, type PlanIncomes } from "./plan-incomes";
import { eventAges } from "./product-advice";

/**
 * The plan's income when the unit trust is spent first, before the annuity pays more than its minimum. The
 * chance is over a healthy lifetime.
 * @returns null without both a living annuity and a unit trust, and where the unit trust would pay no
 *   more than in step
 * cost: a pass over paths and years
 */
export function weighTrustFirst(incomes: PlanIncomes, context: PlanContext): TrustFirstAdvice | null {
  const { basis, funds, lifetimes } = context;
  const { part, paid: income } = incomes.drawn ?? { paid: 0 };
  if (!part?.annuity || part.unitTrustShare === 0) return null;
  const { minimumShare, maximumShare } = basis.rules.drawdown;
  const { credits } = part.annuity;
  const unitTrust = part.unitTrustShare * part.amount;
  const annuity = part.amount - unitTrust;
  const terms = {
    annuity: { fund: funds.annuity, amount: annuity, credits, minimumShare, maximumShare },
    unitTrust: { fund: funds.unitTrust, amount: unitTrust },
    income,
  };
  const first = payTrustFirst({ annuity, unitTrust }, terms);
  if (first.unitTrust <= incomes.paid.unitTrust) return null;
  const { failures, firstUsedUp } = followTrustFirst(terms);
  const paid = { annuity: incomes.guaranteed + first.annuity, unitTrust: first.unitTrust };
  return {
    lastsForLifeShare: chanceForLife(failures, lifetimes.deaths),
    fromAnnuityPerMonth: paid.annuity / 12,
    fromUnitTrustPerMonth: paid.unitTrust / 12,
    afterTaxPerMonth: afterTaxPerMonth({ ...incomes, paid }, context),
    ageUsedUp: eventAges(firstUsedUp, context),
  };
}
