import { describe, expect, it } from "vitest";
import { plan, recommend } from "../../../tests/support/recommendation";
import type { AnnuityRecommendation } from "~/contract/plan/product-recommendation";
import type { CommonInfo } from "~/contract/plan/recommendation";
import { describeResult } from "../changes/describe-amended-plan";
import { describeDecrease } from "../changes/describe-decrease";
import { describeNeedsPart } from "../changes/describe-edit";
import { describeIncreaseTab } from "../changes/describe-increase-tab";
import { compareManyPlans, compareProducts } from "../costs/compare-columns";
import { compareGuarantees } from "../costs/compare-guarantees";
import { explainAnnuityKinds } from "../explanation/explain-annuity-kinds";
import { explainMonthlyIncome } from "../explanation/explain-monthly-income";
import { explainProduct } from "../explanation/explain-product";
import { describeDecision } from "../changes/walk-through-decision";
import { sayNominalPrices, sayPrices, sayPricesOf, describeOldPrices } from "./annuity-prices";
import { describePlan } from "../plan-page/describe-plan";
import { describeFutureRand } from "./future-rand";
import { gatherFacts, type PlanFacts } from "./plan-facts";

const SENTENCE = "Life annuities are priced as of 16 February 2026. The real price is an insurer’s quote.";

const told = { prices_as_of: "16/02/2026" };
const factsOf = (annuity: AnnuityRecommendation, common: Partial<CommonInfo> = told) =>
  gatherFacts(recommend(annuity, { common }), plan());

/** Counts the sentence anywhere in a view. */
const count = (view: unknown) => JSON.stringify(view).split(SENTENCE).length - 1;

const against = (product: AnnuityRecommendation) =>
  ({ rule: "prefersInheritance", product, verdict: "against", answer: "inheritance" }) as const;

describe("the day of the prices", () => {
  it("is said as people write it, and of prices of today too", () => {
    expect(sayPrices(factsOf("LifeAnnuity"))).toEqual([SENTENCE]);
    expect(sayPricesOf("2026-02-16")).toBe(SENTENCE);
  });

  it("is not invented for a recommendation that does not tell it", () => {
    expect(sayPrices(factsOf("LifeAnnuity", {}))).toEqual([]);
  });

  it("is each one's, of plans with prices of different days", () => {
    const earlier = factsOf("LifeAnnuity", { prices_as_of: "15/09/2025" });
    expect(sayPrices(earlier, factsOf("LifeAnnuity"), factsOf("LifeAnnuity"))).toEqual([
      SENTENCE.replace("16 February 2026", "15 September 2025 and 16 February 2026"),
    ]);
  });

  it("is that of the kind whose price is shown", () => {
    const prices_as_of_by_kind = { linked: "02/12/2024", increasing_5: "16/02/2026", level: "16/02/2026" };
    const facts = factsOf("LifeAnnuity", { prices_as_of: "02/12/2024", prices_as_of_by_kind });
    expect(sayPrices(facts)).toEqual([SENTENCE.replace("16 February 2026", "2 December 2024")]);
    expect(sayNominalPrices(facts)).toEqual([SENTENCE]);
    expect(describeFutureRand(facts).warning).toContain(SENTENCE);
  });
});

it("tells an administrator how old prices are, and what to do", () => {
  const { fact, detail } = describeOldPrices({ day: "2026-02-16", daysOld: 288 });
  expect(fact).toBe("The prices of life annuities are 288 days old.");
  expect(detail).toMatch(
    /^They are of 16 February 2026\..* npm run calibrate, as the operator’s manual says\.$/,
  );
});

describe("a plan says it once, where the first price of a life annuity stands", () => {
  const describeOf = (annuity: AnnuityRecommendation, runner_up: AnnuityRecommendation) =>
    describePlan(recommend(annuity, { common: { ...told, runner_up } }), plan(), null);

  it.each([
    ["LifeAnnuity", "LivingAnnuity", "hero"],
    ["EnhancedLifeAnnuity", "LifeAnnuity", "hero"],
    ["LivingAnnuity", "LifeAnnuity", "reasons"],
  ] as const)("%s with %s next: in its %s", (annuity, next, part) => {
    const view = describeOf(annuity, next);
    expect(count(view)).toBe(1);
    expect(count(view[part])).toBe(1);
  });
});

it("a plan that tells no price of a life annuity does not say it, and step 6 always does", () => {
  const advice = recommend("LivingAnnuityPlus", { common: { ...told, runner_up: "LivingAnnuity" } });
  expect(count(describePlan(advice, plan(), null))).toBe(0);
  expect(count(explainAnnuityKinds(gatherFacts(advice, plan())))).toBe(1);
});

describe("a page of the walk-through says it once, if it tells what a life annuity pays", () => {
  const pages: Record<string, (facts: PlanFacts) => unknown> = {
    "step 7, the product": explainProduct,
    "step 8, the income": explainMonthlyIncome,
    "step 11, the decision": (facts) => describeDecision(facts),
    "step 12, a tab": (facts) => describeIncreaseTab("delay-retirement", ["retirement_date"], facts),
    "step 12, the result": (facts) => describeResult({ facts, isTakenBack: false, isByIncome: false }),
    "step 13": (facts) => describeDecrease(facts),
    "the page that edits a part": (facts) => describeNeedsPart("guarantees", [], facts),
  };

  it.each(Object.keys(pages))("%s", (name) => {
    expect(count(pages[name]!(factsOf("LifeAnnuity")))).toBe(1);
    expect(count(pages[name]!(factsOf("LivingAnnuity")))).toBe(0);
  });

  it("step 7 with a life annuity among the others", () => {
    const common = { ...told, reasons: [against("LifeAnnuity")] };
    const view = explainProduct(factsOf("LivingAnnuity", common));
    expect([count(view), view.othersNote]).toEqual([1, SENTENCE]);
  });
});

describe("a comparison says it once, if it tells what a life annuity pays", () => {
  const column = (key: string, facts: PlanFacts) => ({ key, name: key, facts });

  it("of the three annuities", () => {
    const notes = compareProducts(factsOf("LivingAnnuity"), null).notes;
    expect(notes.filter((note) => note === SENTENCE)).toHaveLength(1);
  });

  it("of plans", () => {
    const living = column("1", factsOf("LivingAnnuity"));
    expect(compareManyPlans([living], null).notes).toEqual([]);
    expect(compareManyPlans([living, column("2", factsOf("LifeAnnuity"))], null).notes).toEqual([SENTENCE]);
  });

  it("of how much is guaranteed", () => {
    const blend = {
      perct_guaranteed: 1,
      monthly_income_total: 11_000,
      guaranteed_monthly_income: 8_000,
      poor_monthly_income_at_90: 7_000,
      left: [],
    };
    expect(count(compareGuarantees(factsOf("LivingAnnuity", { ...told, blends: [blend] })))).toBe(1);
  });
});
