/** A planner's own fees change every figure that depends on them, and none that does not. */
import { describe, expect, it } from "vitest";
import { advise, type FeeOverrides, readAssumptions, type RetirementCase } from "~/engine";
import { LEAVES_MONEY, WANTS_CERTAINTY } from "../../../fixtures/people/retirement-cases";
import { presentRecommendation } from "./present-recommendation";

const OPTIONS = { seed: 1, paths: 256, replicates: 2 };
/**
 * One person retires today, with no growth before that; the other retires later, has a partner and buys a life
 * annuity.
 */
const TODAY = { ...LEAVES_MONEY, retirementDate: LEAVES_MONEY.adviceDate };
const IN_TWO_YEARS = { ...WANTS_CERTAINTY, retirementDate: "2028-11-01" };

function listFigures(part: unknown, path = ""): [string, unknown][] {
  if (typeof part !== "object" || part === null) return [[path, part]];
  return Object.entries(part).flatMap(([key, value]) => listFigures(value, path ? `${path}.${key}` : key));
}

function recommend(person: RetirementCase, fees: FeeOverrides) {
  const basis = readAssumptions({ basisVersion: "2026-11", fees });
  return new Map(listFigures(presentRecommendation(advise(person, basis, OPTIONS), basis)));
}

/** Lists the paths that differ under other fees. */
function findMoved(person: RetirementCase, fees: FeeOverrides): string[] {
  const other = recommend(person, fees);
  return [...recommend(person, {})].flatMap(([path, value]) => (other.get(path) === value ? [] : [path]));
}

const LOWER = { annualExclVatShare: 0.005 };
const AT_START = { initialExclVatShare: 0.01 };

/** Checks paths at which no figure may differ, and paths that each must have one that differs. */
function expectMoved(moved: readonly string[], { never, always }: { never: RegExp[]; always: RegExp[] }) {
  for (const pattern of never) expect(moved.filter((path) => pattern.test(path))).toEqual([]);
  for (const pattern of always)
    expect(
      moved.filter((path) => pattern.test(path)),
      String(pattern),
    ).not.toEqual([]);
}

/**
 * Figures that fees do not affect: the person, the answers and the recommended product, the law, the markets,
 * and how long people live.
 */
const NEVER = [
  /\.(product|rule|verdict|reasons|ages|age_at_death|fund_\w+|perct_alloc|term_years)(\.|$)/,
  /^common_info\.(reasons|runner_up|annuity_recommendation|life_exp|median_age|age_at|retirement_date|advice_date)/,
  /^common_info\.(soft_min|target_conf|support_|is_support|tax_|basis_version|engine_version|seed|paths)/,
  /perct_(capital_)?to_dependents|partner_guaranteed_inc_perct|guaranteed_(period_)?years|five_year_exclusion/,
  /(industry|low)_fee_perct|\.(tic|admin|other|fund_management_fee|automated_advise|other_fee)(\.|$)|^funds\./,
];
const LIVING = ["laplus", "la"];
const perProduct = (names: readonly string[], fields: readonly string[]) =>
  names.flatMap((name) => fields.map((field) => new RegExp(`^${name}_recommendations\\.${field}$`)));

