import { expect, it } from "vitest";
import { LEAVES_MONEY, NEEDS_NO_CASH, WANTS_CERTAINTY } from "../../../fixtures/people/retirement-cases";
import { adviseQuickly, BASIS, expectSameWays, QUICK } from "../../../tests/support/held-plan";
import { weighWays } from "./ways";

it.each([LEAVES_MONEY, NEEDS_NO_CASH, WANTS_CERTAINTY])(
  "the ways before a survey is finished are those of the plan of the same person in good health",
  (person) => {
    const healthy = { ...person, seriousIllness: false, smoker: false };
    const plan = adviseQuickly(healthy);
    const unfinished = { ...person, importance: undefined, hasBackup: false, seriousIllness: true };
    const { ways, cash } = weighWays(unfinished, BASIS, QUICK);
    expectSameWays(ways, plan);
    expect(cash.annuity).toBe(plan.cash.annuity);
    const [flexible, guaranteed] = [ways[0]!, ways.at(-1)!];
    const { livingAnnuityPlus, lifeAnnuity } = plan.products;
    expect(guaranteed.partnerPerMonth).toBeCloseTo(lifeAnnuity.partnerIncomePerMonth, 6);
    expect(flexible.partnerPerMonth).toBe(
      person.partner ? livingAnnuityPlus!.outcomes.expected.incomeFromAnnuityPerMonth : 0,
    );
  },
);

it("are of a plain living annuity where no living annuity plus is offered", () => {
  const basis = { ...BASIS, withoutPlus: true as const };
  expectSameWays(weighWays(NEEDS_NO_CASH, basis, QUICK).ways, adviseQuickly(NEEDS_NO_CASH, basis));
});
