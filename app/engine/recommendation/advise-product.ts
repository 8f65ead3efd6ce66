/** The advice on a product: its income, its fees, and the amounts it leaves to dependants and partner. */
import type { Advice, FeeComparison, ProductAdvice } from "../advice/advice";
import { totalAnnualFee } from "../basis/total-annual-fee";
import { chargeAnother } from "../fees/charge-another";
import { compareFees } from "./compare-fees";
import { mixHeld, weighAnnualFees } from "../holdings/held-funds";
import { expectedRealGrossReturn } from "../market/expected-return";
import type { FundPaths } from "../market/fund-paths";
import type { Product } from "../case/retirement-case";
import { isForLife } from "./decide-plan";
import { guaranteePricePerMonth, planPurchase, purchasedIncome } from "./life-annuity-purchase";
import { pricingImpairment } from "./lifetimes";
import { planLivingAnnuity } from "./living-annuity-plan";
import type { PlanContext } from "./plan-context";
import { lastingPerMonth, productIncomes, splitAnnuity, type PlanIncomes } from "./plan-incomes";
import { describeProduct } from "./product-advice";

/** Compares the plan's fee with the industry's and a low one, all else equal. */
function compareWithIndustry(product: Product, incomes: PlanIncomes, context: PlanContext): FeeComparison {
  const { annuityInvested, basis, funds, lifetimes } = context;
  const { industryFeeShare, lowFeeShare } = basis;
  const { annuityAtIndustryFee } = funds;
  const { guaranteedShare, living } = splitAnnuity(product, context);
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
      capital: (1 - guaranteedShare) * annuityInvested,
      incomePerYear: incomes.paid.annuity - incomes.guaranteed,
      band: basis.rules.drawdown,
      grossRealReturn: expectedRealGrossReturn(mixHeld(basis, "annuity"), basis),
      inflation: basis.inflation.mean,
      credits: planLivingAnnuity(living, lifetimes).credits,
      years: lifetimes.meanYearsLived,
    },
  });
}

/** The terms of the guaranteed income. */
function describeGuarantee(guaranteedShare: number, { guaranteed }: PlanIncomes, context: PlanContext) {
  const { guaranteePeriodYears, partnerShare } = context.choices;
  if (guaranteedShare === 0)
    return {
      guaranteePeriodYears: 0,
      guaranteePricePerMonth: 0,
      partnerShare: 0,
      partnerIncomePerMonth: 0,
    };
  return {
    guaranteePeriodYears,
    guaranteePricePerMonth: guaranteePricePerMonth(
      planPurchase(context, guaranteedShare * context.cash.annuity),
    ),
    partnerShare,
    partnerIncomePerMonth: (guaranteed / 12) * partnerShare,
  };
}

/** The advice on a product; a life annuity is enhanced for the ill and for smokers. */
export function adviseProduct(product: Product, incomes: PlanIncomes, context: PlanContext): ProductAdvice {
  const { guaranteedShare, living } = splitAnnuity(product, context);
  const { retirementCase, basis } = context;
  const isEnhanced = isForLife(product) && pricingImpairment(retirementCase, basis) > 1;
  const hasLiving = guaranteedShare < 1;
  return describeProduct(
    {
      product: isEnhanced ? "EnhancedLifeAnnuity" : product,
      incomes,
      guaranteedShare,
      feeComparison: hasLiving ? compareWithIndustry(product, incomes, context) : null,
      dependants: hasLiving
        ? { dependantsShare: living.dependantsShare, applyExclusion: living.applyExclusion }
        : { dependantsShare: 0, applyExclusion: false },
      guarantee: describeGuarantee(guaranteedShare, incomes, context),
    },
    context,
  );
}

/** The first month's income of the kinds that are not recommended, which pay nominal rand. */
export function compareAnnuities(context: PlanContext): Advice["comparisonAnnuities"] {
  const purchase = planPurchase(context, context.cash.annuity);
  return {
    levelPerMonth: purchasedIncome(purchase, "level"),
    increasing5PerMonth: purchasedIncome(purchase, "increasing5"),
  };
}
