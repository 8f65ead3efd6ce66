import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { addYears, dayBefore, formatDayMonthYear } from "../../app/base/date";
import { getDatabase } from "../../app/backend/store/connection";
import { plans, recommendations, type StoredSurvey } from "../../app/backend/store/schema";
import { embedded } from "../../app/backend/transports/embedded";
import type { SurveyRecord } from "../../app/contract/survey/survey-record";
import { startTestBackend } from "../support/backend";
import { take } from "../support/call";
import { createClient, type TestGuest, thandi } from "../support/over-transports";
import { today } from "../support/today";

const { call, becomeGuest, makeAdvisedPlan, waitForRecommendation } = createClient(() => embedded);

const yesterday = dayBefore(today);

let guest: TestGuest;
beforeAll(() => startTestBackend());
beforeAll(async () => {
  guest = await becomeGuest();
});

/** A plan whose owner returns after the planned retirement date. */
async function keepPassedPlan(
  changes: Omit<SurveyRecord, "first_figure" | "other_incomes" | "funds"> = {},
): Promise<number> {
  const { id } = await makeAdvisedPlan(guest);
  const ofPlan = eq(plans.id, id);
  const [row] = await getDatabase().select().from(plans).where(ofPlan);
  const survey = { ...row!.survey, retirement_date: formatDayMonthYear(yesterday), ...changes };
  await getDatabase()
    .update(plans)
    .set({ survey: survey as StoredSurvey })
    .where(ofPlan);
  return id;
}

describe("a plan whose retirement date has passed", () => {
  test("can be changed, and is then advised for a person who retires today", async () => {
    const id = await keepPassedPlan();
    take(await call("updatePlan", { query: { id }, body: { debt_value: 50_000 } }, guest));
    const [base] = await waitForRecommendation(guest, id);
    expect(base!.common_info.retirement_date).toBe(formatDayMonthYear(today));
    const income = take(await call("calculateIncome", { body: { id } }, guest)).monthly_income;
    expect(income).toBe(base!.common_info.max_desired_monthly_income);
    take(await call("overrideRecommendation", { body: { id, debt_recommend: 0 } }, guest));
  });

  test("of a person who has turned 86 since stays as it is, and says why", async () => {
    const id = await keepPassedPlan({ dob: formatDayMonthYear(addYears(today, -86)) });
    const tooOld = {
      http_code: 422,
      return_object: {
        errors: [{ path: "dob", message: "Your age at retirement should be between 55 and 85" }],
      },
    };
    const change = { query: { id }, body: { debt_value: 50_000 } };
    expect(await call("updatePlan", change, guest)).toMatchObject(tooOld);
    expect(await waitForRecommendation(guest, id)).toHaveLength(1);
    const ofPlan = eq(recommendations.planId, id);
    await getDatabase().update(recommendations).set({ engineVersion: "0.9.0" }).where(ofPlan);
    const again = { id, plan_type: "base" as const, rsaid: "" as const };
    expect(await call("updatePlan", { body: again }, guest)).toMatchObject(tooOld);
    expect(await waitForRecommendation(guest, id)).toHaveLength(1);
  });

  test("still has its guaranteed income, by its number and for its owner", async () => {
    const id = await keepPassedPlan();
    const [record] = take(await call("getPlan", { query: { id } }, guest));
    const ask = async (body: SurveyRecord, who = guest) => call("calculateGuaranteedIncome", { body }, who);
    expect(take(await ask(record!)).guarantee_income).toBeGreaterThan(0);
    const passed = {
      path: "retirement_date",
      message: expect.stringContaining("has to be between") as unknown,
    };
    const refused = {
      http_code: 422,
      return_object: { errors: expect.arrayContaining([passed]) as unknown },
    };
    expect(await ask({ ...record, id: undefined })).toMatchObject(refused);
    expect(await ask(record!, await becomeGuest())).toMatchObject(refused);
    const earlier = { ...record, retirement_date: formatDayMonthYear(dayBefore(yesterday)) };
    expect(await ask(earlier)).toMatchObject(refused);
  });

  test("cannot get another day that has passed, nor one written as other systems write days", async () => {
    const id = await keepPassedPlan();
    for (const retirement_date of [formatDayMonthYear(dayBefore(yesterday)), addYears(today, 1)]) {
      const answer = await call("updatePlan", { query: { id }, body: { retirement_date } }, guest);
      expect(answer).toMatchObject({ http_code: 422 });
    }
    const body = { ...thandi, retirement_date: addYears(today, 1) };
    expect(await call("createDemoPlan", { body }, guest)).toMatchObject({
      return_object: {
        errors: expect.arrayContaining([
          { path: "retirement_date", message: "Please enter a date as DD/MM/YYYY" },
        ]) as unknown,
      },
    });
  });
});
