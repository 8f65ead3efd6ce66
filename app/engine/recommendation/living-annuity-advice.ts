/** Everything that is said about a living annuity, and about a living annuity plus, which has credits from the pool. */
import type { FeeComparison, ProductAdvice } from "../advice";
import { totalAnnualFee } from "../basis/total-annual-fee";
import { chargeAnother } from "../fees/charge-another";
import { compareFees } from "../fees/compare-fees";
import { mixHeld, weighAnnualFees } from "../holdings/held-funds";
import { expectedRealGrossReturn } from "../market/expected-return";
import type { FundPaths } from "../market/fund-paths";
import { chooseLivingAnnuity, planLivingAnnuity, type LivingAnnuityChoice } from "./living-annuity-plan";
import type { PlanContext } from "./plan-context";
import { lastingPerMonth, productIncomes, type PlanIncomes } from "./plan-incomes";
import { describeProduct } from "./product-advice";

/** The plan's fee beside the industry's and a low one: the same plan in the same markets, its annuity under either charge. */
function compareWithIndustry(
  { product }: LivingAnnuityChoice,
  incomes: PlanIncomes,
  context: PlanContext,
): FeeComparison {
  const { annuityInvested: capital, basis, funds, lifetimes } = context;
  const { industryFeeShare, lowFeeShare } = basis;
  const { annuityAtIndustryFee } = funds;
  const lastingAt = (annuity: FundPaths) =>
    lastingPerMonth(productIncomes(product, { ...context, funds: { ...funds, annuity } }));
  return compareFees({
    feeShare: totalAnnualFee(weighAnnualFees(basis, "annuity")),
    industryFeeShare,
    lowFeeShare,
    incomePerMonth: lastingPerMonth(incomes),
    incomeAtIndustryFeePerMonth: lastingAt(annuityAtIndustryFee),
    incomeAtLowFeePerMonth: lastingAt(
      chargeAnother(annuityAtIndustryFee, { from: industryFeeShare, to: lowFeeShare }),
    ),
    account: {
      capital,
      incomePerYear: incomes.paid.annuity,
      band: basis.rules.drawdown,
      grossRealReturn: expectedRealGrossReturn(mixHeld(basis, "annuity"), basis),
      inflation: basis.inflation.mean,
      credits: planLivingAnnuity(chooseLivingAnnuity(product, context.choices), lifetimes).credits,
      years: lifetimes.meanYearsLived,
    },
  });
}

/** Everything that the advice says about one of the living annuities. */
export function adviseLivingAnnuity(
  product: LivingAnnuityChoice["product"],
  incomes: PlanIncomes,
  context: PlanContext,
): ProductAdvice {
  const { annuityInvested: capital, basis, choices } = context;
  const { minimumShare, maximumShare } = basis.rules.drawdown;
  const choice = chooseLivingAnnuity(product, choices);
  return describeProduct(
    {
      product,
      incomes,
      feeComparison: compareWithIndustry(choice, incomes, context),
      partnerPerMonth: (fromAnnuity) => fromAnnuity,
      incomeRangePerMonth: { minimum: (minimumShare * capital) / 12, maximum: (maximumShare * capital) / 12 },
      dependants: { dependantsShare: choice.dependantsShare, applyExclusion: choice.applyExclusion },
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
