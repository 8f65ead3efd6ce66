import type { ProductRecommendation, Recommendation } from "~/contract/recommendation";
import type { Advice, ByView, ProductAdvice, ProductOutcome, Projection } from "~/engine/advice";
import type { Basis } from "~/engine/basis/basis";
import { totalAnnualFee } from "~/engine/fees/effective-annual-cost";
import { roundRate, roundToCents } from "./round";

const roundPercent = (share: number) => roundRate(share * 100);

/** Writes what one product does. */
export function presentProduct(
  product: ProductAdvice,
  { cash }: Advice,
  basis: Basis,
): ProductRecommendation {
  const { outcomes } = product;
  return {
    product: product.product,
    expected: presentOutcome(outcomes.expected),
    poor: presentOutcome(outcomes.poor),
    strong: presentOutcome(outcomes.strong),
    success_perct: roundPercent(product.incomeLastsShare),
    joint_success_perct: roundPercent(product.jointIncomeLastsShare),
    healthy_success_perct: roundPercent(product.incomeLastsHealthyShare),
    risk_income_reduces_perct: roundPercent(product.riskIncomeReducesShare),
    risk_income_runs_out_perct: roundPercent(product.riskIncomeRunsOutShare),
    likely_needs_met_perct: roundPercent(product.jointIncomeLastsShare),
    perct_capital_to_dependents: roundRate(product.dependantsShare),
    ...findDependantsRange(product, basis),
    guaranteed_partner_income: roundToCents(product.partnerIncomePerMonth),
    life_annuity_guaranteed_period_years: product.guaranteePeriodYears,
    partner_guaranteed_inc_perct: roundPercent(product.partnerShare),
    five_year_exclusion: product.applyExclusion,
    industry_fee_perct: basis.industryFeeShare,
    industry_fee_saving_per_month: roundToCents(saveOnFees(product, cash.annuity, basis)),
    after_tax_monthly_income: roundToCents(product.afterTaxIncomePerMonth),
    survivors: product.survivors.map((row) => ({
      age_at_death: row.ageAtDeath,
      partner_monthly_income: roundToCents(row.partnerIncomePerMonthReal),
      capital: roundToCents(row.capitalReal),
      capital_with_unit_trust: roundToCents(row.capitalWithUnitTrustReal),
    })),
  };
}

function presentOutcome(outcome: ProductOutcome): ProductRecommendation["expected"] {
  const { incomeFromAnnuityPerMonth, incomeFromUnitTrustPerMonth } = outcome;
  return {
    monthly_income_from_annuity: roundToCents(incomeFromAnnuityPerMonth),
    monthly_income_from_unit_trust: roundToCents(incomeFromUnitTrustPerMonth),
    monthly_income_total: roundToCents(incomeFromAnnuityPerMonth + incomeFromUnitTrustPerMonth),
    annuity_drawdown_perct: roundRate(outcome.annuityDrawdownShare),
    unit_trust_drawdown_perct: roundRate(outcome.unitTrustDrawdownShare),
    age_income_reduces: outcome.ageIncomeReduces,
    age_income_runs_out: outcome.ageIncomeRunsOut,
    age_unit_trust_runs_out: outcome.ageUnitTrustRunsOut,
    lifetime_top_ups: roundToCents(outcome.lifetimeTopUpsReal),
    inheritance: roundToCents(outcome.inheritanceReal),
    inheritance_with_unit_trust: roundToCents(outcome.inheritanceWithUnitTrustReal),
  };
}

/** How far the share left to dependants can be moved: only a living annuity plus leaves a choice. */
function findDependantsRange({ product, dependantsShare }: ProductAdvice, { rules }: Basis) {
  const canChoose = product === "LivingAnnuityPlus";
  return {
    min_perct_to_dependents: canChoose ? rules.dependantsShare.minimum : dependantsShare,
    max_perct_to_dependents: canChoose ? 1 : dependantsShare,
  };
}

/** Rand a month by which the first year's fees on the annuity's capital are lower than the industry's usual ones. */
function saveOnFees({ product }: ProductAdvice, annuity: number, { fees, industryFeeShare }: Basis): number {
  if (product === "LifeAnnuity" || product === "EnhancedLifeAnnuity") return 0;
  return ((industryFeeShare - totalAnnualFee(fees.annual.annuity)) * annuity) / 12;
}

/** Writes the yearly figures of a product as series keyed by age. */
export function presentSeries(projection: Projection): Recommendation["graphs_data"]["la"] {
  return {
    ages: [...projection.ages],
    monthly_income: presentByMarket(projection.incomePerMonthReal),
    invest_balance: presentByMarket(projection.capitalReal),
    estate: presentByMarket(projection.estateReal),
    top_ups: presentByMarket(projection.topUpsPerMonthReal),
    top_ups_with_returns: presentByMarket(projection.topUpsWithReturnsPerMonthReal),
  };
}

function presentByMarket(series: ByView<readonly number[]>): ByView<number[]> {
  const round = (amounts: readonly number[]) => Array.from(amounts, roundToCents);
  return { poor: round(series.poor), expected: round(series.expected), strong: round(series.strong) };
}
