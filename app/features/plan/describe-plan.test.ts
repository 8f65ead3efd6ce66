import { describe, expect, it } from "vitest";
import { recommendationSchema } from "~/contract/recommendation";
import type { AnnuityRecommendation, Recommendation } from "~/contract/recommendation";
import { countFutures, rateChance } from "./describe-likelihood";
import { describePlan } from "./describe-plan";
import type { PlanRecord } from "./plan-facts";

const AGES = [64, 65, 70, 75, 80, 85, 90, 95, 100, 105];

function plan(changes: Partial<PlanRecord> = {}): PlanRecord {
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
    success_perct: 75.2,
    joint_success_perct: 66,
    healthy_success_perct: 55,
    risk_income_reduces_perct: 24.8,
    risk_income_runs_out_perct: 3,
    likely_needs_met_perct: 88.9,
    perct_capital_to_dependents: name === "LivingAnnuityPlus" ? 0.5 : name === "LivingAnnuity" ? 1 : 0,
    min_perct_to_dependents: 0.1,
    max_perct_to_dependents: 1,
    guaranteed_partner_income: 0,
    life_annuity_guaranteed_period_years: 10,
    partner_guaranteed_inc_perct: 75,
    five_year_exclusion: false,
    industry_fee_perct: 0.025,
    industry_fee_saving_per_month: 51,
    after_tax_monthly_income: 16_604,
    survivors: [72, 82, 92].map((age_at_death) => ({
      age_at_death,
      partner_monthly_income: 0,
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
    ages: AGES,
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
    total: 2.461,
  };
  const terms = [1, 3, 5, 10].map((term_years) => ({
    term_years,
    tic: 1.3685,
    advice: 1.0925,
    admin: 0,
    other: 0,
    total: 2.461,
  }));
  return { initial: [], annual: [fund], eac_fees: terms };
}

type Cash = Recommendation["common_info"]["cash_recommendations"];

function recommend(
  annuity: AnnuityRecommendation,
  { cash = {}, common = {} }: { cash?: Partial<Cash>; common?: Partial<Recommendation["common_info"]> } = {},
): Recommendation {
  const reason = { product: annuity, verdict: "for" as const, answer: "inheritance" };
  return recommendationSchema.parse({
    plan_type: "base",
    selected: true,
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
      monthly_income_all_in_annuity: 18_450,
      support_per_month: 0,
      support_value: 0,
      is_support_covered: true,
      tax_year: 2027,
      tax_year_is_latest_known: false,
      basis_version: "2026-11",
      engine_version: "1",
      seed: 7,
      paths: 4096,
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
    fees: { annuity: fees(), unit_trust: fees(), emergency_savings: fees() },
  });
}

/** Plain blanks for no-break ones, so that expectations can be read. */
function plain(text: string | undefined): string | undefined {
  return text?.replaceAll("\u00a0", " ");
}

function collectTexts(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return value && typeof value === "object" ? Object.values(value).flatMap(collectTexts) : [];
}

describe("the income", () => {
  it("has rows that add up to the amount after rounding", () => {
    const { income } = describePlan(recommend("LivingAnnuityPlus"), plan(), null);
    expect(plain(income.amountPerMonth)).toBe("R18 300");
    expect(income.rows.map((row) => plain(row.amount))).toEqual(["R17 600", "R700"]);
    expect(income.rows.map((row) => plain(row.note))).toEqual(["5.8% a year", "5.1% a year"]);
    expect(plain(income.afterTax.amount)).toBe("about R16 600");
  });

  it("names the unit trust only when it pays something", () => {
    const advice = recommend("LivingAnnuityPlus");
    const { expected } = advice.laplus_recommendations;
    expected.monthly_income_from_unit_trust = 0;
    expected.monthly_income_from_annuity = expected.monthly_income_total;
    expect(describePlan(advice, plan(), null).income.rows).toHaveLength(1);
  });

  it("says first that promised support is more than the income", () => {
    const advice = recommend("LivingAnnuity", { common: { support_per_month: 18_301 } });
    expect(plain(describePlan(advice, plan(), null).income.shortfall?.text)).toContain("R18 301");
    const enough = recommend("LivingAnnuity", { common: { support_per_month: 18_300 } });
    expect(describePlan(enough, plan(), null).income.shortfall).toBeUndefined();
    const later = recommend("LivingAnnuity", { common: { is_support_covered: false, support_value: 5e6 } });
    expect(plain(describePlan(later, plan(), null).income.shortfall?.text)).toContain("R5 000 000");
  });

  it("shows no tax where none is due", () => {
    const advice = recommend("LivingAnnuityPlus");
    advice.laplus_recommendations.after_tax_monthly_income = 18_300.3;
    const { afterTax } = describePlan(advice, plan(), null).income;
    expect([afterTax.note, plain(afterTax.amount)]).toEqual(["no income tax due on the annuity", "R18 300"]);
  });

  it("says of a unit trust that tax on its growth is left out", () => {
    const tellTax = (unit_trust_recommend: number) =>
      describePlan(
        recommend("LivingAnnuityPlus", { cash: { unit_trust_recommend } }),
        plan(),
        null,
      ).smallPrint.taxNotes.join(" ");
    expect(tellTax(166_000)).toContain("Tax on interest and gains in the unit trust is left out.");
    expect(tellTax(0)).not.toContain("unit trust");
  });
});

describe("how likely it lasts", () => {
  it("shows 75% as 15 of 20 futures and promises nothing below certainty", () => {
    expect(countFutures(75)).toBe(15);
    expect(countFutures(99.9)).toBe(19);
    expect(countFutures(100)).toBe(20);
    expect(countFutures(0.4)).toBe(1);
    expect(countFutures(0)).toBe(0);
  });

  it("draws no dots for a life annuity, and tells of the unit trust", () => {
    const { likelihood } = describePlan(recommend("LifeAnnuity"), plan(), null);
    expect(likelihood.dots).toBeUndefined();
    expect(likelihood.heading).toBe("Guaranteed for life");
    expect(plain(likelihood.sentences.join(" "))).toContain("The R700 from the unit trust is not guaranteed");
  });

  it("tells the age at which the unit trust is used up alike in words and at the chart", () => {
    const advice = recommend("LifeAnnuity");
    advice.ila_recommendations.expected.age_unit_trust_runs_out = 90;
    advice.graphs_data.ila.invest_balance.expected = AGES.map((age) => (age < 91 ? 1_000 : 0));
    const { likelihood, chart } = describePlan(advice, plan(), "savings");
    expect(likelihood.sentences.at(-1)).toContain("used up at 90");
    expect(chart.sentences[0]).toContain("used up at 90");
  });

  it("prints the chance in good health beside that of the seriously ill", () => {
    const ill = plan({ has_serious_illness: "yes" });
    const { likelihood } = describePlan(recommend("LivingAnnuity"), ill, null);
    expect(likelihood.sentences.at(-1)).toContain("11 of 20");
  });

  it("uses the three words of the risk scale over its bands", () => {
    expect([0.5, 33, 33.1, 66, 66.1].map(rateChance)).toEqual([
      "Unlikely",
      "Unlikely",
      "Likely",
      "Likely",
      "High likely",
    ]);
  });
});

describe("the split", () => {
  it("shares the whole among cash, unit trust and annuity", () => {
    const { split } = describePlan(recommend("LivingAnnuityPlus"), plan(), null);
    expect(split.parts.map((part) => part.key)).toEqual(["cash", "unitTrust", "annuity"]);
    expect(split.parts.reduce((sum, part) => sum + part.share, 0)).toBeCloseTo(1, 12);
    expect(plain(split.parts[0]?.note)).toBe(
      "9%. Debt R180 000, emergencies R84 000, personal use R120 000.",
    );
    expect(plain(split.intro)).toBe("R550 000 comes out free of tax. The rest goes to work for your income.");
  });

  it("leaves out what is not there and says that all of it works for the income", () => {
    const nothing = {
      cash_recommend: 0,
      unit_trust_recommend: 0,
      lump_sum: 0,
      annuity_amount_recommend: 4_200_000,
    };
    const { split } = describePlan(recommend("LivingAnnuity", { cash: nothing }), plan(), null);
    expect(split.parts.map((part) => part.key)).toEqual(["annuity"]);
    expect(split.notes).toEqual([]);
  });

  it("tells tax, what did not fit, and that all may be taken in cash", () => {
    const cash = {
      lump_sum: 700_000,
      lump_sum_tax: 27_000,
      unmet_cash_needs: 50_000,
      de_minimis: { threshold: 360_000, tax: 0, net: 300_000 },
    };
    const { split } = describePlan(recommend("LivingAnnuity", { cash }), plan(), null);
    expect(plain(split.intro)).toContain("R700 000 comes out in cash, less R27 000 of tax.");
    expect(split.parts[0]?.name).toBe("Cash needs and tax");
    expect(plain(split.notes[0])).toContain("R50 000 of your cash needs does not fit.");
    expect(plain(split.notes[1])).toContain("R360 000");
  });

  it("says what the savings are expected to become by the retirement date", () => {
    const advice = recommend("LivingAnnuity", { cash: { savings_at_retirement: 4_300_000 } });
    expect(plain(describePlan(advice, plan(), null).split.intro)).toContain(
      "Your R4 200 000 should be worth this by 1 March 2027",
    );
  });
});

describe("the reasons", () => {
  it("reads them from the recommendation and leaves out a rule it has no words for", () => {
    const { reasons } = describePlan(recommend("LivingAnnuityPlus"), plan(), null);
    expect(reasons.heading).toBe("Why a living annuity plus");
    expect(reasons.reasons.map(({ point }) => point)).toEqual(["You want to leave money behind."]);
    expect(reasons.others.map(({ heading }) => heading)).toEqual(["Why not a living annuity"]);
    expect(plain(reasons.nextBest.sentences.join(" "))).toContain("**R18 300** a month");
  });

  it("names the partner when there is one", () => {
    const reason = {
      rule: "prefersIncome",
      product: "LifeAnnuity",
      verdict: "for",
      answer: "income",
    } as const;
    const advice = recommend("LifeAnnuity", { common: { reasons: [reason] } });
    const alone = describePlan(advice, plan(), null).reasons.reasons[0]?.text;
    const partner = plan({ financially_support_partner: "yes", partner_name: "Sipho Mokoena" });
    const together = describePlan(advice, partner, null).reasons.reasons[0]?.text;
    expect(alone).not.toContain("Sipho");
    expect(together).toContain("75% of it then goes on to Sipho.");
  });
});

describe("why not the others", () => {
  const against = { verdict: "against", product: "LivingAnnuity", answer: 0.5 } as const;
  const topUps = [
    { ...against, rule: "noSeriousIllness" },
    { ...against, rule: "supportIsCovered" },
  ];

  it.each([
    ["LivingAnnuityPlus", 2],
    ["LifeAnnuity", 0],
    ["EnhancedLifeAnnuity", 0],
  ] as const)("holds the top-ups against a living annuity beside %s in %i reasons", (annuity, count) => {
    const advice = recommend(annuity, { common: { reasons: topUps } });
    const { others } = describePlan(advice, plan(), null).reasons;
    expect(others.flatMap(({ reasons }) => reasons)).toHaveLength(count);
  });

  it("claims nothing for a living annuity plus that could share nothing", () => {
    const reason = { ...against, product: "LivingAnnuityPlus", rule: "supportNeedsAll", answer: 1 } as const;
    const advice = recommend("LivingAnnuity", {
      common: { runner_up: "LivingAnnuityPlus", reasons: [reason] },
    });
    advice.laplus_recommendations.perct_capital_to_dependents = 1;
    const { nextBest, others } = describePlan(advice, plan(), null).reasons;
    expect(nextBest.sentences.at(-1)).toContain("works like a living annuity");
    expect(others[0]?.reasons[0]?.text).toBe(
      "With nothing to share, it would pay no more than a living annuity.",
    );
  });

  it("tells only those of their smoking who were asked about it", () => {
    const reason = {
      rule: "notImpaired",
      product: "EnhancedLifeAnnuity",
      verdict: "against",
      answer: false,
    } as const;
    const advice = recommend("LivingAnnuityPlus", { common: { reasons: [reason] } });
    const sayPoint = (answers: PlanRecord) =>
      describePlan(advice, answers, null).reasons.others[0]?.reasons[0]?.point;
    expect(sayPoint(plan())).toBe("You are not seriously ill.");
    expect(sayPoint(plan({ are_you_smoker: "no" }))).toBe("You told us of no illness or smoking.");
  });
});

describe("the chart", () => {
  it("shows the view that was asked for, up to age 95", () => {
    const { chart } = describePlan(recommend("LivingAnnuityPlus"), plan(), "inheritance");
    expect(chart.view).toBe("inheritance");
    expect(chart.ages.at(-1)).toBe(95);
    expect(chart.series.poor).toHaveLength(chart.ages.length);
    expect(plain(chart.sentences[0])).toBe(
      "In **expected** markets what you leave shrinks to R2 450 000 at 95.",
    );
  });

  it("goes on for 20 years for those who retire late, and says when money is used up", () => {
    const advice = recommend("LivingAnnuityPlus", { common: { age_at_retirement: 85 } });
    const { chart } = describePlan(advice, plan(), "savings");
    expect(chart.ages.at(-1)).toBe(105);
    expect(chart.sentences[1]).toContain("are used up at 105");
    expect(chart.endNotes.poor).toBe("nothing left");
  });

  it("offers top-ups for living annuity plus alone, and falls back on the first view", () => {
    const names = (advice: Recommendation) =>
      describePlan(advice, plan(), "topups").chart.views.map(({ name }) => name);
    expect(names(recommend("LivingAnnuityPlus"))).toContain("Top-ups");
    expect(names(recommend("LifeAnnuity"))).not.toContain("Top-ups");
    expect(describePlan(recommend("LifeAnnuity"), plan(), "topups").chart.view).toBe("savings");
  });

  it("writes on the chart how long people live and where income starts to fall", () => {
    const { chart } = describePlan(recommend("LivingAnnuityPlus"), plan(), null);
    expect(chart.halfLive?.words).toBe("half of women your age live past 88");
    const ill = describePlan(recommend("LivingAnnuity"), plan({ has_serious_illness: "yes" }), null);
    expect(ill.chart.halfLive?.words).toBe("half of women of your age and health live past 88");
    expect(chart.incomeFalls?.words).toBe("In poor markets your income starts to fall at 84");
  });

  it("tabulates the first age and every fifth", () => {
    const { chart } = describePlan(recommend("LivingAnnuityPlus"), plan(), "savings");
    expect(chart.table.rows.map(({ age }) => age)).toEqual([64, 65, 70, 75, 80, 85, 90, 95]);
    expect(plain(chart.table.rows.find(({ age }) => age === 95)?.amounts.expected)).toBe("R2 450 000");
  });
});

describe("what stays, costs and the small print", () => {
  it("shows capital for three ages at death", () => {
    const { family } = describePlan(recommend("LivingAnnuityPlus"), plan(), null);
    expect(family.rows.map(({ age, amounts }) => [age, plain(amounts[0])])).toEqual([
      [72, "R1 720 000"],
      [82, "R1 720 000"],
      [92, "R1 720 000"],
    ]);
  });

  it("gives the partner's income a column of its own", () => {
    const advice = recommend("LifeAnnuity");
    for (const row of advice.ila_recommendations.survivors) row.partner_monthly_income = 13_200;
    const partner = plan({ financially_support_partner: "yes", partner_name: "Sipho Mokoena" });
    expect(describePlan(advice, partner, null).family.columns[0]).toBe("Sipho then gets a month");
    expect(describePlan(recommend("LifeAnnuity"), plan(), null).family.columns).toHaveLength(1);
  });

  it("speaks of a unit trust only where there is one", () => {
    const tellFamily = (unit_trust_recommend: number) => {
      const { family } = describePlan(
        recommend("LifeAnnuity", { cash: { unit_trust_recommend } }),
        plan(),
        null,
      );
      return collectTexts([family.sentences, family.columns, family.note]).join(" ");
    };
    expect(tellFamily(166_000)).toContain("unit trust");
    expect(tellFamily(0)).not.toContain("unit trust");
  });

  it("calls the payments of a life annuity's guaranteed years what they are", () => {
    const partner = plan({ financially_support_partner: "yes", partner_name: "Sipho Mokoena" });
    const nameColumns = (answers: PlanRecord) =>
      describePlan(recommend("LifeAnnuity"), answers, null).family.columns;
    expect(nameColumns(plan())).toEqual(["Payments still due and unit trust"]);
    expect(nameColumns(partner)).toEqual(["Left in the unit trust"]);
  });

  it("says beside a life annuity what the unit trust and the emergency savings cost, and for what", () => {
    const tellCosts = (cash: Partial<Cash>) =>
      describePlan(recommend("LifeAnnuity", { cash }), plan(), null).costs.sentences.join(" ");
    expect(tellCosts({ emergency_savings_recommend: 0 })).toContain(
      "The unit trust costs 2.46% of it a year.",
    );
    expect(tellCosts({ unit_trust_recommend: 0 })).toContain(
      "The emergency savings cost 2.46% of them a year.",
    );
    expect(tellCosts({})).toContain("a financial planner");
    const alone = tellCosts({ unit_trust_recommend: 0, emergency_savings_recommend: 0 });
    expect(alone).not.toContain("planner");
  });

  it("shows the effective annual cost, without a part that is nothing", () => {
    const { costs } = describePlan(recommend("LivingAnnuityPlus"), plan(), null);
    expect(costs.tables.map(({ name }) => name)).toEqual([
      "The living annuity plus",
      "The unit trust",
      "The emergency savings",
    ]);
    expect(costs.tables[0]?.rows.map(({ part }) => part)).toEqual([
      "Investment management",
      "Advice",
      "Administration",
    ]);
    expect(describePlan(recommend("LifeAnnuity"), plan(), null).costs.tables).toHaveLength(2);
  });

  it("names plan, person, date and basis for a printed page", () => {
    const { smallPrint } = describePlan(recommend("LivingAnnuityPlus"), plan(), null);
    expect(smallPrint.printLine).toBe(
      "Recommended plan 1497 for Thandiwe Mokoena · worked out on 12 November 2026 · basis 2026-11",
    );
  });

  it("says of which amount the other kinds of annuity are worked out", () => {
    const { smallPrint } = describePlan(recommend("LivingAnnuityPlus"), plan(), null);
    expect(plain(smallPrint.futureRand.caption)).toContain("R3 650 000");
  });

  it("says when the last known tax year stands in for a later one", () => {
    const advice = recommend("LivingAnnuity", { common: { tax_year_is_latest_known: true } });
    expect(describePlan(advice, plan(), null).smallPrint.taxNotes[0]).toContain("the last one known");
  });
});

describe("the words", () => {
  const products = ["LivingAnnuityPlus", "LivingAnnuity", "LifeAnnuity", "EnhancedLifeAnnuity"] as const;

  it.each(products)("of %s are sentences under 20 words, without exclamation marks", (annuity) => {
    const cash = {
      lump_sum_tax: 1_000,
      unmet_cash_needs: 5_000,
      de_minimis: { threshold: 360_000, tax: 0, net: 300_000 },
    };
    const common = { support_per_month: 99_000, tax_year_is_latest_known: true };
    const answers = plan({
      has_serious_illness: "yes",
      financially_support_partner: "yes",
      partner_name: "Sipho Mokoena",
    });
    const view = describePlan(recommend(annuity, { cash, common }), answers, null);
    const sentences = collectTexts(view).flatMap((text) => text.split(/(?<=[.?])\*{0,2} /));
    expect(sentences.filter((sentence) => sentence.split(" ").length >= 20)).toEqual([]);
    expect(sentences.filter((sentence) => /!|NaN|undefined/.test(sentence))).toEqual([]);
  });
});
