import { describe, expect, it } from "vitest";
import { LEAVES_ALL, LEAVES_MONEY, WANTS_CERTAINTY } from "../../../fixtures/people/retirement-cases";
import { BASIS, findRecommended, reduceTo, totalPerMonth } from "../../../tests/support/held-plan";
import { advise } from "../advise";
import { amend } from "../amend";
import type { AdviceOptions } from "../advice/advice";

const PATHS: AdviceOptions = { seed: 1, paths: 1024 };

/** Tolerance for the weight of one more outcome on so many paths. */
const ONE_OUTCOME = 0.0005;

describe("the incomes that last more and less surely", () => {
  it.each([
    ["a living annuity plus with a unit trust", LEAVES_MONEY],
    ["a living annuity", LEAVES_ALL],
    ["a unit trust beside a life annuity", WANTS_CERTAINTY],
  ])("of %s last in 18, 15, 12 and 10 of twenty futures, as plans that pay them", (_, person) => {
    const advice = advise(person, BASIS, PATHS);
    expect(advice.lastingIncomes.map(({ incomeLastsShare }) => incomeLastsShare)).toEqual([
      0.9, 0.75, 0.6, 0.5,
    ]);
    for (const { incomeLastsShare, perMonth } of advice.lastingIncomes) {
      // The chance from following every path at that income.
      const paid = findRecommended(amend(person, { desiredIncomePerMonth: perMonth }, BASIS, PATHS));
      expect(paid.incomeLastsShare).toBeGreaterThan(incomeLastsShare - ONE_OUTCOME);
      expect(paid.incomeLastsShare).toBeLessThan(incomeLastsShare + ONE_OUTCOME);
    }
    const { perMonth } = advice.moreCarefulIncome!;
    expect(advice.lastingIncomes[0]!.perMonth).toBeCloseTo(perMonth.annuity + perMonth.unitTrust, 6);
    expect(advice.lastingIncomes[1]!.perMonth).toBe(totalPerMonth(advice));
  });

  it("are the same whatever income a person takes", () => {
    const [before, after] = [22_000, 12_000].map((income) => reduceTo(LEAVES_MONEY, income).lastingIncomes);
    expect(before).toEqual(after);
  });

  it("are none where everything is guaranteed, and none below what the law asks for", () => {
    const certain = { ...WANTS_CERTAINTY, debt: 550_000, emergencyIncomePerMonth: 0 };
    expect(advise(certain, BASIS, PATHS).lastingIncomes).toEqual([]);
    const young = {
      ...LEAVES_ALL,
      member: { birthDate: "1971-12-01", sex: "female" },
      partner: { birthDate: "2004-12-01", sex: "female" },
    } as const;
    const { lastingIncomes, moreCarefulIncome } = advise(young, BASIS, PATHS);
    expect(moreCarefulIncome).toBeNull();
    expect(lastingIncomes.map(({ incomeLastsShare }) => incomeLastsShare)).not.toContain(0.9);
  });
});
