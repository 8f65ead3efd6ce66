/**
 * The yearly check: stored with an account, offered a year later, compared with the last one, deleted.
 * Without scripts.
 */
import pg from "pg";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { reachOver } from "../../app/backend/transports/remote";
import { addYears, dayParts, formatDayMonthYear, todayInSouthAfrica } from "../../app/base/date";
import { findRecommended } from "../../app/contract/plan/recommended-product";
import type { SurveyRecord } from "../../app/contract/survey/survey-record";
import { type Account, openAccount } from "../support/accounts";
import { take } from "../support/call";
import { checkedAnnuity } from "../support/checked-annuity";
import { register } from "../support/logged-in";
import { openDesk, openLoggedInVisitor } from "../support/logged-in-visitor";
import { createClient, thandi } from "../support/over-transports";
import { employAt } from "../support/staff";
import { createVisitor, readErrorSummary, readText, type Visitor } from "../support/visitor";

const CHECK = "/en/living-annuity";
const ANSWERS = {
  dob: "15/03/1956",
  gender: "male",
  value: "R1 300 000",
  monthly_income: "9500",
  anniversary_month: "12",
  knows_costs: "yes",
  annual_cost_perct: "2.5",
  has_partner: "no",
  mix: "middle",
};

const server = inject("site");
const today = todayInSouthAfrica(new Date());
const { call, waitForRecommendation } = createClient(() => reachOver(server.origin));

const plain = (text: string) => text.replaceAll("\u00a0", " ");
const read = ({ html }: { html: string }) => plain(readText(html));
const listOf = async (account: { bearer: string }, client?: number) =>
  take(await call("listChecks", { query: { client } }, account));

/** Answers all questions, and opens the page that offers to store the check. */
async function check(visitor: Visitor, query = "") {
  await visitor.open(`${CHECK}${query}`);
  await visitor.press("check", ANSWERS);
  return visitor.open(`${CHECK}/keep${query}`);
}

async function query(text: string, values: unknown[]): Promise<void> {
  const client = new pg.Client({ connectionString: server.databaseUrl });
  await client.connect();
  await client.query(text, values);
  await client.end();
}

/** Makes all of a person's checks a year older. */
const ageChecks = ({ userId }: { userId: number }) =>
  query("update kept_checks set checked_on = (checked_on - interval '1 year')::date where user_id = $1", [
    userId,
  ]);

describe("a check", () => {
  it("is kept by nobody without an account, who is led to one and back", async () => {
    const visitor = createVisitor(server.origin);
    const page = await check(visitor);
    expect(read(page)).toContain("For that you need an account.");
    expect(page.html).toContain('href="/en/register?next=%2Fen%2Fliving-annuity%2Fkeep"');
    expect(page.html).not.toContain('name="wants_mail"');
  });

  it("waits while somebody makes an account on the way, and is kept with one more press", async () => {
    const visitor = createVisitor(server.origin);
    const { html } = await check(visitor);
    const [, address] = /href="(\/en\/register\?next[^"]*)"/.exec(html) ?? [];
    const { page: back } = await register(visitor, { address });
    expect(back.path).toBe(`${CHECK}/keep`);
    expect(read(back)).toContain("It pays R9 500 a month and is worth R1 300 000.");
    expect((await visitor.press("keep")).path).toBe(`${CHECK}/checks?kept`);
  });

  it("is kept as it was typed, with a mail only for whoever ticks the box", async () => {
    const { visitor, account } = await openLoggedInVisitor(server.origin);
    const page = await check(visitor);
    expect(page.html).not.toMatch(/name="wants_mail"[^>]*checked/);
    expect(read(page)).toContain("It pays R9 500 a month and is worth R1 300 000.");
    const kept = await visitor.press("keep");
    expect(kept.path).toBe(`${CHECK}/checks?kept`);
    expect(await listOf(account)).toMatchObject([
      { wants_mail: false, asked: { value: 1_300_000, monthly_income: 9_500, annual_cost_perct: 2.5 } },
    ]);
    await visitor.open(`${CHECK}/keep`);
    await visitor.press("keep", { wants_mail: "yes" });
    expect(await listOf(account)).toMatchObject([{ wants_mail: true }]);
    expect(read(visitor.page())).toContain("We ask you back on");
    await visitor.press("stop");
    expect(await listOf(account)).toMatchObject([{ wants_mail: false }]);
    expect(read(visitor.page())).not.toContain("We ask you back on");
  });

  it("greets whoever keeps it, asks two amounts, and says what changed and why", async () => {
    const { visitor, account } = await openLoggedInVisitor(server.origin);
    await check(visitor);
    await visitor.press("keep");
    await ageChecks(account);
    const greeting = await visitor.open(CHECK);
    expect(read(greeting)).toContain("Then it paid R9 500 a month and was worth R1 300 000.");
    expect(greeting.html).not.toContain('name="dob"');
    const answer = await visitor.press("again", { value: "1 200 000", monthly_income: "9 800" });
    expect(answer.path).toBe(`${CHECK}/answer`);
    expect(read(answer)).toContain("R9 800 a month is 9.8% a year of R1 200 000.");
    expect(read(answer)).toMatch(/R[\d ]+ a month less lasts than on \d+ \w+ \d{4}/);
    expect(read(answer)).toContain("Since your year began you drew more than lasts");
    expect(read(answer)).toContain("Earlier checks");
    await visitor.open(`${CHECK}/keep`);
    await visitor.press("keep");
    expect(await listOf(account)).toMatchObject([
      { asked: { value: 1_200_000, dob: "15/03/1956", annual_cost_perct: 2.5 } },
      { asked: { value: 1_300_000 } },
    ]);
  });

  it("shows every question, filled in, to whoever wants to change another answer", async () => {
    const { visitor } = await openLoggedInVisitor(server.origin);
    await check(visitor);
    await visitor.press("keep");
    visitor.cookies.delete("baobab_living_annuity");
    await visitor.open(`${CHECK}?all`);
    expect(visitor.fields("check").get("dob")).toBe("15/03/1956");
    expect(visitor.fields("check").get("annual_cost_perct")).toBe("2.5");
    await visitor.open(CHECK);
    const wrong = await visitor.press("again", { value: "", monthly_income: "9500" });
    expect(wrong.path).toBe(`${CHECK}?check`);
    expect(
      readErrorSummary(wrong.html)
        .map(({ words }) => words)
        .join(" "),
    ).toContain("what your living annuity is worth");
    expect(visitor.fields("check").get("monthly_income")).toBe("9500");
  });

  it("is deleted after one more question, and then greets nobody", async () => {
    const { visitor, account } = await openLoggedInVisitor(server.origin);
    await check(visitor);
    await visitor.press("keep");
    const [kept] = await listOf(account);
    await visitor.open(`${CHECK}/checks?delete=${kept?.id}`);
    expect(await listOf(account)).toHaveLength(1);
    const after = await visitor.press("delete");
    expect(after.path).toBe(CHECK);
    expect(await listOf(account)).toEqual([]);
  });
});

