/** The calculations that pages may derive from stored figures: a line each, with the name of the result. */
import { fields } from "../../../app/contract/survey/fields";
import type { GraphSeries, ProductRecommendation } from "../../../app/contract/plan/product-recommendation";
import { findEstateLaw } from "../../../app/base/law/estate-law";
import { findGrant } from "../../../app/base/law/older-persons-grant";
import { findTaxFreeSavings } from "../../../app/base/law/tax-free-savings";
import { listProducts } from "../../../app/contract/plan/recommended-product";
import type { ProductFees, Recommendation } from "../../../app/contract/plan/recommendation";
import { findAges, findChosen, type Source, type Stored } from "./stored-figures";

/** Before the advice date of all plans in tests; the legal figures used here have not changed since. */
const FIRST_DAY = "2026-11-01";

const { round, abs, floor } = Math;

const MARKETS = ["poor", "expected", "strong"] as const;

export function listDerived(stored: Stored): Source[] {
  const { base, edit } = stored;
  const chosen = [base, ...(edit ? [edit] : [])].map((result) => ({ result, ...findChosen(result) }));
  const incomes = chosen.map(({ product }) => round(product.expected.monthly_income_total));
  const grant = findGrant(FIRST_DAY, floor(base.common_info.age_at_retirement));
  return [
    ...chosen.flatMap(({ result, product, graph }) => [
      ...deriveIncome(result, product),
      ...deriveSplit(result),
      ...deriveFees(result, product),
      ...deriveLevers(result, product),
      ...deriveChoice(result, product),
      ...deriveMeans(stored, result),
      ...deriveLives(stored, result),
      ...deriveEnds(result, graph),
      ...deriveDebt(stored, result),
      ...deriveWays(result),
    ]),
    // The first age at death for which plans are compared.
    ...tell("age", { "an early death": base.graphs_data.la.ages.includes(65) ? 65 : undefined }),
    ...tell("rand", {
      "what the changes add to the income": abs((incomes[1] ?? NaN) - (incomes[0] ?? NaN)),
      "the least savings that the survey takes": fields.investments.least,
      "free of estate duty": findEstateLaw(FIRST_DAY).freeOfDuty,
      "with the usual estate duty": findEstateLaw(FIRST_DAY).usualDutyUpTo,
      "most of the state's grant": grant.most,
      "income up to which there is a grant": grant.incomeLimitPerMonth,
      "possessions up to which there is a grant": grant.assetsLimit,
      "into tax-free savings a year": findTaxFreeSavings(FIRST_DAY).mostPerYear,
      "into tax-free savings in a lifetime": findTaxFreeSavings(FIRST_DAY).mostInLifetime,
    }),
    ...tell("age", { "age from which there is a grant": grant.fromAge }),
    ...tell("percent", {
      "estate duty": findEstateLaw(FIRST_DAY).dutyShare,
      "higher estate duty": findEstateLaw(FIRST_DAY).higherDutyShare,
      "an executor's part": findEstateLaw(FIRST_DAY).executorShare,
    }),
  ];
}

function tell(unit: Source["unit"], figures: Record<string, number | undefined>): Source[] {
  return Object.entries(figures).flatMap(([name, value]) =>
    value === undefined || Number.isNaN(value) ? [] : [{ name, unit, value }],
  );
}

/**
 * The part of each way to be paid that follows markets, the fees for its advice to a hundred rand, and the
 * differences between flexible and guaranteed.
 */
function deriveWays({ common_info: { blends = [] } }: Recommendation): Source[] {
  const ways = blends.map((blend) => ({
    income: round(blend.monthly_income_total),
    follows: round(blend.monthly_income_total) - round(blend.guaranteed_monthly_income),
    left: Number((blend.left.find(({ age }) => age === 85)?.to_dependents ?? 0).toPrecision(3)),
    fees: round((blend.advice_fees_per_year ?? 0) / 100) * 100,
  }));
  const [flexible, guaranteed] = [ways[0], ways.at(-1)];
  if (!flexible || !guaranteed) return [];
  return [
    ...ways.flatMap(({ follows, fees }) => tell("rand", { "follows markets": follows, "advice fees": fees })),
    ...tell("rand", {
      "guaranteed beside flexible, a month": abs(guaranteed.income - flexible.income),
      "guaranteed beside flexible, left": abs(guaranteed.left - flexible.left),
      "guaranteed beside flexible, fees": abs(guaranteed.fees - flexible.fees),
    }),
  ];
}

/** The first age at which the law's minimum raises an income in strong markets by more than rounding. */
function deriveFloors({ graphs_data }: Recommendation): Source[] {
  return Object.values(graphs_data).flatMap(({ ages, monthly_income: { strong } }) => {
    const age = ages[strong.findIndex((amount) => amount > (strong[0] ?? NaN) * 1.01)];
    return age === undefined ? [] : tell("age", { "age of the law's minimum": age });
  });
}

