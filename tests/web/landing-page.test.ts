import { Client } from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { callOver } from "../../app/backend/transports/call-backend";
import { reachOver } from "../../app/backend/transports/remote";
import { ROLE_IDS } from "../../app/contract/user";
import { openAccount } from "../support/accounts";
import type { Account } from "../support/accounts";
import { take } from "../support/call";
import { startServer } from "../support/server";
import type { TestServer } from "../support/server";
import { createVisitor, readText } from "../support/visitor";

let server: TestServer;
let adviser: Account;
beforeAll(async () => {
  server = await startServer({ environment: { LIMIT_FACTOR: "1000" } });
  adviser = await openAccount({ origin: server.origin });
  const { userId, bearer } = adviser;
  const database = new Client({ connectionString: server.databaseUrl });
  await database.connect();
  await database.query("insert into user_roles (user_id, role_id) values ($1, $2)", [
    userId,
    ROLE_IDS.planner,
  ]);
  await database.query("update sessions set role = 'planner' where user_id = $1", [userId]);
  await database.end();
  const published = { body: { isPublished: true } };
  take(await callOver(reachOver(server.origin), "publishLandingPage", published, { bearer }));
});
afterAll(() => server.stop());

const WORDS = "will see your answers and plan";

it("shows an adviser, of whom the survey then says that they will see the plan, until the visitor says no", async () => {
  const visitor = createVisitor(server.origin);
  const page = await visitor.open(`/en/landing_page/${adviser.userId}`);
  expect(page.status).toBe(200);
  expect(readText(page.html)).toContain("Plan your retirement income with Financial Planner");
  expect(readText((await visitor.open("/en/1")).html)).toContain(WORDS);
  const after = await visitor.press("not-now");
  expect(after.path).toMatch(/^\/en\/1/);
  expect(readText(after.html)).not.toContain(WORDS);
});

it("of nobody leads to the error page", async () => {
  for (const id of ["2000000", "0", "somebody"])
    expect((await createVisitor(server.origin).open(`/en/landing_page/${id}`)).path).toBe("/error");
});
