import { todayInSouthAfrica } from "~/base/date";
import { checkFees } from "~/backend/fees/check-fees";
import { COSTED_POTS } from "~/contract/fees/client-fees";
import type { Recommendation } from "~/contract/plan/recommendation";
import { findRecommended, isLifeAnnuity } from "~/contract/plan/recommended-product";
import { chooseBasis, readAssumptions } from "~/engine";
import { settleTable, toFeeOverrides } from "../../fees/fee-overrides";
import { presentMaximumFees } from "../../fees/fee-tables";
import { isPlusOffered } from "../../process/operator";
import { calculateFor, findAdvisedPlan } from "../../recommendation/advised-plan";
import { presentRecommendation } from "../../recommendation/present-recommendation";
import { roundToCents } from "../../calls/round";
import { done, type Handler, refused, refuseMistakes } from "../../calls/handler";

type CostedPot = (typeof COSTED_POTS)[number];

/** Computes the plan's recommendation with other fees, beside the current one. */
export const previewFees: Handler<"previewFees"> = async ({ store, person, body, now }) => {
  const advised = await findAdvisedPlan(store, person, body);
  if (!advised.ok) return refused(advised.reason);
  const newest = chooseBasis(todayInSouthAfrica(now));
  const funds = Object.values(newest.funds).map(({ number, name }) => ({ fundNr: number, fundName: name }));
  const maximums = presentMaximumFees(newest, undefined);
  const mistakes = checkFees(body.fpFees, { maximums, allowsInitialFees: true, funds });
  if (mistakes.length > 0) return refuseMistakes(mistakes);
  const { given, ...plan } = advised.value;
  const fees = toFeeOverrides(newest, settleTable(newest, body.fpFees));
  // Saved fees will have the plan recomputed, with the products offered then.
  const assumptions = { ...given.assumptions, fees, offersPlus: isPlusOffered() };
  const other = { ...plan, given: { ...given, assumptions } };
  const advice = await calculateFor(other, "advice", {});
  if (!advice.ok) return refused(advice.reason);
  const then = presentRecommendation(advice.value, readAssumptions(assumptions));
  const costsOf = COSTED_POTS.find((pot) => paidInto(then, pot) > 0);
  return done({
    id: plan.plan.id,
    costsOf,
    terms: costsOf ? then.fees[costsOf].eac_fees.term_years : [],
    now: readCosts(given.recommendation, costsOf),
    then: readCosts(then, costsOf),
  });
};

/** Rand paid into a pot of a plan. */
function paidInto({ common_info, fees }: Recommendation, pot: CostedPot): number {
  const cash = common_info.cash_recommendations;
  const amounts = {
    annuity: cash.annuity_amount_recommend,
    unit_trust: cash.unit_trust_recommend + (cash.own_savings_at_retirement ?? 0),
    emergency_savings: cash.emergency_savings_recommend,
  };
  return fees[pot].eac_fees.term_years.length > 0 ? amounts[pot] : 0;
}

function readCosts(recommendation: Recommendation, costsOf: CostedPot | undefined) {
  const { fees } = recommendation;
  const product = findRecommended(recommendation);
  const plannerPerYear = COSTED_POTS.map((pot) => {
    const { initial_total, annual_total } = fees[pot];
    const invested = paidInto(recommendation, pot) * (1 - initial_total.total / 100);
    return (invested * annual_total.financial_planner) / 100;
  });
  return {
    monthlyIncome: product.expected.monthly_income_total,
    lastsPerct: isLifeAnnuity(product.product) ? undefined : product.joint_success_perct,
    costsPerMonth: fees.annual_total_per_month,
    plannerPerMonth: roundToCents(plannerPerYear.reduce((sum, part) => sum + part, 0) / 12),
    effectiveAnnualCosts: costsOf ? fees[costsOf].eac_fees.totals : [],
  };
}
