/** A planner takes clients through the survey, the plan and the next steps, without scripts. */
import pg from "pg";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { ROLE_IDS } from "../../app/contract/account/user";
import { writeKept } from "../../app/web/identity/kept-session.server";
import { type Account, openAccount } from "../support/accounts";
import { thandi, today, typeDay } from "../support/answers";
import { take } from "../support/call";
import { callAs, waitForAdvice } from "../support/customers";
import { inventNumberOfWoman } from "../support/identity-numbers";
import { logInVisitor } from "../support/logged-in-visitor";
import {
  type Changes,
  createVisitor,
  type Page,
  readErrorSummary,
  readText,
  type Visitor,
} from "../support/visitor";

const PLAN = "/en/recommended-plan";
const [year, month, day] = today.split("-");
const TODAY = `${day}/${month}/${year}`;

const server = inject("site");
let planner: Account;
let coach: Account;
beforeAll(async () => {
  [planner, coach] = await Promise.all([openDesk("planner"), openDesk("coach")]);
});

const call: ReturnType<typeof callAs> = (...args) => callAs(server.origin)(...args);

async function query(text: string, values: unknown[]): Promise<void> {
  const client = new pg.Client({ connectionString: server.databaseUrl });
  await client.connect();
  await client.query(text, values);
  await client.end();
}

async function openDesk(role: "planner" | "coach"): Promise<Account> {
  const account = await openAccount({ origin: server.origin });
  const { userId } = account;
  const names = { firstNames: "Lerato", surname: "Dlamini" };
  take(await call("updateUser", { params: { id: userId }, body: names }, account));
  await query("insert into user_roles (user_id, role_id) values ($1, $2)", [userId, ROLE_IDS[role]]);
  await query("update sessions set role = $2 where user_id = $1", [userId, role]);
  return account;
}

/** An adviser's client with an account, who has accepted the terms. */
async function openClient(firstNames: string, adviser = planner): Promise<Account> {
  const rsaid = inventNumberOfWoman(String(thandi[1].dateOfBirth));
  const client = await openAccount({ origin: server.origin, rsaid });
  const { userId } = client;
  const names = { firstNames, surname: "Mokoena" };
  take(await call("updateUser", { params: { id: userId }, body: names }, client));
  const terms = { accepted: true, userId, url: "/en", browser: "a test" } as const;
  take(await call("acceptTerms", { body: terms }, client));
  await query("update users set adviser_id = $2 where id = $1", [userId, adviser.userId]);
  return client;
}

/** A browser in which an adviser is logged in. */
async function advise(account: Account, role: "planner" | "coach" = "planner"): Promise<Visitor> {
  const { bearer, userId } = account;
  const expiresAt = new Date(Date.now() + 14 * 60_000).toISOString();
  const written = await writeKept({ person: { bearer, userId, expiresAt, type: "adviser", role } });
  const [, value = ""] = /^[^=]+=([^;]*)/.exec(written) ?? [];
  return createVisitor(server.origin, new Map([["baobab_guest", value]]));
}

const ANSWERS = { ...thandi, 7: { ...thandi[7], healthConsent: undefined } };

/** Answers the survey for a client up to its last step. */
async function answerFor(visitor: Visitor, { userId }: Account, named: Changes = {}): Promise<void> {
  await visitor.open(`/en/1?client=${userId}`);
  for (const step of [1, 2, 3, 4, 5, 6] as const) {
    expect(visitor.page().path).toBe(`/en/${step}?client=${userId}`);
    await visitor.press("next", { ...ANSWERS[step], ...(step === 1 && named) });
  }
}

/** The plan's number from the page's address, which also has the client's. */
function readPlan(visitor: Visitor, client: Account): number {
  const { searchParams } = new URL(visitor.page().path, server.origin);
  expect(searchParams.get("client")).toBe(String(client.userId));
  return Number(searchParams.get("plan"));
}

/** A client's plan, made by their planner over the wire. */
async function makePlanFor(client: Account): Promise<number> {
  const visitor = await advise(planner);
  await answerFor(visitor, client);
  await visitor.press("save", { ...ANSWERS[7], clientAgreedOn: TODAY });
  const id = readPlan(visitor, client);
  await waitForAdvice(server.origin, { account: client, id });
  return id;
}

