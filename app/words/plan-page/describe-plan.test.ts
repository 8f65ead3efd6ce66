import { describe, expect, it } from "vitest";
import { collectTexts, plan, recommend } from "../../../tests/support/recommendation";
import { PLAN_VIEWS } from "../chart/chart-views";
import { describePlan } from "./describe-plan";

const PRODUCTS = ["LivingAnnuityPlus", "LivingAnnuity", "LifeAnnuity", "EnhancedLifeAnnuity"] as const;
const RULES = [
  ...["prefersIncome", "prefersInheritance", "savingsUpToSoftMinimum", "noBackup", "seriousIllness"],
  ...["smoker", "notImpaired", "noSeriousIllness", "supportNeedsAll", "supportIsCovered"],
];

/** Every rule for and against every product, so that every reason with a wording appears. */
const REASONS = PRODUCTS.flatMap((product) =>
  (["for", "against"] as const).flatMap((verdict) =>
    RULES.map((rule) => ({ rule, product, verdict, answer: 0.5, threshold: 1_500_000 })),
  ),
);

const SUPPORT = {
  monthly_amount: 99_000,
  after_tax_monthly_income_less_support: -80_000,
  takes_more_than_half: true,
  left_at_75: 9_000_000,
  poor_capital_at_75: 900_000,
  covered_at_75_perct: 10,
  beside_life_annuity: [72, 82].map((age) => ({
    age,
    guaranteed_left: 0,
    unit_trust: 9,
    support_left: 90_000,
  })),
  first_age_with_less: 64,
};
const GRANT = { full: 2_400, low: 1_430, high: 2_400, monthly_income: 3_380, assets: 0 };
const COMMON = {
  support_per_month: 99_000,
  support: SUPPORT,
  grant: GRANT,
  tax_year_is_latest_known: true,
  reasons: REASONS,
};
const CASH = {
  lump_sum_tax: 1_000,
  unmet_cash_needs: 5_000,
  de_minimis: { threshold: 360_000, tax: 0, net: 300_000 },
};

const ALONE = plan({ has_serious_illness: "yes", are_you_smoker: "no" });
const SUPPORTING = { ...ALONE, financially_support_partner: "yes" } as const;
const WITH_PARTNER = { ...SUPPORTING, partner_name: "Sipho" } as const;

/** A planner selects for a client, and calls the client. */
const ADVISER = { canChoose: true, canShare: true, canAskForCall: false };

describe("the words", () => {
  it.each(PRODUCTS)("of %s are sentences under 20 words, without exclamation marks", (annuity) => {
    const sentences = [ALONE, WITH_PARTNER]
      .flatMap((record) =>
        PLAN_VIEWS.map((view) =>
          describePlan(recommend(annuity, { cash: CASH, common: COMMON }), record, { view }),
        ),
      )
      .flatMap(collectTexts)
      .flatMap((text) => text.split(/(?<=[.?])\*{0,2} /));
    expect(sentences.filter((sentence) => sentence.split(" ").length >= 20)).toEqual([]);
    expect(sentences.filter((sentence) => /!|NaN|undefined/.test(sentence))).toEqual([]);
  });

  it.each(PRODUCTS)("of %s name the client where an adviser reads them", (annuity) => {
    const short = { cash: CASH, common: COMMON };
    const split = [short, { common: { reasons: REASONS } }, { cash: { lump_sum: 0 } }];
    const told = { other_taxable_income: 3_000, income_needed: 20_000, earlier_lump_sums: 9_000 };
    const child = { financially_support_children: "yes", support_children_upto: 2070 } as const;
    const open = { backup_plan_other_src_support: "yes", has_earlier_lump_sums: "unsure" } as const;
    const texts = [
      ALONE,
      SUPPORTING,
      WITH_PARTNER,
      { ...ALONE, ...told },
      { ...ALONE, ...open },
      { ...ALONE, ...child },
    ]
      .flatMap((record) =>
        split.flatMap((changes) =>
          PLAN_VIEWS.map((view) =>
            describePlan(recommend(annuity, changes), record, { view }, undefined, ADVISER, "Kagiso"),
          ),
        ),
      )
      .flatMap(collectTexts);
    expect([...new Set(texts)].filter((text) => /\byou(r|rs|rself)?\b/i.test(text))).toEqual([]);
  });
});