describe("a planner's own fee", () => {
  it("of a living annuity changes its incomes, ends, costs and charts, and nothing before it or beside it", () => {
    const moved = findMoved(TODAY, { annuity: LOWER });
    expectMoved(moved, {
      never: [
        ...NEVER,
        // The return of the annuity's fund decides which debt is worth its tax.
        /^common_info\.cash_recommendations\.(?!debt_break_even)/,
        /^ila_recommendations\.|^graphs_data\.ila\./,
        /^ila_recommendations\..*(_from_unit_trust|unit_trust_drawdown|unit_trust_runs_out)/,
        /^fees\.(unit_trust|emergency_savings)|^common_info\.planner_fees\.(unit_trust|emergency_savings)/,
      ],
      always: [
        /^common_info\.planner_fees\.annuity\.annual_perct$/,
        /^common_info\.(monthly_income_all_in_annuity|min_desired_monthly_income|max_desired_monthly_income)$/,
        /^common_info\.levers\.\d\.(lower|higher)\.monthly_income$/,
        ...perProduct(LIVING, [
          ...["poor", "expected", "strong"].flatMap((market) =>
            [
              "monthly_income_from_annuity",
              "monthly_income_total",
              "annuity_drawdown_perct",
              "inheritance",
            ].map((field) => `${market}\\.${field}`),
          ),
          "(annual_fee|industry_fee_saving)_(perct|per_month)",
          "industry_fee_income_saving_per_month",
          "low_fee_income_loss_per_month",
          "lifetime_fees",
          "lifetime_fee_saving(_perct)?",
          "after_tax_monthly_income",
          "survivors\\.\\d\\.capital",
        ]),
        /^graphs_data\.la\.(monthly_income|monthly_income_from_annuity|invest_balance|estate)\./,
        /^graphs_data\.laplus\.top_ups/,
        /^fees\.annuity\.annual\.0\.(financial_planner|total)$/,
        /^fees\.annuity\.eac_fees\.(advice|totals)\.3$/,
        /^fees\.annual_total_perct$/,
      ],
    });
  });

  it("of the annuity changes what savings grow to until retirement, and so what a life annuity pays", () => {
    const moved = findMoved(IN_TWO_YEARS, { annuity: LOWER });
    expectMoved(moved, {
      never: [
        ...NEVER,
        /cash_recommendations\.(cash_recommend|debt_recommend|emergency_savings_recommend|personal_cash_recommend)$/,
        /^fees\.(annuity|unit_trust|emergency_savings)\./,
      ],
      always: [
        /cash_recommendations\.(savings_at_retirement|annuity_amount_recommend|total_capital_providing_income)$/,
        /^common_info\.planner_fees\.annuity\.annual_perct$/,
        /^common_info\.comparison_annuities\.level_monthly_income$/,
        ...perProduct(
          ["ila"],
          [
            "expected\\.monthly_income_from_annuity",
            "guaranteed_partner_income",
            "after_tax_monthly_income",
            "survivors\\.\\d\\.partner_monthly_income",
          ],
        ),
        /^graphs_data\.ila\.monthly_income(_from_annuity)?\./,
      ],
    });
  });

  // A living annuity is drawn at the confidence that it shares with the unit trust, so its income changes too.
  it("of the unit trust changes what comes out of it, and nothing of a life annuity's", () => {
    const moved = findMoved(TODAY, { unitTrust: LOWER });
    expectMoved(moved, {
      never: [
        ...NEVER,
        /^common_info\.cash_recommendations\./,
        /^ila_recommendations\..*(_from_annuity|annuity_drawdown|\.inheritance|\.capital|income_reduces|income_runs_out)$/,
        /^(laplus|la|ila)_recommendations\.annual_fee_/,
        /^fees\.(annuity|emergency_savings)\./,
      ],
      always: [
        ...perProduct(
          [...LIVING, "ila"],
          [
            "expected\\.monthly_income_from_unit_trust",
            "expected\\.monthly_income_total",
            "expected\\.unit_trust_drawdown_perct",
            "expected\\.inheritance_with_unit_trust",
            "survivors\\.\\d\\.capital_with_unit_trust",
            "after_tax_monthly_income",
          ],
        ),
        /^graphs_data\.\w+\.invest_balance\./,
        /^fees\.unit_trust\.annual_total\.financial_planner$/,
        /^fees\.annual_total_per_month$/,
      ],
    });
  });

  it("at the start lowers what is invested, and not what is paid in", () => {
    expectMoved(findMoved(TODAY, { annuity: AT_START, unitTrust: AT_START }), {
      never: [
        ...NEVER,
        /^common_info\.cash_recommendations\.\w+_recommend$/,
        /_recommendations\.annual_fee_perct$/,
      ],
      always: [
        ...perProduct(LIVING, [
          "expected\\.monthly_income_from_(annuity|unit_trust)",
          "annual_fee_per_month",
        ]),
        /^fees\.(annuity|unit_trust)\.initial_total\.total$/,
        /^fees\.(annuity|unit_trust)\.eac_fees\.totals\.0$/,
        /^fees\.initial_total(_perct)?$/,
      ],
    });
  });

  it("of the emergency savings changes their own cost and the total alone", () => {
    const moved = findMoved(TODAY, { emergencySavings: { ...LOWER, ...AT_START } });
    const own = /^(common_info\.planner_fees|fees)\.emergency_savings\.|^fees\.(initial|annual)_total/;
    expect(moved.filter((path) => !own.test(path))).toEqual([]);
    expectMoved(moved, {
      never: NEVER,
      always: [
        /emergency_savings\.annual_total\.total$/,
        /emergency_savings\.eac_fees\.totals\.0$/,
        /^fees\.initial_total$/,
      ],
    });
  });
});
