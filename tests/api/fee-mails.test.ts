/**
 * Mails about fees: to the client about changes and proposals, to the adviser about the answer, to both about
 * lost changes.
 */
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { callBackend } from "../../app/backend/door.server";
import { SEND_MAIL } from "../../app/backend/sending/outgoing-mails";
import { getDatabase } from "../../app/backend/store/connection";
import { encryptField } from "../../app/backend/store/encryption";
import { feeProposals, plans, recommendations, users } from "../../app/backend/store/schema";
import type { FeeTable } from "../../app/contract/fees/fee-table";
import type { Recommendation } from "../../app/contract/plan/recommendation";
import { type Account, openAccount } from "../support/accounts";
import { startTestBackend } from "../support/backend";
import { take } from "../support/call";
import { waitForJobs } from "../support/code-callers";
import { serveMail, type TestMailServer } from "../support/mail-server";
import { thandi } from "../support/over-transports";
import { openStaff } from "../support/staff";

const CLIENT = "client@example.org";
const PLANNER = "planner@example.org";

let mailServer: TestMailServer;
let stop: () => Promise<void>;
let planner: Account;
let client: Account;
beforeAll(async () => {
  mailServer = await serveMail();
  Object.assign(process.env, { SMTP_URL: mailServer.url, MAIL_FROM: "plans@baobab.example" });
  Object.assign(process.env, { OPERATOR_EMAIL: "operator@baobab.example" });
  stop = await startTestBackend();
  planner = await openStaff("planner");
  await write(planner, PLANNER);
});
afterAll(async () => {
  await stop();
  await mailServer.close();
});
beforeEach(async () => {
  client = await openAccount();
  await write(client, CLIENT);
  await getDatabase().update(users).set({ adviserId: planner.userId }).where(eq(users.id, client.userId));
  await takeMails();
});

const write = ({ userId: id, bearer }: Account, email: string) =>
  callBackend("updateUser", { params: { id }, body: { email, firstNames: "Thandeka" } }, { bearer });

/** The mails since the last call, a line each. */
async function takeMails() {
  await waitForJobs(SEND_MAIL);
  return mailServer.arrived.splice(0).map(({ to, content }) => ({
    to: to.join(" "),
    text: content.replace(/=\r?\n/g, "").replace(/\s+/g, " "),
  }));
}

const read = async () => take(await callBackend("getClientFees", { params: { id: client.userId } }, client));

/** Proposes the client's fees with another yearly fee for advice. */
async function ask(annual: number) {
  const { fpFees } = await read();
  const touch = (products: FeeTable["allOtherFPFees"]) =>
    products.map((product) => ({
      ...product,
      annualFeeBreakdown: { ...product.annualFeeBreakdown, fpFeeExclVat: annual },
    }));
  const table = { ...fpFees, allOtherFPFees: touch(fpFees.allOtherFPFees) };
  const input = { params: { id: client.userId }, body: { fpFees: table } };
  return take(await callBackend("updateUser", input, planner))?.changedFees;
}

const say = async (accepted: boolean) => {
  const at = (await read()).proposal?.at ?? new Date(0).toISOString();
  const input = { params: { id: client.userId }, body: { accepted, at } };
  return take(await callBackend("answerHigherFees", input, client));
};

const waitForAdvice = async (id: number) => {
  const query = { id, plan_type: "both" } as const;
  const get = () => callBackend("getRecommendations", { query }, client);
  await expect.poll(async () => (await get()).response_code, { timeout: 60_000 }).toBe("R00");
  return take(await get()) as Recommendation[];
};

test("lower fees send the client a copy, and nobody else anything", async () => {
  expect((await ask(0.5))?.state).toBe("kept");
  const [copy, ...others] = await takeMails();
  expect(others).toEqual([]);
  expect(copy).toMatchObject({ to: CLIENT, text: expect.stringContaining("0.85% before, 0.5% now") });
  expect(copy?.text).toContain("This was not you?");
});

test.each([true, false])(
  "higher fees ask the client, whose answer (%s) the planner gets",
  async (accepted) => {
    expect((await ask(0.9))?.state).toBe("waiting");
    const asked = await takeMails();
    expect(asked.map(({ to }) => to)).toEqual([CLIENT]);
    expect(asked[0]?.text).toContain("/en/my-data/fees");
    await say(accepted);
    const answered = await takeMails();
    const toPlanner = answered.filter(({ to }) => to === PLANNER);
    expect(answered.map(({ to }) => to).sort()).toEqual(accepted ? [CLIENT, PLANNER] : [PLANNER]);
    expect(toPlanner[0]?.text).toContain(`Client ${client.userId} said ${accepted ? "yes" : "no"}`);
    expect(toPlanner[0]?.text).not.toMatch(new RegExp(`Thandeka|${client.rsaid}|%|R\\s?\\d`));
  },
);

test("fees that somebody asked for who is no longer the adviser count for nothing", async () => {
  const before = (await read()).fpFees;
  await ask(0.9);
  const other = await openStaff("planner");
  await getDatabase().update(users).set({ adviserId: other.userId }).where(eq(users.id, client.userId));
  await takeMails();
  expect((await read()).proposal).toBeUndefined();
  expect(await say(true)).toEqual({ state: "nothing", keptPlans: [] });
  expect((await read()).fpFees).toEqual(before);
  expect(
    await getDatabase().select().from(feeProposals).where(eq(feeProposals.userId, client.userId)),
  ).toEqual([]);
  expect(await takeMails()).toEqual([]);
});

test("changes of a plan that no longer fit its fees are told of to the client and the planner, once", async () => {
  const { id } = take(await callBackend("createPlan", { body: thandi }, client));
  await waitForAdvice(id);
  take(await callBackend("overrideRecommendation", { body: { id, debt_recommend: 0 } }, client));
  // Attributes that the plan allowed once, and does not allow with its new fees.
  const column = "recommendations.attributes";
  const attributesEncrypted = encryptField(JSON.stringify({ debt_recommend: 9e8 }), { column, row: id });
  const ofEdit = and(eq(recommendations.planId, id), eq(recommendations.planType, "edit"));
  await getDatabase().update(recommendations).set({ attributesEncrypted }).where(ofEdit);
  expect((await ask(0.5))?.regeneratedPlan).toBe(id);
  const advice = await waitForAdvice(id);
  expect(advice).toMatchObject([{ plan_type: "base", selected: true, changes_dropped: true }]);
  const told = (await takeMails()).filter(({ text }) => text.includes("no longer fits"));
  expect(told.map(({ to }) => to).sort()).toEqual([CLIENT, PLANNER]);
  for (const { text } of told) expect(text).not.toMatch(/Thandeka|%|R\s?\d{2}/);
  expect((await ask(0.4))?.regeneratedPlan).toBe(id);
  expect((await waitForAdvice(id))[0]?.changes_dropped).toBeUndefined();
}, 120_000);

test("a plan that is chosen keeps its fees, and is named as one with others than those agreed", async () => {
  const { id } = take(await callBackend("createPlan", { body: thandi }, client));
  await waitForAdvice(id);
  expect((await read()).plansWithOtherFees).toEqual([]);
  await getDatabase().update(plans).set({ selectedAt: new Date() }).where(eq(plans.id, id));
  expect((await ask(0.5))?.keptPlans).toEqual([id]);
  expect((await read()).plansWithOtherFees).toEqual([id]);
}, 120_000);
