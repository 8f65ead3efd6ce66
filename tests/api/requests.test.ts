/** Requests for a quote or to invest, and the mails after these and after a selection. */
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { callBackend } from "../../app/backend/door.server";
import { SEND_MAIL } from "../../app/backend/sending/outgoing-mails";
import { getDatabase } from "../../app/backend/store/connection";
import { users } from "../../app/backend/store/schema";
import { type Account, openAccount } from "../support/accounts";
import { take } from "../support/call";
import { waitForJobs } from "../support/code-callers";
import {
  ask,
  changeIncome,
  openCustomer,
  OPERATOR,
  select,
  startWithMails,
  waitForAdvice,
} from "../support/recorded-customers";

const mailServer = startWithMails();

describe("a request for a quote or to invest", () => {
  test("has one reference for each version, also of two at once, and rests on a record", async () => {
    const customer = await openCustomer();
    const [one, other] = (await Promise.all([ask(customer), ask(customer)])).map(take);
    expect(other).toEqual(one);
    const invest = take(await ask(customer, "requestInvestment"));
    expect(invest.reference).not.toBe(one?.reference);
    const list = () => callBackend("getRecords", { query: { id: customer.id } }, customer);
    expect(take(await list())).toHaveLength(1);
    const body = { retirement_savings: 4_500_000 };
    take(await callBackend("updatePlan", { query: { id: customer.id }, body }, customer));
    await waitForAdvice(customer, customer.id);
    expect(take(await ask(customer)).reference).not.toBe(one?.reference);
    expect(take(await list())).toHaveLength(2);
  });

  test("is listed, as records are, with whether the plan still stands as it was then", async () => {
    const customer = await openCustomer();
    const { bearer, id } = customer;
    const list = async () => {
      const records = take(await callBackend("getRecords", { query: { id } }, { bearer }));
      const requests = take(await callBackend("getRequests", { query: { id } }, { bearer }));
      const standing = [...records, ...requests].map(({ is_current }) => is_current);
      return { requests, standing };
    };
    expect(await list()).toEqual({ requests: [], standing: [] });
    const quote = take(await ask(customer));
    take(await changeIncome(customer));
    expect(await list()).toEqual({
      requests: [{ ...quote, kind: "quote", plan_type: "base", is_current: true }],
      standing: [true, true],
    });
    take(await select(customer, "edit"));
    expect((await list()).standing).toEqual([true, false, true]);
    take(await callBackend("overrideRecommendation", { body: { id, debt_recommend: 60_000 } }, { bearer }));
    expect((await list()).standing).toEqual([false, false, true]);
    take(
      await callBackend("updatePlan", { query: { id }, body: { retirement_savings: 5_000_000 } }, { bearer }),
    );
    expect((await list()).standing).toEqual([false, false, false]);
    await waitForAdvice(customer, id);
    expect((await list()).standing).toEqual([false, false, false]);
    const other = await openAccount();
    expect(await callBackend("getRequests", { query: { id } }, other)).toMatchObject({ http_code: 404 });
  });

  test("is mailed once to the person, their adviser and the operator, without figures or answers", async () => {
    const customer = await openCustomer();
    const adviser = await openAccount();
    const tell = (account: Account, email: string) =>
      callBackend("updateUser", { params: { id: account.userId }, body: { email } }, account);
    take(await tell(customer, "thandi@example.org"));
    take(await tell(adviser, "planner@firm.example"));
    await getDatabase().update(users).set({ adviserId: adviser.userId }).where(eq(users.id, customer.userId));
    const { record } = take(await select(customer));
    const { reference } = take(await ask(customer));
    take(await ask(customer));
    await waitForJobs(SEND_MAIL);
    expect(mailServer.arrived.map(({ to }) => to.join()).sort()).toEqual(
      [OPERATOR, "planner@firm.example", "thandi@example.org", "thandi@example.org"].sort(),
    );
    for (const { content } of mailServer.arrived) {
      const text = content.replace(/=\r?\n/g, "");
      expect(text).toContain(record?.sha256);
      expect(text.replaceAll(reference, "")).not.toMatch(/R\s?\d|illness|smok/);
    }
    const about = mailServer.arrived.filter(({ content }) => content.includes(reference));
    expect(about).toHaveLength(3);
    for (const { to, content } of about) {
      const isPerson = to.includes("thandi@example.org");
      const text = content.replace(/=\r?\n/g, "").replace(/\s+/g, " ");
      expect(text).toContain(`asked for a quote for the recommended plan ${customer.id}.`);
      expect(text.includes("+27 (0) 10 000 0100 (an example number)")).toBe(isPerson);
    }
  });
});

describe("a selection that is repeated", () => {
  test("is not refused, and mails an address that nobody has confirmed only so often a day", async () => {
    const customer = await openCustomer();
    mailServer.arrived.length = 0;
    for (let time = 0; time < 8; time += 1) take(await select(customer));
    await waitForJobs(SEND_MAIL);
    expect(mailServer.arrived).toHaveLength(5);
    expect(take(await callBackend("getRecords", { query: { id: customer.id } }, customer))).toHaveLength(8);
    const other = await openCustomer();
    take(await select(other));
    await waitForJobs(SEND_MAIL);
    expect(mailServer.arrived).toHaveLength(6);
  });
});
