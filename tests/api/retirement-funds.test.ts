/** Retirement funds one by one, over the wire. */
import { describe, expect, test } from "vitest";
import { addYears, formatDayMonthYear } from "../../app/base/date";
import type { SurveyRecord } from "../../app/contract/survey/survey-record";
import { NO_NEEDS } from "../support/no-needs";
import { overTheWire, thandi } from "../support/over-transports";
import { today } from "../support/today";

const person: SurveyRecord = {
  ...thandi,
  dob: formatDayMonthYear(addYears(today, -63)),
  retirement_date: formatDayMonthYear(today),
  retirement_savings: 450_000,
  ...NO_NEEDS,
};
const annuity = { amount: 150_000, retired_from: "yes" } as const;
const THREE = [
  { name: "Annuity A", ...annuity },
  { name: "Annuity B", ...annuity },
  { name: "Annuity C", ...annuity },
];

overTheWire(({ becomeGuest, makeAdvisedPlan, call }) => {
  async function advise(answers: SurveyRecord) {
    const { recommendation } = await makeAdvisedPlan(await becomeGuest(), { ...person, ...answers });
    return recommendation.common_info;
  }

  describe("funds one by one", () => {
    test("three annuities of R150 000 may all be taken in cash, with no tax", async () => {
      const debt = { has_debt: "yes", debt_value: 300_000 } as const;
      const { cash_recommendations: one, assumed: notTold } = await advise(debt);
      // A third of R450 000, which as one fund is above R360 000.
      expect(one).toMatchObject({ max_available_for_withdrawl: 150_000, whole_in_cash: null });
      expect(one.funds).toBeUndefined();
      expect(notTold).toMatchObject({ funds: true, fund_vested_whole: true });
      const { cash_recommendations: cash, assumed } = await advise({ ...debt, funds: THREE });
      // Below R550 000 no tax is due.
      expect(cash.whole_in_cash).toEqual({
        threshold: 360_000,
        threshold_today: 360_000,
        tax: 0,
        net: 450_000,
      });
      const third = { savings_at_retirement: 150_000, max_available_for_withdrawl: 50_000 };
      const taken = { whole_in_cash: "yes", lump_sum: 50_000, left: 100_000 };
      expect(cash.funds).toEqual(THREE.map(({ name }) => ({ name, ...third, ...taken })));
      expect(assumed).toMatchObject({ funds: false, fund_vested_whole: false });
    });

    test("small ones beside a large one are taken first, and one that is left is in no figure", async () => {
      const { cash_recommendations: cash } = await advise({
        retirement_savings: 1_050_000,
        has_debt: "yes",
        debt_value: 150_000,
        funds: [
          { name: "A", amount: 100_000, retired_from: "yes" },
          { name: "B", amount: 50_000, retired_from: "yes" },
          { name: "C", amount: 900_000, retired_from: "yes" },
          { name: "D", amount: 150_000, retired_from: "no" },
        ],
      });
      // All of A and B and a third of C: 100 000 + 50 000 + 300 000, free of tax and so all taken.
      expect(cash).toMatchObject({
        max_available_for_withdrawl: 450_000,
        lump_sum: 450_000,
        lump_sum_tax: 0,
      });
      expect(cash.funds!.map(({ name, whole_in_cash, left }) => [name, whole_in_cash, left])).toEqual([
        ["A", "yes", 0],
        ["B", "yes", 0],
        ["C", "no", 600_000],
      ]);
    });

    test("are kept, and refused with the difference where they are not the savings", async () => {
      const guest = await becomeGuest();
      const { id } = await makeAdvisedPlan(guest, { ...person, funds: THREE });
      const kept = await call("getPlan", { query: { id, plan_type: "base" } }, guest);
      expect(kept.return_object).toMatchObject([{ funds: THREE }]);
      const refused = await call("updatePlan", { query: { id }, body: { funds: THREE.slice(1) } }, guest);
      expect(refused).toMatchObject({ http_code: 422, return_object: { errors: [{ path: "funds" }] } });
      expect(JSON.stringify(refused.return_object).replaceAll("\u00a0", " ")).toContain(
        "They add up to R300 000, which is R150 000 less",
      );
    });
  });
});
