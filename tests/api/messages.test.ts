import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { callBackend } from "../../app/backend/door.server";
import { getLogger } from "../../app/backend/log/logger";
import { queueMail, SEND_MAIL, type SendMail } from "../../app/backend/sending/outgoing-mails";
import { sendMail } from "../../app/backend/start/send-mail";
import { deleteWhatIsDue } from "../../app/backend/lifecycle/retention";
import { insertUser } from "../../app/backend/people/users";
import { startSession } from "../../app/backend/session/sessions";
import { getDatabase } from "../../app/backend/store/connection";
import type { Job } from "../../app/backend/store/queue";
import { outgoingMails, users } from "../../app/backend/store/schema";
import { transact } from "../../app/backend/store/transact";
import { startTestBackend } from "../support/backend";
import { take } from "../support/call";
import { becomeGuest, endPause, waitForJobs } from "../support/code-callers";
import { inventIdentityNumber } from "../support/identity-numbers";
import { serveMail, type TestMailServer } from "../support/mail-server";

const OPERATOR = "operator@baobab.example";

let mailServer: TestMailServer;
let stop: () => Promise<void>;
beforeAll(async () => {
  mailServer = await serveMail();
  Object.assign(process.env, {
    SMTP_URL: mailServer.url,
    MAIL_FROM: "plans@baobab.example",
    OPERATOR_EMAIL: OPERATOR,
    // The limits of production.
    LIMIT_FACTOR: "1",
  });
  stop = await startTestBackend();
});
afterAll(async () => {
  await stop();
  await mailServer.close();
});
let triesBefore = 0;
beforeEach(() => {
  mailServer.arrived.length = 0;
  triesBefore = mailServer.countTries();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});
const countTries = () => mailServer.countTries() - triesBefore;

const write = (bearer: string, message: string, type: "coach" | "contact" = "coach") =>
  callBackend("sendMessage", { body: { type, data: { message } } }, { bearer });

const queue = (text = "Thandi's debt is R150 000") =>
  transact((tx) => queueMail(tx, { to: "thandi@example.org", subject: "Your plan", text }));

/** An email without a job in the queue: the test runs the job. */
async function keepUnqueued(): Promise<{ mailId: string }> {
  await transact(async (tx) => {
    await queueMail(tx, { to: "thandi@example.org", subject: "Your plan", text: "Your plan is ready" });
    await tx.execute(sql`delete from pgboss.job where name = ${SEND_MAIL} and state = 'created'`);
  });
  const [row] = await getDatabase().select().from(outgoingMails);
  return { mailId: row?.id ?? "none" };
}

const doJob = (data: SendMail, complete: Job<SendMail>["complete"] = () => Promise.resolve()) =>
  sendMail({ id: "a job", data, failedAttempts: 0, complete });

const countMails = async () => (await getDatabase().select().from(outgoingMails)).length;

/** Opens an account and a session for it. */
async function openAccount({ email, adviserId }: { email?: string; adviserId?: number }) {
  return transact(async (tx) => {
    const details = { cellNr: "821234567", email };
    const userId = await insertUser(tx, { rsaid: inventIdentityNumber(), details });
    if (userId === undefined) throw new Error("the invented number is taken");
    if (adviserId) await tx.update(users).set({ adviserId }).where(eq(users.id, userId));
    const { bearer_token: bearer } = await startSession(tx, { userId, role: "investor" }, new Date());
    return { userId, bearer };
  });
}

