/** The desks' overviews of many people, features, and the records of advice, without scripts. */
import { parse } from "csv-parse/sync";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findOldPrices } from "../../app/backend/plans/annuity-prices";
import { describeOldPrices } from "../../app/words/plan/annuity-prices";
import { assembleCast, type CallerName, type Cast } from "../support/cast";
import { take } from "../support/call";
import { callAs } from "../support/customers";
import { startServer, type TestServer } from "../support/server";
import { today } from "../support/today";
import { readErrorSummary, readText } from "../support/visitor";

const RECORDS = "/en/admin/records";
const REASON = "The ombudsman asked for it, case 17";

let server: TestServer;
let cast: Cast;
beforeAll(async () => {
  server = await startServer({ environment: { LIMIT_FACTOR: "1000", PLUS_PROVIDER: "none" } });
  cast = await assembleCast(server);
});
afterAll(() => server.stop());

const open = async (caller: CallerName, address: string) => cast.visitors[caller].open(address);

async function download(caller: CallerName, address: string): Promise<{ text: string; type: string | null }> {
  const Cookie = [...cast.visitors[caller].cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const answer = await fetch(server.origin + address, { headers: { Cookie } });
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
  return { text: await answer.text(), type: answer.headers.get("Content-Type") };
}

async function rename(userId: number, organisation: string) {
  const database = new Client({ connectionString: server.databaseUrl });
  await database.connect();
  await database.query(
    "with made as (insert into organisations (name) values ($1) returning id) update users set organisation_id = (select id from made) where id = $2",
    [organisation, userId],
  );
  await database.end();
}

describe("the first page of an administrator", () => {
  it("says how old the prices of life annuities are, once they are too old, and nobody else's does", async () => {
    const readHome = async (caller: CallerName) => readText((await open(caller, "/en/admin")).html);
    const old = findOldPrices(today);
    const home = await readHome("administrator");
    expect(home.includes("One thing needs you")).toBe(old !== undefined);
    if (old) expect(home).toContain(describeOldPrices(old).fact);
    for (const caller of ["planner", "coach"] as const)
      expect(await readHome(caller)).not.toContain("prices of life annuities");
  });
});

/** Without walk-throughs, a plan is shown at once, and the thank-you page leads to it. */
async function expectUnexplained(): Promise<void> {
  const plan = `plan=${cast.plans.guest}`;
  expect((await open("guest", `/en/recommended-plan?${plan}`)).path).toBe(`/en/recommended-plan?${plan}`);
  const thanks = await open("guest", `/en/thank-you?${plan}`);
  expect(thanks.html).toContain(`href="/en/recommended-plan?${plan}"`);
  await open("guest", `/en/7?${plan}`);
  expect(await cast.visitors.guest.press("save")).toMatchObject({ status: 200, path: "/en/dashboard" });
}

describe("the page of features", () => {
  it("switches a feature off and on again by a form", async () => {
    const visitor = cast.visitors.administrator;
    expect(readText((await open("administrator", "/en/admin/features")).html)).toContain(
      "The one feature is on",
    );
    const off = await visitor.press("off");
    expect(off.path).toBe("/en/admin/features?switched");
    expect(readText(off.html)).toContain("No feature is on");
    await expectUnexplained();
    expect(readText((await visitor.press("on")).html)).toContain("The one feature is on");
  });
});

describe("a page of a desk", () => {
  it.each<[CallerName, string]>([
    ["planner", "/en/admin/reports?organizationId=1"],
    ["coach", "/en/admin/reports?organizationId=1&userRoleId=3&coachRoleId=4"],
    ["planner", "/en/admin/reports.csv?organizationId=1"],
  ])("leaves out what an address asks for that %s may not choose: %s", async (caller, address) => {
    expect((await open(caller, address)).status).toBe(200);
  });

  it.each<[CallerName, string]>([
    ["administrator", "/en/admin/reports?organizationId=x&userRoleId=9&coachRoleId=x&after=x"],
    ["administrator", "/en/admin/reports?organizationId=987654321"],
    ["administrator", "/en/admin/audit-log?userId=x&verb=x&after=x"],
    ["administrator", "/en/admin/records?after=x"],
    ["administrator", "/en/admin/people?role=x&after=x&found=x"],
    ["administrator", "/en/admin/organisations?after=x"],
    ["planner", "/en/admin/clients?sort=x&state=x&after=x&before=x&found=x&page=x"],
    ["planner", "/en/admin?since=x"],
    ["planner", "/en/admin/fees?client=x"],
    ["planner", "/en/admin/fees?client=987654321&fund=x"],
    ["planner", "/en/admin/clients/987654321?after=x"],
  ])("answers %s, who opens %s, without a fault", async (caller, address) => {
    const { status } = await open(caller, address);
    expect([200, 404, 422]).toContain(status);
  });
});

it("says nothing of a living annuity plus, which nobody provides here, in a plan and before there is one", async () => {
  const plan = `?plan=${cast.plans.person}`;
  const step = "/en/recommendation-experience/";
  for (const address of [
    ...["/en", "/en/annuity-options", "/en/methodology", `/en/4${plan}`],
    ...["6", "7", "8"].map((number) => step + number + plan),
    ...["", "/charts", "/compare", "/fees", "/edit/income"].map(
      (page) => `/en/recommended-plan${page}${plan}`,
    ),
  ]) {
    const { status, html } = await open("person", address);
    expect(status, address).toBe(200);
    expect(readText(html), address).not.toMatch(/annuity plus|top-ups?\b/i);
  }
});

describe("the page of reports", () => {
  it("shows a planner their clients, totals and a chart with its table", async () => {
    const page = await open("planner", "/en/admin/reports?dateFilter=accountOpened");
    expect(page.status).toBe(200);
    const text = readText(page.html);
    expect(text).toContain("1 person opened an account");
    const year = cast.person.rsaid.slice(0, 2);
    expect(text).toContain(`Hondeklipbaai, Boitumelolo born 19${year} `);
    expect(text).not.toContain("•••");
    expect(text).toContain("The same figures as a table");
    expect(page.html).toContain('role="img"');
  });

  it("keeps what was typed and says what is wrong with it", async () => {
    const page = await open("planner", "/en/admin/reports?startDate=31%2F02%2F2026");
    expect(page.status).toBe(422);
    expect(readErrorSummary(page.html)).toEqual([
      { href: "#startDate", words: "From: please enter a date as DD/MM/YYYY" },
    ]);
    expect(page.html).toContain('value="31/02/2026"');
  });

  it("is what a download leads to that asks for an impossible day", async () => {
    const page = await open("planner", "/en/admin/reports.csv?startDate=31%2F02%2F2026");
    expect([page.status, page.path]).toEqual([422, "/en/admin/reports?startDate=31%2F02%2F2026"]);
    expect(readErrorSummary(page.html)[0]?.href).toBe("#startDate");
  });

  it("shows an administrator everybody and no figure of a plan", async () => {
    const text = readText((await open("administrator", "/en/admin/reports?dateFilter=accountOpened")).html);
    expect(text).toContain("6 people opened an account");
    expect(text).not.toContain("Savings");
  });

  it("is downloaded as CSV, in which a text that looks like a formula is none", async () => {
    await rename(cast.person.userId, "=1+1");
    const { text, type } = await download("planner", "/en/admin/reports.csv?dateFilter=accountOpened");
    expect(type).toBe("text/csv; charset=utf-8");
    const rows = parse(text, { bom: true, columns: true }) as Record<string, string>[];
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      number: String(cast.person.userId),
      name: "Boitumelolo Hondeklipbaai",
      organisation: "'=1+1",
      plans: "1",
    });
    expect(rows[0]).toHaveProperty("retirement_savings");
    const ofAll = await download("administrator", "/en/admin/reports.csv");
    expect(ofAll.text).not.toContain("retirement_savings");
  });
});

