import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { countCodes, countImported } from "../../app/backend/limits/count-call";
import { LIMITS } from "../../app/backend/limits/limits";
import { getLogger } from "../../app/backend/log/logger";
import { reportError } from "../../app/backend/log/report-error";
import { deliver, DeliveryError } from "../../app/backend/sending/delivery";
import { count, startMetrics, writeMetrics } from "../../app/backend/log/metrics";
import { getDatabase } from "../../app/backend/store/connection";
import { registerJob, sendInTransaction, startQueue, stopQueue } from "../../app/backend/store/queue";
import { transact } from "../../app/backend/store/transact";
import { measureLevels } from "../../app/backend/watching/serve-metrics";
import { openTestDatabase } from "../support/database";
import { readText, sumOf } from "../support/served-figures";

let close: () => Promise<void>;
beforeAll(async () => {
  close = await openTestDatabase();
  vi.spyOn(getLogger(), "error").mockReturnValue();
  // Counting before metrics have started must not fail.
  count("errors", {});
  await startMetrics();
});
afterAll(() => close());

async function read(name: string, labels: Record<string, string> = {}): Promise<number> {
  return sumOf(readText((await writeMetrics()).text), name, labels);
}

it("counts errors from when figures are kept", async () => {
  expect(await read("baobab_errors_total")).toBe(0);
  reportError(new Error("no"));
  expect(await read("baobab_errors_total")).toBe(1);
});

it("counts what is sent, by what became of it", async () => {
  const send = (during: Parameters<typeof deliver>[0], failure?: Error) =>
    deliver(during, async () => {
      if (failure) throw failure;
    }).catch(() => undefined);
  await send("sending a code");
  await send("sending a code", new DeliveryError("refused", true));
  await send("sending an email", new DeliveryError("later", false));
  await send("sending an email", new TypeError("a bug"));
  await send("telling of another cell number");
  const counted = (kind: string, outcome: string) => read("baobab_messages_total", { kind, outcome });
  expect(await counted("code", "accepted")).toBe(1);
  expect(await counted("code", "refused")).toBe(1);
  expect(await counted("mail", "failed")).toBe(2);
  expect(await counted("warning", "accepted")).toBe(1);
  expect(await read("baobab_messages_total")).toBe(5);
});

it("counts what limits refuse, by what they count for, and whose it is nowhere", async () => {
  const number = "6303145009087";
  for (let codes = 0; codes < LIMITS.code.number.calls + 2; codes += 1)
    await countCodes({ purpose: "confirm", number });
  await countImported("guest-1", LIMITS.import.bearer.calls + 1);
  expect(await read("baobab_limits_hit_total", { limit: "code", subject: "number" })).toBe(2);
  expect(await read("baobab_limits_hit_total", { limit: "import", subject: "bearer" })).toBe(1);
  const { text } = await writeMetrics();
  expect(text).not.toContain(number);
  expect(text).not.toContain("guest-1");
});

it("measures the jobs that are due, and since when, also those that have failed meanwhile", async () => {
  registerJob("try", async () => undefined);
  await startQueue({ isWorking: false, reportError: () => undefined });
  const send = (startAfter?: Date) =>
    transact((tx) => sendInTransaction(tx, { name: "try", data: {}, startAfter }));
  const measure = async () => {
    await measureLevels();
    return [await read("baobab_jobs_waiting"), await read("baobab_oldest_job_waiting_seconds")];
  };
  expect(await measure()).toEqual([0, 0]);
  const tomorrow = new Date(Date.now() + 86_400_000);
  await send(tomorrow);
  expect(await measure()).toEqual([0, 0]);
  await send();
  // As the queue does after a failure, for a job that was due ten minutes ago.
  await getDatabase()
    .execute(sql`update pgboss.job set state = 'retry', start_after = now() + interval '1 hour',
    keep_until = keep_until - interval '10 minutes' where name = 'try' and start_after <= now()`);
  const [jobs, seconds] = await measure();
  await stopQueue();
  expect(jobs).toBe(1);
  expect(seconds).toBeGreaterThanOrEqual(600);
  expect(seconds).toBeLessThan(86_400);
});
