/** A plan with a planner's own fees, which every thread, figure and later change uses from the request on. */
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { generateRecommendation } from "../../app/backend/generation/generate-recommendation";
import { presentRecommendation } from "../../app/backend/recommendation/present-recommendation";
import { requestGeneration } from "../../app/backend/generation/request-generation";
import { getDatabase } from "../../app/backend/store/connection";
import { recommendations } from "../../app/backend/store/schema";
import { embedded } from "../../app/backend/transports/embedded";
import {
  adjustedIncomePerMonth,
  advise,
  amend,
  chooseAssumptions,
  DEFAULT_OPTIONS,
  type FeeOverrides,
  guaranteedIncome,
  readAssumptions,
} from "../../app/engine";
import { startTestBackend } from "../support/backend";
import { take } from "../support/call";
import { createClient, type TestGuest, thandi } from "../support/over-transports";
import { tellEngine, toCents } from "../support/tell-engine";
import { today } from "../support/today";

const { call, becomeGuest, makePlan } = createClient(() => embedded);

const FEES: FeeOverrides = {
  annuity: { annualExclVatShare: 0.005, initialExclVatShare: 0.01 },
  unitTrust: { annualExclVatShare: 0.0025 },
};
const basis = readAssumptions(chooseAssumptions(today, FEES));
const basisOfOthers = readAssumptions(chooseAssumptions(today, {}));
const { retirementCase } = tellEngine(thandi);
const asWritten = (value: unknown) => JSON.parse(JSON.stringify(value)) as unknown;
const expected = presentRecommendation(advise(retirementCase, basis, DEFAULT_OPTIONS), basis);

let stop: () => Promise<void>;
let guest: TestGuest;
beforeAll(async () => {
  // No worker runs here: the tests run the jobs.
  stop = await startTestBackend({ isWorking: false });
  guest = await becomeGuest();
});
afterAll(() => stop());

async function doJob(planId: number, generation: number): Promise<void> {
  const job = { id: "by hand", data: { planId, generation }, failedAttempts: 0, complete: async () => {} };
  await generateRecommendation(job);
}

/** A plan whose recommendation was requested with these fees. */
async function makePlanWithFees(fees = FEES): Promise<number> {
  const id = await makePlan(guest);
  await getDatabase().transaction((tx) =>
    requestGeneration(tx, id, { seed: DEFAULT_OPTIONS.seed, adviceDate: today, fees }),
  );
  await doJob(id, 2);
  return id;
}

async function readRecommendation(id: number) {
  const [recommendation] = take(
    await call("getRecommendations", { query: { id } }, guest),
  ) as (typeof expected)[];
  return recommendation!;
}

describe("a plan with a planner's own fees", () => {
  test("is worked out with them, beside others that have none, and says so", async () => {
    const id = await makePlanWithFees();
    const other = await makePlan(guest);
    await doJob(other, 1);
    const recommendation = await readRecommendation(id);
    expect(recommendation).toEqual(asWritten(expected));
    expect(recommendation.common_info.planner_fees).toEqual({
      annuity: { initial_perct: 1.15, annual_perct: 0.575 },
      unit_trust: { initial_perct: 0, annual_perct: 0.2875 },
      emergency_savings: { initial_perct: 0, annual_perct: 0.9775 },
    });
    const advised = advise(retirementCase, basisOfOthers, DEFAULT_OPTIONS);
    expect(await readRecommendation(other)).toEqual(asWritten(presentRecommendation(advised, basisOfOthers)));
  });

  test("is adjusted and amended under them, and keeps them with both", async () => {
    const id = await makePlanWithFees();
    const unchanged = take(await call("calculateIncome", { body: { id } }, guest)).monthly_income;
    expect(unchanged).toBe(expected.laplus_recommendations!.expected.monthly_income_total);
    const body = { id, debt_recommend: 0 };
    const adjusted = take(await call("calculateMonthlyIncome", { body }, guest)).monthly_income;
    const incomeUnder = (assumed: typeof basis) =>
      toCents(adjustedIncomePerMonth(retirementCase, { debtRepayment: 0 }, assumed, DEFAULT_OPTIONS));
    expect(adjusted).toBe(incomeUnder(basis));
    expect(adjusted).not.toBe(incomeUnder(basisOfOthers));
    const edited = take(await call("overrideRecommendation", { body }, guest));
    const amended = amend(retirementCase, { debtRepayment: 0 }, basis, DEFAULT_OPTIONS);
    expect(edited).toEqual(asWritten({ ...presentRecommendation(amended, basis, "edit"), selected: false }));
    const rows = await getDatabase().select().from(recommendations).where(eq(recommendations.planId, id));
    expect(rows.map(({ planType, fees }) => [planType, fees]).sort()).toEqual([
      ["base", FEES],
      ["edit", FEES],
    ]);
  });

  test("keeps them when its answers change", async () => {
    const id = await makePlanWithFees();
    take(await call("updatePlan", { query: { id }, body: { retirement_savings: 4_000_000 } }, guest));
    await doJob(id, 3);
    const changed = advise({ ...retirementCase, savings: 4_000_000 }, basis, DEFAULT_OPTIONS);
    expect(await readRecommendation(id)).toEqual(asWritten(presentRecommendation(changed, basis)));
  });

  test("has the guaranteed income of step 6 worked out with them", async () => {
    const id = await makePlanWithFees();
    const ask = async (body: object) =>
      take(await call("calculateGuaranteedIncome", { body: { ...thandi, ...body } }, guest)).guarantee_income;
    expect(await ask({ id })).toBe(toCents(guaranteedIncome(retirementCase, basis)));
    expect(await ask({})).toBe(toCents(guaranteedIncome(retirementCase, basisOfOthers)));
    expect(await ask({ id })).not.toBe(await ask({}));
  });

  test("fails, and is not worked out with others, when a fee is above its maximum", async () => {
    const id = await makePlanWithFees({ annuity: { annualExclVatShare: 0.02 } });
    expect(await call("getRecommendations", { query: { id } }, guest)).toMatchObject({ http_code: 500 });
  });
});
