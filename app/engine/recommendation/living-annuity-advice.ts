/** A living annuity, and a living annuity plus, which is the same with credits from the pool. */
import type { FeeComparison, ProductAdvice } from "../advice";
import { livingAnnuityCeilings } from "../drawdown/ceilings";
import { createLivingAnnuity } from "../drawdown/pots";
import { poolCredits, sharesLeft } from "../drawdown/pool-credits";
import { compareFees } from "../fees/compare-fees";
import { totalAnnualFee } from "../basis/total-annual-fee";
import { expectedRealGrossReturn } from "../market/expected-return";
import { lastingShare, sustainableIncome, type HeldIncome } from "../drawdown/sustainable-income";
import type { PlanChoices } from "./decide-plan";
import type { Outlook, PlanContext } from "./plan-context";
import { findIncomes, heldByUnitTrust, holdShare, type PlanIncomes } from "./plan-incomes";
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
export function planLivingAnnuity(choice: LivingAnnuityChoice, outlook: Outlook): LivingAnnuityPlan {
  const { lifetimes, basis, funds } = outlook;
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

/** What a living annuity of either kind leaves, by the plan's choices. */
export function chooseLivingAnnuity(
  product: LivingAnnuityChoice["product"],
  { dependantsShare, applyExclusion }: Pick<PlanChoices, "dependantsShare" | "applyExclusion">,
): LivingAnnuityChoice {
  if (product === "LivingAnnuity") return { product, dependantsShare: 1, applyExclusion: false };
  return { product, dependantsShare, applyExclusion };
}

/** What a living annuity and the unit trust pay; the law sets the least. */
export function livingAnnuityIncomes({ held }: LivingAnnuityPlan, context: PlanContext): PlanIncomes {
  const { annuityInvested: capital, basis } = context;
  const least = basis.rules.drawdown.minimumShare * capital;
  return findIncomes(held.incomeShare * capital, least, context);
}

/** The plan's fee beside the industry's: the same choice on the same markets, under either charge. */
function compareWithIndustry(
  choice: LivingAnnuityChoice,
  { credits }: LivingAnnuityPlan,
  { incomes, context }: { incomes: PlanIncomes; context: PlanContext },
): FeeComparison {
  const { lasting, paid } = incomes;
  const { annuityInvested: capital, basis, funds, lifetimes } = context;
  const atIndustryFee = { ...context, funds: { ...funds, annuity: funds.annuityAtIndustryFee } };
  const industry = planLivingAnnuity(choice, atIndustryFee).held;
  return compareFees({
    feeShare: totalAnnualFee(basis.fees.annual.annuity),
    industryFeeShare: basis.industryFeeShare,
    incomePerMonth: lasting.annuity / 12,
    incomeAtIndustryFeePerMonth: (industry.incomeShare * capital) / 12,
    account: {
      capital,
      incomePerYear: paid.annuity,
      band: basis.rules.drawdown,
      grossRealReturn: expectedRealGrossReturn(basis.funds[basis.defaultFunds.annuity].mix, basis),
      inflation: basis.inflation.mean,
      credits,
      years: lifetimes.meanYearsLived,
    },
  });
}

/** Everything that the advice says about one of the living annuities. */
export function adviseLivingAnnuity(
  product: LivingAnnuityChoice["product"],
  context: PlanContext,
): ProductAdvice {
  const { annuityInvested: capital, retirementCase, lifetimes, basis, funds, choices } = context;
  const band = basis.rules.drawdown;
  const choice = chooseLivingAnnuity(product, choices);
  const plan = planLivingAnnuity(choice, context);
  const incomes = livingAnnuityIncomes(plan, context);
  const held = holdShare(plan.held, incomes.paidShare.annuity);
  const { deaths, healthyDeaths } = lifetimes;
  const besides = heldByUnitTrust(context, incomes);
  const lasts = lastingShare([held], deaths);
  return describeProduct(
    {
      product,
      incomes,
      annuityInvested: capital,
      feeComparison: compareWithIndustry(choice, plan, { incomes, context }),
      annuity: createLivingAnnuity({
        fund: funds.annuity,
        capital,
        wantedIncome: incomes.paid.annuity,
        credits: plan.credits,
        sharesLeft: plan.sharesLeft,
        band,
      }),
      partnerPerMonth: ({ annuityIncome }) => annuityIncome.expected / 12,
      incomeRangePerMonth: {
        minimum: (band.minimumShare * capital) / 12,
        maximum: (band.maximumShare * capital) / 12,
      },
      chances: {
        incomeLastsShare: lasts,
        jointIncomeLastsShare: besides.length > 0 ? lastingShare([held, ...besides], deaths) : lasts,
        incomeLastsHealthyShare: retirementCase.seriousIllness ? lastingShare([held], healthyDeaths) : lasts,
      },
      dependants: { dependantsShare: choice.dependantsShare, applyExclusion: choice.applyExclusion },
      guarantee: { guaranteePeriodYears: 0, partnerShare: 0, partnerIncomePerMonth: 0 },
    },
    context,
  );
}