/** The unit trust's part takes the rounding, so that the parts add up to the whole. */
function deriveIncome(result: Recommendation, chosen: ProductRecommendation): Source[] {
  const parts = listProducts(result).flatMap((product) =>
    MARKETS.flatMap((market) => {
      const { monthly_income_total: total, monthly_income_from_annuity: annuity } = product[market];
      return tell("rand", { "income less the annuity's part": round(total) - round(annuity) });
    }),
  );
  const { monthly_income_all_in_annuity: whole, target_confidence_level: target } = result.common_info;
  const total = chosen.expected.monthly_income_total;
  return [
    ...parts,
    ...deriveFloors(result),
    ...tell("rand", {
      "what the unit trust costs": round(whole) - round(total),
      "what is taken home at most": Math.min(round(chosen.after_tax_monthly_income), round(total)),
    }),
    ...tell("percent", {
      "share shared in the pool": 1 - chosen.perct_capital_to_dependents,
      "the target": target,
    }),
  ];
}

/** The rest after taking all in cash, and how long it would pay the income, in whole years. */
function deriveChoice(
  { common_info: { cash_recommendations: cash, age_at_retirement } }: Recommendation,
  { after_tax_monthly_income, expected }: ProductRecommendation,
): Source[] {
  const inHand = takeInHand(cash);
  const perMonth = Math.min(round(after_tax_monthly_income), round(expected.monthly_income_total));
  const years = round(inHand / (12 * perMonth));
  return [
    ...tell("rand", { "in hand": inHand }),
    ...tell("years", { "years that it lasts": years }),
    ...tell("age", { "age at which it is used up": floor(age_at_retirement) + years }),
  ];
}

/** The income that counts for the grant if all is taken in cash; of a couple, half of it. */
function deriveMeans({ plan }: Stored, { common_info }: Recommendation): Source[] {
  const { cash_recommendations: cash, unit_trust_expected_return_perct: earned = NaN } = common_info;
  const held = takeInHand(cash) + cash.emergency_savings_recommend;
  const income = (plan.other_taxable_income ?? 0) + (held * earned) / 1_200;
  return tell("rand", { "income with all in cash": income, "its half": income / 2 });
}

const takeInHand = (cash: Recommendation["common_info"]["cash_recommendations"]) =>
  (cash.whole_in_cash?.net ?? NaN) - cash.cash_recommend - cash.unmet_cash_needs;

/** Parts are rounded so that they add up to their total, by a rand at most. */
function deriveSplit({ common_info: { cash_recommendations: cash } }: Recommendation): Source[] {
  const taken = cash.cash_recommend + cash.lump_sum_tax;
  const savings = cash.savings_at_retirement;
  const amounts = {
    "cash needs and tax": taken,
    "lump sum": taken + cash.unit_trust_recommend,
    "providing an income": cash.unit_trust_recommend + cash.annuity_amount_recommend,
    "left for the annuity": savings - taken - cash.unit_trust_recommend,
    "paid in": cash.annuity_amount_recommend + cash.unit_trust_recommend + cash.emergency_savings_recommend,
  };
  const rest = round(savings) - round(taken) - round(cash.unit_trust_recommend);
  const shares = [taken, cash.unit_trust_recommend, cash.annuity_amount_recommend].map(
    (part) => part / savings,
  );
  const shown = shares.map((share) => round(share * 100));
  return [
    ...tell("rand", { ...amounts, "annuity that takes the rounding": rest }),
    ...shares.flatMap((share) => tell("percent", { "share of the savings": share })),
    // One of the shares takes the rounding, so that they add up to 100%.
    ...shown.flatMap((share) =>
      tell("percent", {
        "share that takes the rounding": (100 - shown.reduce((sum, one) => sum + one, 0) + share) / 100,
      }),
    ),
  ];
}

