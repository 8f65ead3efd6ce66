import { eq, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { callBackend } from "../../app/backend/door.server";
import { getLogger } from "../../app/backend/log/logger";
import { SEND_CODE } from "../../app/backend/session/code-requests";
import { deriveCode } from "../../app/backend/session/one-time-code";
import { sendCode } from "../../app/backend/start/send-code";
import { getDatabase } from "../../app/backend/store/connection";
import { sendInTransaction } from "../../app/backend/store/queue";
import { codeRequests } from "../../app/backend/store/schema";
import { transact } from "../../app/backend/store/transact";
import { startTestBackend } from "../support/backend";
import { take } from "../support/call";
import { beginRegistration, endPause, waitForJobs } from "../support/code-callers";
import { serveSms, type SmsServer } from "../support/sms-server";

let gateway: SmsServer;
let stop: () => Promise<void>;
beforeAll(async () => {
  gateway = await serveSms({ user: "token-id", password: "token-secret" });
  Object.assign(process.env, {
    SMS_GATEWAY: "bulksms",
    SMS_USER: "token-id",
    SMS_PASSWORD: "token-secret",
    SMS_URL: gateway.url,
  });
  stop = await startTestBackend();
});
afterAll(async () => {
  await stop();
  await gateway.close();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const listAsked = (cell: string) => gateway.asked.filter(({ to }) => to === `+27${cell}`);
const listDelivered = (cell: string) => gateway.delivered.filter(({ to }) => to === `+27${cell}`);

const findAcceptedSend = async (requestId: string) => {
  const [row] = await getDatabase().select().from(codeRequests).where(eq(codeRequests.id, requestId));
  return row?.acceptedSend;
};

const queueAgain = (requestId: string) =>
  transact((tx) => sendInTransaction(tx, { name: SEND_CODE, data: { requestId, send: 1 } }));

test("a code is sent once, also if its job is done again", async () => {
  const { requestId, cell } = await beginRegistration();
  await waitForJobs(SEND_CODE);
  await queueAgain(requestId);
  await waitForJobs(SEND_CODE);
  const code = deriveCode(requestId, 1);
  expect(listAsked(cell).map(({ body }) => body)).toEqual([
    `${code} is your Baobab code to register. It is valid for 5 minutes. Give it to nobody.`,
  ]);
  expect(await findAcceptedSend(requestId)).toBe(1);
});

test("a code that the gateway has taken is known to have left, whatever becomes of its job afterwards", async () => {
  const { requestId } = await beginRegistration();
  await waitForJobs(SEND_CODE);
  await getDatabase().update(codeRequests).set({ acceptedSend: 0 }).where(eq(codeRequests.id, requestId));
  const complete = () => Promise.reject(new Error("the process died"));
  const job = { id: "a job", data: { requestId, send: 1 }, failedAttempts: 0, complete };
  await expect(sendCode(job)).rejects.toThrow("died");
  expect(await findAcceptedSend(requestId)).toBe(1);
});

test("registering a known ID number tells the number on file and sends nothing to the typed one", async () => {
  const { bearer, rsaid, cell, requestId } = await beginRegistration();
  const otp = deriveCode(requestId, 1);
  take(await callBackend("verifyCode", { body: { token_request_id: requestId, otp } }, { bearer }));
  await waitForJobs(SEND_CODE);
  const stranger = await beginRegistration(rsaid);
  await waitForJobs(SEND_CODE);
  expect(listAsked(cell).at(-1)?.body).toBe("You already have an account; log in instead");
  expect(listAsked(stranger.cell)).toEqual([]);
});

test("the number on file is told so three times an hour at most, however often its ID number is registered", async () => {
  const { bearer, rsaid, cell, requestId } = await beginRegistration();
  const otp = deriveCode(requestId, 1);
  take(await callBackend("verifyCode", { body: { token_request_id: requestId, otp } }, { bearer }));
  for (let time = 0; time < 5; time += 1) {
    await beginRegistration(rsaid);
    await waitForJobs(SEND_CODE);
  }
  const told = listAsked(cell).filter(({ body }) => body.startsWith("You already have an account"));
  expect(told).toHaveLength(3);
});

test("a crash after the gateway accepted a code sends the same one, which the gateway recognises", async () => {
  const { requestId, cell } = await beginRegistration();
  await waitForJobs(SEND_CODE);
  // The state after such a crash: nothing noted, and the job queued again.
  await getDatabase().update(codeRequests).set({ acceptedSend: 0 }).where(eq(codeRequests.id, requestId));
  await queueAgain(requestId);
  await waitForJobs(SEND_CODE);
  const [first, second, ...more] = listAsked(cell);
  expect(more).toEqual([]);
  expect(second).toEqual({ ...first, at: expect.any(Number) });
  expect(listDelivered(cell)).toHaveLength(1);
});

describe("a gateway", () => {
  test("that is down is asked again after growing pauses, until it takes the code", async () => {
    gateway.behaveNext(503, "accept and lose the answer", 429);
    const { requestId, cell } = await beginRegistration();
    const ends = [await endPause(SEND_CODE), await endPause(SEND_CODE), await endPause(SEND_CODE)];
    await waitForJobs(SEND_CODE);
    const asked = listAsked(cell);
    expect(asked).toHaveLength(4);
    // The pauses are 1 to 2, 2 to 4 and 4 to 8 seconds long.
    for (const [index, least] of [1_000, 2_000, 4_000].entries())
      expect(ends[index]! - asked[index]!.at).toBeGreaterThanOrEqual(least);
    expect(new Set(listAsked(cell).map(({ body }) => body)).size).toBe(1);
    expect(listDelivered(cell)).toHaveLength(1);
    expect(await findAcceptedSend(requestId)).toBe(1);
  });

  test("that takes long holds up no one else's code, and is asked again", async () => {
    gateway.behaveNext("hang");
    const patience = new AbortController();
    const startPatience = vi.spyOn(AbortSignal, "timeout").mockReturnValueOnce(patience.signal);
    const slow = await beginRegistration();
    await expect.poll(() => listAsked(slow.cell).length).toBe(1);
    expect(startPatience.mock.calls).toEqual([[10_000]]);
    const other = await beginRegistration();
    await expect.poll(() => listDelivered(other.cell).length).toBe(1);
    expect(listAsked(slow.cell)).toHaveLength(1);
    patience.abort();
    await endPause(SEND_CODE);
    await waitForJobs(SEND_CODE);
    expect(listAsked(slow.cell)).toHaveLength(2);
    expect(listDelivered(slow.cell)).toHaveLength(1);
  });

  test.each([400, 403, 307])("that answers %i is not asked again", async (status) => {
    gateway.behaveNext(status);
    const { requestId, cell } = await beginRegistration();
    await waitForJobs(SEND_CODE);
    expect(listAsked(cell)).toHaveLength(1);
    expect(await findAcceptedSend(requestId)).toBe(0);
  });

  test("is not asked for a code that nobody can use any more", async () => {
    gateway.behaveNext(503);
    const { cell } = await beginRegistration();
    await expect.poll(() => listAsked(cell).length).toBe(1);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 5 * 60_000 });
    await endPause(SEND_CODE);
    await waitForJobs(SEND_CODE);
    expect(listAsked(cell)).toHaveLength(1);
  });
});

test("what goes wrong tells nothing personal to the log or to the queue", async () => {
  const log = vi.spyOn(getLogger(), "error");
  gateway.behaveNext(503, 400);
  const { requestId, cell, rsaid } = await beginRegistration();
  await endPause(SEND_CODE);
  await waitForJobs(SEND_CODE);
  const messages = log.mock.calls.map(([report]) => (report as { error: { message: string } }).error.message);
  expect(messages).toEqual([503, 400].map((status) => `the SMS gateway answered a message with ${status}`));
  const { rows } = await getDatabase().execute(sql`select job::text as text from pgboss.job job`);
  const written = JSON.stringify([log.mock.calls, rows]);
  for (const secret of [cell, rsaid, deriveCode(requestId, 1), "token-secret"])
    expect(written.includes(secret), secret).toBe(false);
});
