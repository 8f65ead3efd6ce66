/**
 * The mail that invites a person to the next yearly check: its recipient, date, frequency, text, and how to
 * stop it.
 */
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addYears, dayParts } from "../../app/base/date";
import { callBackend } from "../../app/backend/door.server";
import { sendYearlyReminders } from "../../app/backend/notices/yearly-reminders";
import { SEND_MAIL } from "../../app/backend/sending/outgoing-mails";
import { getDatabase } from "../../app/backend/store/connection";
import { keptChecks, users } from "../../app/backend/store/schema";
import { type Account, becomeGuest, openAccount } from "../support/accounts";
import { startTestBackend } from "../support/backend";
import { take } from "../support/call";
import { checkedAnnuity } from "../support/checked-annuity";
import { waitForJobs } from "../support/code-callers";
import { openStaff } from "../support/staff";
import { today } from "../support/today";
import { serveMail, type TestMailServer } from "../support/mail-server";

/** The mail of a check of 25 November 2026, whose year begins on 1 December, is due on 1 November 2027. */
const CHECKED_ON = "2026-11-25";
const MAIL_ON = "2027-11-01";
const at = (day: string) => new Date(`${day}T10:00:00Z`);

let mailServer: TestMailServer;
let stop: () => Promise<void>;
let person: Account;
beforeAll(async () => {
  mailServer = await serveMail();
  Object.assign(process.env, { SMTP_URL: mailServer.url, MAIL_FROM: "plans@baobab.example" });
  Object.assign(process.env, { OPERATOR_EMAIL: "operator@baobab.example" });
  stop = await startTestBackend();
});
afterAll(async () => {
  await stop();
  await mailServer.close();
});
beforeEach(async () => {
  person = await openAccount();
  const named = { params: { id: person.userId }, body: { email: `thandi-${person.userId}@example.org` } };
  await callBackend("updateUser", named, person);
  await takeMails();
});

/** Stores a check, as if on that day. */
async function keep(wants_mail: boolean, days = { checkedOn: CHECKED_ON, mailOn: MAIL_ON }) {
  const { id } = take(await callBackend("keepCheck", { body: { ...checkedAnnuity, wants_mail } }, person));
  await getDatabase().update(keptChecks).set(days).where(eq(keptChecks.id, id));
}

/** The mails since the last call: recipients, headers, and text without line breaks. */
async function takeMails() {
  await waitForJobs(SEND_MAIL);
  return mailServer.arrived.splice(0).map(({ to, content }) => ({
    to: to.join(" "),
    content: content
      .replace(/=\r?\n/g, "")
      .replace(/=3D/g, "=")
      .replace(/\r?\n[ \t]+/g, " "),
  }));
}

async function askBackOn(day: string) {
  await sendYearlyReminders(at(day));
  return (await takeMails()).filter(({ to }) => to === `thandi-${person.userId}@example.org`);
}

const list = async () => take(await callBackend("listChecks", {}, person));

describe("whoever agreed to it is asked back", () => {
  test("on the day a month before the year begins, once", async () => {
    await keep(true);
    expect(await askBackOn("2027-10-31")).toEqual([]);
    expect(await askBackOn(MAIL_ON)).toHaveLength(1);
    expect(await askBackOn("2027-11-02")).toEqual([]);
    expect((await list())[0]?.mailed_at).toBe(at(MAIL_ON).toISOString());
  });

  test("without a figure, a name or a link that says who they are", async () => {
    await keep(true);
    const [mail] = await askBackOn(MAIL_ON);
    const text = mail!.content.slice(mail!.content.indexOf("When you last"));
    expect(text).toContain("/en/living-annuity");
    expect(text.replace(/https?:\S+/g, "")).not.toMatch(/\d/);
    expect(text).not.toContain(person.rsaid);
    expect(text).not.toContain(String(person.userId));
  });

  test("not once a newer check is kept, nor when the year has begun, nor when they did not agree", async () => {
    await keep(true);
    await keep(false, { checkedOn: "2027-10-01", mailOn: "2028-11-01" });
    expect(await askBackOn(MAIL_ON)).toEqual([]);
    await getDatabase().delete(keptChecks);
    await keep(true);
    expect(await askBackOn("2027-12-01")).toEqual([]);
    await getDatabase().delete(keptChecks);
    await keep(false);
    expect(await askBackOn(MAIL_ON)).toEqual([]);
  });

  test("not while their account is closed", async () => {
    await keep(true);
    const isTheirs = eq(users.id, person.userId);
    await getDatabase().update(users).set({ isActive: false }).where(isTheirs);
    expect(await askBackOn(MAIL_ON)).toEqual([]);
  });

  test("by one of two processes that do it at once", async () => {
    await keep(true);
    await Promise.all([sendYearlyReminders(at(MAIL_ON)), sendYearlyReminders(at(MAIL_ON))]);
    expect(await takeMails()).toHaveLength(1);
  });
});

