import { TransactionRollbackError, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { callBackend, waitForRecommendation } from "../../app/backend/door.server";
import { generateRecommendation } from "../../app/backend/generation/generate-recommendation";
import { isBeingGenerated } from "../../app/backend/generation/request-generation";
import { warmThreadLater } from "../../app/backend/generation/warm-up";
import { getLogger } from "../../app/backend/log/logger";
import { sealSurvey } from "../../app/backend/plans/stored-survey";
import { getDatabase } from "../../app/backend/store/connection";
import { plans, recommendations } from "../../app/backend/store/schema";
import { transact } from "../../app/backend/store/transact";
import type { Recommendation } from "../../app/contract/plan/recommendation";
import { chooseBasis } from "../../app/engine";
import { people } from "../../fixtures/people";
import { startTestBackend } from "../support/backend";
import { take } from "../support/call";
import { today } from "../support/today";

const johan = people(today)[3]!.record;

let stop: () => Promise<void>;
let bearer: string;
beforeAll(async () => {
  // No worker runs here: the tests do the jobs themselves, and stop at any point.
  stop = await startTestBackend({ isWorking: false });
  bearer = take(await callBackend("getGuestToken", {}, {})).bearer_token;
});
afterAll(() => stop());

async function makePlan(): Promise<number> {
  return take(await callBackend("createDemoPlan", { body: johan }, { bearer })).id;
}

/** Runs a recommendation's job; `complete` ends it in the same transaction. */
async function doJob(
  planId: number,
  generation: number,
  complete = async () => {},
  failedAttempts = 0,
): Promise<void> {
  await generateRecommendation({ id: "by hand", data: { planId, generation }, failedAttempts, complete });
}

async function findRow(planId: number) {
  const rows = await getDatabase().select().from(recommendations).where(eq(recommendations.planId, planId));
  expect(rows).toHaveLength(1);
  return rows[0]!;
}

function ask(id: number) {
  return callBackend("getRecommendations", { query: { id } }, { bearer });
}

test("a job is queued with its plan, and only with it", async () => {
  const countJobs = async () => {
    const { rows } = await getDatabase().execute(sql`select count(*)::int as jobs from pgboss.job`);
    return rows[0]!.jobs as number;
  };
  const before = await countJobs();
  await callBackend("createDemoPlan", { body: { ...johan, first_name: "" } }, { bearer });
  expect(await countJobs()).toBe(before);
  await makePlan();
  expect(await countJobs()).toBe(before + 1);
});

test("a job that dies before its end leaves no result, and done again leaves one", async () => {
  const id = await makePlan();
  expect(await ask(id)).toMatchObject({ response_code: "R01", return_object: { stages_done: 0 } });
  const die = () => Promise.reject(new Error("killed"));
  await expect(doJob(id, 1, die)).rejects.toThrow("killed");
  expect(await findRow(id)).toMatchObject({ status: "pending", payloadEncrypted: null });
  // It died after cash needs and guaranteed income were computed, and before the markets were.
  expect(await ask(id)).toMatchObject({ response_code: "R01", return_object: { stages_done: 2 } });
  await doJob(id, 1);
  expect(await findRow(id)).toMatchObject({ status: "ready", basisVersion: chooseBasis(today).version });
});

test("a job that is done leaves its place behind, with the hash of an address", async () => {
  const complete = vi.fn(async () => {});
  await doJob(await makePlan(), 1, complete);
  expect(complete).toHaveBeenCalledWith(expect.anything(), "standing");
});

test("a job that is done twice keeps its first result", async () => {
  const id = await makePlan();
  await doJob(id, 1);
  const first = await findRow(id);
  await doJob(id, 1);
  expect(await findRow(id)).toEqual(first);
});

test("a job of an older request does not answer a newer one", async () => {
  const id = await makePlan();
  take(
    await callBackend("updatePlan", { query: { id }, body: { retirement_savings: 3_000_000 } }, { bearer }),
  );
  await doJob(id, 1);
  expect(await findRow(id)).toMatchObject({ status: "pending", generation: 2 });
  await doJob(id, 2);
  expect(await findRow(id)).toMatchObject({ status: "ready", generation: 2 });
});

test("a first figure that cannot be followed is left out and reported, and the plan is there", async () => {
  const reported = vi.spyOn(getLogger(), "error").mockReturnValue();
  const estimate = { age: 64.5, gender: "male", savings: 900_000 } as const;
  const first_figure = { ...estimate, way: "guaranteed", monthly_income_total: 3_500 } as const;
  const id = await makePlan();
  const survey = sealSurvey({ ...johan, first_figure }, id);
  await getDatabase().update(plans).set({ survey }).where(eq(plans.id, id));
  await doJob(id, 1);
  const [recommendation] = take(await ask(id)) as Recommendation[];
  expect(recommendation?.common_info).toBeDefined();
  expect(recommendation?.common_info).not.toHaveProperty("first_figure");
  expect(reported.mock.calls).toMatchObject([[{ during: "generateRecommendation" }, "error"]]);
  reported.mockRestore();
});

test("what the engine refuses has failed, says so, and can be asked for again", async () => {
  const id = await makePlan();
  const [{ survey }] = (await getDatabase().select().from(plans).where(eq(plans.id, id))) as [
    typeof plans.$inferSelect,
  ];
  await getDatabase()
    .update(plans)
    .set({ survey: { ...survey, dob: "" } })
    .where(eq(plans.id, id));
  await doJob(id, 1);
  expect(await ask(id)).toMatchObject({
    response_code: "R04",
    http_code: 500,
    message: "Not able to load plan recommendations",
  });

  await getDatabase().update(plans).set({ survey }).where(eq(plans.id, id));
  const again = { id, plan_type: "base" as const, rsaid: "" as const };
  take(await callBackend("updatePlan", { query: {}, body: again }, { bearer }));
  expect(await ask(id)).toMatchObject({ response_code: "R01", http_code: 201 });
  await doJob(id, 2);
  expect(await ask(id)).toMatchObject({ response_code: "R00" });
});

test("a job that dies again and again ends at last, and its recommendation has failed", async () => {
  const id = await makePlan();
  const dieOnce = () =>
    vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error("killed")).mockResolvedValue(undefined);
  await expect(doJob(id, 1, dieOnce(), 4)).rejects.toThrow("killed");
  expect(await findRow(id)).toMatchObject({ status: "pending" });
  await doJob(id, 1, dieOnce(), 5);
  expect(await findRow(id)).toMatchObject({ status: "failed" });
});

