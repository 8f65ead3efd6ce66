import { createHash, randomUUID } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, describe, expect, test } from "vitest";
import { verifyRecord } from "../../.ci/verify-record/verify-record";
import { handleApiRequest } from "../../app/backend/api/handle-api-request";
import { callBackend } from "../../app/backend/door.server";
import { deletePerson } from "../../app/backend/lifecycle/own-data";
import { deleteWhatIsDue, KEPT_DAYS } from "../../app/backend/lifecycle/retention";
import { openBearer } from "../../app/backend/session/bearer-token";
import { findUserOfSession } from "../../app/backend/session/sessions";
import { getDatabase } from "../../app/backend/store/connection";
import { adviceRecords, planRequests, plans, recommendations } from "../../app/backend/store/schema";
import { transact } from "../../app/backend/store/transact";
import { writeCanonicalJson } from "../../app/base/canonical-json";
import { exportedRecordSchema } from "../../app/contract/records/advice-record";
import { type Account, becomeGuest, openAccount } from "../support/accounts";
import { take } from "../support/call";
import { thandi } from "../support/over-transports";
import {
  acceptTerms,
  ask,
  changeIncome,
  type Customer,
  openCustomer,
  select,
  startWithMails,
  waitForAdvice,
} from "../support/recorded-customers";
import { openClientOf, openStaff } from "../support/staff";

const DAY = 86_400_000;
const folder = mkdtempSync(path.join(os.tmpdir(), "baobab-records-"));

startWithMails();
afterAll(() => rmSync(folder, { recursive: true }));

/** The newest record, as exported. */
async function readFileOf({ bearer, id }: Customer, index = 0): Promise<string> {
  const list = take(await callBackend("getRecords", { query: { id } }, { bearer }));
  const { record_id: recordId } = list[index]!;
  return take(await callBackend("getRecord", { params: { recordId } }, { bearer })).file;
}

const readRecord = async (customer: Customer, index = 0) =>
  exportedRecordSchema.parse(JSON.parse(await readFileOf(customer, index))).record;

function verify(text: string) {
  const file = path.join(folder, `${randomUUID()}.json`);
  writeFileSync(file, text);
  return verifyRecord([file]);
}

/** An ID number as a record shows it. */
const mask = (rsaid: string) => `${rsaid.slice(0, 6)} •••• ${rsaid.slice(10)}`;

test("what a plan began with is told to its owner alone, and stands in no record", async () => {
  const planner = await openStaff("planner");
  const client = await openClientOf(planner);
  take(await acceptTerms(client));
  const estimate = { age: 64, retire_at: 64, gender: "female", savings: 900_000 } as const;
  const first_figure = { ...estimate, way: "guaranteed", monthly_income_total: 3_500 } as const;
  const { id } = take(
    await callBackend("createPlan", { body: { ...thandi, rsaid: client.rsaid, first_figure } }, client),
  );
  await waitForAdvice(client, id);
  const update = { query: { id }, body: { last_name: "Mokoena" } };
  const readAll = async (by: Account) => [
    take(await callBackend("getPlan", { query: { id } }, by)),
    take(await callBackend("getAllPlans", { query: { rsaid: client.rsaid } }, by)),
    take(await callBackend("getRecommendations", { query: { id } }, by)),
    take(await callBackend("previewRecommendations", { body: { id, changes: [{}] } }, by)),
    take(await callBackend("updatePlan", update, by)),
  ];
  for (const by of [client, planner, client])
    for (const answer of await readAll(by)) {
      const isTold = JSON.stringify(answer).includes("first_figure");
      expect(isTold, JSON.stringify(answer).slice(0, 200)).toBe(by === client);
    }
  const params = { recordId: take(await select({ ...client, id })).record!.record_id };
  expect(take(await callBackend("getRecord", { params }, planner)).file).not.toContain("first_figure");

  /** Asks over the wire, as a client that has cached an answer. */
  const askAgain = async ({ bearer }: Account, version?: string) => {
    const headers = { Authorization: `Bearer ${bearer}`, ...(version && { "If-None-Match": version }) };
    const url = `http://embedded/api/plan/recommendations?id=${id}`;
    const response = await handleApiRequest(new Request(url, { headers }));
    return { status: response.status, version: response.headers.get("ETag")! };
  };
  const versions = [await askAgain(client), await askAgain(planner)].map(({ version }) => version);
  for (const [reader, by] of [client, planner].entries())
    for (const [kept, version] of versions.entries())
      expect(await askAgain(by, version)).toEqual({
        status: kept === reader ? 304 : 200,
        version: versions[reader],
      });
});

