/** The audit log: its content, immutability, retention and readers. */
import { randomUUID } from "node:crypto";
import { desc, eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { callBackend } from "../../app/backend/door.server";
import { insertActs } from "../../app/backend/people/audit-entries";
import { deleteWhatIsDue } from "../../app/backend/lifecycle/retention";
import { getDatabase } from "../../app/backend/store/connection";
import { auditLog, users } from "../../app/backend/store/schema";
import { type Account, openAccount } from "../support/accounts";
import { startTestBackend } from "../support/backend";
import { take } from "../support/call";
import { openStaff } from "../support/staff";
import { findWords } from "../support/stored-rows";

let administrator: Account;
let planner: Account;
let client: Account;
beforeAll(() => startTestBackend({ isWorking: false }));
beforeAll(async () => {
  administrator = await openStaff("administrator");
  planner = await openStaff("planner");
  client = await openAccount();
  const details = { firstNames: "Nokuthulandaba", surname: "Weltevrede" };
  const params = { id: client.userId };
  take(await callBackend("updateUser", { params, body: details }, client));
  await getDatabase().update(users).set({ adviserId: planner.userId }).where(eq(users.id, client.userId));
  take(await callBackend("getUser", { query: { rsaIdNr: client.rsaid } }, planner));
});

const readLog = async (query: Record<string, string> = {}) =>
  take(await callBackend("getAuditLog", { query } as never, administrator));
/** The birth date in an ID number, which begins with year, month and day. */
const born = ({ rsaid }: Account) => `${rsaid.slice(4, 6)}/${rsaid.slice(2, 4)}/19${rsaid.slice(0, 2)}`;
const findSubject = async ({ userId }: Account) => {
  const [row] = await getDatabase().select().from(users).where(eq(users.id, userId));
  return row?.subjectId;
};
const listMonths = async () => {
  const { rows } = await getDatabase().execute<{ name: string }>(
    sql`select inhrelid::regclass::text as name from pg_inherits where inhparent = 'audit_log'::regclass order by 1`,
  );
  return rows.map(({ name }) => name);
};

describe("an act", () => {
  test("is one row: who, the subject's random id, the plan, the verb, the instant", async () => {
    const [row] = await getDatabase()
      .select()
      .from(auditLog)
      .where(eq(auditLog.actorId, planner.userId))
      .orderBy(desc(auditLog.at));
    expect(row).toEqual({
      id: expect.any(String),
      actorId: planner.userId,
      subjectId: await findSubject(client),
      planId: null,
      verb: "saw details",
      at: expect.any(Date),
    });
  });

  test("holds no name, no ID number and no cell number", async () => {
    const words = ["Nokuthulandaba", "Weltevrede", client.rsaid, client.cell, client.cell.slice(1)];
    for (const word of words) {
      const { rows } = await getDatabase().execute(
        sql`select 1 from audit_log as row where position(${word} in row::text) > 0`,
      );
      expect(rows, word).toEqual([]);
    }
    expect(await findWords(words)).toEqual([]);
  });

  test("is noted in any month, whatever the clock says", async () => {
    for (const year of [2019, 2044]) {
      const at = new Date(`${year}-06-30T23:59:59.999Z`);
      await insertActs(getDatabase(), [{ actorId: 0, verb: "read report", at }]);
      expect(await listMonths()).toContain(`audit_log_${year}_06`);
    }
  });
});

describe("the log", () => {
  const [month] = [new Date().toISOString().slice(0, 7).replace("-", "_")];
  test.each([
    ["update of a row", `update audit_log set plan_id = 1`],
    ["update of a row of a month", `update audit_log_${month} set actor_id = 1`],
    ["deletion of a row", `delete from audit_log`],
    ["deletion of a row of a month", `delete from audit_log_${month}`],
    ["truncation", `truncate audit_log`],
    ["truncation of a month", `truncate audit_log_${month}`],
  ])("refuses the %s", async (_what, statement) => {
    const before = await getDatabase().$count(auditLog);
    await expect(getDatabase().execute(sql.raw(statement))).rejects.toMatchObject({
      cause: { message: "the audit log is never changed" },
    });
    expect(await getDatabase().$count(auditLog)).toBe(before);
  });

  test("is ready for this month and the next two after each round of deletions", async () => {
    const now = new Date();
    await Promise.all([deleteWhatIsDue(now), deleteWhatIsDue(now)]);
    const next = (months: number) =>
      new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 1)).toISOString().slice(0, 7);
    for (const months of [0, 1, 2])
      expect(await listMonths()).toContain(`audit_log_${next(months).replace("-", "_")}`);
  });

  test("drops exactly the months that are over since five years, whatever day it is asked for", async () => {
    const now = new Date();
    const dayOf = (months: number) => {
      const day = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 1));
      return day.toISOString().slice(0, 10);
    };
    const nameOf = (months: number) => `audit_log_${dayOf(months).slice(0, 7).replace("-", "_")}`;
    for (const months of [59, 60, 61, 75])
      await getDatabase().execute(sql`select add_audit_month(${dayOf(months)}::date)`);
    await Promise.all([deleteWhatIsDue(now), deleteWhatIsDue(now), deleteWhatIsDue(now)]);
    await getDatabase().execute(sql`select drop_audit_months('2999-01-01')`);
    const left = await listMonths();
    expect([59, 60, 61, 75].map((months) => left.includes(nameOf(months)))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(left).not.toContain("audit_log_2019_06");
  });

  test("is dropped and made by functions with the rights of their owner, which nobody else may call", async () => {
    const { rows } = await getDatabase().execute(
      sql`select proname, prosecdef, has_function_privilege('public', oid, 'execute') as is_open from pg_proc where proname in ('add_audit_month', 'drop_audit_months') order by 1`,
    );
    expect(rows).toEqual([
      { proname: "add_audit_month", prosecdef: true, is_open: false },
      { proname: "drop_audit_months", prosecdef: true, is_open: false },
    ]);
  });
});

