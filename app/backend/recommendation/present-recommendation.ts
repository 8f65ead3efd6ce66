import { formatDayMonthYear } from "~/base/date";
import { findAdviceType } from "~/contract/plan/advice-type";
import type { Recommendation, WireReason } from "~/contract/plan/recommendation";
import {
  type Advice,
  type Basis,
  type CashAdvice,
  type FundCash,
  oldestPrices,
  type OtherSavings,
  productAdviceOf,
  type ProductChange,
  type Reason,
  withHoldings,
} from "~/engine";
import { presentExpectedReturn, presentFees, presentPlannerFees } from "./present-fees";
import { presentLater, presentNeed } from "./present-income-need";
import { presentLever } from "./present-lever";
import { presentLasting, presentMoreCareful } from "./present-more-careful";
import { presentAllocations, presentFunds } from "./present-funds";
import { presentProduct, presentSeries } from "./present-product";
import { presentTrustFirst, presentUnitTrustPrice } from "./present-unit-trust-price";
import { presentSupport } from "./present-support";
import { presentWay } from "./present-way";
import { roundPercent, roundRate, roundToCents } from "../calls/round";

/**
 * Writes the engine's advice for the wire. Figures are rounded here and nowhere else.
 * @param given the basis of the advice, without the funds that a person chose
 */
export function presentRecommendation(
  advice: Advice,
  given: Basis,
  planType: Recommendation["plan_type"] = "base",
): Recommendation {
  const basis = withHoldings(given, advice.holdings ?? {});
  const { livingAnnuityPlus, livingAnnuity, lifeAnnuity } = advice.products;
  const guaranteedShare = findGuaranteedShare(advice);
  return {
    plan_type: planType,
    type: findAdviceType(planType),
    // The selection is the plan's and being outdated depends on the release, so both are set on reading.
    selected: planType === "base",
    is_outdated: false,
    common_info: presentCommonInfo(advice, basis),
    ...(livingAnnuityPlus && { laplus_recommendations: presentProduct(livingAnnuityPlus, basis) }),
    la_recommendations: presentProduct(livingAnnuity, basis),
    ila_recommendations: presentProduct(lifeAnnuity, basis),
    graphs_data: {
      ...(livingAnnuityPlus && { laplus: presentSeries(livingAnnuityPlus.projection) }),
      la: presentSeries(livingAnnuity.projection),
      ila: presentSeries(lifeAnnuity.projection),
    },
    funds: { annuity_funds: presentFunds(basis), ut_funds: presentFunds(basis) },
    fees: presentFees(basis, { cash: advice.cash, guaranteedShare }),
  };
}

/** The share of the recommended annuity that is guaranteed. */
const findGuaranteedShare = ({ products, recommended }: Advice) =>
  productAdviceOf(products, recommended).guaranteedShare;

