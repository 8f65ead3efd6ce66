import { setTimeout as sleep } from "node:timers/promises";
import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { getDatabase } from "../../app/backend/store/connection";
import { recommendations, users } from "../../app/backend/store/schema";
import { callOver } from "../../app/backend/transports/call-backend";
import { reachOver } from "../../app/backend/transports/remote";
import { type Account, openAccount } from "../support/accounts";
import { take } from "../support/call";
import { countRuns } from "../support/count-runs";
import { createTestDatabase } from "../support/database";
import { inventIdentityNumber } from "../support/identity-numbers";
import { overTheWire, thandi } from "../support/over-transports";
import { startServer, type TestServer } from "../support/server";

const TIMES = countRuns({ usually: 2, long: 50 });

overTheWire(({ call, becomeGuest, makePlan, makeAdvisedPlan }) => {
  const claim = (id: number, { bearer, guest, rsaid }: Partial<Account>, processContextId = randomUUID()) =>
    call(
      "createPlan",
      { body: { id, plan_type: "base", rsaid: rsaid ?? "" }, headers: { Token: guest } },
      { bearer, processContextId },
    );
  const see = (id: number, bearer: string) => call("getPlan", { query: { id } }, { bearer });

  async function becomePersonWithPlan() {
    const guest = await becomeGuest();
    const id = await makePlan(guest);
    return { id, account: await openAccount({ guest: guest.bearer }) };
  }

  describe("claiming a guest's plan", () => {
    test("changes its owner and ID number and nothing else, and no guest finds it afterwards", async () => {
      const guest = await becomeGuest();
      const { id } = await makeAdvisedPlan(guest);
      const account = await openAccount({ guest: guest.bearer });
      const read = async (bearer: string) => ({
        plan: take(await see(id, bearer))[0],
        recommendations: take(await call("getRecommendations", { query: { id } }, { bearer })),
      });
      const before = await read(guest.bearer);
      expect(take(await claim(id, account))).toEqual({ id, plan_type: "base" });
      const after = await read(account.bearer);
      expect(after.recommendations).toEqual(before.recommendations);
      const changed = { rsaid: account.rsaid, updated_at: after.plan?.updated_at };
      expect(after.plan).toEqual({ ...before.plan, ...changed });
      expect(await see(id, guest.bearer)).toMatchObject({ http_code: 404 });
      const listed = take(await call("getAllPlans", { query: { rsaid: account.rsaid } }, account));
      expect(listed.map((plan) => plan.id)).toEqual([id]);
    });

    test("again is a success, with the same key or another, also without the guest", async () => {
      const { id, account } = await becomePersonWithPlan();
      const key = randomUUID();
      for (const again of [key, key, randomUUID()]) take(await claim(id, account, again));
      take(await claim(id, { ...account, guest: undefined }));
    });

    test("needs the bearer of the guest who made it", async () => {
      const { id, account } = await becomePersonWithPlan();
      for (const guest of [undefined, (await becomeGuest()).bearer, account.bearer, "anything"])
        expect(await claim(id, { ...account, guest }), String(guest)).toMatchObject({ http_code: 404 });
      take(await see(id, account.guest));
    });

    test("has to be chosen again, because a guest's choice has no record of advice", async () => {
      const { id, account } = await becomePersonWithPlan();
      take(await call("selectPlan", { body: { id, plan_type: "base" } }, { bearer: account.guest }));
      expect(take(await see(id, account.guest))[0]?.selected_at).toBeDefined();
      take(await claim(id, account));
      expect(take(await see(id, account.bearer))[0]?.selected_at).toBeUndefined();
      expect(take(await call("getRecords", { query: { id } }, account))).toEqual([]);
    });

    test("is refused under another ID number", async () => {
      const { id, account } = await becomePersonWithPlan();
      expect(await claim(id, { ...account, rsaid: inventIdentityNumber() })).toMatchObject({
        http_code: 422,
        return_object: { errors: [{ path: "rsaid", message: "This is not the ID number of your account" }] },
      });
    });

    test("by two people at once gives it to one of them", async () => {
      const { id, account } = await becomePersonWithPlan();
      const other = { ...(await openAccount()), guest: account.guest };
      const answers = await Promise.all([claim(id, account), claim(id, other)]);
      expect(answers.map(({ http_code }) => http_code).sort()).toEqual([200, 404]);
      const seen = await Promise.all([see(id, account.bearer), see(id, other.bearer)]);
      expect(seen.map(({ http_code }) => http_code)).toEqual(answers.map(({ http_code }) => http_code));
    });
  });

  describe("a plan of a person with an account", () => {
    test("goes by the account's ID number, whatever the survey says, and is theirs alone", async () => {
      const account = await openAccount();
      const body = { ...thandi, rsaid: inventIdentityNumber() };
      const created = take(await call("createPlan", { body }, account));
      expect(created).toEqual({ id: expect.any(Number) as number, plan_type: "base" });
      expect(take(await see(created.id, account.bearer))[0]!.rsaid).toBe(account.rsaid);
      expect(await see(created.id, account.guest)).toMatchObject({ http_code: 404 });
      expect(await see(created.id, (await openAccount()).bearer)).toMatchObject({ http_code: 404 });
    });

    test("is checked by the rules of the survey", async () => {
      const answer = await call("createPlan", { body: { ...thandi, first_name: "" } }, await openAccount());
      expect(answer).toMatchObject({ http_code: 422, return_object: { errors: [{ path: "first_name" }] } });
    });

    test("is worked out with the fees agreed with that person", async () => {
      const account = await openAccount();
      const fees = { annuity: { annualExclVatShare: 0.005 } };
      await getDatabase().update(users).set({ fees }).where(eq(users.id, account.userId));
      const { id } = take(await call("createPlan", { body: thandi }, account));
      const [kept] = await getDatabase().select().from(recommendations).where(eq(recommendations.planId, id));
      expect(kept?.fees).toEqual(fees);
    });
  });
});