describe("a record of advice", () => {
  test("says what was asked and answered, considered, warned of and worked out", async () => {
    const customer = await openCustomer();
    const selected = take(await select(customer));
    const record = await readRecord(customer);
    expect(record).toMatchObject({
      record_id: selected.record?.record_id,
      plan_id: customer.id,
      plan_type: "base",
      selected_at: selected.selected_at,
      client: { rsaid: mask(customer.rsaid), name: `${thandi.first_name} ${thandi.last_name}` },
      changes: [],
    });
    const asked = record.questions.flatMap(({ questions }) => questions);
    expect(asked).toContainEqual(
      expect.objectContaining({
        question: "How much have you saved for retirement?",
        answer: "R4\u00a0200\u00a0000",
      }),
    );
    expect(asked).toContainEqual(
      expect.objectContaining({ question: "Do you have a serious illness?", answer: "No" }),
    );
    expect(asked.every(({ answer }) => answer.length > 0)).toBe(true);
    const [first, ...others] = record.options;
    expect(first).toMatchObject({
      is_recommended: true,
      product: record.figures.recommended.common_info.annuity_recommendation,
    });
    expect(others.length).toBeGreaterThan(1);
    for (const { reasons } of record.options) expect(reasons.length).toBeGreaterThan(0);
    const {
      laplus_recommendations: plus,
      la_recommendations,
      ila_recommendations,
    } = record.figures.recommended;
    for (const { product, expected } of [plus!, la_recommendations, ila_recommendations])
      expect(record.options.find((option) => option.product === product)?.monthly_income).toBe(
        expected.monthly_income_total,
      );
    const enhanced = record.options.find((option) => option.product === "EnhancedLifeAnnuity");
    expect(enhanced).not.toHaveProperty("monthly_income");
    expect(record.warnings.length).toBeGreaterThan(1);
    const given = take(await callBackend("getRecommendations", { query: { id: customer.id } }, customer));
    const recommended = Array.isArray(given) ? given[0] : undefined;
    const figures = { ...recommended, type: undefined, selected: undefined, is_outdated: undefined };
    expect(record.figures.recommended).toEqual(figures);
  });

  test("holds no ID number that could be misused, neither in its file nor in what is stored", async () => {
    const customer = await openCustomer();
    const { record } = take(await select(customer));
    const params = { recordId: record?.record_id ?? "" };
    const { file } = take(await callBackend("getRecord", { params }, customer));
    expect(file).toContain(mask(customer.rsaid));
    expect(file).not.toContain(customer.rsaid);
  });

  test("is found by its SHA-256, and says what was changed", async () => {
    const customer = await openCustomer();
    take(await changeIncome(customer));
    const { record } = take(await select(customer, "edit"));
    const text = await readFileOf(customer);
    const exported = JSON.parse(text) as { record: unknown; sha256: string };
    const bytes = Buffer.from(writeCanonicalJson(exported.record), "utf8");
    expect(createHash("sha256").update(bytes).digest("hex")).toBe(record?.sha256);
    expect(await readRecord(customer)).toMatchObject({
      plan_type: "edit",
      changes: [{ recommended: expect.any(String), chosen: "R50\u00a0000" }],
    });
  });

  test("fails the check when any byte is changed", async () => {
    const customer = await openCustomer();
    take(await select(customer));
    const text = await readFileOf(customer);
    const places = Array.from({ length: 40 }, (_, step) => Math.floor((step * (text.length - 1)) / 39));
    for (const place of places) {
      const other = text[place] === "0" ? "1" : "0";
      expect(await verify(text.slice(0, place) + other + text.slice(place + 1))).toMatchObject({ ok: false });
    }
    expect(await verify(`${text} `)).toMatchObject({ ok: false });
    expect(await verify(text.replace(",", ", "))).toMatchObject({ ok: false });
  });

  test("stays as it was whatever is changed later, and a later select makes another", async () => {
    const customer = await openCustomer();
    const { bearer, id } = customer;
    take(await select(customer));
    const before = await readFileOf(customer);
    take(
      await callBackend("updatePlan", { query: { id }, body: { retirement_savings: 5_000_000 } }, { bearer }),
    );
    await waitForAdvice(customer, id);
    take(await select(customer));
    expect(await readFileOf(customer, 1)).toBe(before);
    expect(await readFileOf(customer, 0)).not.toBe(before);
    take(await callBackend("withdrawHealthConsent", {}, { bearer }));
    expect(await readFileOf(customer, 1)).toBe(before);
    await expect(getDatabase().update(adviceRecords).set({ sha256: "" })).rejects.toThrow();
  });

  test("is made once by a press that is repeated, is encrypted, and is nobody else's", async () => {
    const customer = await openCustomer();
    const key = randomUUID();
    const [first, second] = [
      take(await select(customer, "base", key)),
      take(await select(customer, "base", key)),
    ];
    expect(second).toEqual(first);
    const rows = await getDatabase()
      .select()
      .from(adviceRecords)
      .where(eq(adviceRecords.planId, customer.id));
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(thandi.last_name);
    const other = await openAccount();
    const read = { params: { recordId: rows[0]!.id } };
    expect(await callBackend("getRecord", read, other)).toMatchObject({ http_code: 404 });
    expect(await callBackend("getRecords", { query: { id: customer.id } }, other)).toMatchObject({
      http_code: 404,
    });
  });

  test("is not made for a guest, nor before the terms are accepted or of advice that is not there", async () => {
    const bearer = await becomeGuest();
    const { id } = take(await callBackend("createDemoPlan", { body: thandi }, { bearer }));
    await waitForAdvice({ bearer }, id);
    const selected = take(await callBackend("selectPlan", { body: { id, plan_type: "base" } }, { bearer }));
    expect(selected).not.toHaveProperty("record");
    expect(take(await callBackend("getRecords", { query: { id } }, { bearer }))).toEqual([]);
    const account = await openAccount();
    const made = take(
      await callBackend("createPlan", { body: { ...thandi, rsaid: account.rsaid } }, account),
    );
    await waitForAdvice(account, made.id);
    const customer = { ...account, id: made.id };
    for (const answer of [
      await select(customer),
      await ask(customer),
      await ask(customer, "requestInvestment"),
    ])
      expect(answer).toMatchObject({ http_code: 409, message: "Accept the terms and conditions first" });
    take(await acceptTerms(account));
    expect(await select(customer, "edit")).toMatchObject({ http_code: 404 });
    await getDatabase()
      .update(recommendations)
      .set({ engineVersion: "1.0.0" })
      .where(eq(recommendations.planId, made.id));
    expect(await select(customer)).toMatchObject({ http_code: 409 });
  });
});

