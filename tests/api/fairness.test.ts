import { sql } from "drizzle-orm";
import PgBoss from "pg-boss";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { watchRequests } from "../../app/backend/watching/watch-requests";
import { GENERATION_QUEUE, type GenerationJob } from "../../app/backend/generation/request-generation";
import { getDatabase, getDatabaseUrl } from "../../app/backend/store/connection";
import { sendInTransaction } from "../../app/backend/store/queue";
import { transact } from "../../app/backend/store/transact";
import { embedded } from "../../app/backend/transports/embedded";
import { startTestBackend } from "../support/backend";
import { take } from "../support/call";
import { createClient, type TestGuest, thandi } from "../support/over-transports";
import { serveApi } from "../support/serve-api";

const { call, becomeGuest, makePlan } = createClient(() => embedded);

let stop: () => Promise<void>;
let api: Awaited<ReturnType<typeof serveApi>>;
let boss: PgBoss;
beforeAll(async () => {
  process.env.TRUST_PROXY = "1";
  // No worker runs here: the tests fetch the jobs as a worker would.
  stop = await startTestBackend({ isWorking: false });
  watchRequests(() => undefined);
  api = await serveApi();
  boss = new PgBoss({ connectionString: getDatabaseUrl(), supervise: false, schedule: false });
  await boss.start();
});
afterAll(async () => {
  await boss.stop({ graceful: false, wait: true });
  await api.close();
  await stop();
});
beforeEach(() => boss.purgeQueue(GENERATION_QUEUE));

/** The waiting jobs, in the order in which workers take them: their plans, requests and priorities. */
async function takeJobs() {
  const taken: (GenerationJob & { priority: number })[] = [];
  for (;;) {
    const [job] = await boss.fetch<GenerationJob>(GENERATION_QUEUE, { includeMetadata: true });
    if (!job) return taken;
    // The queue would return an unfinished job.
    await boss.deleteJob(GENERATION_QUEUE, job.id);
    const { planId, generation } = job.data;
    taken.push({ planId, generation, priority: job.priority });
  }
}

const takePlans = async () => (await takeJobs()).map(({ planId }) => planId);

/** Queues other people's jobs in a round, without a plan behind them. */
async function queueOthers(times: number, round: number): Promise<void> {
  const data = { planId: 0, generation: 0, standing: { turn: round } };
  const job = { name: GENERATION_QUEUE, data, priority: -round };
  await transact(async (tx) => {
    for (let time = 0; time < times; time += 1) await sendInTransaction(tx, job);
  });
}

test("a person's second plan waits for everybody's first, and their third for everybody's second", async () => {
  const [greedy, calm, late] = [await becomeGuest(), await becomeGuest(), await becomeGuest()];
  const greedys = [await makePlan(greedy), await makePlan(greedy), await makePlan(greedy)];
  const calms = [await makePlan(calm), await makePlan(calm)];
  const lates = [await makePlan(late)];
  expect(await takePlans()).toEqual([greedys[0], calms[0], lates[0], greedys[1], calms[1], greedys[2]]);
});

test("plans of one person that come at once wait one behind the other", async () => {
  const guest = await becomeGuest();
  await Promise.all(Array.from({ length: 6 }, () => makePlan(guest)));
  const priorities = (await takeJobs()).map(({ priority }) => priority);
  expect(new Set(priorities).size).toBe(6);
});

test("one guest's plans that come at once do not keep another's from being taken in", async () => {
  const [greedy, other] = [await becomeGuest(), await becomeGuest()];
  let taken = 0;
  const all = Array.from({ length: 20 }, () => makePlan(greedy).then(() => (taken += 1)));
  await makePlan(other);
  expect(taken).toBeLessThan(10);
  await Promise.all(all);
});

/** Sets a different amount each time: an equal one would leave the recommendation as it is. */
const change = async (id: number, guest: TestGuest, savings = 3_000_000) =>
  call("updatePlan", { query: { id }, body: { retirement_savings: savings } }, guest);

test("a plan that is changed while it waits keeps its place, and is worked out once", async () => {
  const [hasty, calm] = [await becomeGuest(), await becomeGuest()];
  const id = await makePlan(hasty);
  const other = await makePlan(calm);
  take(await change(id, hasty));
  take(await change(id, hasty, 3_100_000));
  expect(await takeJobs()).toEqual([
    { planId: id, generation: 3, priority: -1 },
    { planId: other, generation: 1, priority: -2 },
  ]);
});

test("a plan that is changed while it waits keeps the place of a second one too", async () => {
  const guest = await becomeGuest();
  const [first, second] = [await makePlan(guest), await makePlan(guest)];
  take(await change(first, guest));
  take(await change(second, guest));
  expect(await takeJobs()).toEqual([
    { planId: first, generation: 2, priority: -1 },
    { planId: second, generation: 2, priority: -3 },
  ]);
});