test("a job that the database cuts short is done again, however often", async () => {
  const id = await makePlan();
  const cutShort = vi
    .fn<() => Promise<void>>()
    .mockRejectedValueOnce(Object.assign(new Error("terminating connection"), { code: "57P01" }))
    .mockResolvedValue(undefined);
  await expect(doJob(id, 1, cutShort, 900)).rejects.toThrow("terminating");
  expect(await findRow(id)).toMatchObject({ status: "pending" });
  await doJob(id, 1, cutShort, 901);
  expect(await findRow(id)).toMatchObject({ status: "ready" });
});

const askAgain = async (id: number) =>
  take(
    await callBackend("updatePlan", { query: {}, body: { id, plan_type: "base", rsaid: "" } }, { bearer }),
  );

const matchJob = (id: number) => sql`data ->> 'planId' = ${String(id)}`;

test("a recommendation whose job only waits is not asked for again, however long it waits", async () => {
  const id = await makePlan();
  const longAgo = new Date(Date.now() - 3_600_000);
  await getDatabase()
    .update(recommendations)
    .set({ updatedAt: longAgo })
    .where(eq(recommendations.planId, id));
  await getDatabase().execute(
    sql`update pgboss.job set created_on = ${longAgo.toISOString()} where ${matchJob(id)}`,
  );
  await askAgain(id);
  expect(await findRow(id)).toMatchObject({ status: "pending", generation: 1 });
});

