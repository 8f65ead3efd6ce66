import { expect, it } from "vitest";
import { plain, plan, recommend } from "../../../tests/support/recommendation";
import { describeAdvice } from "../paper/describe-advice";
import { explainMonthlyIncome } from "../explanation/explain-monthly-income";
import { describeHero } from "../plan-page/describe-hero";
import { gatherFacts } from "./plan-facts";

const GRANT = { full: 2_400, low: 1_430, high: 2_400, monthly_income: 3_380, assets: 0 };
const RANGE = "You may be due about R1 430 to R2 400 a month of the older person’s grant. SASSA decides.";

const factsOf = (answers = {}, grant: typeof GRANT | null = GRANT) =>
  gatherFacts(recommend("LivingAnnuity", { common: { grant, age_at_retirement: 64 } }), plan(answers));

it("a plan tells the range of the grant on its page, in step 8 and on paper", () => {
  const facts = factsOf();
  expect(describeHero(facts).help.map(plain)).toEqual([RANGE]);
  expect(explainMonthlyIncome(facts).afterTax.sentences.map(plain)).toContain(RANGE);
  expect(describeAdvice(facts).warnings.map(plain)).toContain(RANGE);
  expect(describeHero(factsOf({}, null)).help).toEqual([]);
});

it("a plan names a part of the grant alone while other income is not known", () => {
  expect(describeHero(factsOf({ backup_plan_other_src_support: "yes" })).help).toEqual([
    "You may be due a part of the older person’s grant. SASSA decides.",
  ]);
});