function presentCommonInfo(advice: Advice, basis: Basis): Recommendation["common_info"] {
  const { comparisonAnnuities } = advice;
  return {
    investment_recommendations: presentAllocations(basis, findGuaranteedShare(advice)),
    cash_recommendations: presentCash(advice),
    annuity_recommendation: advice.recommended,
    runner_up: advice.runnerUp,
    reasons: advice.reasons.map(presentReason),
    soft_min_savings_param: advice.softMinimumSavings,
    target_confidence_level: advice.targetConfidenceShare,
    life_expectancy: roundRate(advice.lifeExpectancyAge),
    ...(advice.shortenedLifeExpectancyAge !== undefined && {
      shortened_life_expectancy: roundRate(advice.shortenedLifeExpectancyAge),
    }),
    median_age_at_death: roundRate(advice.medianAgeAtDeath),
    assumed: {
      earlier_lump_sums: advice.assumed.earlierLumpSums,
      contributions_not_deducted: advice.assumed.contributionsNotDeducted,
      fund_vested_whole: advice.assumed.fundParts && advice.assumed.funds,
      funds: advice.assumed.funds,
      other_taxable_income: advice.assumed.otherTaxableIncomePerMonth && advice.assumed.otherIncomes,
      other_incomes: advice.assumed.otherIncomes,
      need_alone_perct: advice.assumed.needAloneShare,
      medical_people: advice.assumed.medicalScheme,
      contribution_per_month: advice.assumed.contributionPerMonth,
      debt_interest_perct: advice.assumed.debtInterestShare,
      own_savings: advice.assumed.ownSavings,
      own_savings_for_needs: advice.assumed.ownSavingsForNeeds,
      income_needed: advice.assumed.incomeNeededPerMonth,
      second_life_dob: advice.assumed.secondLife && findGuaranteedShare(advice) > 0,
    },
    income_need: presentNeed(advice),
    other_incomes_monthly_after_tax: roundToCents(advice.othersAfterTaxPerMonth),
    later_income: presentLater(advice),
    age_at_retirement: roundRate(advice.ageAtRetirement),
    retirement_date: formatDayMonthYear(advice.retirementDate),
    advice_date: formatDayMonthYear(advice.adviceDate),
    comparison_annuities: {
      level_monthly_income: roundToCents(comparisonAnnuities.levelPerMonth),
      increasing_5_monthly_income: roundToCents(comparisonAnnuities.increasing5PerMonth),
    },
    partner_shares: advice.partnerShares.map(({ partnerShare, incomePerMonth }) => ({
      partner_guaranteed_inc_perct: roundPercent(partnerShare),
      monthly_income: roundToCents(incomePerMonth),
      partner_monthly_income: roundToCents(incomePerMonth * partnerShare),
    })),
    monthly_income_all_in_annuity: roundToCents(advice.incomeAllInAnnuityPerMonth),
    after_tax_monthly_income_all_in_annuity: roundToCents(advice.afterTaxAllInAnnuityPerMonth),
    unit_trust_price: presentUnitTrustPrice(advice),
    unit_trust_first: presentTrustFirst(advice),
    min_desired_monthly_income: roundToCents(advice.incomeRangeForReduction.minimum),
    max_desired_monthly_income: roundToCents(advice.incomeRangeForReduction.maximum),
    savings_at_retirement_range: presentSavingsRange(advice.savingsRange),
    more_careful_income: presentMoreCareful(advice),
    lasting_incomes: presentLasting(advice),
    guaranteed_shares: advice.guaranteedShares.map(roundRate),
    blends: advice.blends.map((blend) => presentWay(blend, basis, advice.cash)),
    levers: advice.levers.map(presentLever),
    support_per_month: roundToCents(advice.supportPerMonth),
    support_value: roundToCents(advice.supportValue),
    is_support_covered: advice.isSupportCovered,
    grant: presentGrant(advice),
    support: presentSupport(advice),
    tax_year: advice.taxYear.year,
    tax_year_is_latest_known: advice.taxYear.isLatestKnown,
    basis_version: advice.basisVersion,
    prices_as_of: formatDayMonthYear(oldestPrices(basis)),
    prices_as_of_by_kind: {
      linked: formatDayMonthYear(basis.pricesAsOfByKind.linked),
      increasing_5: formatDayMonthYear(basis.pricesAsOfByKind.increasing5),
      level: formatDayMonthYear(basis.pricesAsOfByKind.level),
    },
    unit_trust_expected_return_perct: presentExpectedReturn(basis, "unitTrust"),
    planner_fees: presentPlannerFees(basis),
    engine_version: advice.engineVersion,
    seed: advice.seed,
    paths: advice.paths,
    standard_error_perct:
      advice.standardErrorShare === undefined ? null : roundPercent(advice.standardErrorShare),
  };
}

function presentReason({ changes, ...reason }: Reason): WireReason {
  if (!changes) return reason;
  const present = (change: ProductChange) =>
    change.answer === "hasBackup" ? { ...change, answer: "has_backup" as const } : change;
  return { ...reason, changes: changes.map(present) };
}

function presentSavingsRange(range: Advice["savingsRange"]) {
  const present = ({ savingsAtRetirement, incomePerMonth }: OtherSavings) => ({
    savings_at_retirement: roundToCents(savingsAtRetirement),
    monthly_income_total: roundToCents(incomePerMonth),
  });
  return range && { poor: present(range.poor), strong: present(range.strong) };
}

