import { eq, sql } from "drizzle-orm";
import { Client } from "pg";
import { beforeAll, describe, expect, test } from "vitest";
import { callBackend } from "../../app/backend/door.server";
import { queueMail } from "../../app/backend/sending/outgoing-mails";
import { deleteRegularly, deleteWhatIsDue, KEPT_DAYS } from "../../app/backend/lifecycle/retention";
import { openBearer } from "../../app/backend/session/bearer-token";
import { getDatabase, getDatabaseUrl } from "../../app/backend/store/connection";
import { guests, users } from "../../app/backend/store/schema";
import { transact } from "../../app/backend/store/transact";
import { people } from "../../fixtures/people";
import { becomeGuest, openAccount, register } from "../support/accounts";
import { startTestBackend } from "../support/backend";
import { take } from "../support/call";
import { inventIdentityNumber } from "../support/identity-numbers";
import { today } from "../support/today";

const DAY = 86_400_000;
const thandi = people(today)[0]!.record;

beforeAll(() => startTestBackend({ isWorking: false }));

/** A plan of a guest whose last visit was so many days ago. */
async function makeOldPlan(days: number): Promise<number> {
  const bearer = await becomeGuest();
  const { id } = take(await callBackend("createDemoPlan", { body: thandi }, { bearer }));
  const guest = await openBearer(bearer);
  await getDatabase()
    .update(guests)
    .set({ newestTokenIssuedAt: new Date(Date.now() - days * DAY) })
    .where(eq(guests.id, guest?.id ?? ""));
  return id;
}

const count = async (query: ReturnType<typeof sql>) => (await getDatabase().execute(query)).rows.length;

describe("what is due is deleted", () => {
  test("a guest's plans a month after their last visit, with their recommendations", async () => {
    const [old, young] = [await makeOldPlan(31), await makeOldPlan(29)];
    await deleteWhatIsDue(new Date());
    await deleteWhatIsDue(new Date());
    expect(await count(sql`select 1 from plans where id = ${old}`)).toBe(0);
    expect(await count(sql`select 1 from recommendations where plan_id = ${old}`)).toBe(0);
    expect(await count(sql`select 1 from plans where id = ${young}`)).toBe(1);
    expect(
      await count(sql`select 1 from guests where newest_token_issued_at < now() - interval '30 days'`),
    ).toBe(0);
  });

  test("emails that no server takes, after two days or with the account of their writer", async () => {
    const write = async (writerId?: number) =>
      transact((tx) => queueMail(tx, { to: "a@example.org", subject: "s", text: "t" }, writerId));
    const { userId } = await openAccount();
    await write(userId);
    await write();
    await getDatabase().delete(users).where(eq(users.id, userId));
    expect(await count(sql`select 1 from outgoing_mails`)).toBe(1);
    await deleteWhatIsDue(new Date(Date.now() + 1.9 * DAY));
    expect(await count(sql`select 1 from outgoing_mails`)).toBe(1);
    await deleteWhatIsDue(new Date(Date.now() + 2.1 * DAY));
    expect(await count(sql`select 1 from outgoing_mails`)).toBe(0);
  });

  test("requests for codes and sessions that are over, and neither accounts nor what still counts", async () => {
    const { bearer } = await openAccount();
    await register(await becomeGuest(), inventIdentityNumber());
    await deleteWhatIsDue(new Date());
    expect((await callBackend("getAllPlans", {}, { bearer })).http_code).toBe(200);
    expect(await count(sql`select 1 from code_requests`)).toBeGreaterThan(0);
    await deleteWhatIsDue(new Date(Date.now() + (KEPT_DAYS.codeRequests + 1) * DAY));
    expect(await count(sql`select 1 from code_requests`)).toBe(0);
    expect(await count(sql`select 1 from sessions`)).toBe(0);
    expect(await count(sql`select 1 from users`)).toBe(1);
  });

  test("counts of calls whose time is over", async () => {
    await register(await becomeGuest(), inventIdentityNumber());
    await deleteWhatIsDue(new Date());
    expect(await count(sql`select 1 from call_counts`)).toBeGreaterThan(0);
    await deleteWhatIsDue(new Date(Date.now() + 2 * DAY));
    expect(await count(sql`select 1 from call_counts`)).toBe(0);
  });

  test("part by part: each that fails is reported, and all others are done", async () => {
    await transact((tx) => queueMail(tx, { to: "a@example.org", subject: "s", text: "t" }));
    await getDatabase().execute(sql`update outgoing_mails set created_at = now() - interval '3 days'`);
    const broken = ["passkey_challenges", "share_tokens"];
    const reported: unknown[] = [];
    const rename = (from: string, to: string) =>
      getDatabase().execute(sql.raw(`alter table ${from} rename to ${to}`));
    for (const table of broken) await rename(table, `${table}_away`);
    try {
      deleteRegularly((error) => void reported.push(error.cause));
      await expect.poll(() => reported.length).toBe(2);
    } finally {
      for (const table of broken) await rename(`${table}_away`, table);
    }
    expect(reported).toMatchObject([{ code: "42P01" }, { code: "42P01" }]);
    expect(await count(sql`select 1 from outgoing_mails`)).toBe(0);
  });

  test("while a backup reads the audit log, whose next months are then made later", async () => {
    await transact((tx) => queueMail(tx, { to: "a@example.org", subject: "s", text: "t" }));
    const inAYear = new Date(Date.now() + 365 * DAY);
    const backup = new Client({ connectionString: getDatabaseUrl() });
    await backup.connect();
    try {
      await backup.query("begin; lock table audit_log in access share mode");
      // The lock timed out after one second, long before the statement's five were over.
      await expect(deleteWhatIsDue(inAYear)).rejects.toMatchObject({
        errors: [{ cause: { code: "55P03" } }],
      });
      expect(await count(sql`select 1 from outgoing_mails`)).toBe(0);
    } finally {
      await backup.end();
    }
    await deleteWhatIsDue(inAYear);
  });
});
