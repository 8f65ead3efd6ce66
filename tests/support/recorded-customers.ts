/** People of this process's backend who choose plans, and the mail server for the mails about it. */
import { afterAll, beforeAll, beforeEach, expect } from "vitest";
import { callBackend } from "../../app/backend/door.server";
import { DRAW_RECORD } from "../../app/backend/records/record-papers";
import { SEND_MAIL } from "../../app/backend/sending/outgoing-mails";
import { registerJob } from "../../app/backend/store/queue";
import { transact } from "../../app/backend/store/transact";
import { type Account, openAccount } from "./accounts";
import { startTestBackend } from "./backend";
import { take } from "./call";
import { waitForJobs } from "./code-callers";
import { serveMail, type TestMailServer } from "./mail-server";
import { thandi } from "./over-transports";

export const OPERATOR = "operator@baobab.example";

/** Starts the backend for the tests of a file, with a mail server that is emptied before each test. */
export function startWithMails(): Pick<TestMailServer, "arrived"> {
  let mailServer: TestMailServer;
  let stop: () => Promise<void>;
  beforeAll(async () => {
    mailServer = await serveMail();
    Object.assign(process.env, {
      SMTP_URL: mailServer.url,
      MAIL_FROM: "plans@baobab.example",
      OPERATOR_EMAIL: OPERATOR,
    });
    stop = await startTestBackend();
    // No test here looks at the PDFs of records, and each would take a third of a second to draw.
    registerJob<object>(DRAW_RECORD, ({ complete }) => transact(complete));
  });
  afterAll(async () => {
    await stop();
    await mailServer.close();
  });
  beforeEach(async () => {
    await waitForJobs(SEND_MAIL);
    mailServer.arrived.length = 0;
  });
  return {
    get arrived() {
      return mailServer.arrived;
    },
  };
}

export type Customer = Account & { id: number };

export const waitForAdvice = ({ bearer }: { bearer: string }, id: number) =>
  expect
    .poll(
      async () => (await callBackend("getRecommendations", { query: { id } }, { bearer })).response_code,
      { timeout: 90_000 },
    )
    .toBe("R00");

export const acceptTerms = ({ bearer, userId }: Account) =>
  callBackend("acceptTerms", { body: { accepted: true, userId, url: "/en", browser: "a test" } }, { bearer });

/** A person with a plan and its recommendation, who has accepted the terms. */
export async function openCustomer(): Promise<Customer> {
  const account = await openAccount();
  take(await acceptTerms(account));
  const body = { ...thandi, rsaid: account.rsaid };
  const { id } = take(await callBackend("createPlan", { body }, account));
  await waitForAdvice(account, id);
  return { ...account, id };
}

export const select = (
  { bearer, id }: Customer,
  plan_type: "base" | "edit" = "base",
  processContextId?: string,
) => callBackend("selectPlan", { body: { id, plan_type } }, { bearer, processContextId });

export const ask = ({ bearer, id }: Customer, name: "requestQuote" | "requestInvestment" = "requestQuote") =>
  callBackend(name, { body: { id, plan_type: "base" } }, { bearer });

export const changeIncome = (customer: Customer) =>
  callBackend(
    "overrideRecommendation",
    { body: { id: customer.id, debt_recommend: 50_000 } },
    { bearer: customer.bearer },
  );
