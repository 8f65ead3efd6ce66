import { describe, expect, it } from "vitest";
import { collectTexts, plan, recommend } from "../../tests/support/recommendation";
import { describePlan } from "./describe-plan";

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
