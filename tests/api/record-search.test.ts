/**
 * The compliance officer finds, reads and exports records of advice: never without a reason, and always
 * logged.
 */
import { desc, eq, inArray } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { writeCanonicalJson } from "../../app/base/canonical-json";
import { addDays, formatDayMonthYear } from "../../app/base/date";
import { callBackend } from "../../app/backend/door.server";
import { GENERATION_QUEUE } from "../../app/backend/generation/request-generation";
import { hashRecord } from "../../app/backend/records/hash-record";
import { getDatabase } from "../../app/backend/store/connection";
import { decryptField } from "../../app/backend/store/encryption";
import { adviceRecords, auditLog, recordReadings, users } from "../../app/backend/store/schema";
import { type Account, openAccount } from "../support/accounts";
import { startTestBackend } from "../support/backend";
import { take } from "../support/call";
import { waitForJobs } from "../support/code-callers";
import { thandi } from "../support/over-transports";
import { openStaff } from "../support/staff";
import { findWords } from "../support/stored-rows";
import { today } from "../support/today";

const REASON = "Complaint 17 of the ombudsman";

let administrator: Account;
let client: Account;
let planId: number;
let recordIds: string[];
beforeAll(() => startTestBackend());
beforeAll(async () => {
  administrator = await openStaff("administrator");
  client = await openAccount();
  const accepted = { accepted: true as const, userId: client.userId, url: "/en", browser: "a test" };
  take(await callBackend("acceptTerms", { body: accepted }, client));
  const body = { ...thandi, rsaid: client.rsaid };
  planId = take(await callBackend("createPlan", { body }, client)).id;
  await waitForJobs(GENERATION_QUEUE);
  const select = async () =>
    take(await callBackend("selectPlan", { body: { id: planId, plan_type: "base" } }, client)).record!
      .record_id;
  recordIds = [await select(), await select()];
});

const search = async (query: Record<string, string> = {}, Rsaidnr?: string) =>
  take(await callBackend("searchRecords", { query: query as never, headers: { Rsaidnr } }, administrator));
const read = (recordId: string, reason: string, { bearer }: Account = administrator) =>
  callBackend("readRecord", { params: { recordId }, body: { reason } }, { bearer });
const listActs = () =>
  getDatabase()
    .select()
    .from(auditLog)
    .where(inArray(auditLog.verb, ["read record", "exported record"]))
    .orderBy(desc(auditLog.at));

describe("a record", () => {
  test("is found by the whole ID number of its person, the newest first, and not opened", async () => {
    const { records } = await search({}, client.rsaid);
    expect(records.map(({ record_id }) => record_id)).toEqual([...recordIds].reverse());
    expect(Object.keys(records[0]!).sort()).toEqual([
      "plan_id",
      "plan_type",
      "record_id",
      "selected_at",
      "sha256",
    ]);
    expect((await search({}, client.rsaid.slice(0, 12))).records).toEqual([]);
    expect(await listActs()).toEqual([]);
  });

  test("is found by the days on which it was made, and by its plan", async () => {
    const day = formatDayMonthYear(today);
    expect((await search({ startDate: day, endDate: day })).records).toHaveLength(2);
    const before = formatDayMonthYear(addDays(today, -1));
    expect((await search({ endDate: before })).records).toEqual([]);
    expect((await search({ planIds: `${planId},7` })).records).toHaveLength(2);
  });

  test("comes page by page", async () => {
    const first = await search({ limit: "1" });
    const second = await search({ limit: "1", after: first.next! });
    expect([first, second].flatMap(({ records }) => records.map(({ record_id }) => record_id))).toEqual(
      [...recordIds].reverse(),
    );
    expect(second.next).toBeUndefined();
  });

  test.each(["", "because", "x".repeat(501)])("is not read for the reason %j", async (reason) => {
    expect(await read(recordIds[0]!, reason)).toMatchObject({
      http_code: 422,
      return_object: { errors: [{ path: "reason" }] },
    });
    expect(await listActs()).toEqual([]);
  });

  test("is read for a reason, which stands encrypted beside it while the log has the act alone", async () => {
    const { file, sha256 } = take(await read(recordIds[0]!, REASON));
    expect((JSON.parse(file) as { sha256: string }).sha256).toBe(sha256);
    const [person] = await getDatabase().select().from(users).where(eq(users.id, client.userId));
    expect(await listActs()).toMatchObject([
      { verb: "read record", actorId: administrator.userId, planId, subjectId: person?.subjectId },
    ]);
    expect(await findWords([REASON, "ombudsman"])).toEqual([]);
    const [reading] = await getDatabase().select().from(recordReadings);
    const place = { column: "record_readings.reason" as const, row: reading!.id };
    expect(decryptField(reading!.reasonEncrypted, place)).toBe(REASON);
  });

  test("that was read is told to its person in My data", async () => {
    const { acts } = take(await callBackend("getOwnHistory", {}, client));
    expect(acts[0]).toMatchObject({ act: "read record", role: "System Administrator" });
  });

  test.each(["planner", "coach"] as const)(
    "is not there for a %s who does not advise its person",
    async (role) => {
      const stranger = await openStaff(role);
      expect(await read(recordIds[0]!, REASON, stranger)).toMatchObject({ http_code: 403 });
      expect(await callBackend("searchRecords", {}, stranger)).toMatchObject({ http_code: 403 });
      expect(await callBackend("exportRecords", { body: { reason: REASON } }, stranger)).toMatchObject({
        http_code: 403,
      });
    },
  );

  test("is not read by the administrator in any other way", async () => {
    const params = { recordId: recordIds[0]! };
    expect(await callBackend("getRecord", { params }, administrator)).toMatchObject({ http_code: 404 });
    expect(await callBackend("getPlan", { query: { id: planId } }, administrator)).toMatchObject({
      http_code: 404,
    });
  });
});

describe("an export", () => {
  test("has every record whole, and notes each", async () => {
    const before = (await listActs()).length;
    const { files, next } = take(
      await callBackend("exportRecords", { body: { reason: REASON } }, administrator),
    );
    expect([files.length, next]).toEqual([2, undefined]);
    for (const file of files) {
      const exported = JSON.parse(file) as { record: unknown; sha256: string };
      expect(file).toBe(writeCanonicalJson(exported));
      expect(hashRecord(writeCanonicalJson(exported.record))).toBe(exported.sha256);
    }
    const acts = await listActs();
    expect(acts.length).toBe(before + 2);
    expect(acts[0]).toMatchObject({ verb: "exported record", planId });
    expect(await getDatabase().$count(recordReadings)).toBe(3);
  });

  test("loses its reasons with the records", async () => {
    await getDatabase().delete(adviceRecords).where(eq(adviceRecords.id, recordIds[0]!));
    expect(await getDatabase().$count(recordReadings)).toBe(1);
    expect((await listActs()).length).toBe(3);
  });
});
