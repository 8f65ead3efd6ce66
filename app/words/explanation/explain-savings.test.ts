import { describe, expect, it } from "vitest";
import { plain, plan, recommend } from "../../../tests/support/recommendation";
import { explainSavings } from "./explain-savings";
import { gatherFacts } from "../plan/plan-facts";

const explain = (...advice: Parameters<typeof recommend>) =>
  explainSavings(gatherFacts(recommend(...advice), plan()));

describe("what a person has saved", () => {
  it("is the amount they typed, and nothing more where they retire now", () => {
    const step = explain("LivingAnnuity");
    expect(plain(step.title)).toBe("You have saved R4 200 000");
    expect(step.growth).toBeUndefined();
    expect(step.picture.map(({ name, share, amount }) => [name, share, plain(amount)])).toEqual([
      ["Your savings", 1, "R4 200 000"],
    ]);
  });

  it("is told for the day they retire", () => {
    const { growth } = explain("LivingAnnuity", {
      cash: { annuity_amount_recommend: 3_750_000.4, savings_at_retirement: 4_300_000.4 },
    });
    expect(plain(growth?.title)).toBe("By the time you retire it should be R4 300 000");
    expect(growth?.rows.map(({ name, figure }) => [name, plain(figure)])).toEqual([
      ["Today", "R4 200 000"],
      ["When you retire", "R4 300 000"],
    ]);
    expect(growth?.sentences.join(" ")).toContain("1 March 2027");
  });

  it("is told for poor and strong markets where the recommendation tells them", () => {
    const savings_at_retirement_range = {
      poor: { savings_at_retirement: 3_700_000, monthly_income_total: 16_100 },
      strong: { savings_at_retirement: 5_100_000, monthly_income_total: 22_200 },
    };
    const { growth } = explain("LifeAnnuity", {
      cash: { savings_at_retirement: 4_300_000 },
      common: { savings_at_retirement_range },
    });
    expect(growth?.rows.map(({ value, isMain }) => [value, isMain])).toEqual([
      [4_200_000, false],
      [3_700_000, false],
      [4_300_000, true],
      [5_100_000, false],
    ]);
  });
});
