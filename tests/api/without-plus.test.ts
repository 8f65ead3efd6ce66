/** Plans before and after the operator loses the provider of the living annuity plus. */
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { verifyRecord } from "../../.ci/verify-record/verify-record";
import { callBackend } from "../../app/backend/door.server";
import { GENERATION_QUEUE } from "../../app/backend/generation/request-generation";
import { embedded } from "../../app/backend/transports/embedded";
import { openAccount } from "../support/accounts";
import { startTestBackend } from "../support/backend";
import { take } from "../support/call";
import { waitForJobs } from "../support/code-callers";
import { changeVariable } from "../support/forget-process";
import { createClient, type TestGuest, thandi } from "../support/over-transports";

const { call, becomeGuest, makeAdvisedPlan, waitForRecommendation } = createClient(() => embedded);

/** Sets the provider's name, or that there is none. */
const provide = (name: string) => changeVariable("PLUS_PROVIDER", name);
const PROVIDER = "Nonesuch Life";

const folder = mkdtempSync(path.join(os.tmpdir(), "baobab-without-plus-"));
let guest: TestGuest;
beforeAll(() => startTestBackend());
beforeAll(async () => {
  guest = await becomeGuest();
});
beforeEach(() => provide(PROVIDER));
afterAll(async () => {
  delete process.env.PLUS_PROVIDER;
  rmSync(folder, { recursive: true });
});

const incomeOf = async (id: number) =>
  take(await call("calculateIncome", { body: { id } }, guest)).monthly_income;

const readBase = async (id: number) => (await waitForRecommendation(guest, id))[0]!;

const askAgain = async (id: number) =>
  take(await call("updatePlan", { body: { id, plan_type: "base", rsaid: "" } }, guest));

describe("where nobody provides a living annuity plus", () => {
  test("a plan goes on to the plain living annuity, with its figures, and says nothing of the other one", async () => {
    const { recommendation: offered } = await makeAdvisedPlan(guest);
    expect(offered.common_info.annuity_recommendation).toBe("LivingAnnuityPlus");
    provide("None");
    const { recommendation: plain } = await makeAdvisedPlan(guest);
    expect(plain.common_info).toMatchObject({
      annuity_recommendation: "LivingAnnuity",
      runner_up: "LifeAnnuity",
      cash_recommendations: { lump_sum: offered.common_info.cash_recommendations.lump_sum },
    });
    expect(plain.la_recommendations).toEqual(offered.la_recommendations);
    expect(plain.ila_recommendations).toEqual(offered.ila_recommendations);
    expect(plain.common_info.blends?.[0]?.monthly_income_total).toBe(
      offered.la_recommendations.expected.monthly_income_total,
    );
    expect(JSON.stringify(plain)).not.toMatch(/plus/i);
  });

  test("no share to dependants can be chosen", async () => {
    provide("none");
    const { id } = await makeAdvisedPlan(guest);
    expect(await call("calculateDependantsIncomes", { body: { id, step: 1 } }, guest)).toMatchObject({
      http_code: 422,
    });
  });
});

describe("a plan from before", () => {
  test("opens as it was, and is worked out anew without it before anything is changed or chosen", async () => {
    const { id, recommendation } = await makeAdvisedPlan(guest);
    take(
      await call(
        "overrideRecommendation",
        { body: { id, percent_capital_to_partner_dependants_annuity: 0.3 } },
        guest,
      ),
    );
    provide("none");
    expect(await readBase(id)).toEqual({ ...recommendation, is_outdated: true });
    for (const answer of [
      await call("calculateIncome", { body: { id } }, guest),
      await call("overrideRecommendation", { body: { id, debt_recommend: 0 } }, guest),
    ])
      expect(answer).toMatchObject({
        http_code: 409,
        message: expect.stringContaining("no longer offered") as unknown,
      });
    await askAgain(id);
    const [anew, ...amended] = await waitForRecommendation(guest, id);
    expect(anew).toMatchObject({
      is_outdated: false,
      // The changes do not apply to another product.
      changes_dropped: true,
      common_info: { annuity_recommendation: "LivingAnnuity" },
    });
    expect(amended).toEqual([]);
  });

  test("is as before once somebody provides it again", async () => {
    const { id, recommendation } = await makeAdvisedPlan(guest);
    provide("none");
    expect((await readBase(id)).is_outdated).toBe(true);
    provide(PROVIDER);
    expect(await readBase(id)).toEqual(recommendation);
    expect(await incomeOf(id)).toBe(recommendation.laplus_recommendations?.expected.monthly_income_total);
  });
});

describe("a plan that was made without it", () => {
  test("comes out to the cent again, and is changed without it, once somebody provides it", async () => {
    provide("none");
    const { id, recommendation } = await makeAdvisedPlan(guest);
    provide(PROVIDER);
    expect(await readBase(id)).toEqual(recommendation);
    expect(await incomeOf(id)).toBe(recommendation.la_recommendations.expected.monthly_income_total);
    const body = { id, debt_recommend: 0 };
    const edited = take(await call("overrideRecommendation", { body }, guest));
    expect(edited.common_info.annuity_recommendation).toBe("LivingAnnuity");
    expect(JSON.stringify(edited)).not.toMatch(/plus/i);
  });

  test("has one to choose again once its answers change", async () => {
    provide("none");
    const { id } = await makeAdvisedPlan(guest);
    provide(PROVIDER);
    take(await call("updatePlan", { query: { id }, body: { retirement_savings: 4_000_000 } }, guest));
    expect((await readBase(id)).common_info.annuity_recommendation).toBe("LivingAnnuityPlus");
  });
});

/** A record of advice, exported as a file. */
async function exportRecord(): Promise<string> {
  const account = await openAccount();
  const accepted = { accepted: true as const, userId: account.userId, url: "/en", browser: "a test" };
  take(await callBackend("acceptTerms", { body: accepted }, account));
  const { id } = take(
    await callBackend("createPlan", { body: { ...thandi, rsaid: account.rsaid } }, account),
  );
  await waitForJobs(GENERATION_QUEUE);
  const { record } = take(await callBackend("selectPlan", { body: { id, plan_type: "base" } }, account));
  const params = { recordId: record?.record_id ?? "" };
  const file = path.join(folder, `${randomUUID()}.json`);
  writeFileSync(file, take(await callBackend("getRecord", { params }, account)).file);
  return file;
}

test("a record of advice is computed again to the cent, whatever the operator says later", async () => {
  const offered = await exportRecord();
  provide("none");
  const without = await exportRecord();
  expect(await verifyRecord([offered])).toMatchObject({ ok: true });
  provide(PROVIDER);
  expect(await verifyRecord([without])).toMatchObject({ ok: true });
});
