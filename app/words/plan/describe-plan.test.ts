import { describe, expect, it } from "vitest";
import { collectTexts, plan, recommend } from "../../../tests/support/recommendation";
import { PLAN_VIEWS } from "../chart/chart-views";
import { describePlan } from "./describe-plan";

const PRODUCTS = ["LivingAnnuityPlus", "LivingAnnuity", "LifeAnnuity", "EnhancedLifeAnnuity"] as const;
const RULES = [
  ...["prefersIncome", "prefersInheritance", "savingsUpToSoftMinimum", "noBackup", "seriousIllness"],
  ...["smoker", "notImpaired", "noSeriousIllness", "supportNeedsAll", "supportIsCovered"],
];

/** Every rule for and against every product, so that every reason that has words is said. */
const REASONS = PRODUCTS.flatMap((product) =>
  (["for", "against"] as const).flatMap((verdict) =>
    RULES.map((rule) => ({ rule, product, verdict, answer: 0.5, threshold: 1_500_000 })),
  ),
);

describe("the words", () => {
  it.each(PRODUCTS)("of %s are sentences under 20 words, without exclamation marks", (annuity) => {
    const cash = {
      lump_sum_tax: 1_000,
      unmet_cash_needs: 5_000,
      de_minimis: { threshold: 360_000, tax: 0, net: 300_000 },
    };
    const common = { support_per_month: 99_000, tax_year_is_latest_known: true, reasons: REASONS };
    const alone = plan({ has_serious_illness: "yes", are_you_smoker: "no" });
    const withPartner = { ...alone, financially_support_partner: "yes", partner_name: "Sipho" } as const;
    const sentences = [alone, withPartner]
      .flatMap((record) =>
        PLAN_VIEWS.map((view) => describePlan(recommend(annuity, { cash, common }), record, { view })),
      )
      .flatMap(collectTexts)
      .flatMap((text) => text.split(/(?<=[.?])\*{0,2} /));
    expect(sentences.filter((sentence) => sentence.split(" ").length >= 20)).toEqual([]);
    expect(sentences.filter((sentence) => /!|NaN|undefined/.test(sentence))).toEqual([]);
  });
});
