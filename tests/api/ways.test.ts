/** The ways to be paid, estimated before a survey is finished: the same as in a plan with the same answers. */
import { expect, test } from "vitest";
import type { SurveyRecord } from "../../app/contract/survey/survey-record";
import { take } from "../support/call";
import { overTheWire, thandi } from "../support/over-transports";

const PERSON: SurveyRecord = {
  ...thandi,
  are_you_smoker: "no",
  own_savings: 150_000,
  financially_support_children: "yes",
  support_children_upto: 2032,
  monthly_support_children_value: 3_000,
};

overTheWire(({ becomeGuest, makeAdvisedPlan, override, call }) => {
  const ask = async (body: SurveyRecord) =>
    take(await call("calculateGuaranteedIncome", { body }, await becomeGuest()));

  test("at step 6 a person in good health is told the ways of their plan, and what the partner gets", async () => {
    const { ways = [], guarantee_income } = await ask(PERSON);
    const { recommendation } = await makeAdvisedPlan(await becomeGuest(), PERSON);
    const { common_info, ila_recommendations: life } = recommendation;
    const { blends = [] } = common_info;
    const ofPlan = blends.filter(({ perct_guaranteed }) => [0, 0.5, 1].includes(perct_guaranteed));
    expect(ofPlan).toHaveLength(3);
    expect(ways).toMatchObject(ofPlan);
    const guaranteed = ways.at(-1)!;
    expect(guaranteed.guaranteed_monthly_income).toBe(guarantee_income);
    expect(guaranteed.partner_monthly_income).toBe(life.guaranteed_partner_income);
  });

  test("a mistake in an answer that only the ways need leaves them out", async () => {
    const { ways, guarantee_income } = await ask({ ...PERSON, support_children_upto: 1990 });
    expect(guarantee_income).toBeGreaterThan(0);
    expect(ways).toBeUndefined();
  });

  test("a plan may have a part guaranteed that both annuities can be bought for, and is told the nearest of another", async () => {
    const guest = await becomeGuest();
    const { id, recommendation } = await makeAdvisedPlan(guest);
    const row = recommendation.common_info.blends!.find(({ perct_guaranteed: part }) => part === 0.5)!;
    const edited = take(await override(id, { perct_guaranteed: 0.5 }, guest));
    expect(edited.laplus_recommendations).toMatchObject({
      perct_guaranteed: 0.5,
      guaranteed_monthly_income: row.guaranteed_monthly_income,
      expected: { monthly_income_total: row.monthly_income_total },
    });
    const refused = await override(id, { perct_guaranteed: 0.02 }, guest);
    const nearest = recommendation.common_info.guaranteed_shares!.slice(0, 2);
    expect(refused.http_code).toBe(422);
    expect(refused.return_object).toMatchObject({
      errors: [
        { path: "perct_guaranteed", message: expect.stringContaining("least price") as string, nearest },
      ],
    });
    const wrong = await override(id, { perct_guaranteed: 1.2 }, guest);
    expect(wrong.return_object).toMatchObject({
      errors: [
        { path: "perct_guaranteed", message: "The part that is guaranteed has to be between 0% and 100%" },
      ],
    });
  });
});
