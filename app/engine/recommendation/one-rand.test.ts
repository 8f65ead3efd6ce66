/** A rand more or less in an answer moves anybody's income by a rand's worth; nothing jumps. */
import fc from "fast-check";
import { expect, it } from "vitest";
import { somebody } from "../../../fixtures/people/retirement-cases";
import { countRuns } from "../../../tests/support/count-runs";
import { BASIS, QUICK } from "../../../tests/support/held-plan";
import type { RetirementCase } from "../case/retirement-case";
import { readCashNeeds } from "./cash-advice";
import { holdPlan } from "./held-plan";
import { preparePlan } from "./plan-context";
import { lastingPerMonth, productIncomes } from "./plan-incomes";

const MOST_SHARE = 0.002;
const PRODUCTS = ["LivingAnnuityPlus", "LivingAnnuity", "LifeAnnuity"] as const;
const RUNS = { numRuns: countRuns({ usually: 10, long: 200 }), seed: 20_261_126 };

/** Each product's income, with the dependants' share and guarantee period that were decided for a given person. */
function incomesOf(person: RetirementCase, decidedFor: RetirementCase): number[] {
  const { choices } = holdPlan(decidedFor, BASIS, QUICK);
  const { outlook } = holdPlan(person, BASIS, QUICK);
  const context = preparePlan(outlook, { ...choices, cashNeeds: readCashNeeds(person, BASIS) });
  return PRODUCTS.map((product) => lastingPerMonth(productIncomes(product, context)));
}

it.each(["savings", "debt", "personalUse", "earlierLumpSums"] as const)("a rand of %s", (answer) => {
  const check = (person: RetirementCase) => {
    const richer = { ...person, [answer]: (person[answer] ?? 0) + 1 };
    const [before, after] = [incomesOf(person, person), incomesOf(richer, person)];
    before.forEach((income, product) =>
      expect(Math.abs(after[product]! / income - 1), PRODUCTS[product]).toBeLessThan(MOST_SHARE),
    );
  };
  fc.assert(fc.property(somebody, check), RUNS);
});

it("a rand more of debt where the unit trust begins, or the tax-free part ends", () => {
  const check = (person: RetirementCase) => {
    const { cash } = preparePlan(
      holdPlan(person, BASIS, QUICK).outlook,
      holdPlan(person, BASIS, QUICK).choices,
    );
    const atEdge = { ...person, debt: Math.floor(person.debt + cash.unitTrust) };
    const beyond = { ...atEdge, debt: atEdge.debt + 1 };
    const [before, after] = [incomesOf(atEdge, person), incomesOf(beyond, person)];
    before.forEach((income, product) =>
      expect(Math.abs(after[product]! / income - 1), PRODUCTS[product]).toBeLessThan(MOST_SHARE),
    );
  };
  fc.assert(fc.property(somebody, check), RUNS);
});