describe("after a deletion", () => {
  test("a plan with a record stays five years, restricted, and longer while a complaint is open", async () => {
    const customer = await openCustomer();
    take(await ask(customer));
    const without = take(
      await callBackend("createPlan", { body: { ...thandi, rsaid: customer.rsaid } }, customer),
    );
    const opened = await openBearer(customer.bearer);
    const person =
      opened && (await findUserOfSession(getDatabase(), opened, { who: "bearer", now: new Date() }));
    if (!person) throw new Error("nobody is logged in");
    await transact((tx) => deletePerson(tx, person, new Date()));
    const ofPlan = eq(plans.id, customer.id);
    const count = () => getDatabase().$count(plans, ofPlan);
    expect(await getDatabase().$count(plans, eq(plans.id, without.id))).toBe(0);
    expect(await count()).toBe(1);
    expect(await getDatabase().select().from(plans).where(ofPlan)).toMatchObject([
      { restrictedAt: expect.any(Date) },
    ]);
    const again = await openAccount({ rsaid: customer.rsaid });
    expect(take(await callBackend("getAllPlans", {}, again))).toEqual([]);
    const after = (days: number) => deleteWhatIsDue(new Date(Date.now() + days * DAY));
    await after(KEPT_DAYS.adviceRecords - 1);
    expect(await count()).toBe(1);
    await getDatabase().update(plans).set({ hasOpenComplaint: true }).where(ofPlan);
    await after(KEPT_DAYS.adviceRecords + 1);
    expect(await count()).toBe(1);
    await getDatabase().update(plans).set({ hasOpenComplaint: false }).where(ofPlan);
    await after(KEPT_DAYS.adviceRecords + 1);
    expect(await count()).toBe(0);
    expect(await getDatabase().$count(adviceRecords, eq(adviceRecords.planId, customer.id))).toBe(0);
    expect(await getDatabase().$count(planRequests, eq(planRequests.planId, customer.id))).toBe(0);
  });
});
