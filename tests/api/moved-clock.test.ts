/**
 * Days begin at midnight in South Africa in any time zone of the server: at the end of a day, a month, a tax
 * year and a year, on 29 February, and at changes of daylight saving time elsewhere.
 */
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { formatDayMonthYear, type IsoDate } from "../../app/base/date";
import { answerHere, callBackend } from "../../app/backend/door.server";
import { sendYearlyReminders } from "../../app/backend/notices/yearly-reminders";
import { SEND_MAIL } from "../../app/backend/sending/outgoing-mails";
import { embedded } from "../../app/backend/transports/embedded";
import { people } from "../../fixtures/people";
import { openAccount } from "../support/accounts";
import { startTestBackend } from "../support/backend";
import { take } from "../support/call";
import { checkedAnnuity } from "../support/checked-annuity";
import { waitForJobs } from "../support/code-callers";
import { countRuns } from "../support/count-runs";
import { serveMail, type TestMailServer } from "../support/mail-server";
import { createClient } from "../support/over-transports";

const { makeAdvisedPlan, becomeGuest } = createClient(
  () => embedded,
  () => answerHere,
);

/** Behind, at and ahead of Greenwich; the last two are more than a day apart. */
const ZONES = ["America/New_York", "Europe/London", "Pacific/Apia", "Pacific/Pago_Pago"];

/** Pairs of consecutive days; only the long run tries the last ones. */
const NIGHTS: [what: string, last: IsoDate, first: IsoDate][] = [
  ["a year", "2026-12-31", "2027-01-01"],
  ["a tax year", "2027-02-28", "2027-03-01"],
  ["29 February", "2028-02-29", "2028-03-01"],
  ["the day before summer time in New York", "2027-03-13", "2027-03-14"],
  ["the day before winter time in London", "2027-10-30", "2027-10-31"],
  ["a month", "2026-11-30", "2026-12-01"],
  ["28 February of a leap year", "2028-02-28", "2028-02-29"],
];

let mailServer: TestMailServer;
let stop: () => Promise<void>;
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
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

/** Sets the clock to an instant, and the time zone of the machine. */
function moveTo(instant: string, zone = "Africa/Johannesburg"): void {
  vi.stubEnv("TZ", zone);
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(instant) });
}

const atTheEndOf = (day: IsoDate) => `${day}T23:59:59.999+02:00`;
const atTheBeginningOf = (day: IsoDate) => `${day}T00:00:00.000+02:00`;

const thandiOn = (day: IsoDate) => people(day)[0]!.record;

/** The paths of the mistakes found in a survey record. */
async function listMistakes(record: object): Promise<string[]> {
  const answer = await callBackend("createDemoPlan", { body: { ...record } }, await becomeGuest());
  const { errors = [] } = (answer.return_object ?? {}) as { errors?: { path: string }[] };
  return errors.map(({ path }) => path);
}

describe.each(NIGHTS.slice(0, countRuns({ usually: ZONES.length, long: NIGHTS.length })))(
  "the end of %s",
  (_, last, first) => {
    // Each advice takes a third of a second: the zones take turns; the long run tries all of them.
    const turn = NIGHTS.findIndex(([, day]) => day === last) % ZONES.length;
    const zones = [...ZONES.slice(turn), ...ZONES.slice(0, turn)];
    test.each(zones.slice(0, countRuns({ usually: 1, long: ZONES.length })))(
      "is midnight in South Africa for a machine in %s",
      async (zone) => {
        moveTo(atTheEndOf(last), zone);
        const guest = await becomeGuest();
        const before = await makeAdvisedPlan(guest, thandiOn(last));
        expect(before.recommendation.common_info.advice_date).toBe(formatDayMonthYear(last));
        const retiresOnLast = { ...thandiOn(last), retirement_date: formatDayMonthYear(last) };
        expect(await listMistakes(retiresOnLast)).toEqual([]);

        moveTo(atTheBeginningOf(first), zone);
        const after = await makeAdvisedPlan(guest, thandiOn(first));
        expect(after.recommendation.common_info.advice_date).toBe(formatDayMonthYear(first));
        expect(await listMistakes(retiresOnLast)).toContain("retirement_date");
        // The guest's earlier bearer is still valid, and their plan is still there.
        const plans = take(await callBackend("getAllPlans", {}, guest));
        expect(plans.map(({ id }) => id).sort()).toEqual([before.id, after.id].sort());
      },
    );
  },
);

