/**
 * Two web processes and two workers are killed at random moments, a thousand times, while people use the site
 * behind a balancer: everything that was acknowledged is stored afterwards, once.
 */
import { randomInt, randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { deriveCode } from "../../app/backend/session/one-time-code";
import { callOver } from "../../app/backend/transports/call-backend";
import { reachOver } from "../../app/backend/transports/remote";
import { isSuccess, type Envelope } from "../../app/contract/wire/envelope";
import type { InputOf } from "../../app/contract/wire/operation";
import type { OperationAt, OperationName } from "../../app/contract/operations";
import { people } from "../../fixtures/people";
import { inventCell, openAccount, takeBearer, type Account } from "../support/accounts";
import { take } from "../support/call";
import { claimPort } from "../support/claim-port";
import { createTestDatabase } from "../support/database";
import { inventIdentityNumber } from "../support/identity-numbers";
import { openLoadBalancer, type LoadBalancer } from "../support/load-balancer";
import { logRun } from "../support/log-run";
import { readMailWords, serveMail, type TestMailServer } from "../support/mail-server";
import { run, startServer, startWorker } from "../support/server";
import { serveSms, type SmsServer } from "../support/sms-server";
import { today } from "../support/today";

const KILLS = 1_000;
const PERSONS_AT_ONCE = 8;
const thandi = people(today)[0]!.record;

let database: { url: string; drop: () => Promise<void> };
let site: LoadBalancer;
let mail: TestMailServer;
let sms: SmsServer;
beforeAll(async () => {
  // Failed calls are retried, and expected.
  process.env.LOG_LEVEL = "silent";
  [database, site, mail] = await Promise.all([createTestDatabase(), openLoadBalancer(), serveMail()]);
  sms = await serveSms({ user: "token-id", password: "token-secret" });
});
afterAll(async () => {
  await Promise.all([site.close(), mail.close(), sms.close()]);
  await database.drop();
});

const describeSending = () => ({
  ...{ SMS_GATEWAY: "bulksms", SMS_USER: "token-id", SMS_PASSWORD: "token-secret", SMS_URL: sms.url },
  ...{ SMTP_URL: mail.url, MAIL_FROM: "plans@baobab.example", OPERATOR_EMAIL: "operator@baobab.example" },
  LIMIT_FACTOR: "1000",
});

/** Nine of ten kills come during a start, which uses little of the machine; the others hit a working process. */
const diesStarting = () => randomInt(10) < 9;
const STARTING_MILLISECONDS = 800;
/** Working time as a multiple of the start's, at most, so that work is done on a slow machine as well. */
const LONGEST_WORK = 4;

let kills = 0;
const begun = performance.now();
const countSeconds = () => Math.round((performance.now() - begun) / 1_000);

const isReady = (origin: string) =>
  fetch(`${origin}/api/health/ready`).then(
    ({ status }) => status === 200,
    () => false,
  );

/** Starts processes of a kind one after another, and kills each at a random moment. */
async function keepKilling(kind: "web" | "worker"): Promise<void> {
  while (kills < KILLS) {
    const environment = describeSending();
    const port = kind === "web" ? String(await claimPort()) : undefined;
    const child =
      port === undefined
        ? run("worker.mjs", { databaseUrl: database.url, environment })
        : run("start.mjs", {
            databaseUrl: database.url,
            environment: { ...environment, PORT: port, WORKER: "off" },
          });
    const origin = `http://localhost:${port}`;
    if (port) await site.add(origin);
    const started = performance.now();
    if (diesStarting()) await sleep(randomInt(STARTING_MILLISECONDS));
    else {
      await child.waitUntil(() => (port ? isReady(origin) : child.readOutput().includes('"msg":"started"')));
      await sleep(Math.random() * LONGEST_WORK * (performance.now() - started));
    }
    // An exit code would mean that it ended by itself.
    expect(child.exitCode(), child.exitCode() === null ? "" : child.readOutput()).toBeNull();
    await child.kill();
    site.remove(origin);
    kills += 1;
    if (kills % 100 === 0) logRun("kills", { kills, seconds: countSeconds(), persons: done.length });
  }
}

/** Retries with one idempotency key until the answer is not a server error, as a client does. */
async function ask<Name extends OperationName>(
  name: Name,
  input: InputOf<OperationAt<Name>>,
  bearer?: string,
) {
  const caller = { bearer, processContextId: randomUUID() };
  for (;;) {
    const answer = await callOver(reachOver(site.origin), name, input, caller);
    if (isSuccess(answer) || answer.http_code < 500) return answer;
    await sleep(100);
  }
}

/** The acknowledged results of a person's calls. */
type Told = {
  account: Account;
  planId: number;
  draftVersion: number;
  debt: number;
  shareToken: string;
  message: string;
  toldCell: string;
};
const done: Told[] = [];

/** Registers; without an answer, starts again as another person. */
async function register(): Promise<Account> {
  for (;;) {
    const account = await openAccount({ origin: site.origin }).catch(() => undefined);
    if (account) return account;
  }
}

async function goThrough(): Promise<Told> {
  const account = await register();
  const { bearer, userId } = account;
  const { id: planId } = take(await ask("createPlan", { body: thandi }, bearer));
  let draftVersion = 0;
  for (const first_name of ["Thandi", "Thandeka", "Thandiwe"]) {
    const body = { userId, draft: { first_name }, version: draftVersion };
    draftVersion = take(await ask("saveDraft", { params: { userId }, body }, bearer)).version;
  }
  const askStatus = async () =>
    (await ask("getRecommendations", { query: { id: planId } }, bearer)).response_code;
  while ((await askStatus()) === "R01") await sleep(50);
  const debt = randomInt(1_000, 100_000);
  take(await ask("overrideRecommendation", { body: { id: planId, debt_recommend: debt } }, bearer));
  const shared = { id: planId, plan_type: "base" as const, label: "For my accountant" };
  const { token: shareToken } = take(await ask("sharePlan", { body: shared }, bearer));
  const message = `Please call me about ${randomUUID()}.`;
  take(await ask("sendMessage", { body: { type: "contact", data: { message } } }, bearer));
  const toldCell = inventCell();
  const numbers = { cell_number: toldCell, rsa_id_number: inventIdentityNumber() };
  const guest = take(await ask("getGuestToken", {})).bearer_token;
  take(await ask("register", { body: numbers }, guest));
  return { account, planId, draftVersion, debt, shareToken, message, toldCell };
}

async function keepUsing(): Promise<void> {
  while (kills < KILLS) done.push(await goThrough());
}

it(`keeps what it acknowledged, once, through ${KILLS} kills`, async () => {
  const using = Array.from({ length: PERSONS_AT_ONCE }, keepUsing);
  const killing = (["web", "web", "worker", "worker"] as const).map(keepKilling);
  await Promise.all(killing);
  const environment = { ...describeSending(), WORKER: "off" };
  const web = await startServer({ databaseUrl: database.url, environment });
  const worker = await startWorker({ databaseUrl: database.url, environment: describeSending() });
  await site.add(web.origin);
  await Promise.all(using);
  await expect.poll(countOpenJobs, { timeout: 300_000 }).toBe(0);

  const { rows } = await query(`select
      (select count(*) from plans)::int as plans,
      (select count(*) from recommendations where status = 'ready')::int as recommendations,
      (select count(*) from shares)::int as links,
      (select count(*) from outgoing_mails)::int as mails`);
  const each = done.length;
  expect(rows[0]).toEqual({ plans: each, recommendations: 2 * each, links: each, mails: 0 });
  const again = { mails: 0 };
  for (const told of done) again.mails += await checkTold(told);
  const totals = { kills, seconds: countSeconds(), persons: each, acknowledged: each * 9 };
  logRun("kills", { ...totals, mailsBroughtAgain: again.mails, smsAsked: sms.asked.length });
  await Promise.all([web.stop(), worker.stop()]);
});

/** The bearer of a new login with a code, since an earlier one may have expired. */
async function logIn(Rsaidnr: string): Promise<string> {
  const guest = take(await ask("getGuestToken", {})).bearer_token;
  const { token, request_id } = take(await ask("getLoginToken", { headers: { Rsaidnr } }, guest));
  const askLogin = () => ask("logIn", { params: { type: "investor" }, headers: { Token: token } }, guest);
  await askLogin();
  const body = { token_request_id: request_id, otp: deriveCode(request_id, 1) };
  take(await ask("verifyCode", { body }, guest));
  return takeBearer(await askLogin());
}

/** @returns the number of duplicate deliveries of the mail, by its Message-ID */
async function checkTold({ account, planId, ...told }: Told): Promise<number> {
  const { userId } = account;
  const asked = { query: { id: planId } };
  const fresh = await logIn(account.rsaid);
  expect(take(await ask("getAllPlans", {}, fresh)).map(({ id }) => id)).toEqual([planId]);
  const draft = take(await ask("getDraft", { params: { userId: String(userId) } }, fresh));
  expect(draft).toMatchObject({ draft: { first_name: "Thandiwe" }, version: told.draftVersion });
  expect(told.draftVersion).toBe(3);
  expect(take(await ask("getAttributes", asked, fresh)).debt_recommend).toBe(told.debt);
  const list = take(await ask("getRecommendations", { query: { id: planId, plan_type: "both" } }, fresh));
  expect(list).toHaveLength(2);
  const reader = take(await ask("getGuestToken", {})).bearer_token;
  expect(
    isSuccess((await ask("getShared", { headers: { Token: told.shareToken } }, reader)) as Envelope),
  ).toBe(true);
  const numbers = mail.arrived
    .filter((one) => readMailWords(one).includes(told.message))
    .map(({ content }) => /^Message-ID: (.*)$/im.exec(content)?.[1]);
  expect(new Set(numbers).size, told.message).toBe(1);
  expect(sms.delivered.filter(({ to }) => to.endsWith(told.toldCell.slice(-9)))).toHaveLength(1);
  return numbers.length - 1;
}

const countOpenJobs = async () =>
  (
    await query(
      "select count(*)::int as open from pgboss.job where state < 'completed' and name not like '\\_\\_%'",
    )
  ).rows[0]!.open;

async function query(text: string) {
  const client = new Client({ connectionString: database.url });
  await client.connect();
  try {
    return await client.query<Record<string, number>>(text);
  } finally {
    await client.end();
  }
}