function presentCash(advice: Advice): Recommendation["common_info"]["cash_recommendations"] {
  const { cash } = advice;
  const { minimum, maximum } = productAdviceOf(advice.products, advice.recommended).incomeRangePerMonth;
  return {
    cash_recommend: roundToCents(cash.debtRepayment + cash.emergencySavings + cash.personalUse),
    annuity_amount_recommend: roundToCents(cash.annuity),
    debt_recommend: roundToCents(cash.debtRepayment),
    emergency_savings_recommend: roundToCents(cash.emergencySavings),
    personal_cash_recommend: roundToCents(cash.personalUse),
    unit_trust_recommend: roundToCents(cash.unitTrust),
    own_savings_at_retirement: roundToCents(cash.ownSavings),
    contributions_not_deducted_left: roundToCents(cash.contributionsLeft),
    own_savings_used: roundToCents(cash.ownSavingsUsed),
    own_savings_tax_avoided: roundToCents(cash.ownSavingsTaxAvoided),
    ...presentDebt(advice.debt),
    lump_sum: roundToCents(cash.grossLumpSum),
    lump_sum_tax: roundToCents(cash.lumpSumTax),
    unmet_cash_needs: roundToCents(cash.unmetCashNeeds),
    max_available_for_withdrawl: roundToCents(cash.maxLumpSum),
    max_annuity_inc_pm: roundToCents(maximum),
    min_annuity_inc_pm: roundToCents(minimum),
    total_capital_providing_income: roundToCents(cash.totalCapitalProvidingIncome),
    savings_at_retirement: roundToCents(cash.savingsAtRetirement),
    lump_sum_on_the_day: roundToCents(cash.grossLumpSum * cash.priceLevel),
    ...(cash.funds && { funds: cash.funds.map(presentFundCash) }),
    last_need_tax: roundToCents(cash.lastNeedTax),
    whole_in_cash: presentWholeInCash(cash.wholeInCash, cash.priceLevel),
    commutation: presentWholeInCash(advice.commutation, cash.priceLevel),
  };
}

function presentFundCash({ name, ...fund }: FundCash) {
  return {
    ...(name !== undefined && { name }),
    savings_at_retirement: roundToCents(fund.savingsAtRetirement),
    max_available_for_withdrawl: roundToCents(fund.maxLumpSum),
    whole_in_cash: fund.mayBeTakenWhole ? ("yes" as const) : ("no" as const),
    lump_sum: roundToCents(fund.grossLumpSum),
    left: roundToCents(fund.left),
  };
}

function presentDebt({ left, leftPaymentPerMonth, breakEven }: Advice["debt"]) {
  return {
    debt_left: roundToCents(left),
    debt_left_payment_per_month: leftPaymentPerMonth === null ? null : roundToCents(leftPaymentPerMonth),
    debt_break_even: breakEven && {
      lump_sum_rate_perct: roundPercent(breakEven.lumpSumRateShare),
      income_tax_rate_perct: roundPercent(breakEven.incomeTaxRateShare),
      break_even_perct: roundPercent(breakEven.breakEvenShare),
      by_rate: breakEven.byRate.map(({ lumpSumRateShare, breakEvenShare }) => ({
        lump_sum_rate_perct: roundPercent(lumpSumRateShare),
        break_even_perct: roundPercent(breakEvenShare),
      })),
    },
  };
}

/** Writes the thresholds below which the whole amount may be taken in cash, although an annuity is the rule. */
export function presentWholeInCash(inCash: CashAdvice["wholeInCash"], priceLevel = 1) {
  if (!inCash) return null;
  const { threshold, tax, net } = inCash;
  return {
    threshold: roundToCents(threshold),
    threshold_today: roundToCents(threshold / priceLevel),
    tax: roundToCents(tax),
    net: roundToCents(net),
  };
}

/** Writes the part of the older person's grant that a plan may leave. */
function presentGrant({ grant }: Advice): Recommendation["common_info"]["grant"] {
  if (!grant) return null;
  return {
    full: roundToCents(grant.full),
    low: roundToCents(grant.low),
    high: roundToCents(grant.high),
    monthly_income: roundToCents(grant.incomePerMonth),
    assets: roundToCents(grant.assets),
  };
}