describe("somebody who keeps a check and has no plan", () => {
  it("is greeted after the login, and one who has a plan finds both on one page", async () => {
    const { visitor, account } = await openLoggedInVisitor(server.origin);
    take(await call("keepCheck", { body: checkedAnnuity }, account));
    expect((await visitor.open("/en/dashboard")).path).toBe(CHECK);
    take(await call("createPlan", { body: thandi }, account));
    const { path, html } = await visitor.open("/en/dashboard");
    expect(path).toBe("/en/dashboard");
    expect(read({ html })).toContain("Your living annuity It paid R9 500 a month of R1 300 000.");
  });
});

describe("a plan that has started", () => {
  const startedPlan = async (changes: SurveyRecord = {}) => {
    const { visitor, account } = await openLoggedInVisitor(server.origin);
    const body = { ...thandi, retirement_date: formatDayMonthYear(today), ...changes };
    const { id } = take(await call("createPlan", { body }, account));
    await waitForRecommendation(account, id);
    return { visitor, account, id };
  };

  it("becomes the first check, with what the plan says of its person and its costs", async () => {
    const { visitor, account, id } = await startedPlan();
    const [recommendation] = await waitForRecommendation(account, id);
    const product = findRecommended(recommendation!);
    const dashboard = await visitor.open("/en/dashboard");
    expect(dashboard.html).toContain(`href="/en/living-annuity/started?plan=${id}"`);
    const page = await visitor.open(`/en/living-annuity/started?plan=${id}`);
    expect(read(page)).toContain("The check reckons without its top-ups");
    const typed = visitor.fields("keep").get("monthly_income");
    expect(Number(typed?.replace(/\s/g, ""))).toBe(Math.round(product.expected.monthly_income_from_annuity));
    const kept = await visitor.press("keep", { started_on: formatDayMonthYear(today), value: "R4 000 000" });
    expect(kept.path).toBe(`${CHECK}/checks?kept`);
    expect(await listOf(account)).toMatchObject([
      {
        plan_id: id,
        wants_mail: false,
        asked: {
          dob: thandi.dob,
          gender: thandi.gender,
          value: 4_000_000,
          anniversary_month: dayParts(today).month,
          annual_cost_perct: product.annual_fee_perct,
          mix: "middle",
        },
      },
    ]);
    expect((await visitor.open("/en/dashboard")).html).not.toContain("My plan has started");
  });

  it("asks again for a day that is none or has not come, and leaves what was typed", async () => {
    const { visitor, account, id } = await startedPlan();
    await visitor.open(`/en/living-annuity/started?plan=${id}`);
    for (const started_on of ["", "soon", "01/01/2100"]) {
      const { status, html } = await visitor.press("keep", { started_on, value: "R4 000 000" });
      expect(status).toBe(422);
      expect(readErrorSummary(html).map(({ words }) => words)).toEqual([
        expect.stringContaining("enter the day on which it started"),
      ]);
      expect(visitor.fields("keep").get("value")).toMatch(/4.000.000/);
    }
    expect(await listOf(account)).toEqual([]);
  });

  it("is not offered before the day of retirement", async () => {
    const later = { retirement_date: formatDayMonthYear(addYears(today, 1)) };
    const { visitor } = await startedPlan(later);
    expect((await visitor.open("/en/dashboard")).html).not.toContain("My plan has started");
  });
});