describe("whoever agreed to it is reminded by their adviser", () => {
  const yearOld = { checkedOn: addYears(today, -1), mailOn: addYears(today, 1) };
  const remind = (by: Account) =>
    callBackend("remindClient", { params: { id: person.userId } }, { bearer: by.bearer });
  const advise = async () => {
    const planner = await openStaff("planner");
    const isTheirs = eq(users.id, person.userId);
    await getDatabase().update(users).set({ adviserId: planner.userId }).where(isTheirs);
    return planner;
  };

  test("once, in the place of the mail of its day, without a figure or a name", async () => {
    const planner = await advise();
    await keep(true, yearOld);
    take(await remind(planner));
    const [mail, ...others] = await takeMails();
    expect([mail?.to, others]).toEqual([`thandi-${person.userId}@example.org`, []]);
    const text = mail!.content.slice(mail!.content.indexOf("When you last"));
    expect(text).toContain("Your adviser here reminds you.");
    expect(text).toMatch(/no-mail\?token=/);
    expect(text.replace(/https?:\S+/g, "")).not.toMatch(/\d/);
    expect(await remind(planner)).toMatchObject({ http_code: 404 });
    expect(await askBackOn(yearOld.mailOn)).toEqual([]);
    const { acts } = take(await callBackend("getOwnHistory", {}, person));
    expect(acts.map(({ act }) => act)).toEqual(["reminded of a check"]);
  });

  test("not without their yes, nor while their check is new, nor by somebody else’s adviser", async () => {
    const planner = await advise();
    await keep(false, yearOld);
    expect(await remind(planner)).toMatchObject({ http_code: 404 });
    await getDatabase().delete(keptChecks);
    const anniversary_month = (dayParts(today).month % 12) + 1;
    const asked = { ...checkedAnnuity, anniversary_month, wants_mail: true };
    take(await callBackend("keepCheck", { body: asked }, person));
    expect(await remind(planner)).toMatchObject({ http_code: 404 });
    await getDatabase().delete(keptChecks);
    await keep(true, yearOld);
    expect(await remind(await openStaff("coach"))).toMatchObject({ http_code: 404 });
    expect(await remind(person)).toMatchObject({ http_code: 403 });
    expect(await takeMails()).toEqual([]);
  });
});

describe("the mail", () => {
  test("tells the mailbox where one press stops it", async () => {
    await keep(true);
    const [mail] = await askBackOn(MAIL_ON);
    expect(mail!.content).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
    expect(mail!.content).toMatch(/List-Unsubscribe: <\S+\/en\/living-annuity\/no-mail\?token=\S+>/);
  });

  test("is stopped with its token by somebody who is not logged in, for that person alone", async () => {
    await keep(true);
    const [mail] = await askBackOn(MAIL_ON);
    const [, token] = /no-mail\?token=([\w.-]+)>/.exec(mail!.content) ?? [];
    const other = await openAccount();
    take(await callBackend("keepCheck", { body: { ...checkedAnnuity, wants_mail: true } }, other));
    take(await callBackend("stopCheckMail", { body: { token } }, { bearer: await becomeGuest() }));
    expect(await list()).toMatchObject([{ wants_mail: false }]);
    expect(take(await callBackend("listChecks", {}, other))).toMatchObject([{ wants_mail: true }]);
  });
});
