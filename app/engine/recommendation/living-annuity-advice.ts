/** A living annuity, and a living annuity plus, which is the same with credits from the pool. */
import type { ProductAdvice } from "../advice";
import { livingAnnuityCeilings } from "../drawdown/ceilings";
import { createLivingAnnuity } from "../drawdown/pots";
import { poolCredits, sharesLeft } from "../drawdown/pool-credits";
import { lastingShare, sustainableIncome, type HeldIncome } from "../drawdown/sustainable-income";
import type { PlanContext } from "./plan-context";
import { describeProduct } from "./product-advice";

/** Which of the living annuities, and what its dependants are left. */
export type LivingAnnuityChoice = {
  product: "LivingAnnuity" | "LivingAnnuityPlus";
  /** Share of the capital left to dependants; 1 for a plain living annuity. */
  dependantsShare: number;
  applyExclusion: boolean;
};

/** A living annuity with its ceilings and the real income a year for each rand that lasts with the target confidence. */
export type LivingAnnuityPlan = { held: HeldIncome; credits: Float64Array; sharesLeft: Float64Array };

/**
 * Finds the income. It is never below the least that the law lets a living annuity pay.
 * @returns the income as a share of the capital invested
 */
export function planLivingAnnuity(choice: LivingAnnuityChoice, context: PlanContext): LivingAnnuityPlan {
  const { lifetimes, basis, funds } = context;
  const { minimumShare, maximumShare } = basis.rules.drawdown;
  const pool = { mortality: lifetimes.poolMortality, ...choice };
  const credits = poolCredits(pool);
  const ceilings = livingAnnuityCeilings({ fund: funds.annuity, credits, maximumShare });
  const lasting = sustainableIncome(ceilings, lifetimes.deaths, basis.targetConfidenceShare);
  return {
    held: { ceilings, incomeShare: Math.max(lasting, minimumShare) },
    credits,
    sharesLeft: sharesLeft(pool),
  };
}

/** All that is told about one of the living annuities. */
export function adviseLivingAnnuity(choice: LivingAnnuityChoice, context: PlanContext): ProductAdvice {
  const { annuityInvested: capital, lifetimes, basis, funds, unitTrust } = context;
  const { minimumShare, maximumShare } = basis.rules.drawdown;
  const { held, credits, sharesLeft: left } = planLivingAnnuity(choice, context);
  const { deaths, healthyDeaths } = lifetimes;
  const annuity = createLivingAnnuity({
    fund: funds.annuity,
    capital,
    wantedIncome: held.incomeShare * capital,
    credits,
    sharesLeft: left,
    band: { minimumShare, maximumShare },
  });
  return describeProduct(
    {
      product: choice.product,
      annuity,
      annuityInvested: capital,
      partnerPerMonth: ({ annuityIncome }) => annuityIncome.expected / 12,
      incomeRangePerMonth: { minimum: (minimumShare * capital) / 12, maximum: (maximumShare * capital) / 12 },
      chances: {
        incomeLastsShare: lastingShare([held], deaths),
        jointIncomeLastsShare: lastingShare(unitTrust ? [held, unitTrust.held] : [held], deaths),
        incomeLastsHealthyShare: lastingShare([held], healthyDeaths),
      },
      dependants: { dependantsShare: choice.dependantsShare, applyExclusion: choice.applyExclusion },
      guarantee: { guaranteePeriodYears: 0, partnerShare: 0, partnerIncomePerMonth: 0 },
    },
    context,
  );
}