describe("an adviser", () => {
  let planner: Account;
  let client: Account;
  let desk: Visitor;
  beforeAll(async () => {
    [planner, client] = [
      await openAccount({ origin: server.origin }),
      await openAccount({ origin: server.origin }),
    ];
    await employAt(server.databaseUrl, [[planner, "planner"]]);
    await query("update users set adviser_id = $1 where id = $2", [planner.userId, client.userId]);
    desk = await openDesk(server.origin, planner, "planner");
  });

  it("does the check with a client, and keeps it once the client has agreed", async () => {
    const page = await check(desk, `?client=${client.userId}`);
    expect(read(page)).toContain("You are acting for");
    const answer = read(await desk.open(`${CHECK}/answer?client=${client.userId}`));
    expect(answer).toContain("Your client draws R9 500");
    expect(answer).toContain("Your client’s nine answers");
    expect(answer).not.toMatch(/You draw|Ask for a call/);
    await desk.open(`${CHECK}/keep?client=${client.userId}`);
    const refused = await desk.press("keep");
    expect(refused.status).toBe(422);
    expect(
      readErrorSummary(refused.html)
        .map(({ words }) => words)
        .join(" "),
    ).toContain("confirm that they agreed");
    const kept = await desk.press("keep", { client_agreed_on: "today" });
    expect(kept.path).toBe(`${CHECK}/checks?client=${client.userId}&kept`);
    expect(await listOf(client)).toMatchObject([{ made_by_adviser: true }]);
    const greeting = await desk.open(`${CHECK}?client=${client.userId}`);
    expect(read(greeting)).toContain("Then it paid R9 500 a month");
    const own = await desk.open(CHECK);
    expect(own.html).toContain('name="dob"');
    expect(own.html).not.toContain("15/03/1956");
  });

  it("sees on their home whose year begins next month, and on a list everybody’s", async () => {
    const { month } = dayParts(today);
    const next = (month % 12) + 1;
    const waiting = await openAccount({ origin: server.origin });
    await query("update users set adviser_id = $1 where id = $2", [planner.userId, waiting.userId]);
    const named = { params: { id: waiting.userId }, body: { firstNames: "Zandile", surname: "Khumalo" } };
    take(await call("updateUser", named, waiting));
    const asked = { ...checkedAnnuity, monthly_income: 14_200, anniversary_month: next };
    take(await call("keepCheck", { body: asked }, waiting));
    const home = await desk.open("/en/admin");
    expect(read(home)).toMatch(/year begins in/);
    expect(read(home)).toMatch(
      /Khumalo, Zandile .* R14 200 13.1% R\d \d{3} \d\.\d% Draws too much Talk it over/,
    );
    expect(home.html).toContain(`href="/en/living-annuity?client=${waiting.userId}"`);
    await ageChecks(waiting);
    expect(read(await desk.open("/en/admin"))).toMatch(
      /Khumalo, Zandile .* Waits for new figures Do the check/,
    );
    await query("update kept_checks set wants_mail = true, mail_on = current_date + 300 where user_id = $1", [
      waiting.userId,
    ]);
    const mailed = { params: { id: waiting.userId }, body: { email: "zandile@example.org" } };
    take(await call("updateUser", mailed, waiting));
    expect(read(await desk.open("/en/admin"))).toMatch(/Khumalo, Zandile .* Remind Zandile , born 19\d\d/);
    const reminded = await desk.press("remind");
    expect(reminded.path).toBe("/en/admin/living-annuities?reminded");
    expect(read(reminded)).toContain("The email is on its way.");
    expect(read(reminded)).toMatch(/Waits for new figures reminded \d+ \w{3} \d{4} Do the check/);
    const list = await desk.open("/en/admin/living-annuities");
    expect(read(list)).toContain("Everybody with a living annuity");
    expect(read(list)).toContain("Khumalo, Zandile");
    const other = await desk.open(`/en/admin/living-annuities?month=${(next % 12) + 1}`);
    expect(read(other)).not.toContain("Khumalo, Zandile");
  });

  it("is told that there is no such page for somebody else’s client", async () => {
    const other = await openAccount({ origin: server.origin });
    for (const path of ["", "/answer", "/keep", "/checks"]) {
      const { status } = await desk.open(`${CHECK}${path}?client=${other.userId}`);
      expect(status, path).toBe(404);
    }
  });
});
