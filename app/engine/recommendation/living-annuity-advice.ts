/** A living annuity, and a living annuity plus, which is the same with credits from the pool. */
import type { FeeComparison, ProductAdvice } from "../advice";
import { livingAnnuityCeilings } from "../drawdown/ceilings";
import { createLivingAnnuity } from "../drawdown/pots";
import { poolCredits, sharesLeft } from "../drawdown/pool-credits";
import { compareFees } from "../fees/compare-fees";
import { totalAnnualFee } from "../fees/effective-annual-cost";
import { expectedRealGrossReturn } from "../fees/expected-return";
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

/** The plan's fee beside the industry's: the same choice on the same markets, for whoever charges the one or the other. */
function compareWithIndustry(
  choice: LivingAnnuityChoice,
  { held, credits }: LivingAnnuityPlan,
  context: PlanContext,
): FeeComparison {
  const { annuityInvested: capital, basis, funds, lifetimes } = context;
  const atIndustryFee = { ...context, funds: { ...funds, annuity: funds.annuityAtIndustryFee } };
  const industry = planLivingAnnuity(choice, atIndustryFee).held;
  return compareFees({
    feeShare: totalAnnualFee(basis.fees.annual.annuity),
    industryFeeShare: basis.industryFeeShare,
    incomePerMonth: (held.incomeShare * capital) / 12,
    incomeAtIndustryFeePerMonth: (industry.incomeShare * capital) / 12,
    account: {
      capital,
      incomePerYear: held.incomeShare * capital,
      band: basis.rules.drawdown,
      grossRealReturn: expectedRealGrossReturn(basis.funds[basis.defaultFunds.annuity].mix, basis),
      inflation: basis.inflation.mean,
      credits,
      years: lifetimes.meanYearsLived,
    },
  });
}

/** All that is told about one of the living annuities. */
export function adviseLivingAnnuity(choice: LivingAnnuityChoice, context: PlanContext): ProductAdvice {
  const { annuityInvested: capital, lifetimes, basis, funds, unitTrust } = context;
  const { minimumShare, maximumShare } = basis.rules.drawdown;
  const plan = planLivingAnnuity(choice, context);
  const { held, credits, sharesLeft: left } = plan;
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
      feeComparison: compareWithIndustry(choice, plan, context),
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