function deriveFees(
  { fees, common_info: { cash_recommendations: cash, blends = [] } }: Recommendation,
  product: ProductRecommendation,
): Source[] {
  const isForLife = product.product.endsWith("LifeAnnuity");
  const pots: [ProductFees, number][] = [
    [fees.annuity, isForLife ? 0 : cash.annuity_amount_recommend],
    [fees.unit_trust, cash.unit_trust_recommend],
    [fees.emergency_savings, cash.emergency_savings_recommend],
  ];
  const held = pots.filter(([, paidIn]) => paidIn > 0);
  const invested = held.map(([{ initial_total }, paidIn]) => paidIn * (1 - initial_total.total / 100));
  const whole = invested.reduce((sum, amount) => sum + amount, 0);
  const parts = [
    "fund_management_fee",
    "automated_advise",
    "financial_planner",
    "other_fee",
    "total",
  ] as const;
  const potFees = held.map(([{ annual_total }], index) =>
    round(((invested[index] ?? 0) * annual_total.total) / 1200),
  );
  const { industry_fee_income_saving_per_month: income, industry_fee_saving_per_month: saved } = product;
  const advice = ([{ annual_total }, paidIn]: [ProductFees, number]) =>
    (paidIn * (annual_total.automated_advise + annual_total.financial_planner)) / 1200;
  return [
    ...blends.flatMap(({ advice_fees_per_year: perYear = NaN }) =>
      tell("rand", { "advice fees a month": (round(perYear / 100) * 100) / 12 }),
    ),
    ...tell("rand", {
      "advice fees a month on what pays the income": pots
        .slice(0, 2)
        .reduce((sum, pot) => sum + advice(pot), 0),
      "advice fees a month on the emergency savings": pots
        .slice(2)
        .reduce((sum, pot) => sum + advice(pot), 0),
    }),
    ...held.flatMap(([pot, paidIn], index) => [
      ...pot.eac_fees.totals.flatMap((percent) =>
        tell("rand", { "effective annual cost a month": (paidIn * percent) / 1200 }),
      ),
      ...tell("rand", {
        "a pot's fee a month": potFees[index],
        "a pot's fee that takes the rounding":
          round(fees.annual_total_per_month) -
          potFees.reduce((sum, fee) => sum + fee, 0) +
          (potFees[index] ?? 0),
        "a pot's fee at the start": (paidIn * pot.initial_total.total) / 100,
      }),
    ]),
    ...tell("rand", {
      "paid in": held.reduce((sum, [, paidIn]) => sum + paidIn, 0),
      "income that R100 of fees take": (100 * income) / saved,
    }),
    ...parts.flatMap((part) =>
      tell("percent", {
        [`${part} of the whole plan`]:
          held.reduce(
            (sum, [{ annual_total }], index) => sum + annual_total[part] * (invested[index] ?? 0),
            0,
          ) / whole,
      }),
    ),
    ...held.slice(0, 1).flatMap(([pot]) => reconcile(pot, product.industry_fee_perct * 100)),
  ];
}

/** The steps from a yearly fee to the effective annual cost, over the longest term. */
function reconcile({ annual_total, eac_fees }: ProductFees, usual: number): Source[] {
  const growth = (eac_fees.tic.at(-1) ?? NaN) / annual_total.fund_management_fee;
  const hundredths = (percent: number) => round(percent * 100) / 100;
  return tell("percent", {
    "usual effective annual cost": usual * growth,
    "the fee at the start a year": hundredths(
      hundredths(eac_fees.totals.at(-1) ?? NaN) - hundredths(annual_total.total * growth),
    ),
  });
}

function deriveLevers(
  { common_info: { levers } }: Recommendation,
  { expected }: ProductRecommendation,
): Source[] {
  return levers.flatMap(({ value, lower, higher }) =>
    [lower, higher].flatMap((step) =>
      step
        ? [
            ...tell("rand", {
              "what a step adds": abs(step.monthly_income - expected.monthly_income_total),
              "a step of cash": abs(Number(step.value) - Number(value)),
            }),
          ]
        : [],
    ),
  );
}

function deriveLives(stored: Stored, { common_info: common }: Recommendation): Source[] {
  const { member, partner } = findAges(stored, common.retirement_date);
  const median = floor(common.median_age_at_death ?? NaN);
  return [
    ...tell("age", { "age at retirement": member, "half live past": median }),
    ...tell("age", {
      "the partner's then": partner === undefined ? undefined : partner + median - common.age_at_retirement,
      "the partner's at retirement": partner,
    }),
    ...tell("year", {
      "year of retirement": Number(common.retirement_date.slice(-4)),
      "tax year before": common.tax_year - 1,
    }),
  ];
}

/** The cost of debt that is not repaid, at an example rate of 20% a year. */
function deriveDebt(
  { plan, base }: Stored,
  { common_info: { cash_recommendations: cash } }: Recommendation,
): Source[] {
  const paidLess = base.common_info.cash_recommendations.debt_recommend - cash.debt_recommend;
  const stays = (plan.debt_value ?? NaN) - cash.debt_recommend;
  return [
    ...tell("rand", {
      "interest a month on debt that is kept": (0.2 * paidLess) / 12,
      "interest a month on debt that stays": (0.2 * stays) / 12,
    }),
    ...tell("percent", { "the example of interest": 0.2 }),
  ];
}

/** A chart ends at 95, or 20 years after a late retirement; the PDF labels its lines with their last values. */
function deriveEnds({ common_info }: Recommendation, { ages, monthly_income }: GraphSeries): Source[] {
  const at = ages.indexOf(Math.max(95, common_info.age_at_retirement + 20));
  return MARKETS.flatMap((market) => tell("rand", { "what a line ends at": monthly_income[market][at] }));
}