describe("the page of the audit log", () => {
  it("finds a person by the ID number, which never stands in an address", async () => {
    const visitor = cast.visitors.administrator;
    await open("administrator", "/en/admin/audit-log");
    const found = await visitor.press("find", { rsaIdNr: cast.person.rsaid });
    expect(found.path).toBe(`/en/admin/audit-log?userId=${cast.person.userId}`);
    const year = cast.person.rsaid.slice(0, 2);
    expect(readText(found.html)).toContain(`Saw details Boitumelolo Hondeklipbaai born 19${year} `);
    expect(found.html).toContain(`href="/en/admin/people/${cast.person.userId}"`);
    const none = await visitor.press("find", { rsaIdNr: "9001015009087" });
    expect([none.status, readErrorSummary(none.html)[0]?.href]).toEqual([422, "#rsaIdNr"]);
  });

  it("is downloaded as CSV without any name", async () => {
    const { text } = await download("administrator", "/en/admin/audit-log.csv?verb=saw+details");
    const [head, ...rows] = text.replace("\ufeff", "").trim().split("\r\n");
    expect(head).toBe("at,actor,verb,subject,plan");
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(row).toMatch(/^[\dT:.Z-]+,\d+,saw details,[0-9a-f-]{36},$/);
  });
});

describe("the page on which a compliance officer finds records of advice", () => {
  beforeAll(async () => {
    const call = callAs(server.origin);
    const { person, plans } = cast;
    const terms = { accepted: true, userId: person.userId, url: "/en", browser: "a test" } as const;
    take(await call("acceptTerms", { body: terms }, person));
    take(await call("selectPlan", { body: { id: plans.person, plan_type: "base" } }, person));
  });

  /** Presses a button whose response is a file; as in a browser, a 307 redirect posts again. */
  async function takeAway(intent: string): Promise<Response> {
    const visitor = cast.visitors.administrator;
    const fields = visitor.fields();
    fields.set("reason", REASON);
    fields.set("intent", intent);
    const sentOn = await visitor.post(fields);
    expect(sentOn.status).toBe(307);
    const Cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const to = sentOn.headers.get("Location")!;
    expect(to).not.toContain("ombudsman");
    return fetch(server.origin + to, { method: "POST", body: fields, headers: { Cookie } });
  }

  it("finds the records of an ID number, which never stands in an address", async () => {
    const visitor = cast.visitors.administrator;
    await visitor.open(RECORDS);
    const found = await visitor.press("find", { rsaIdNr: cast.person.rsaid });
    expect([found.status, found.path]).toEqual([200, RECORDS]);
    expect(readText(found.html)).toContain("One record of advice of this person");
    expect(readText(found.html)).toContain(`Plan ${cast.plans.person}, recommended`);
    const none = await visitor.press("find", { rsaIdNr: "9001015009087" });
    expect(readText(none.html)).toContain("This ID number has no record of advice");
  });

  it("keeps what was typed when there is no reason, and opens nothing", async () => {
    const visitor = cast.visitors.administrator;
    const { html } = await visitor.open(RECORDS);
    const [, intent = ""] = /value="(take-[0-9a-f-]{36})"/.exec(html) ?? [];
    const refused = await visitor.press(intent, { reason: "because" });
    expect(refused.status).toBe(422);
    expect(readErrorSummary(refused.html)).toMatchObject([{ href: "#reason" }]);
    expect(refused.html).toContain(">because</textarea>");
  });

  it("sends one record, or all of the days, as canonical JSON with its hash", async () => {
    const visitor = cast.visitors.administrator;
    const { html } = await visitor.open(RECORDS);
    const [, intent = ""] = /value="(take-[0-9a-f-]{36})"/.exec(html) ?? [];
    const one = await takeAway(intent);
    expect(one.headers.get("Content-Disposition")).toContain(`baobab-record-of-advice-${cast.plans.person}-`);
    const file = await one.text();
    expect(JSON.parse(file)).toMatchObject({ sha256: expect.stringMatching(/^[0-9a-f]{64}$/) as string });
    const all = await takeAway("export");
    expect(all.headers.get("Content-Type")).toBe("application/x-ndjson; charset=utf-8");
    expect(await all.text()).toBe(`${file}\n`);
  });

  it("says what is wrong with a day", async () => {
    const page = await cast.visitors.administrator.open(`${RECORDS}?startDate=31%2F02%2F2026`);
    expect(page.status).toBe(422);
    expect(readErrorSummary(page.html)).toMatchObject([{ href: "#startDate" }]);
  });
});
