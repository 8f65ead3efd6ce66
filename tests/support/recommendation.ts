import { type Recommendation, recommendationSchema } from "../../app/contract/plan/recommendation";
import type { AnnuityRecommendation } from "../../app/contract/plan/product-recommendation";
import type { PlanRecord } from "../../app/words/plan/plan-facts";

/** The ages of every sample series. */
export const SAMPLE_AGES = [64, 65, 70, 75, 80, 85, 90, 95, 100, 105];

/** A plan as the backend returns it. */
export function plan(changes: Partial<PlanRecord> = {}): PlanRecord {
  return {
    id: 1497,
    plan_type: "base",
    first_name: "Thandiwe",
    last_name: "Mokoena",
    gender: "female",
    retirement_savings: 4_200_000,
    has_serious_illness: "no",
    ...changes,
  };
}

/** Zero for a life annuity, whose costs are part of its price. */
function compareFees(isForLife: boolean) {
  return {
    annual_fee_perct: isForLife ? 0 : 2.461,
    annual_fee_per_month: isForLife ? 0 : 7_485,
    industry_fee_perct: 0.025,
    industry_fee_saving_perct: isForLife ? 0 : 0.039,
    industry_fee_saving_per_month: isForLife ? 0 : 119,
    industry_fee_income_saving_per_month: isForLife ? 0 : 51,
    low_fee_perct: 1.5,
    low_fee_income_loss_per_month: isForLife ? 0 : 1_310,
    lifetime_fees: isForLife ? 0 : 1_743_210,
    lifetime_industry_fees: isForLife ? 0 : 1_765_432,
    lifetime_fee_saving: isForLife ? 0 : 22_222,
    lifetime_fee_saving_perct: isForLife ? 0 : 1.2587,
  };
}

function product(name: AnnuityRecommendation) {
  const market = {
    monthly_income_from_annuity: 17_600.4,
    monthly_income_from_unit_trust: 699.9,
    monthly_income_total: 18_300.3,
    annuity_drawdown_perct: 0.0579,
    unit_trust_drawdown_perct: 0.0506,
    age_income_reduces: null,
    age_income_runs_out: null,
    age_unit_trust_runs_out: null,
    lifetime_top_ups: 123_456,
    inheritance: 1_000_000,
    inheritance_with_unit_trust: 1_100_000,
  };
  return {
    product: name,
    expected: market,
    poor: { ...market, age_income_reduces: 84 },
    strong: market,
    confidence_perct: 75,
    success_perct: 75.2,
    unit_trust_success_perct: 75.2,
    joint_success_perct: 75.2,
    healthy_success_perct: 75.2,
    healthy_unit_trust_success_perct: 75.2,
    healthy_joint_success_perct: 75.2,
    chance_by_age: [75, 80, 85, 90, 95].map((age, index) => ({
      age,
      annuity_perct: 98 - 5 * index,
      unit_trust_perct: 98 - 5 * index,
      joint_perct: 98 - 5 * index,
      both_perct: 98 - 5 * index,
    })),
    risk_income_reduces_perct: 24.8,
    risk_income_reduces_scale: 1,
    risk_income_reduces_label: "Unlikely",
    risk_income_runs_out_perct: 3,
    likely_needs_met_perct: 88.9,
    likely_needs_met_scale: 3,
    likely_needs_met_label: "High likely",
    likely_needs_met_colour: "green",
    perct_guaranteed: name === "LifeAnnuity" || name === "EnhancedLifeAnnuity" ? 1 : 0,
    perct_capital_to_dependents: name === "LivingAnnuityPlus" ? 0.5 : name === "LivingAnnuity" ? 1 : 0,
    min_perct_to_dependents: 0.1,
    max_perct_to_dependents: 1,
    guaranteed_partner_income: 0,
    life_annuity_guaranteed_period_years: 10,
    guarantee_price_per_month: 321,
    partner_guaranteed_inc_perct: 75,
    five_year_exclusion: false,
    ...compareFees(/^(Enhanced)?LifeAnnuity$/.test(name)),
    min_annuity_inc_pm: 7_604,
    max_annuity_inc_pm: 53_229,
    after_tax_monthly_income: 16_604,
    survivors: [72, 82, 92].map((age_at_death) => ({
      age_at_death,
      partner_monthly_income: 0,
      guaranteed_years_left: 0,
      guaranteed_monthly_income: 0,
      capital: 1_554_321,
      capital_with_unit_trust: 1_724_321,
    })),
  };
}

function series() {
  const byMarket = {
    poor: [3_650_000, 3_550_000, 3e6, 2.4e6, 1.7e6, 980_000, 600_000, 300_000, 100_000, 0],
    expected: [3_650_000, 3.6e6, 3.3e6, 3.08e6, 2.8e6, 2.54e6, 2.46e6, 2_453_221, 2.4e6, 2.3e6],
    strong: [3_650_000, 3.63e6, 3.5e6, 3.48e6, 3.5e6, 3.63e6, 4.4e6, 5.6e6, 6e6, 7e6],
  };
  return {
    ages: SAMPLE_AGES,
    monthly_income: byMarket,
    invest_balance: byMarket,
    estate: byMarket,
    top_ups: byMarket,
    top_ups_with_returns: byMarket,
  };
}

const NO_SERIES = { poor: [], expected: [], strong: [] };