describe("a message", () => {
  test("of a guest is mailed to the operator, as it was typed, once", async () => {
    const who = { bearer: await becomeGuest(), processContextId: randomUUID() };
    const message = "Dear coach,\r\n.\r\nwhat is a “living annuity”? 50% & <b>more</b>";
    const ask = () => callBackend("sendMessage", { body: { type: "coach", data: { message } } }, who);
    take(await ask());
    take(await ask());
    await waitForJobs(SEND_MAIL);
    const [mail, ...more] = mailServer.arrived;
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ from: "plans@baobab.example", to: [OPERATOR] });
    expect(mail?.content).toContain("From: Baobab <plans@baobab.example>");
    expect(mail?.content).toContain("Subject: A message to a retirement coach");
    expect(decode(mail?.content)).toContain(
      "From a visitor who is not logged in:\n\nDear coach,\n.\nwhat is a “living annuity”? 50% & <b>more</b>",
    );
    expect(await countMails()).toBe(0);
  });

  test("of a person says how to reach them, and goes to their adviser if they have one", async () => {
    const adviser = await openAccount({ email: "planner@firm.example" });
    const client = await openAccount({ email: "thandi@example.org", adviserId: adviser.userId });
    take(await write(client.bearer, "One"));
    take(await write(client.bearer, "Two", "contact"));
    const alone = await openAccount({});
    take(await write(alone.bearer, "Three"));
    const unreachable = await openAccount({ adviserId: alone.userId });
    take(await write(unreachable.bearer, "Four"));
    const left = await openAccount({ email: "left@firm.example" });
    await getDatabase().update(users).set({ isActive: false }).where(eq(users.id, left.userId));
    take(await write((await openAccount({ adviserId: left.userId })).bearer, "Five"));
    await waitForJobs(SEND_MAIL);
    const sent = mailServer.arrived.map(({ to, content }) => [decode(content).split("\n").at(-2), to.join()]);
    expect(sent.sort()).toEqual([
      ["Five", OPERATOR],
      ["Four", OPERATOR],
      ["One", "planner@firm.example"],
      ["Three", OPERATOR],
      ["Two", OPERATOR],
    ]);
    const one = mailServer.arrived.find(({ content }) => content.includes("One"));
    expect(decode(one?.content)).toContain(
      "From a person with an account.\nCell number: 0821234567\nEmail: thandi@example.org\n",
    );
  });

  test.each([
    ["is empty", "", "Please type your message."],
    ["is blank", " \r\n ", "Please type your message."],
    ["is too long", "x".repeat(1_025), "Maximal message length is 1024 characters."],
  ])("that %s is refused with the spec's words", async (_, message, words) => {
    expect(await write(await becomeGuest(), message)).toMatchObject({
      http_code: 422,
      return_object: { errors: [{ path: "data.message", message: words }] },
    });
  });

  test("may have 1024 characters, and a form's line break is one of them", async () => {
    const bearer = await becomeGuest();
    take(await write(bearer, `${"x".repeat(1_000)}${"\r\n".repeat(23)}x`));
    expect(await write(bearer, `${"x".repeat(1_000)}${"\r\n".repeat(24)}x`)).toMatchObject({
      http_code: 422,
    });
  });

  test("may be written five times an hour", async () => {
    const bearer = await becomeGuest();
    for (let time = 0; time < 5; time += 1) take(await write(bearer, "Hello"));
    expect(await write(bearer, "Hello")).toMatchObject({
      response_code: "R02",
      http_code: 429,
      retryAfterSeconds: expect.any(Number),
    });
    take(await write(await becomeGuest(), "Hello"));
    await waitForJobs(SEND_MAIL);
  });
});