describe("a claim whose answer is lost", () => {
  let database: { url: string; drop: () => Promise<void> };
  let server: TestServer;
  let client: Client;
  beforeAll(async () => {
    database = await createTestDatabase();
    server = await start();
    client = new Client({ connectionString: database.url });
    await client.connect();
  });
  afterAll(async () => {
    await client.end();
    await server.stop();
    await database.drop();
  });

  const start = () =>
    startServer({ databaseUrl: database.url, environment: { WORKER: "off", LIMIT_FACTOR: "100" } });

  async function readOwner(id: number): Promise<string> {
    const { rows } = await client.query<{ owner_id: string }>("select owner_id from plans where id = $1", [
      id,
    ]);
    expect(rows).toHaveLength(1);
    return rows[0]!.owner_id;
  }

  test(`with a server killed ${TIMES} times leaves the plan to exactly one person`, async () => {
    const remote = () => reachOver(server.origin);
    const guest = take(await callOver(remote(), "getGuestToken", {}, {})).bearer_token;
    const ids: number[] = [];
    for (let time = 0; time < TIMES; time += 1)
      ids.push(take(await callOver(remote(), "createDemoPlan", { body: thandi }, { bearer: guest })).id);
    const makers = new Set<string>();
    for (const id of ids) makers.add(await readOwner(id));
    expect(makers.size).toBe(1);
    const account = await openAccount({ guest, origin: server.origin });
    const owner = `user:${account.userId}`;
    for (const [time, id] of ids.entries()) {
      const body = { id, plan_type: "base", rsaid: account.rsaid };
      const init = {
        method: "POST",
        headers: {
          Authorization: `Bearer ${account.bearer}`,
          Token: guest,
          "Content-Type": "application/json",
          Processcontextid: randomUUID(),
        },
        body: JSON.stringify(body),
      };
      const ask = () => fetch(`${server.origin}/api/plan`, init);
      const lost = ask().catch(() => undefined);
      // Every other crash comes as soon as the plan has been claimed; the rest come at any moment of the call.
      if (time % 2 === 0) while ((await readOwner(id)) !== owner) await sleep(1);
      else await sleep(time);
      await server.kill();
      await lost;
      expect([...makers, owner]).toContain(await readOwner(id));
      server = await start();
      expect((await ask()).status).toBe(200);
      expect(await readOwner(id)).toBe(owner);
      const seen = (bearer: string) => callOver(remote(), "getPlan", { query: { id } }, { bearer });
      expect(await seen(account.bearer)).toMatchObject({ http_code: 200 });
      expect(await seen(guest)).toMatchObject({ http_code: 404 });
    }
  }, 600_000);
});
