import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isoDate } from "../../app/base/date";
import { awaitMarkets } from "../../app/backend/calculation/advice-pool";
import { generateRecommendation } from "../../app/backend/generation/generate-recommendation";
import { findAdvisedPlan } from "../../app/backend/recommendation/advised-plan";
import { presentRecommendation } from "../../app/backend/recommendation/present-recommendation";
import { sealRecommendation } from "../../app/backend/recommendation/recommendations";
import { getDatabase } from "../../app/backend/store/connection";
import { plans, recommendations } from "../../app/backend/store/schema";
import { embedded } from "../../app/backend/transports/embedded";
import {
  adjustedIncomePerMonth,
  advise,
  chooseAssumptions,
  chooseBasis,
  computesAlike,
  DEFAULT_OPTIONS,
  ENGINE_VERSION,
  findBasis,
  type RetirementCase,
} from "../../app/engine";
import { startTestBackend } from "../support/backend";
import { take } from "../support/call";
import { createClient, type TestGuest, thandi } from "../support/over-transports";
import { tellEngine, toCents } from "../support/tell-engine";
import { today } from "../support/today";

const { call, becomeGuest, makePlan } = createClient(() => embedded);

let stop: () => Promise<void>;
let guest: TestGuest;
beforeAll(async () => {
  // No worker runs here: the tests run the jobs.
  stop = await startTestBackend({ isWorking: false });
  guest = await becomeGuest();
  await awaitMarkets({ assumptions: chooseAssumptions(today, {}), options: DEFAULT_OPTIONS });
});
afterAll(() => stop());

async function doJob(planId: number, generation: number): Promise<void> {
  const job = { id: "by hand", data: { planId, generation }, failedAttempts: 0, complete: async () => {} };
  await generateRecommendation(job);
}

/** A day in an earlier month, with a basis other than today's. */
const then = isoDate(Number(today.slice(0, 4)) - 1, 12, 31);
const basisOfThen = findBasis("2026-11-low-inflation");
const options = { ...DEFAULT_OPTIONS, seed: 20_251_231, paths: 512 };

/** A plan from that time: its answers, and the advice with that day, basis and seed. */
async function keepOldPlan(chosen = options) {
  const id = await makePlan(guest);
  const retirementCase: RetirementCase = { ...tellEngine(thandi).retirementCase, adviceDate: then };
  const recommendation = presentRecommendation(advise(retirementCase, basisOfThen, chosen), basisOfThen);
  await getDatabase()
    .update(recommendations)
    .set({
      status: "ready",
      stage: 5,
      payloadEncrypted: sealRecommendation(recommendation, { planId: id, planType: "base" }),
      adviceDate: then,
      basisVersion: basisOfThen.version,
      engineVersion: recommendation.common_info.engine_version,
      seed: chosen.seed,
    })
    .where(eq(recommendations.planId, id));
  return { id, retirementCase, recommendation };
}

describe("a plan made under a basis that would not be chosen today", () => {
  test("is computed again to the cent from what is stored", async () => {
    expect(chooseBasis(today).version).not.toBe(basisOfThen.version);
    const { id, recommendation } = await keepOldPlan();
    const [row] = await getDatabase().select().from(plans).where(eq(plans.id, id));
    const owner = { role: "guest" as const, id: row!.ownerId, tokenNumber: 0 };
    const found = await findAdvisedPlan(getDatabase(), owner, { id });
    if (!found.ok) throw new Error(found.reason);
    const { basis } = found.value;
    const again = presentRecommendation(
      advise(found.value.retirementCase, basis, found.value.options),
      basis,
    );
    expect(JSON.parse(JSON.stringify(again))).toEqual(JSON.parse(JSON.stringify(recommendation)));
  });

  test("is adjusted under that basis, on that day and with that seed", async () => {
    const { id, retirementCase, recommendation } = await keepOldPlan();
    const unchanged = take(await call("calculateIncome", { body: { id } }, guest)).monthly_income;
    expect(unchanged).toBe(recommendation.laplus_recommendations!.expected.monthly_income_total);
    const body = { id, debt_recommend: 0 };
    const adjusted = take(await call("calculateMonthlyIncome", { body }, guest)).monthly_income;
    const incomeOn = (adviceDate: string, basis = basisOfThen) =>
      toCents(
        adjustedIncomePerMonth({ ...retirementCase, adviceDate }, { debtRepayment: 0 }, basis, options),
      );
    expect(adjusted).toBe(incomeOn(then));
    expect(adjusted).not.toBe(incomeOn(today, chooseBasis(today)));
    const latest = `31/12/${Number(then.slice(0, 4)) + 5}`;
    const late = { id, retirement_date: "01/01/2099" };
    expect(await call("calculateIncome", { body: late }, guest)).toMatchObject({
      return_object: { errors: [{ message: expect.stringContaining(`and ${latest}`) as unknown }] },
    });
  });

  test("keeps them when it is amended", async () => {
    const { id } = await keepOldPlan();
    const ofThen = {
      basis_version: basisOfThen.version,
      advice_date: `31/12/${then.slice(0, 4)}`,
      seed: options.seed,
      paths: options.paths,
    };
    const edited = take(await call("overrideRecommendation", { body: { id, debt_recommend: 0 } }, guest));
    expect(edited.common_info).toMatchObject(ofThen);
    const rows = await getDatabase().select().from(recommendations).where(eq(recommendations.planId, id));
    expect(rows).toHaveLength(2);
    for (const row of rows)
      expect(row).toMatchObject({
        basisVersion: basisOfThen.version,
        adviceDate: then,
        seed: options.seed,
      });
  });

  test("takes today's day and basis when its answers change", async () => {
    const { id } = await keepOldPlan({ ...options, seed: DEFAULT_OPTIONS.seed });
    take(await call("updatePlan", { query: { id }, body: { retirement_savings: 4_000_000 } }, guest));
    await doJob(id, 2);
    const list = take(await call("getRecommendations", { query: { id } }, guest));
    expect(list).toMatchObject([{ common_info: { basis_version: chooseBasis(today).version } }]);
  });
});