describe("a mail server", () => {
  test("that is down gets each mail once when it is back; until then it is kept, encrypted", async () => {
    await mailServer.close();
    await queue();
    const failed = sql`select 1 from pgboss.job where name = ${SEND_MAIL} and state = 'retry'`;
    await expect.poll(async () => (await getDatabase().execute(failed)).rowCount).toBe(1);
    for (const table of ["outgoing_mails", "pgboss.job"]) {
      const { rows } = await getDatabase().execute(sql.raw(`select t::text as text from ${table} t`));
      expect(rows.length).toBeGreaterThan(0);
      for (const secret of ["thandi", "Thandi", "150 000"])
        expect(JSON.stringify(rows).includes(secret), `${table} tells ${secret}`).toBe(false);
    }
    await mailServer.open();
    await endPause(SEND_MAIL);
    await waitForJobs(SEND_MAIL);
    expect(mailServer.arrived.map(({ to }) => to)).toEqual([["thandi@example.org"]]);
    expect(await countMails()).toBe(0);
  });

  test("that hangs or fails for a moment is asked again for the same mail", async () => {
    mailServer.behaveNext("hang", { code: 451 });
    await queue();
    // The server hangs until the timeout; the pauses after it are skipped.
    await endPause(SEND_MAIL);
    await endPause(SEND_MAIL);
    await waitForJobs(SEND_MAIL);
    expect(countTries()).toBe(3);
    expect(mailServer.arrived).toHaveLength(1);
    expect(mailServer.arrived[0]?.content).toMatch(/^Message-ID: <[0-9a-f-]{36}@baobab\.example>\r$/im);
  });

  test("that has taken a mail is not given it again, whatever becomes of its job afterwards", async () => {
    const data = await keepUnqueued();
    await expect(doJob(data, () => Promise.reject(new Error("the process died")))).rejects.toThrow("died");
    await doJob(data);
    expect(mailServer.arrived).toHaveLength(1);
  });

  test("that has taken a mail is not given it again by this process where the database cannot note it", async () => {
    const data = await keepUnqueued();
    await getDatabase().execute(
      sql`create rule unnoted as on delete to outgoing_mails do instead select 1 / 0`,
    );
    await expect(doJob(data)).rejects.toThrow();
    await getDatabase().execute(sql`drop rule unnoted on outgoing_mails`);
    await doJob(data);
    expect(mailServer.arrived).toHaveLength(1);
    expect(await countMails()).toBe(0);
  });

  test("that is given a mail again, because nobody knows whether it left, can tell by its Message-ID", async () => {
    const data = await keepUnqueued();
    const rows = await getDatabase().select().from(outgoingMails);
    await doJob(data);
    // As if the process had died before it noted that the mail was sent.
    await getDatabase().insert(outgoingMails).values(rows);
    await doJob(data);
    const named = mailServer.arrived.map(({ content }) => /^Message-ID: .*$/im.exec(content)?.[0]);
    expect(named).toEqual(Array(2).fill(`Message-ID: <${data.mailId}@baobab.example>`));
  });

  test("that refuses a mail is not asked again, and the mail is deleted", async () => {
    const log = vi.spyOn(getLogger(), "error");
    mailServer.behaveNext({ code: 550 });
    await queue();
    await waitForJobs(SEND_MAIL);
    expect(countTries()).toBe(1);
    expect(mailServer.arrived).toEqual([]);
    expect(await countMails()).toBe(0);
    expect(log.mock.calls).toMatchObject([
      [{ error: { message: "the mail server did not take a message: EMESSAGE 550" } }, "error"],
    ]);
    const { rows } = await getDatabase().execute(sql`select job::text as text from pgboss.job job`);
    expect(JSON.stringify([log.mock.calls, rows])).not.toMatch(/thandi|150 000/i);
  });

  test("that is down for two days has a mail given up", async () => {
    mailServer.behaveNext({ code: 451 });
    await queue();
    await expect.poll(countTries).toBe(1);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 49 * 3_600_000 });
    await endPause(SEND_MAIL);
    await waitForJobs(SEND_MAIL);
    expect(countTries()).toBe(1);
    expect(await countMails()).toBe(0);
  });

  test("that is down for two days has the log say so also when the mail was deleted before its job", async () => {
    const log = vi.spyOn(getLogger(), "warn");
    mailServer.behaveNext({ code: 451 });
    await queue();
    await expect.poll(countTries).toBe(1);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 49 * 3_600_000 });
    await deleteWhatIsDue(new Date());
    await endPause(SEND_MAIL);
    await waitForJobs(SEND_MAIL);
    expect(countTries()).toBe(1);
    expect(await countMails()).toBe(0);
    expect(log.mock.calls).toEqual([
      [{ mails: 1 }, "emails that no server took in time were deleted unsent"],
    ]);
  });
});

/** The text of a mail, without the line breaks of its transfer encoding. */
function decode(content = ""): string {
  const [head = "", ...body] = content.split("\r\n\r\n");
  const text = body.join("\r\n\r\n").replaceAll("\r\n", "\n");
  if (!/quoted-printable/i.test(head)) return text;
  const bytes = text.replace(/=\n/g, "").replace(/=([0-9A-F]{2})/g, (_, hex: string) => {
    return String.fromCharCode(Number.parseInt(hex, 16));
  });
  return Buffer.from(bytes, "latin1").toString("utf8");
}