test("a plan that is changed while it is worked out does not wait behind itself, but behind its owner's others", async () => {
  const [one, two] = [await becomeGuest(), await becomeGuest()];
  const id = await makePlan(one);
  await makePlan(two);
  const other = await makePlan(two);
  const begun = await boss.fetch<GenerationJob>(GENERATION_QUEUE, { batchSize: 3 });
  take(await change(id, one));
  take(await change(other, two));
  expect(await takeJobs()).toEqual([
    { planId: id, generation: 2, priority: -1 },
    { planId: other, generation: 2, priority: -3 },
  ]);
  // Otherwise the queue would return them in the next test.
  await boss.deleteJob(
    GENERATION_QUEUE,
    begun.map((job) => job.id),
  );
});

/** Posts a new guest's plan from an address. */
async function sendFrom(address: string): Promise<number> {
  const { bearer } = await becomeGuest();
  const headers = {
    Authorization: `Bearer ${bearer}`,
    "Content-Type": "application/json",
    "X-Forwarded-For": address,
  };
  const init = { method: "POST", headers, body: JSON.stringify(thandi) };
  const response = await fetch(`${api.origin}/api/plan/demo`, init);
  expect(response.status).toBe(200);
  const { return_object } = (await response.json()) as { return_object: { id: number } };
  return return_object.id;
}

test("forty guests of one hall come first come, first served, and others wait for no more than its share", async () => {
  const hall: number[] = [];
  const others: { id: number; ofHall: number }[] = [];
  for (let guest = 1; guest <= 40; guest += 1) {
    hall.push(await sendFrom("198.51.100.1"));
    if (guest % 10 === 0) others.push({ id: await sendFrom(`198.51.100.${guest}`), ofHall: guest });
  }
  const order = await takePlans();
  expect(order.filter((id) => hall.includes(id))).toEqual(hall);
  // Once the hall has sent more than its share, later guests from elsewhere overtake the rest of it.
  expect(
    others.map(({ id }) => order.slice(0, order.indexOf(id)).filter((one) => hall.includes(one)).length),
  ).toEqual(others.map(({ ofHall }) => Math.min(ofHall, 31)));
});

test("a plan that waits from an address is not overtaken by a later one from there, however long ago that was", async () => {
  const hall: number[] = [];
  for (let guest = 0; guest < 35; guest += 1) hall.push(await sendFrom("198.51.100.2"));
  // As after a minute, when all counts are over.
  await getDatabase().execute(sql`delete from call_counts`);
  hall.push(await sendFrom("198.51.100.2"));
  expect(await takePlans()).toEqual(hall);
});

test("no address can be read in a job that waits", async () => {
  const id = await sendFrom("198.51.100.3");
  const { rows } = await getDatabase().execute<{ data: { standing: { network: string } } }>(
    sql`select data from pgboss.job where data @> ${{ planId: id }}`,
  );
  expect(rows).toMatchObject([{ data: { standing: { network: expect.stringMatching(/^[\w-]{43}$/) } } }]);
});

test("a plan that too many come before is refused as busy, and nothing of it is stored", async () => {
  await queueOthers(100, 1);
  const guest = await becomeGuest();
  expect(await call("createDemoPlan", { body: thandi }, guest)).toEqual({
    response_code: "R04",
    http_code: 503,
    message: "Too much is being worked out at once: try again in a moment",
    return_object: null,
    retryAfterSeconds: 10,
  });
  expect(take(await call("getAllPlans", { query: {} }, guest))).toEqual([]);
  const { rows } = await getDatabase().execute(
    sql`select count(*)::int as jobs from pgboss.job where name = ${GENERATION_QUEUE} and state < 'active'`,
  );
  expect(rows).toEqual([{ jobs: 100 }]);
});

test("a refused change leaves the plan as it was", async () => {
  const guest = await becomeGuest();
  const id = await makePlan(guest);
  await takeJobs();
  await queueOthers(100, 1);
  expect(await change(id, guest)).toMatchObject({ http_code: 503 });
  const [plan] = take(await call("getPlan", { query: { id } }, guest));
  expect(plan?.retirement_savings).toBe(thandi.retirement_savings);
});

test("a plan that waits already can be changed however many others wait", async () => {
  const guest = await becomeGuest();
  const id = await makePlan(guest);
  await queueOthers(100, 1);
  take(await change(id, guest));
  expect((await takeJobs())[0]).toEqual({ planId: id, generation: 2, priority: -1 });
});

test("however many second plans wait, a first one is taken", async () => {
  await queueOthers(1, 1);
  await queueOthers(100, 3);
  const guest = await becomeGuest();
  const id = await makePlan(guest);
  expect(await call("createDemoPlan", { body: thandi }, guest)).toMatchObject({ http_code: 503 });
  expect((await takePlans()).indexOf(id)).toBe(1);
});