test("a recommendation whose job is lost can be asked for again at once, and gets one job", async () => {
  const id = await makePlan();
  await getDatabase().execute(sql`delete from pgboss.job where ${matchJob(id)}`);
  await askAgain(id);
  await askAgain(id);
  expect(await findRow(id)).toMatchObject({ status: "pending", generation: 2 });
  const { rows } = await getDatabase().execute(sql`select data from pgboss.job where ${matchJob(id)}`);
  expect(rows).toMatchObject([{ data: { planId: id, generation: 2 } }]);
  await doJob(id, 2);
  expect(await findRow(id)).toMatchObject({ status: "ready" });
});

test.each([
  ["waits", sql`state = 'created'`, true],
  ["waits after a failure", sql`state = 'retry'`, true],
  ["is being done", sql`state = 'active', started_on = now()`, true],
  [
    "will be repeated, its process having died",
    sql`state = 'active', started_on = now() - interval '1 h'`,
    true,
  ],
  ["was given up", sql`state = 'failed'`, false],
  ["was cancelled", sql`state = 'cancelled'`, false],
  ["belongs to an older request", sql`data = data || '{"generation": 0}'`, false],
])("a job that %s: %o", async (_, change, expected) => {
  const id = await makePlan();
  // Not committed, so that the queue's maintenance does not see it.
  await transact(async (tx) => {
    await tx.execute(sql`update pgboss.job set ${change} where ${matchJob(id)}`);
    expect(await isBeingGenerated(tx, { planId: id, generation: 1 })).toBe(expected);
    tx.rollback();
  }).catch((error: unknown) => expect(error).toBeInstanceOf(TransactionRollbackError));
});

test("a waiting caller hears of a result when it comes, and not before", async () => {
  const id = await makePlan();
  expect(await waitForRecommendation(id, 50, { bearer })).toBe(false);
  const waiting = waitForRecommendation(id, 60_000, { bearer });
  await doJob(id, 1);
  expect(await waiting).toBe(true);
  expect(await waitForRecommendation(id, 0, { bearer })).toBe(true);
});

test("a process asks a thread of itself twenty seconds after its start, so that nobody waits for markets", async () => {
  const questions = vi.spyOn(AbortSignal, "timeout");
  const reportError = vi.fn();
  const timers = vi.spyOn(globalThis, "setTimeout");
  warmThreadLater(reportError);
  const index = timers.mock.calls.findIndex(([, milliseconds]) => milliseconds === 20_000);
  clearTimeout(timers.mock.results[index]?.value as NodeJS.Timeout);
  expect(questions).not.toHaveBeenCalled();
  timers.mock.calls[index]?.[0]();
  await expect.poll(() => questions.mock.calls.length).toBe(1);
  expect(reportError).not.toHaveBeenCalled();
});

test("the same answers, day and seed give the same figures", async () => {
  const [one, other] = [await makePlan(), await makePlan()];
  await doJob(one, 1);
  await doJob(other, 1);
  expect(take(await ask(one))).toEqual(take(await ask(other)));
});

test("nothing that tells about a person can be read in the tables", async () => {
  const id = await makePlan();
  await doJob(id, 1);
  const { rows } = await getDatabase().execute(
    sql`select p::text || r::text as stored from plans p join recommendations r on r.plan_id = p.id where p.id = ${id}`,
  );
  const stored = String(rows[0]!.stored);
  for (const secret of [johan.first_name, johan.last_name, johan.email, "725550199", johan.partner_name])
    expect(stored).not.toContain(secret);
  expect(stored).not.toContain("EnhancedLifeAnnuity");
  expect(stored).not.toMatch(/illness|smoker/);
});
