import { colourLikelihood, rateLikelihood } from "~/contract/plan/likelihood";
import type { ProductRecommendation } from "~/contract/plan/product-recommendation";
import type { Recommendation } from "~/contract/plan/recommendation";
import { type Basis, type ByView, type ProductAdvice, type ProductOutcome, type Projection } from "~/engine";
import { roundPercent, roundRate, roundToCents } from "../calls/round";

const hasUnitTrust = ({ lastingIncomePerMonth }: ProductAdvice) => lastingIncomePerMonth.unitTrust > 0;

/** Writes the figures of one product. */
export function presentProduct(product: ProductAdvice, basis: Basis): ProductRecommendation {
  const { outcomes } = product;
  return {
    product: product.product,
    expected: presentOutcome(outcomes.expected),
    poor: presentOutcome(outcomes.poor),
    strong: presentOutcome(outcomes.strong),
    confidence_perct: roundPercent(basis.targetConfidenceShare),
    ...presentChances(product),
    chance_by_age: product.chanceByAge.map(({ age, share }) => {
      const chance = share === null ? null : roundPercent(share);
      return {
        age,
        annuity_perct: share === null || product.guaranteedShare < 1 ? chance : 100,
        unit_trust_perct: hasUnitTrust(product) ? chance : null,
        joint_perct: chance,
        both_perct: chance,
      };
    }),
    risk_income_reduces_perct: roundPercent(product.riskIncomeReducesShare),
    risk_income_runs_out_perct: roundPercent(product.riskIncomeHalvesShare),
    risk_income_halves_perct: roundPercent(product.riskIncomeHalvesShare),
    ...presentLikelihood(product),
    perct_guaranteed: roundRate(product.guaranteedShare),
    guaranteed_monthly_income: roundToCents(product.guaranteedPerMonth),
    perct_capital_to_dependents: roundRate(product.dependantsShare),
    ...findDependantsRange(product, basis),
    guaranteed_partner_income: roundToCents(product.partnerIncomePerMonth),
    life_annuity_guaranteed_period_years: product.guaranteePeriodYears,
    guarantee_price_per_month: roundToCents(product.guaranteePricePerMonth),
    partner_guaranteed_inc_perct: roundPercent(product.partnerShare),
    five_year_exclusion: product.applyExclusion,
    ...presentFeeComparison(product, basis),
    min_annuity_inc_pm: roundToCents(product.incomeRangePerMonth.minimum),
    max_annuity_inc_pm: roundToCents(product.incomeRangePerMonth.maximum),
    min_monthly_income_total: roundToCents(product.totalRangePerMonth.minimum),
    max_monthly_income_total: roundToCents(product.totalRangePerMonth.maximum),
    after_tax_monthly_income: roundToCents(product.afterTaxIncomePerMonth),
    after_tax_monthly_income_alone: roundToCents(product.afterTaxAlonePerMonth),
    years_free_of_tax: roundRate(product.exemptYears),
    survivors: product.survivors.map((row) => ({
      age_at_death: row.ageAtDeath,
      partner_monthly_income: roundToCents(row.partnerIncomePerMonthReal),
      guaranteed_years_left: row.guaranteedYearsLeft,
      guaranteed_monthly_income: roundToCents(row.guaranteedIncomePerMonthReal),
      capital: roundToCents(row.capitalReal),
      capital_with_unit_trust: roundToCents(row.capitalWithUnitTrustReal),
    })),
  };
}

/**
 * Annuity and unit trust are drawn in step, so both last equally long; a life annuity always lasts. An
 * illness shortens no lifetime here, so the healthy figures of earlier versions are the same.
 */
function presentChances(product: ProductAdvice) {
  const { shortened } = product;
  const joint = roundPercent(product.incomeLastsShare);
  const annuity = product.guaranteedShare === 1 ? 100 : joint;
  const unitTrust = hasUnitTrust(product) ? joint : null;
  return {
    success_perct: annuity,
    unit_trust_success_perct: unitTrust,
    joint_success_perct: joint,
    healthy_success_perct: annuity,
    healthy_unit_trust_success_perct: unitTrust,
    healthy_joint_success_perct: joint,
    ...(shortened && {
      shortened_joint_success_perct: roundPercent(shortened.incomeLastsShare),
      shortened_monthly_income_total: roundToCents(shortened.lastingIncomePerMonth),
    }),
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
    age_income_runs_out: outcome.ageIncomeHalves,
    age_income_halves: outcome.ageIncomeHalves,
    age_unit_trust_runs_out: null,
    lifetime_top_ups: roundToCents(outcome.lifetimeTopUpsReal),
    inheritance: roundToCents(outcome.inheritanceReal),
    inheritance_with_unit_trust: roundToCents(outcome.inheritanceWithUnitTrustReal),
  };
}

/** The limits of the share left to dependants: only a living annuity plus offers a choice. */
function findDependantsRange({ product, dependantsShare }: ProductAdvice, { rules }: Basis) {
  const canChoose = product === "LivingAnnuityPlus";
  return {
    min_perct_to_dependents: canChoose ? rules.dependantsShare.minimum : dependantsShare,
    max_perct_to_dependents: canChoose ? 1 : dependantsShare,
  };
}

/** Derives words and colours from the rounded figures, so that they never contradict them. */
function presentLikelihood({ riskIncomeReducesShare, incomeLastsShare }: ProductAdvice) {
  const likelyPercent = roundPercent(incomeLastsShare);
  const risk = rateLikelihood(roundPercent(riskIncomeReducesShare));
  const likely = rateLikelihood(likelyPercent);
  return {
    risk_income_reduces_scale: risk.riskScale,
    risk_income_reduces_label: risk.label,
    likely_needs_met_perct: likelyPercent,
    likely_needs_met_scale: likely.riskScale,
    likely_needs_met_label: likely.label,
    likely_needs_met_colour: colourLikelihood(likelyPercent),
  };
}

/** Compares the fee with the industry's and a low one; a life annuity has none. */
function presentFeeComparison({ feeComparison }: ProductAdvice, { industryFeeShare, lowFeeShare }: Basis) {
  return {
    annual_fee_perct: roundPercent(feeComparison?.feeShare ?? 0),
    annual_fee_per_month: roundToCents(feeComparison?.firstYearFeePerMonth ?? 0),
    industry_fee_perct: industryFeeShare,
    industry_fee_saving_perct: roundPercent(feeComparison?.savedShare ?? 0),
    industry_fee_saving_per_month: roundToCents(feeComparison?.firstYearSavingPerMonth ?? 0),
    industry_fee_income_saving_per_month: roundToCents(feeComparison?.incomeSavingPerMonth ?? 0),
    low_fee_perct: roundPercent(lowFeeShare),
    low_fee_income_loss_per_month: roundToCents(feeComparison?.incomeLostPerMonth ?? 0),
    lifetime_fees: roundToCents(feeComparison?.lifetimeFeesReal ?? 0),
    lifetime_industry_fees: roundToCents(feeComparison?.lifetimeIndustryFeesReal ?? 0),
    lifetime_fee_saving: roundToCents(feeComparison?.lifetimeSavingReal ?? 0),
    lifetime_fee_saving_perct: roundPercent(feeComparison?.lifetimeSavingShare ?? 0),
  };
}

/** Writes the yearly figures of a product as series keyed by age. */
export function presentSeries(projection: Projection): Recommendation["graphs_data"]["la"] {
  return {
    ages: [...projection.ages],
    monthly_income: presentByMarket(projection.incomePerMonthReal),
    monthly_income_from_annuity: presentByMarket(projection.incomeFromAnnuityPerMonthReal),
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