describe("reading it", () => {
  test("is an administrator's, by person, act and days, and is noted", async () => {
    const { entries } = await readLog({ userId: String(client.userId), verb: "saw details" });
    expect(entries).toEqual([
      {
        at: expect.any(String),
        verb: "saw details",
        actor_id: planner.userId,
        actor_name: undefined,
        actor_birth_date: born(planner),
        subject_id: await findSubject(client),
        subject_user_id: client.userId,
        subject_name: "Nokuthulandaba Weltevrede",
        subject_birth_date: born(client),
        plan_id: undefined,
      },
    ]);
    expect((await readLog({ endDate: "01/01/2018" })).entries).toEqual([]);
    const [newest] = (await readLog({ userId: String(administrator.userId) })).entries;
    expect(newest).toMatchObject({ verb: "read audit log", actor_id: administrator.userId });
  });

  test("from the middle is noted too, once for all pages that are turned", async () => {
    const other = await openStaff("administrator");
    const after = `2030-01-01T00:00:00.000000Z~${randomUUID()}`;
    for (const page of [1, 2]) {
      take(await callBackend("getAuditLog", { query: { after } }, other));
      const noted = await getDatabase().$count(auditLog, eq(auditLog.actorId, other.userId));
      expect(noted, `page ${page}`).toBe(1);
    }
  });

  test("goes page by page, each row once", async () => {
    const at = new Date("2044-06-10T10:00:00Z");
    const rows = Array.from({ length: 7 }, () => ({
      actorId: 77,
      subjectId: randomUUID(),
      verb: "saw answers" as const,
      at,
    }));
    await insertActs(getDatabase(), rows);
    const seen: (string | undefined)[] = [];
    for (let after: string | undefined = ""; after !== undefined;) {
      const page = await readLog({ userId: "77", limit: "3", ...(after && { after }) });
      seen.push(...page.entries.map(({ subject_id }) => subject_id));
      after = page.next;
    }
    expect(seen.sort()).toEqual(rows.map(({ subjectId }) => subjectId).sort());
  });

  test("finds no name any more once the account is gone, and the row stays", async () => {
    const gone = await openAccount();
    await getDatabase().update(users).set({ adviserId: planner.userId }).where(eq(users.id, gone.userId));
    take(await callBackend("getUser", { query: { rsaIdNr: gone.rsaid } }, planner));
    const subject = await findSubject(gone);
    await getDatabase().delete(users).where(eq(users.id, gone.userId));
    const { entries } = await readLog({ userId: String(planner.userId) });
    const entry = entries.find(({ subject_id }) => subject_id === subject);
    expect(entry).toMatchObject({ verb: "saw details", actor_id: planner.userId });
    expect(entry?.subject_user_id ?? entry?.subject_name ?? entry?.subject_birth_date).toBeUndefined();
  });

  test.each(["planner", "coach"] as const)("is refused to a %s", async (role) => {
    expect(await callBackend("getAuditLog", {}, await openStaff(role))).toMatchObject({ http_code: 403 });
  });
});
