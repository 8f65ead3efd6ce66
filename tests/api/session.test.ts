import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { todayInSouthAfrica } from "../../app/base/date";
import { callBackend } from "../../app/backend/door.server";
import { deleteOldAnswersRegularly } from "../../app/backend/calls/idempotency";
import { getDatabase } from "../../app/backend/store/connection";
import { people } from "../../fixtures/people";
import { startTestBackend } from "../support/backend";
import { take } from "../support/call";

const begun = new Date();
const thandi = people(todayInSouthAfrica(begun))[0]!.record;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

beforeAll(() => startTestBackend({ isWorking: false }));
beforeEach(() => vi.useFakeTimers({ toFake: ["Date"], now: begun }));
afterEach(() => vi.useRealTimers());

function pass(milliseconds: number): void {
  vi.setSystemTime(Date.now() + milliseconds);
}

async function becomeGuest(): Promise<string> {
  return take(await callBackend("getGuestToken", {}, {})).bearer_token;
}

async function renew(bearer: string): Promise<string> {
  return take(await callBackend("refreshToken", {}, { bearer })).bearer_token;
}

async function makePlan(bearer: string, processContextId?: string): Promise<number> {
  return take(await callBackend("createDemoPlan", { body: thandi }, { bearer, processContextId })).id;
}

async function askStatus(bearer: string): Promise<number> {
  return (await callBackend("getAllPlans", {}, { bearer })).http_code;
}

describe("a guest's token", () => {
  test("runs out after half an hour and can still be renewed for 30 days", async () => {
    const bearer = await becomeGuest();
    const id = await makePlan(bearer);
    pass(31 * MINUTE);
    expect(await askStatus(bearer)).toBe(401);
    pass(29 * DAY);
    const plans = take(await callBackend("getAllPlans", {}, { bearer: await renew(bearer) }));
    expect(plans.map((plan) => plan.id)).toEqual([id]);
  });

  test("cannot be renewed after 30 days", async () => {
    const bearer = await becomeGuest();
    pass(30 * DAY);
    expect(await callBackend("refreshToken", {}, { bearer })).toMatchObject({ http_code: 401 });
  });

  test("that was replaced works until its successor is used, 60 seconds more, and then neither opens nor renews anything", async () => {
    const old = await becomeGuest();
    await makePlan(old);
    pass(10 * MINUTE);
    const newer = await renew(old);
    expect(await askStatus(newer)).toBe(200);
    pass(59_000);
    expect(await askStatus(old)).toBe(200);
    pass(2_000);
    expect(await askStatus(old)).toBe(401);
    expect(await callBackend("refreshToken", {}, { bearer: old })).toMatchObject({ http_code: 401 });
    expect(await askStatus(newer)).toBe(200);
  });

  test("renewed twice at the same moment, as by pages that load in parallel, gives two that both stay good", async () => {
    const old = await becomeGuest();
    await makePlan(old);
    pass(10 * MINUTE);
    const first = await renew(old);
    pass(1_500);
    const second = await renew(old);
    pass(5 * MINUTE);
    expect([await askStatus(first), await askStatus(second)]).toEqual([200, 200]);
  });
});

describe("a token that was replaced soon after its issue", () => {
  test("is worth nothing 60 seconds later, like any other", async () => {
    const old = await becomeGuest();
    await makePlan(old);
    pass(30_000);
    const newer = await renew(old);
    expect(await askStatus(newer)).toBe(200);
    pass(61_000);
    expect(await askStatus(old)).toBe(401);
    expect(await callBackend("refreshToken", {}, { bearer: old })).toMatchObject({ http_code: 401 });
    expect(await askStatus(newer)).toBe(200);
  });

  test("leaves those that pages renewed in parallel good until the next one is used", async () => {
    const old = await becomeGuest();
    await makePlan(old);
    pass(29 * MINUTE);
    const first = await renew(old);
    pass(5_000);
    const second = await renew(old);
    pass(28 * MINUTE);
    const third = await renew(first);
    expect(await askStatus(third)).toBe(200);
    pass(61_000);
    expect(await callBackend("refreshToken", {}, { bearer: second })).toMatchObject({ http_code: 401 });
    expect(await askStatus(third)).toBe(200);
  });
});

/** Stores 12 000 answers under idempotency keys, made at this instant. */
async function addAnswersOfSomebody(): Promise<void> {
  await getDatabase()
    .execute(sql`insert into remembered_answers (subject_hash, method, path, key, body_hash, created_at)
    select 'somebody', 'POST', '/plan/demo', gen_random_uuid(), 'a body', ${new Date().toISOString()} from generate_series(1, 12000)`);
}

describe("a call's Processcontextid", () => {
  test("is remembered for a day, also across a renewed token", async () => {
    const key = randomUUID();
    const bearer = await becomeGuest();
    const id = await makePlan(bearer, key);
    pass(23 * HOUR);
    expect(await makePlan(await renew(bearer), key)).toBe(id);
  });

  test("is forgotten after a day", async () => {
    const key = randomUUID();
    const bearer = await becomeGuest();
    const id = await makePlan(bearer, key);
    pass(25 * HOUR);
    expect(await makePlan(await renew(bearer), key)).not.toBe(id);
  });

  test("is forgotten after a day, however much else is to be forgotten", async () => {
    await addAnswersOfSomebody();
    // Statistics after a quiet night: PostgreSQL then expects hardly any old rows.
    await getDatabase().execute(sql`delete from remembered_answers`);
    await getDatabase().execute(sql`analyze remembered_answers`);
    const bearer = await becomeGuest();
    const key = randomUUID();
    await makePlan(bearer, key);
    await addAnswersOfSomebody();
    pass(25 * HOUR);
    const again = await renew(bearer);
    const other = { ...thandi, first_name: "Zola" };
    const answer = await callBackend(
      "createDemoPlan",
      { body: other },
      { bearer: again, processContextId: key },
    );
    expect(answer).toMatchObject({ response_code: "R00" });
    deleteOldAnswersRegularly((error) => expect.unreachable(error.message));
    const ofSomebody = sql`select 1 from remembered_answers where subject_hash = 'somebody'`;
    await expect.poll(async () => (await getDatabase().execute(ofSomebody)).rows).toEqual([]);
  });
});
