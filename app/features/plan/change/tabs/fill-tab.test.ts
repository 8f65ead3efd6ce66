import { expect, it } from "vitest";
import { type AdjustNeeds, readRecommendedNeeds } from "~/contract/plan/adjust-needs";
import { listTabLevers } from "~/contract/plan/levers";
import { gatherFacts } from "~/words/plan/plan-facts";
import { plan, recommend } from "../../../../../tests/support/recommendation";
import { fillTab } from "./fill-tab";

const need = (value: string) => ({
  over_or_short: -4_670,
  success_perct: 30,
  guaranteed_amount: null,
  perct_guaranteed: null,
  closers: [{ lever: "retirement_date" as const, value, added_after_tax: 1_420, covers_need: false }],
  closers_together: null,
});

/** Fills the tab of a plan to which a year later helps, with a limit of its date. */
function fill(query: string, value = "01/03/2028", held: AdjustNeeds = {}) {
  const recommendation = recommend("LivingAnnuityPlus", {
    common: { retirement_date: "01/03/2027", income_need: need(value) },
  });
  const facts = gatherFacts(recommendation, plan({ income_needed: 18_000 }));
  const ground = {
    asks: "levers" as const,
    levers: listTabLevers("delay-retirement"),
    recommended: readRecommendedNeeds(recommendation),
    held,
    limits: { retirement_date: { minimum: "2027-03-01", maximum: "2029-03-01" } },
  };
  return fillTab(new URLSearchParams(query), ground, { facts, amended: undefined });
}

it("fills a tab in with what would close the gap, beside what is held", () => {
  const filled = fill("gap=recommended", "01/03/2028", { debt_recommend: 1 });
  expect(filled?.needs).toEqual({ debt_recommend: 1, retirement_date: "01/03/2028" });
  expect(filled?.values).toMatchObject({
    retirementDate: "01/03/2028",
    shown: "retirementDate=01%2F03%2F2027",
  });
});

it.each(["", "gap", "gap=customized", "gap=__proto__"])("leaves it as it is held for %j", (query) => {
  expect(fill(query)).toBeUndefined();
});

it("leaves it as it is held where that may not be chosen", () => {
  expect(fill("gap=recommended", "02/03/2029")).toBeUndefined();
});
