import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { callOver } from "../../app/backend/transports/call-backend";
import { reachOver } from "../../app/backend/transports/remote";
import { people } from "../../fixtures/people";
import { take } from "../support/call";
import { countRuns } from "../support/count-runs";
import { createTestDatabase } from "../support/database";
import { startServer, type TestServer } from "../support/server";
import { today } from "../support/today";

const TIMES = countRuns({ usually: 2, long: 50 });
const thandi = people(today)[0]!.record;

let database: { url: string; drop: () => Promise<void> };
let server: TestServer;
beforeAll(async () => {
  database = await createTestDatabase();
  server = await startServer({ databaseUrl: database.url });
});
afterAll(async () => {
  await server.stop();
  await database.drop();
});

/** Crashes the web process and starts another on the same database. */
async function crash(): Promise<void> {
  await server.kill();
  server = await startServer({ databaseUrl: database.url });
}

async function countRecommendations(): Promise<{ plan_id: number; ready: number; all: number }[]> {
  const client = new Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query<{ plan_id: number; ready: number; all: number }>(
    `select plan_id, count(*)::int as all, (count(*) filter (where status = 'ready'))::int as ready
       from recommendations group by plan_id order by plan_id`,
  );
  await client.end();
  return rows;
}

test(`a server killed ${TIMES} times between finish and result loses no recommendation`, async () => {
  const { bearer_token: bearer } = take(await callOver(reachOver(server.origin), "getGuestToken", {}, {}));
  const acknowledged = new Map<string, number>();
  for (let time = 0; time < TIMES; time += 1) {
    const processContextId = randomUUID();
    const caller = { bearer, processContextId };
    const answer = await callOver(reachOver(server.origin), "createDemoPlan", { body: thandi }, caller);
    acknowledged.set(processContextId, take(answer).id);
    // A recommendation takes a few hundred milliseconds; each crash comes at another moment of it.
    await sleep(time * 12);
    await crash();
  }
  const ids = [...acknowledged.values()];

  for (const deadline = Date.now() + 120_000; Date.now() < deadline; await sleep(200)) {
    if ((await countRecommendations()).filter(({ ready }) => ready === 1).length === TIMES) break;
  }
  expect(await countRecommendations()).toEqual(ids.map((plan_id) => ({ plan_id, ready: 1, all: 1 })));

  // A client whose answer was lost retries with the same idempotency key and gets the same plan.
  for (const [processContextId, id] of acknowledged) {
    const caller = { bearer, processContextId };
    const again = await callOver(reachOver(server.origin), "createDemoPlan", { body: thandi }, caller);
    expect(take(again).id).toBe(id);
  }
}, 600_000);
