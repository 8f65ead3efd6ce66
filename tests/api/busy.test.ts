import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { answerHere } from "../../app/backend/door.server";
import { ADVICE_THREADS } from "../../app/backend/calculation/advice-pool";
import { embedded } from "../../app/backend/transports/embedded";
import { startTestBackend } from "../support/backend";
import { createClient, type TestGuest } from "../support/over-transports";

const { call, becomeGuest, makeAdvisedPlan } = createClient(() => embedded);

let guest: TestGuest;
let id: number;
beforeAll(() => startTestBackend());
beforeAll(async () => {
  guest = await becomeGuest();
  ({ id } = await makeAdvisedPlan(guest));
});
afterEach(() => vi.restoreAllMocks());

function ask(debt_recommend: number): Promise<Response> {
  const headers = { Authorization: `Bearer ${guest.bearer}`, "Content-Type": "application/json" };
  const body = JSON.stringify({ id, debt_recommend });
  const path = "http://embedded/api/plan/calculation/monthlyincome";
  return answerHere(new Request(path, { method: "POST", headers, body }));
}

const BUSY = {
  response_code: "R04",
  http_code: 503,
  message: "Too much is being worked out at once: try again in a moment",
  return_object: null,
};

test("calls beyond the queue's length are refused as busy, and answered when they come again", async () => {
  const all = Array.from({ length: 40 * ADVICE_THREADS }, (_, index) => index * 1_000);
  const answers = await Promise.all(all.map(ask));
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.length).toBeLessThan(all.length);
  for (const answer of refused) {
    expect(answer.headers.get("Retry-After")).toBe("1");
    expect(await answer.json()).toEqual(BUSY);
  }
  expect((await ask(77_000)).status).toBe(200);
});

test("a question asked by many at once is worked out once, and no one is refused", async () => {
  const answers = await Promise.all(Array.from({ length: 40 * ADVICE_THREADS }, () => ask(33_000)));
  const incomes = await Promise.all(answers.map(async (answer) => (await answer.json()) as unknown));
  for (const income of incomes) expect(income).toEqual(incomes[0]);
  expect(incomes[0]).toMatchObject({ response_code: "R00" });
});

test("what takes too long ends with its thread, and the next thread answers", async () => {
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  vi.spyOn(AbortSignal, "timeout").mockImplementationOnce(() => timeout(1));
  const answer = await call("overrideRecommendation", { body: { id, debt_recommend: 1_000 } }, guest);
  expect(answer).toEqual({ ...BUSY, retryAfterSeconds: 1 });
  // On a loaded machine a new thread may start later than a call's timeout; the caller is told to retry, and does.
  await expect
    .poll(() => call("overrideRecommendation", { body: { id, debt_recommend: 1_000 } }, guest))
    .toMatchObject({ http_code: 200 });
});