function fees() {
  const fund = {
    fund_name: "Select Income Fund of Funds",
    perct_alloc: 1,
    fund_management_fee: 1.3685,
    automated_advise: 0.115,
    financial_planner: 0.9775,
    other_fee: 0,
    total: 2.461,
  };
  const { fund_name, perct_alloc, ...total } = fund;
  const nothing = {
    fund_management_fee: 0,
    automated_advise: 0,
    financial_planner: 0,
    other_fee: 0,
    total: 0,
  };
  const terms = [1, 3, 5, 10];
  const always = (percent: number) => terms.map(() => percent);
  return {
    initial: [{ fund_name, perct_alloc, ...nothing }],
    initial_total: nothing,
    annual: [fund],
    annual_total: total,
    eac_fees: {
      term_years: terms,
      tic: always(1.3685),
      advice: always(1.0925),
      admin: always(0),
      other: always(0),
      totals: always(2.461),
    },
  };
}

const plannerFees = { initial_perct: 0, annual_perct: 0.9775 };

function levers() {
  return [
    {
      lever: "retirement_date",
      value: "01/03/2027",
      minimum: "01/03/2027",
      maximum: "20/11/2031",
      lower: null,
      higher: { value: "01/03/2028", monthly_income: 19_210.7 },
    },
    {
      lever: "debt_recommend",
      value: 180_000,
      minimum: 0,
      maximum: 180_000,
      lower: { value: 170_000, monthly_income: 18_342.9 },
      higher: { value: 190_000, monthly_income: 18_257.7 },
    },
  ];
}

export type Cash = Recommendation["common_info"]["cash_recommendations"];

/** A recommendation as sent over the wire, checked against its shape, with round invented figures. */
export function recommend(
  annuity: AnnuityRecommendation,
  { cash = {}, common = {} }: { cash?: Partial<Cash>; common?: Partial<Recommendation["common_info"]> } = {},
): Recommendation {
  const reason = { product: annuity, verdict: "for" as const, answer: "inheritance" };
  return recommendationSchema.parse({
    plan_type: "base",
    type: "recommended",
    selected: true,
    is_outdated: false,
    common_info: {
      investment_recommendations: { annuity: [], unit_trust: [], emergency_savings: [] },
      cash_recommendations: {
        cash_recommend: 384_000,
        annuity_amount_recommend: 3_650_000,
        debt_recommend: 180_000,
        emergency_savings_recommend: 84_000,
        personal_cash_recommend: 120_000,
        unit_trust_recommend: 166_000,
        lump_sum: 550_000,
        lump_sum_tax: 0,
        unmet_cash_needs: 0,
        max_available_for_withdrawl: 1_400_000,
        max_annuity_inc_pm: 53_229,
        min_annuity_inc_pm: 7_604,
        total_capital_providing_income: 3_816_000,
        savings_at_retirement: 4_200_000,
        de_minimis: null,
        commutation: null,
        ...cash,
      },
      annuity_recommendation: annuity,
      runner_up: "LivingAnnuity",
      reasons: [
        { ...reason, rule: "prefersInheritance" },
        { ...reason, rule: "a rule of a later engine" },
        {
          rule: "supportIsCovered",
          product: "LivingAnnuity",
          verdict: "against",
          answer: 0.5,
          threshold: 1,
        },
      ],
      soft_min_savings_param: 1_500_000,
      target_confidence_level: 0.75,
      life_expectancy: 87,
      median_age_at_death: 88,
      age_at_retirement: 64,
      retirement_date: "01/03/2027",
      advice_date: "12/11/2026",
      comparison_annuities: { level_monthly_income: 30_000, increasing_5_monthly_income: 22_000 },
      savings_at_retirement_range: null,
      blends: [],
      monthly_income_all_in_annuity: 18_450,
      min_desired_monthly_income: 7_604,
      max_desired_monthly_income: 18_300.3,
      levers: levers(),
      support_per_month: 0,
      support_value: 0,
      is_support_covered: true,
      tax_year: 2027,
      tax_year_is_latest_known: false,
      basis_version: "2026-11",
      planner_fees: { annuity: plannerFees, unit_trust: plannerFees, emergency_savings: plannerFees },
      engine_version: "1",
      seed: 7,
      paths: 4096,
      unit_trust_expected_return_perct: 7.8,
      standard_error_perct: 0.08,
      ...common,
    },
    laplus_recommendations: product("LivingAnnuityPlus"),
    la_recommendations: product("LivingAnnuity"),
    ila_recommendations: product(annuity === "EnhancedLifeAnnuity" ? annuity : "LifeAnnuity"),
    graphs_data: {
      laplus: series(),
      la: { ...series(), top_ups: NO_SERIES },
      ila: { ...series(), top_ups: NO_SERIES },
    },
    funds: { annuity_funds: [], ut_funds: [] },
    fees: {
      annuity: fees(),
      unit_trust: fees(),
      emergency_savings: fees(),
      initial_total_perct: 0,
      initial_total: 0,
      annual_total_perct: 2.461,
      annual_total_per_month: 7_998,
    },
  });
}

/** Replaces no-break spaces with plain ones, so that expectations are readable. */
export function plain(text: string | undefined): string | undefined {
  return text?.replaceAll("\u00a0", " ");
}

/** Every text in a value. */
export function collectTexts(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return value && typeof value === "object" ? Object.values(value).flatMap(collectTexts) : [];
}