describe("somebody whose birthday is 29 February", () => {
  const retireOn = (dob: string, day: IsoDate) => {
    const person = { ...thandiOn(day), dob, retirement_date: formatDayMonthYear(day) };
    moveTo(atTheBeginningOf(day));
    return listMistakes(person);
  };

  test("may retire at 55 on 28 February where there is no 29th, and not the day before", async () => {
    expect(await retireOn("29/02/1972", "2027-02-27")).toContain("dob");
    expect(await retireOn("29/02/1972", "2027-02-28")).toEqual([]);
  });

  test("may retire on a 29 February, and is as old then as the day says", async () => {
    expect(await retireOn("29/02/1976", "2031-02-28")).toEqual([]);
    expect(await retireOn("01/03/1973", "2028-02-29")).toContain("dob");
    expect(await retireOn("29/02/1972", "2028-02-29")).toEqual([]);
  });

  test("makes a plan on one that is a year away from 28 February", async () => {
    moveTo(atTheBeginningOf("2028-02-29"));
    const record = { ...thandiOn("2028-02-29"), dob: "29/02/1964" };
    const { recommendation } = await makeAdvisedPlan(await becomeGuest(), record);
    expect(recommendation.common_info).toMatchObject({
      advice_date: "29/02/2028",
      retirement_date: "28/02/2029",
    });
  });
});

describe("the year of a living annuity that begins in March", () => {
  const marchAnnuity = { ...checkedAnnuity, anniversary_month: 3 };
  const check = async (instant: string, zone: string) => {
    moveTo(instant, zone);
    const answer = await callBackend("checkLivingAnnuity", { body: marchAnnuity }, await becomeGuest());
    return take(answer);
  };

  test.each(ZONES)("begins after the last of February for a machine in %s", async (zone) => {
    for (const [last, first] of [
      ["2027-02-28", "2027-03-01"],
      ["2028-02-29", "2028-03-01"],
    ] as const) {
      const before = await check(atTheEndOf(last), zone);
      expect(before).toMatchObject({
        checked_on: formatDayMonthYear(last),
        year_begins: formatDayMonthYear(first),
      });
      const after = await check(atTheBeginningOf(first), zone);
      expect(after).toMatchObject({
        checked_on: formatDayMonthYear(first),
        year_begins: formatDayMonthYear(first),
      });
    }
  });

  test("whose check was kept on 29 February is asked for again once, at midnight of its day", async () => {
    moveTo("2028-02-29T12:00:00+02:00");
    const person = await openAccount();
    const email = `born-${person.userId}@example.org`;
    take(await callBackend("updateUser", { params: { id: person.userId }, body: { email } }, person));
    take(await callBackend("keepCheck", { body: { ...marchAnnuity, wants_mail: true } }, person));
    const countMails = async (instant: string, zone: string) => {
      moveTo(instant, zone);
      await sendYearlyReminders(new Date());
      await waitForJobs(SEND_MAIL);
      return mailServer.arrived.filter(({ to }) => to.includes(email)).length;
    };
    // This check chose the drawdown for the year from March 2028; the next one begins on 1 March 2029.
    expect(await countMails(atTheEndOf("2029-01-31"), "Pacific/Apia")).toBe(0);
    expect(await countMails(atTheBeginningOf("2029-02-01"), "Pacific/Pago_Pago")).toBe(1);
    for (const day of ["2029-02-01", "2029-02-28", "2029-03-01"])
      expect(await countMails(atTheEndOf(day), "America/New_York")).toBe(1);
  });
});

test("a login lasts its hours across midnight and across a change of clocks, and no longer", async () => {
  for (const [begun, zone] of [
    ["2027-03-13T23:30:00-05:00", "America/New_York"],
    ["2027-10-31T00:30:00+01:00", "Europe/London"],
    ["2028-02-29T23:50:00+02:00", "Africa/Johannesburg"],
  ] as const) {
    moveTo(begun, zone);
    const { bearer } = await openAccount();
    const askAfter = async (minutes: number) => {
      moveTo(new Date(Date.parse(begun) + minutes * 60_000).toISOString(), zone);
      return (await callBackend("getAllPlans", {}, { bearer })).http_code;
    };
    expect([await askAfter(14), await askAfter(16)]).toEqual([200, 401]);
  }
});