/** The steps with a client in the band of the admin area; undefined if there is no band. */
function readSteps({ html }: { html: string }): string | undefined {
  const [band] = /<section aria-label="Steps with a client".*?<\/ol>/s.exec(html) ?? [];
  return band && readText(band).replace(/\d Step/g, "Step");
}

const readMain = ({ html }: Page) => readText(/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "");

describe("a client", () => {
  it("leaves their adviser from their own data, who then sees nothing of theirs", async () => {
    const client = await openClient("Nandi");
    const visitor = await logInVisitor(server.origin, client);
    const data = await visitor.open("/en/my-data");
    expect(readText(data.html)).toContain("Leave my adviser, Lerato Dlamini, Financial Planner");
    const asked = await visitor.open("/en/my-data/leave-adviser");
    expect(readText(asked.html)).toContain("Leave Lerato Dlamini?");
    const left = await visitor.press("leave");
    expect(left.path).toBe("/en/my-data?adviser");
    expect(readText(left.html)).toContain("You have left your adviser.");
    expect((await visitor.open("/en/my-data/leave-adviser")).path).toBe("/en/my-data");
    const desk = await advise(planner);
    expect((await desk.open(`/en/admin/clients/${client.userId}`)).status).toBe(404);
  });
});

describe("a planner", () => {
  it("takes a client from the survey to a quote, and the client reads who acted", async () => {
    const client = await openClient("Thandi");
    const visitor = await advise(planner);
    expect(readSteps(await visitor.open("/en/admin"))).toBe(
      "Step 1: Client You are here Step 2: Answers To do Step 3: Fees To do Step 4: Plan To do Step 5: Share or print To do",
    );
    await answerFor(visitor, client);
    // The survey, the walk-through and the plan have steps of their own.
    expect(readSteps(visitor.page())).toBeUndefined();
    const consent = readText(visitor.page().html);
    expect(consent).toContain("My client has agreed, on");
    expect(consent).not.toContain("May we use your health answers?");
    const refused = await visitor.press("save", { ...ANSWERS[7], clientAgreedOn: typeDay(1) });
    expect(refused).toMatchObject({ status: 422 });
    expect(readErrorSummary(refused.html)).toMatchObject([{ href: "#clientAgreedOn" }]);
    await visitor.press("save", { ...ANSWERS[7], clientAgreedOn: TODAY });
    expect(visitor.page().path).toMatch(/^\/en\/thank-you\?/);
    const id = readPlan(visitor, client);
    await waitForAdvice(server.origin, { account: client, id });

    const at = `plan=${id}&client=${client.userId}`;
    const first = await visitor.open(`/en/recommendation-experience/1?${at}`);
    expect(first.status).toBe(200);
    const plan = await visitor.press("plan");
    expect(plan).toMatchObject({ status: 200, path: `${PLAN}?${at}` });
    expect(readText(plan.html)).toMatch(
      /You are acting for Thandi Mokoena, born \d+ \w+ 19\d\d\. We write down what you do, and Thandi can read it\./,
    );
    expect(plan.html).toContain(`href="/en/admin/clients/${client.userId}"`);
    expect(readText(plan.html)).toMatch(/Prepared for Thandi Mokoena, born \d+ \w+ 19\d\d/);
    const links = [...plan.html.matchAll(/href="([^"]*[?&;]plan=[^"]*)"/g)].map(([, href = ""]) => href);
    expect(links.length).toBeGreaterThan(5);
    for (const href of links) expect(href).toContain(`client=${client.userId}`);

    await visitor.open(`${PLAN}/edit/income?${at}`);
    expect(visitor.page().status).toBe(200);
    await visitor.open(`/en/recommendation-experience/12/debt?${at}`);
    expect(visitor.page().path).toContain(`client=${client.userId}`);

    const desk = await visitor.open(`/en/admin/clients/${client.userId}`);
    expect(readText(desk.html)).toContain(`What plan ${id} was told, and what it assumes`);
    expect(desk.html).toContain(`href="${PLAN}/assumed/income?${at.replace("&", "&amp;")}"`);
    await visitor.open(`${PLAN}/assumed/income?${at}`);
    await visitor.press("save", { lineChoice: "yes", otherTaxableIncomePerMonth: "20 000" });
    expect(visitor.page().path).toBe(`${PLAN}/assumed?${at}&saved=income#saved-income`);
    expect(readText(visitor.page().html)).toMatch(/Thandi has R20 000 a month of other income/);

    const choice = await visitor.open(`${PLAN}/choose?${at}`);
    const chosen = await visitor.press("choose");
    expect(chosen.path).toBe(`${PLAN}/choose?${at}`);
    expect(readText(chosen.html)).toContain("is chosen for Thandi");
    await visitor.open(`${PLAN}/record-of-advice?${at}`);
    expect(readText(visitor.page().html)).toContain(
      "Chosen for the client by Lerato Dlamini, Financial Planner",
    );
    expect(readText(visitor.page().html)).toContain("You have R20 000 a month of other income");
    expect(readSteps(await visitor.open(`/en/admin/clients/${client.userId}`))).toBe(
      "Step 1: Client You are here Step 2: Answers Done Step 3: Fees Done Step 4: Plan Chosen Step 5: Share or print To do",
    );
    expect(visitor.page().html).toMatch(
      /<a href="\/en\/recommended-plan\/share\?[^"]*" class="button[^>]*>Share or print the plan</,
    );
    expect(readSteps(await visitor.open(`/en/admin/fees?client=${client.userId}`))).toBe(
      "Step 1: Client Done Step 2: Answers Done Step 3: Fees You are here Step 4: Plan Chosen Step 5: Share or print To do",
    );
    expect(readSteps(await visitor.open("/en/admin/fees"))).toBeUndefined();
    const question = await visitor.open(`${PLAN}/quote?${at}`);
    const quoted = await visitor.press("quote");
    expect(quoted).toMatchObject({ status: 200, path: `${PLAN}/quote?${at}` });
    expect(readMain(quoted)).toContain(
      "Somebody calls Thandi, checks that nothing has changed, and gets the quote.",
    );
    for (const page of [choice, chosen, question, quoted]) expect(readMain(page)).not.toMatch(/\byour\b/i);

    const own = await logInVisitor(server.origin, client);
    const told = readText((await own.open("/en/my-data")).html);
    for (const done of ["made a plan for you", "chose your plan for you", "asked for a quote for you"])
      expect(told).toContain(`Lerato Dlamini, Financial Planner ${done} (plan ${id})`);
  });

  it("asks to invest, which counts once the client has confirmed it", async () => {
    const client = await openClient("Sipho");
    const id = await makePlanFor(client);
    const at = `plan=${id}&client=${client.userId}`;
    const visitor = await advise(planner);
    await visitor.open(`${PLAN}/choose?${at}`);
    await visitor.press("choose");
    await visitor.open(`${PLAN}/invest?${at}`);
    const asked = await visitor.press("invest");
    expect(readText(asked.html)).toContain("It waits for Sipho, who confirms it in their own login.");
    const atDesk = await visitor.open(`/en/admin/clients/${client.userId}`);
    expect(readText(atDesk.html)).toContain("Investing waits for Sipho’s yes");
    const own = await logInVisitor(server.origin, client);
    const dashboard = await own.open("/en/dashboard");
    expect(readText(dashboard.html)).toContain("Your adviser asked to invest: confirm it");
    const question = await own.open(`${PLAN}/invest?plan=${id}`);
    expect(readText(question.html)).toContain("Lerato Dlamini asked to invest for you: do you agree?");
    const confirmed = await own.press("invest");
    expect(readText(confirmed.html)).toContain("You asked to invest");
    const seen = await visitor.open(`${PLAN}/invest?${at}`);
    expect(readText(seen.html)).not.toContain("It waits for Sipho");
  });

  it("is told that the client has to accept the terms first", async () => {
    const client = await openClient("Lindiwe");
    await query("delete from terms_acceptances where user_id = $1", [client.userId]);
    const id = await makePlanFor(client);
    const visitor = await advise(planner);
    await visitor.open(`${PLAN}/choose?plan=${id}&client=${client.userId}`);
    const refused = await visitor.press("choose");
    expect(refused.status).toBe(422);
    expect(readText(refused.html)).toContain("Lindiwe has to accept the terms first.");
  });

  it("answers for two clients in two tabs, and each gets their own answers", async () => {
    const [one, other] = [await openClient("Anele"), await openClient("Bongani")];
    const visitor = await advise(planner);
    await visitor.open(`/en/1?client=${one.userId}`);
    await visitor.press("next", { ...thandi[1], name: "Anele" });
    await visitor.open(`/en/1?client=${other.userId}`);
    expect(readText(visitor.page().html)).toContain("You are acting for Bongani Mokoena, born ");
    expect(visitor.page().html).not.toContain('value="Anele"');
    await visitor.press("next", { ...thandi[1], name: "Bongani" });
    await visitor.open(`/en/2?client=${one.userId}`);
    await visitor.press("next", thandi[2]);
    for (const [client, name] of [
      [one, "Anele"],
      [other, "Bongani"],
    ] as const) {
      const { draft } = take(await call("getDraft", { params: { userId: client.userId } }, client));
      expect(draft).toMatchObject({ first_name: name });
      expect((await visitor.open(`/en/1?client=${client.userId}`)).html).toContain(`value="${name}"`);
    }
  });

  it("opens no plan under another client's name, of nobody else's client, and none without a client", async () => {
    const [client, other] = [await openClient("Zanele"), await openClient("Kabelo")];
    const foreign = await openClient("Nomsa", coach);
    const id = await makePlanFor(client);
    const visitor = await advise(planner);
    expect((await visitor.open(`${PLAN}?plan=${id}&client=${client.userId}`)).status).toBe(200);
    const refused = [
      `${PLAN}?plan=${id}`,
      `${PLAN}?plan=${id}&client=${other.userId}`,
      `${PLAN}?plan=${id}&client=${foreign.userId}`,
      `${PLAN}?plan=${id}&client=${planner.userId}`,
      `${PLAN}?plan=${id}&client=abc`,
      `/en/1?client=${foreign.userId}`,
      "/en/1",
    ];
    for (const address of refused) expect((await visitor.open(address)).status, address).toBe(404);
    const own = await logInVisitor(server.origin, client);
    expect((await own.open(`${PLAN}?plan=${id}&client=${client.userId}`)).status).toBe(404);
    const nobody = createVisitor(server.origin);
    expect((await nobody.open(`/en/1?client=${client.userId}`)).status).toBe(404);
  });
});

