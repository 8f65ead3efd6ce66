/** Everything that is said about a living annuity, and about a living annuity plus, which has credits from the pool. */
import type { FeeComparison, ProductAdvice } from "../advice";
import { totalAnnualFee } from "../basis/total-annual-fee";
import { livingAnnuityCeilings } from "../drawdown/ceilings";
import { createLivingAnnuity } from "../drawdown/pots";
import { sustainableIncome } from "../drawdown/sustainable-income";
import { chargeAnother } from "../fees/charge-another";
import { compareFees } from "../fees/compare-fees";
import { mixHeld, weighAnnualFees } from "../holdings/held-funds";
import { expectedRealGrossReturn } from "../market/expected-return";
import type { FundPaths } from "../market/fund-paths";
import { findChances } from "./lasting-chances";
import type { LivingAnnuityPlan } from "./living-annuity-plan";
import type { PlanContext } from "./plan-context";
import { findIncomes, findPotFailures, type PlanIncomes } from "./plan-incomes";
import { describeProduct } from "./product-advice";
import type { RatedLivingAnnuity } from "./product-rates";

/** The plan's fee beside the industry's and a low one: the same annuity in the same markets at the same confidence. */
function compareWithIndustry(
  { credits }: LivingAnnuityPlan,
  { rates, lasting, paid }: PlanIncomes,
  { annuityInvested: capital, basis, funds, lifetimes }: PlanContext,
): FeeComparison {
  const { drawdown } = basis.rules;
  const { maximumShare, minimumShare } = drawdown;
  const { industryFeeShare, lowFeeShare } = basis;
  const lastingAt = (fund: FundPaths) => {
    const ceilings = livingAnnuityCeilings({ fund, credits, maximumShare });
    const income = sustainableIncome(ceilings, lifetimes.deaths, rates.confidenceShare);
    return (Math.max(income, minimumShare) * capital) / 12;
  };
  const { annuityAtIndustryFee } = funds;
  return compareFees({
    feeShare: totalAnnualFee(weighAnnualFees(basis, "annuity")),
    industryFeeShare,
    lowFeeShare,
    incomePerMonth: lasting.annuity / 12,
    incomeAtIndustryFeePerMonth: lastingAt(annuityAtIndustryFee),
    incomeAtLowFeePerMonth: lastingAt(
      chargeAnother(annuityAtIndustryFee, { from: industryFeeShare, to: lowFeeShare }),
    ),
    account: {
      capital,
      incomePerYear: paid.annuity,
      band: drawdown,
      grossRealReturn: expectedRealGrossReturn(mixHeld(basis, "annuity"), basis),
      inflation: basis.inflation.mean,
      credits,
      years: lifetimes.meanYearsLived,
    },
  });
}

/** Everything that the advice says about one of the living annuities. */
export function adviseLivingAnnuity(plan: RatedLivingAnnuity, context: PlanContext): ProductAdvice {
  const { annuityInvested: capital, basis, funds } = context;
  const band = basis.rules.drawdown;
  const { product, dependantsShare, applyExclusion } = plan.choice;
  const incomes = findIncomes(plan.rates, context);
  return describeProduct(
    {
      product,
      incomes,
      annuityInvested: capital,
      feeComparison: compareWithIndustry(plan, incomes, context),
      annuity: createLivingAnnuity({
        fund: funds.annuity,
        capital,
        wantedIncome: incomes.paid.annuity,
        credits: plan.credits,
        sharesLeft: plan.sharesLeft,
        band,
      }),
      partnerPerMonth: ({ income }) => income.expected / 12,
      incomeRangePerMonth: {
        minimum: (band.minimumShare * capital) / 12,
        maximum: (band.maximumShare * capital) / 12,
      },
      chances: findChances(findPotFailures(incomes), context),
      dependants: { dependantsShare, applyExclusion },
      guarantee: {
        guaranteePeriodYears: 0,
        guaranteePricePerMonth: 0,
        partnerShare: 0,
        partnerIncomePerMonth: 0,
      },
    },
    context,
  );
}
