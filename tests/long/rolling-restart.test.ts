/** Two web processes and two workers are replaced one after the other while people use the site. */
import { Client } from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { register } from "../support/logged-in";
import { createTestDatabase } from "../support/database";
import { becomeGuest } from "../support/guest-plans";
import { openLoadBalancer, type LoadBalancer } from "../support/load-balancer";
import { startServer, startWorker } from "../support/server";
import { createVisitor, type Visitor } from "../support/visitor";

const PLAN = "/en/recommended-plan";

let databaseUrl: string;
let dropDatabase: () => Promise<void>;
let site: LoadBalancer;
const running: Running[] = [];
beforeAll(async () => {
  ({ url: databaseUrl, drop: dropDatabase } = await createTestDatabase());
  site = await openLoadBalancer();
});
afterAll(async () => {
  await Promise.all(running.map(({ stop }) => stop()));
  await site.close();
  await dropDatabase();
});

/** A replaceable process: the new one starts before the old one is stopped. */
type Running = { stop: () => Promise<void> };

async function startWeb(): Promise<Running> {
  const environment = { WORKER: "off", DRAIN_SECONDS: "6", LIMIT_FACTOR: "1000" };
  const server = await startServer({ databaseUrl, environment });
  await site.add(server.origin);
  return {
    stop: async () => {
      await server.stop();
      site.remove(server.origin);
    },
  };
}

/** Uses the site until stopped, and throws if any request fails. */
function use(one: () => Promise<unknown>) {
  let isOver = false;
  const used = (async () => {
    let times = 0;
    for (; !isOver; times += 1) await one();
    return times;
  })();
  // Avoids an unhandled rejection: the function that stops it throws the error.
  used.catch(() => undefined);
  return async () => {
    isOver = true;
    return used;
  };
}

async function openWell(visitor: Visitor, path: string): Promise<void> {
  const page = await visitor.open(path);
  expect(page).toMatchObject({ status: 200, path });
}

it("loses no request, no login and no job", async () => {
  const start = [startWeb, startWeb, () => startWorker({ databaseUrl }), () => startWorker({ databaseUrl })];
  running.push(...(await Promise.all(start.map((one) => one()))));
  const person = createVisitor(site.origin);
  await register(person);
  const becomeOneMore = async () => {
    const guest = await becomeGuest(site.origin);
    return { guest, plan: await guest.make("thandi") };
  };
  const { guest, plan } = await becomeOneMore();
  const reader = createVisitor(site.origin, new Map(guest.browser.cookies));
  await reader.open(`${PLAN}?plan=${plan}`);
  await reader.press("plan");
  const stopUsing = [
    // A logged-in person, by cookie.
    use(() => openWell(person, "/en/my-data")),
    use(() => openWell(reader, `${PLAN}?plan=${plan}`)),
    // The whole survey, and another plan over the wire: two jobs.
    use(becomeOneMore),
    use(becomeOneMore),
  ];
  for (const [place, one] of start.entries()) {
    const next = await one();
    await running[place]!.stop();
    running[place] = next;
  }
  const times = await Promise.all(stopUsing.map((stop) => stop()));
  await Promise.all(running.splice(0).map(({ stop }) => stop()));
  for (const count of times) expect(count).toBeGreaterThan(0);
  expect(await countJobs()).toEqual({ done: expect.any(Number) as number, again: 0, open: 0 });
});

/** The numbers of finished jobs, of jobs started more than once, and of unfinished jobs. */
async function countJobs() {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query(
    `select count(*) filter (where state = 'completed')::int as done, count(*) filter (where retry_count > 0)::int as again,
      count(*) filter (where state < 'completed')::int as open from pgboss.job where name not like '\\_\\_pgboss%'`,
  );
  await client.end();
  return rows[0] as { done: number; again: number; open: number };
}
