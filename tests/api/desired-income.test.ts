/** A desired monthly income, below the recommended one or above it. */
import { describe, expect, test } from "vitest";
import { findRecommended } from "../../app/contract/plan/recommended-product";
import { take } from "../support/call";
import { overTheWire, thandi } from "../support/over-transports";

overTheWire(({ call, becomeGuest, makeAdvisedPlan, override, list }) => {
  describe("a desired income", () => {
    test.each([
      [
        "more than may be paid",
        1_000_000,
        /^Please enter a monthly income that is not more than R\d{1,3}( \d{3})*$/,
      ],
      ["nothing", 0, /^Please enter a monthly income that is not less than R\d{1,3}( \d{3})*$/],
      ["less than nothing", -1, /^Please enter a monthly income that is not less than R/],
    ])("of %s is refused", async (_, desired_gross_monthly_income, words) => {
      const guest = await becomeGuest();
      const { id } = await makeAdvisedPlan(guest);
      const answer = await override(id, { desired_gross_monthly_income }, guest);
      expect(answer).toMatchObject({
        http_code: 422,
        return_object: { errors: [{ path: "desired_gross_monthly_income" }] },
      });
      const message =
        answer.http_code === 422 && JSON.stringify(answer.return_object).replaceAll("\u00a0", " ");
      expect(message).toMatch(new RegExp(words.source.replace("^", '"').replace("$", '"')));
    });

    test("that is the recommended one, as shown or to the cent, changes nothing and answers ours", async () => {
      const guest = await becomeGuest();
      const { id, recommendation } = await makeAdvisedPlan(guest);
      const { monthly_income_total: total } = findRecommended(recommendation).expected;
      for (const desired_gross_monthly_income of [total, Math.round(total)]) {
        expect(take(await override(id, { desired_gross_monthly_income }, guest))).toEqual(recommendation);
        expect(take(await list(id, guest))).toEqual([recommendation]);
      }
    });

    test("above the recommended one is paid up to the most, with its lower chance", async () => {
      const guest = await becomeGuest();
      const { id, recommendation } = await makeAdvisedPlan(guest);
      const ours = findRecommended(recommendation);
      const most = ours.max_monthly_income_total!;
      const { annuity_amount_recommend: annuity, unit_trust_recommend: unitTrust } =
        recommendation.common_info.cash_recommendations;
      // 17.5% of the annuity and 25% of the unit trust, a month.
      expect(most).toBeCloseTo((0.175 * annuity + 0.25 * unitTrust) / 12, 1);
      const higher = take(await override(id, { desired_gross_monthly_income: most }, guest));
      const { expected, joint_success_perct: chance } = findRecommended(higher);
      expect(expected.monthly_income_total).toBeCloseTo(most, 1);
      expect(chance).toBeLessThan(ours.joint_success_perct);
      expect(higher.common_info.max_desired_monthly_income).toBe(ours.expected.monthly_income_total);
    });

    test("that is the recommended one discards what was amended, and ours counts again", async () => {
      const guest = await becomeGuest();
      const { id, recommendation } = await makeAdvisedPlan(guest);
      take(await override(id, { debt_recommend: 0 }, guest));
      take(await call("selectPlan", { body: { id, plan_type: "edit" } }, guest));
      const { max_desired_monthly_income } = recommendation.common_info;
      const back = { desired_gross_monthly_income: max_desired_monthly_income };
      expect(take(await override(id, back, guest))).toEqual(recommendation);
      expect(take(await list(id, guest))).toEqual([recommendation]);
      expect(await call("getAttributes", { query: { id } }, guest)).toMatchObject({ http_code: 404 });
    });

    test("beside a changed need is refused; beside needs as recommended it counts", async () => {
      const guest = await becomeGuest();
      const { id } = await makeAdvisedPlan(guest);
      const desired = { desired_gross_monthly_income: 12_000 };
      expect(await override(id, { ...desired, debt_recommend: 0 }, guest)).toMatchObject({
        http_code: 422,
        return_object: {
          errors: [
            {
              path: "desired_gross_monthly_income",
              message: "Please change either your needs or the monthly income, not both",
            },
          ],
        },
      });
      const edited = take(await override(id, { ...desired, debt_recommend: thandi.debt_value }, guest));
      expect(findRecommended(edited).expected.monthly_income_total).toBeCloseTo(12_000, 1);
    });
  });
});
