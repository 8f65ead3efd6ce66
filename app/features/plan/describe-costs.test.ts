import { describe, expect, it } from "vitest";
import { plan, recommend } from "../../../tests/support/recommendation";
import type { Cash } from "../../../tests/support/recommendation";
import { describePlan } from "./describe-plan";

describe("the costs", () => {
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
});
