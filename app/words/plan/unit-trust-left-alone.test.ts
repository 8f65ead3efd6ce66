/** A person who takes nothing from the unit trust beside a life annuity reads nothing about an income from it. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { formatRand } from "~/base/money";
import type { Recommendation } from "~/contract/plan/recommendation";
import { plain, plan, recommend } from "../../../tests/support/recommendation";
import { describeChart } from "../chart/describe-chart";
import { describeDecrease } from "../changes/describe-decrease";
import { describeLikelihood } from "./describe-likelihood";
import { describePlan } from "../plan-page/describe-plan";
import { deriveIncome } from "../explanation/derive-income";
import { writeLifeIncome } from "./life-income-sentences";
import { gatherFacts } from "./plan-facts";
import { describeDecision } from "../changes/walk-through-decision";

type Outcome = Recommendation["ila_recommendations"]["expected"];

/** The same plan with all of its unit trust, or none of it, and nothing drawn from it. */
function leaveAlone(advice: Recommendation, annuityPerMonth: number, unitTrust: number): Recommendation {
  const { ila_recommendations: insured, common_info: common } = advice;
  const pay = (outcome: Outcome): Outcome => ({
    ...outcome,
    monthly_income_from_annuity: annuityPerMonth,
    monthly_income_from_unit_trust: 0,
    monthly_income_total: annuityPerMonth,
    unit_trust_drawdown_perct: 0,
  });
  const perYear = insuredYears(advice, annuityPerMonth);
  return {
    ...advice,
    graphs_data: { ...advice.graphs_data, ila: { ...advice.graphs_data.ila, ...perYear } },
    common_info: {
      ...common,
      cash_recommendations: { ...common.cash_recommendations, unit_trust_recommend: unitTrust },
    },
    ila_recommendations: {
      ...insured,
      expected: pay(insured.expected),
      poor: pay(insured.poor),
      strong: pay(insured.strong),
    },
  };
}

function insuredYears({ graphs_data: { ila } }: Recommendation, annuityPerMonth: number) {
  const level = ila.ages.map(() => annuityPerMonth);
  const markets = { poor: level, expected: level, strong: level };
  return { monthly_income: markets, monthly_income_from_annuity: markets };
}

/** Text that may not appear in the income's sentences, in a chart or in its table. */
const NONSENSE =
  /"R0"|R0 from the unit trust|adds its R0|adds R0|unit trust (still pays|adds|is used up)|Only the unit trust can|The unit trust’s part|of it guaranteed for life|Leave the unit trust alone|the unit trust’s income|annuity and unit trust in/;

test("no sentence of a plan speaks of what a unit trust pays that pays nothing", () => {
  const products = fc.constantFrom("LifeAnnuity" as const, "EnhancedLifeAnnuity" as const);
  const amount = (max: number) => fc.integer({ min: 1_000, max });
  const invested = fc.oneof(fc.constant(0), amount(2_000_000));
  fc.assert(
    fc.property(products, amount(90_000), invested, (product, annuityPerMonth, unitTrust) => {
      const advice = leaveAlone(recommend(product), annuityPerMonth, unitTrust);
      const facts = gatherFacts(advice, plan());
      const said = JSON.stringify([
        describePlan(advice, plan(), null),
        describeLikelihood(facts),
        deriveIncome(facts),
        writeLifeIncome(facts, 105),
        describeChart(facts, { view: "income" }),
        describeDecision(facts),
      ]).replaceAll("\u00a0", " ");
      expect(NONSENSE.exec(said)?.[0]).toBeUndefined();
      expect(said.includes("You take nothing from the unit trust of R")).toBe(unitTrust > 0);
    }),
    { numRuns: 40 },
  );
});

test("whoever takes nothing from the unit trust is not told that something comes out of it", () => {
  const facts = gatherFacts(recommend("LifeAnnuity"), plan());
  const { total, fromAnnuity } = facts.income;
  const said = (amended?: typeof facts.income) =>
    plain(describeDecrease(facts, { amended }).sentences.join(" "));
  expect(said()).toContain("The other R700 a month comes out of your unit trust");
  const refused = said({ total: fromAnnuity, fromAnnuity, fromUnitTrust: 0 });
  expect(refused).not.toContain("comes out of");
  expect(refused).toContain(
    `We recommended ${plain(formatRand(total - fromAnnuity))} a month more out of your unit trust`,
  );
});