describe("a plan that an engine of another major version advised", () => {
  /** Amended at that time, with the amended recommendation selected. */
  async function keepOutdatedPlan(): Promise<number> {
    const { id } = await keepOldPlan({ ...options, seed: DEFAULT_OPTIONS.seed });
    take(await call("overrideRecommendation", { body: { id, debt_recommend: 0 } }, guest));
    take(await call("selectPlan", { body: { id, plan_type: "edit" } }, guest));
    await getDatabase()
      .update(recommendations)
      .set({ engineVersion: "0.9.3" })
      .where(eq(recommendations.planId, id));
    return id;
  }

  const askAll = (id: number) =>
    Promise.all([
      call("calculateIncome", { body: { id } }, guest),
      call("calculateMonthlyIncome", { body: { id, debt_recommend: 0 } }, guest),
      call("calculateDependantsIncomes", { body: { id, step: 1 } }, guest),
      call("calculatePartnerIncomes", { body: { id, step: 1 } }, guest),
      call("overrideRecommendation", { body: { id, debt_recommend: 0 } }, guest),
      call("overrideRecommendation", { body: { id, desired_gross_monthly_income: 10_000 } }, guest),
    ]);

  test("is shown as it was, and no figure of today's engine is set beside it", async () => {
    const id = await keepOutdatedPlan();
    const shown = take(await call("getRecommendations", { query: { id } }, guest));
    expect(shown).toMatchObject([
      { plan_type: "base", is_outdated: true },
      { plan_type: "edit", is_outdated: true, selected: true },
    ]);
    for (const answer of await askAll(id))
      expect(answer).toEqual({
        response_code: "R02",
        http_code: 409,
        message:
          "The recommendation was worked out by an earlier version of this service, or with what is no longer offered: ask for it again first",
        return_object: null,
      });
  });

  test("is advised anew when that is asked for, with what was amended then, and nothing counts as chosen", async () => {
    const id = await keepOutdatedPlan();
    const again = { id, plan_type: "base" as const, rsaid: "" as const };
    const finished = { finished_recommendation: "yes" } as const;
    take(await call("updatePlan", { query: { id }, body: finished }, guest));
    const asked = take(await call("updatePlan", { body: again }, guest));
    expect(asked.finished_recommendation).toBe("no");
    expect(asked.selected_at).toBeUndefined();
    take(await call("updatePlan", { body: again }, guest));
    const amended = { id, plan_type: "edit", debt_recommend: 0 };
    expect(take(await call("getAttributes", { query: { id } }, guest))).toEqual(amended);
    await doJob(id, 2);
    expect(take(await call("getAttributes", { query: { id } }, guest))).toEqual(amended);
    const list = take(await call("getRecommendations", { query: { id } }, guest));
    expect(list).toMatchObject([
      { plan_type: "base", is_outdated: false, selected: true },
      { plan_type: "edit", is_outdated: false, selected: false },
    ]);
    const [unchanged] = await askAll(id);
    take(unchanged!);
  });

  test("is one of the same major version, whatever the rest of its number", () => {
    const [major] = ENGINE_VERSION.split(".");
    expect(["99.0", "0.1"].map((rest) => computesAlike(`${major}.${rest}`))).toEqual([true, true]);
    const others = [`${Number(major) + 1}.0.0`, `${major}0.0.0`, "", "one"];
    expect(others.filter(computesAlike)).toEqual([]);
  });
});

test("an override is not stored when the answers change meanwhile", async () => {
  const id = await makePlan(guest);
  await doJob(id, 1);
  const override = call("overrideRecommendation", { body: { id, debt_recommend: 0 } }, guest);
  const changes = Array.from({ length: 3 }, (_, index) =>
    call("updatePlan", { query: { id }, body: { retirement_savings: 4_000_000 + index } }, guest),
  );
  for (const change of await Promise.all(changes)) take(change);
  // It comes either before the changes, which discard it, or too late.
  expect([200, 409]).toContain((await override).http_code);
  await doJob(id, 4);
  expect(take(await call("getRecommendations", { query: { id } }, guest))).toMatchObject([
    { plan_type: "base" },
  ]);
  expect(await call("getAttributes", { query: { id } }, guest)).toMatchObject({ http_code: 404 });
});
