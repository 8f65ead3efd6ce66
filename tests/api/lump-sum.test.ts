/** A chosen lump sum instead of the recommended one. Taxes by SARS's lump sum table from 1 March 2023. */
import { addYears, formatDayMonthYear } from "../../app/base/date";
import { expect, test } from "vitest";
import type { WireAmendment } from "../../app/contract/plan/adjust-needs";
import type { Recommendation } from "../../app/contract/plan/recommendation";
import type { SurveyRecord } from "../../app/contract/survey/survey-record";
import { take } from "../support/call";
import { overTheWire, thandi } from "../support/over-transports";
import { NO_NEEDS } from "../support/no-needs";
import { today } from "../support/today";

/** A person of 68 who retires today with R3 000 000 and R200 000 of debt: R350 000 of the tax-free part remain. */
const person: SurveyRecord = {
  ...thandi,
  dob: formatDayMonthYear(addYears(today, -68)),
  retirement_date: formatDayMonthYear(today),
  retirement_savings: 3_000_000,
  ...NO_NEEDS,
  has_debt: "yes",
  debt_value: 200_000,
};

type Cash = Recommendation["common_info"]["cash_recommendations"];

overTheWire(({ becomeGuest, makeAdvisedPlan, call }) => {
  const override = async (lump_sum: number) => {
    const guest = await becomeGuest();
    const { id } = await makeAdvisedPlan(guest, person);
    return call("overrideRecommendation", { body: { id, lump_sum } }, guest);
  };

  test("is taxed, and what needs and tax leave goes into the unit trust", async () => {
    const { cash_recommendations: cash } = take(await override(800_000)).common_info;
    // R39 600 and 27% of R30 000.
    expect(cash).toMatchObject({ lump_sum: 800_000, lump_sum_tax: 47_700, unit_trust_recommend: 552_300 });
    expect(cash.annuity_amount_recommend).toBe(2_200_000);
    const { cash_recommendations: least } = take(await override(200_000)).common_info;
    expect(least).toMatchObject({ lump_sum: 200_000, lump_sum_tax: 0, unit_trust_recommend: 0 });
  });

  test("follows needs and date that are changed beside it", async () => {
    const guest = await becomeGuest();
    const { id } = await makeAdvisedPlan(guest, person);
    const ask = async (...changes: WireAmendment[]) => {
      const { previews } = take(await call("previewRecommendations", { body: { id, changes } }, guest));
      return previews.map((preview) =>
        "errors" in preview ? preview.errors : preview.recommendation.common_info.cash_recommendations,
      );
    };
    const later = { retirement_date: formatDayMonthYear(addYears(today, 3)) };
    const [lessDebt, unchosen] = await ask({ debt_recommend: 100_000, lump_sum: 150_000 }, later);
    // R100 000 for the debt, and the other R50 000 into the unit trust, untaxed.
    expect(lessDebt).toMatchObject({ lump_sum: 150_000, lump_sum_tax: 0, unit_trust_recommend: 50_000 });
    const { max_available_for_withdrawl: most, savings_at_retirement: savings } = unchosen as Cash;
    expect(most).toBeCloseTo(savings / 3, 1);
    expect(most).toBeGreaterThan(1_000_000);
    const [atMost, tooMuch] = await ask({ ...later, lump_sum: most }, { ...later, lump_sum: most + 1 });
    expect((atMost as Cash).lump_sum).toBeCloseTo(most, 1);
    // A wrong change leaves the previous one in force.
    expect(tooMuch).toMatchObject([{ path: "lump_sum" }]);
  });

  test.each([199_000, 1_000_001])("of R%d is refused with what it has to be between", async (lumpSum) => {
    const answer = await override(lumpSum);
    expect(answer).toMatchObject({ http_code: 422, return_object: { errors: [{ path: "lump_sum" }] } });
    expect(JSON.stringify(answer).replaceAll("\u00a0", " ")).toContain(
      "Lump sum has to be between R200 000 and R1 000 000",
    );
  });
});
