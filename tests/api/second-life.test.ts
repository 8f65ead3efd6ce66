/** A life annuity that continues for a person other than a partner, over the wire. */
import { expect, test } from "vitest";
import { addYears, formatDayMonthYear } from "../../app/base/date";
import { findRecommended } from "../../app/contract/plan/recommended-product";
import type { SurveyRecord } from "../../app/contract/survey/survey-record";
import { take } from "../support/call";
import { NO_NEEDS } from "../support/no-needs";
import { overTheWire, thandi } from "../support/over-transports";
import { today } from "../support/today";

const inYears = (years: number) => formatDayMonthYear(addYears(today, years));

/** A single man of 66 who wants certainty, and whose sister of 62 depends on his income afterwards. */
const brother: SurveyRecord = {
  ...thandi,
  ...NO_NEEDS,
  gender: "male",
  dob: inYears(-66),
  retirement_date: inYears(0),
  retirement_savings: 2_400_000,
  what_is_more_important: "guarantee_inc_and_no_inheritance",
  are_you_smoker: "no",
};
const SISTER = { second_life_dob: inYears(-62), second_life_gender: "female" } as const;
const couple: SurveyRecord = {
  ...brother,
  financially_support_partner: "yes",
  partner_name: "Nomsa Example",
  partner_dob: SISTER.second_life_dob,
  partner_gender: "female",
};

overTheWire(({ becomeGuest, makeAdvisedPlan, makePlan, override, call, waitForRecommendation }) => {
  async function advise(answers: SurveyRecord) {
    const { recommendation } = await makeAdvisedPlan(await becomeGuest(), answers);
    return { product: findRecommended(recommendation), common: recommendation.common_info };
  }

  test("it costs what it would of a partner, and all else is for one life", async () => {
    const [alone, both, partners] = [
      await advise(brother),
      await advise({ ...brother, ...SISTER }),
      await advise(couple),
    ];
    for (const { common } of [alone, both, partners])
      expect(common.annuity_recommendation).toBe("LifeAnnuity");
    const paid = both.product.expected.monthly_income_from_annuity;
    expect(paid).toBe(partners.product.expected.monthly_income_from_annuity);
    expect(paid).toBeLessThan(alone.product.expected.monthly_income_from_annuity);
    expect(both.product).toMatchObject({ partner_guaranteed_inc_perct: 75 });
    expect(both.product.guaranteed_partner_income).toBeCloseTo(0.75 * paid, 1);
    for (const { partner_monthly_income } of both.product.survivors)
      expect(partner_monthly_income).toBeCloseTo(0.75 * paid, 1);
    expect(both.common.partner_shares).toEqual(partners.common.partner_shares);
    // Only the member's lifetime counts for the unit trust.
    expect(both.product.expected.monthly_income_from_unit_trust).toBe(
      alone.product.expected.monthly_income_from_unit_trust,
    );
    expect(both.common.assumed).toMatchObject({ second_life_dob: false });
    expect(alone.common.assumed).toMatchObject({ second_life_dob: true });
    expect(partners.common.assumed).toMatchObject({ second_life_dob: false });
    // People whose income follows markets are not asked for a second life.
    const living = await advise({
      ...brother,
      what_is_more_important: "flexible_inc_and_inheritance",
      backup_plan_family_support: "yes",
    });
    expect(living.common.assumed).toMatchObject({ second_life_dob: false });
  });

  test("all of it may go on", async () => {
    const guest = await becomeGuest();
    const { id, recommendation } = await makeAdvisedPlan(guest, { ...brother, ...SISTER });
    const lever = recommendation.common_info.levers.find(
      (one) => one.lever === "partner_guaranteed_inc_perct",
    );
    expect(lever).toMatchObject({ value: 75, minimum: 0, maximum: 100, higher: { value: 85 } });
    const changed = take(await override(id, { partner_guaranteed_inc_perct: 100 }, guest));
    const { guaranteed_partner_income: afterwards, expected } = findRecommended(changed);
    expect(afterwards).toBe(expected.monthly_income_from_annuity);
    const [, , all] = recommendation.common_info.partner_shares!;
    expect(all).toMatchObject({ partner_guaranteed_inc_perct: 100, monthly_income: afterwards });
  });

  test("it is refused beside a partner and where half of it is told, and dropped once there is a partner", async () => {
    const guest = await becomeGuest();
    const refuse = async (answers: SurveyRecord) => {
      const answer = await call("createDemoPlan", { body: answers }, guest);
      expect(answer.http_code).toBe(422);
      return (answer.return_object as { errors: { path: string }[] }).errors.map(({ path }) => path);
    };
    expect(await refuse({ ...couple, ...SISTER })).toEqual(["second_life_dob", "second_life_gender"]);
    expect(await refuse({ ...brother, second_life_dob: SISTER.second_life_dob })).toEqual([
      "second_life_gender",
    ]);
    expect(await refuse({ ...brother, ...SISTER, second_life_dob: inYears(-39) })).toEqual([
      "second_life_dob",
    ]);
    const id = await makePlan(guest, { ...brother, ...SISTER });
    await waitForRecommendation(guest, id);
    const { partner_name, partner_dob, partner_gender } = couple;
    const partner = {
      financially_support_partner: "yes",
      partner_name,
      partner_dob,
      partner_gender,
    } as const;
    take(await call("updatePlan", { query: { id }, body: partner }, guest));
    const [kept] = take(await call("getPlan", { query: { id, plan_type: "base" } }, guest));
    expect(kept).toMatchObject(partner);
    expect(kept).not.toHaveProperty("second_life_dob");
  });
});