describe("clearing answers", () => {
  it("clears a client's and leaves another client's", async () => {
    const [one, other] = [await openClient("Ayanda"), await openClient("Lwazi")];
    const visitor = await advise(planner);
    for (const { userId } of [one, other]) {
      await visitor.open(`/en/1?client=${userId}`);
      await visitor.press("next", thandi[1]);
    }
    await visitor.open(`/en/clear-my-answers?client=${one.userId}`);
    await visitor.press("clear");
    expect(visitor.page().path).toBe(`/en/admin/clients/${one.userId}`);
    expect((await visitor.open(`/en/1?client=${one.userId}`)).html).not.toContain('value="Thandi"');
    expect((await visitor.open(`/en/1?client=${other.userId}`)).html).toContain('value="Thandi"');
  });
});

describe("a coach", () => {
  it("sees and adjusts a client's plan, and chooses nothing for them", async () => {
    const client = await openClient("Mpho");
    const id = await makePlanFor(client);
    await query("update users set adviser_id = $2 where id = $1", [client.userId, coach.userId]);
    await query("update plans set adviser_id = $2 where id = $1", [id, coach.userId]);
    const visitor = await advise(coach, "coach");
    const at = `plan=${id}&client=${client.userId}`;
    expect((await visitor.open(`${PLAN}?${at}`)).status).toBe(200);
    expect((await visitor.open(`${PLAN}/edit/income?${at}`)).status).toBe(200);
    for (const page of ["choose", "quote", "invest"])
      expect((await visitor.open(`${PLAN}?${at}`)).html).not.toContain(`${PLAN}/${page}?`);
    for (const page of ["choose", "quote", "invest"])
      expect((await visitor.open(`${PLAN}/${page}?${at}`)).status, page).toBe(404);
  });
});
