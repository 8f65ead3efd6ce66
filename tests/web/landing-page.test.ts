import { Client } from "pg";
import { beforeAll, expect, inject, it } from "vitest";
import { callOver } from "../../app/backend/transports/call-backend";
import { reachOver } from "../../app/backend/transports/remote";
import { readWholeAccount, ROLE_IDS } from "../../app/contract/account/user";
import { type Account, openAccount } from "../support/accounts";
import { take } from "../support/call";
import { type Changes, createVisitor, readText, type Visitor } from "../support/visitor";
import { thandi, walkTo } from "../support/answers";
import { changeKept } from "../support/logged-in";
import { openLoggedInVisitor } from "../support/logged-in-visitor";

const server = inject("site");
let adviser: Account;
beforeAll(async () => {
  adviser = await openPlanner();
  const published = { body: { isPublished: true } };
  const { bearer } = adviser;
  take(await callOver(reachOver(server.origin), "publishLandingPage", published, { bearer }));
});

async function openPlanner(): Promise<Account> {
  const account = await openAccount({ origin: server.origin });
  const { userId } = account;
  const database = new Client({ connectionString: server.databaseUrl });
  await database.connect();
  await database.query("insert into user_roles (user_id, role_id) values ($1, $2)", [
    userId,
    ROLE_IDS.planner,
  ]);
  await database.query("update sessions set role = 'planner' where user_id = $1", [userId]);
  await database.end();
  return account;
}

const WORDS = "will see your answers and plan";

it("shows an adviser, of whom the survey then says that they will see the plan, until the visitor says no", async () => {
  const visitor = createVisitor(server.origin);
  const page = await visitor.open(`/en/landing_page/${adviser.userId}`);
  expect(page.status).toBe(200);
  expect(readText(page.html)).toContain("Plan your retirement income with Financial Planner");
  expect(readText((await visitor.open("/en/1")).html)).toContain(WORDS);
  const after = await visitor.press("not-now", { name: "Thandi", retirementDate: "soon" });
  expect(after.path).toMatch(/^\/en\/1/);
  expect(readText(after.html)).not.toContain(WORDS);
  expect([...visitor.fields()]).toEqual(
    expect.arrayContaining([
      ["name", "Thandi"],
      ["retirementDate", "soon"],
    ]),
  );
});

const ASKS = "May Financial Planner see your answers and plan?";

/** Whether the adviser may read the plan of a visitor who came from the landing page. */
async function finish(visitor: Visitor, answers: Changes): Promise<boolean> {
  await visitor.open(`/en/landing_page/${adviser.userId}`);
  await walkTo(visitor, 7);
  expect(readText(visitor.page().html)).toContain(ASKS);
  const thanks = await visitor.press("save", { ...thandi[7], ...answers });
  expect(thanks.path).toMatch(/^\/en\/thank-you\?plan=\d+/);
  const id = Number(/plan=(\d+)/.exec(thanks.path)?.[1]);
  const read = await callOver(reachOver(server.origin), "getPlan", { query: { id } }, adviser);
  return read.http_code === 200;
}

it("lets the adviser see the plan of a guest who agrees at the last step, and of no other", async () => {
  const visitor = createVisitor(server.origin);
  expect(await finish(visitor, { adviserSees: "yes" })).toBe(true);
  expect(await finish(createVisitor(server.origin), {})).toBe(false);
});

it("has a guest who agreed on the adviser's list, opens their plan, and takes it away when they say no", async () => {
  const visitor = createVisitor(server.origin);
  await finish(visitor, { adviserSees: "yes", surname: "Zwane" });
  const plan = Number(/plan=(\d+)/.exec(visitor.page().path)?.[1]);
  const desk = createVisitor(server.origin);
  const expiresAt = new Date(Date.now() + 14 * 60_000).toISOString();
  const { bearer, userId } = adviser;
  const person = { bearer, userId, expiresAt, type: "adviser", role: "planner" } as const;
  await changeKept(desk, () => ({ person }));
  const { html } = await desk.open("/en/admin/clients");
  const client = new RegExp(`/en/recommended-plan\\?plan=${plan}&amp;client=(\\d+)`).exec(html)?.[1];
  expect(readText(html)).toContain("No account yet");
  const opened = await desk.open(`/en/admin/clients/${client}`);
  expect(opened.status).toBe(200);
  expect(readText(opened.html)).toContain(`Plan ${plan}`);
  expect((await desk.open(`/en/check-answers?plan=${plan}&client=${client}`)).status).toBe(200);
  expect((await desk.open(`/en/1?plan=new&client=${client}`)).status).toBe(404);
  const asked = await visitor.open(`/en/recommended-plan/adviser?plan=${plan}`);
  expect(readText(asked.html)).toContain("Stop Financial Planner from seeing your plan?");
  await visitor.press("hide");
  expect(readText((await desk.open("/en/admin/clients")).html)).not.toContain(`plan=${plan}`);
  expect((await desk.open(`/en/admin/clients/${client}`)).status).toBe(404);
  expect((await desk.open(`/en/check-answers?plan=${plan}&client=${client}`)).status).toBe(404);
});

it("is shown to its adviser as visitors see it, with its address, and taken back", async () => {
  const desk = createVisitor(server.origin);
  const expiresAt = new Date(Date.now() + 14 * 60_000).toISOString();
  const { bearer, userId } = await openPlanner();
  await changeKept(desk, () => ({ person: { bearer, userId, expiresAt, type: "adviser", role: "planner" } }));
  const hidden = readText((await desk.open("/en/admin/landing-page")).html);
  expect(hidden).toMatch(/Only you can see your page .*What visitors see Plan your retirement income with/);
  const published = await desk.press("publish");
  expect(published.html).toContain(`/en/landing_page/${userId}</textarea>`);
  expect((await createVisitor(server.origin).open(`/en/landing_page/${userId}`)).status).toBe(200);
  await desk.press("take-back");
  expect(readText(desk.page().html)).toContain("Only you can see your page");
});

it("remembers that the visitor agreed where another answer of the last step has to be mended", async () => {
  const visitor = createVisitor(server.origin);
  await visitor.open(`/en/landing_page/${adviser.userId}`);
  await walkTo(visitor, 7);
  await visitor.press("save", { seriousIllness: "no", adviserSees: "yes" });
  expect(visitor.page().status).toBe(422);
  expect(visitor.fields().get("adviserSees")).toBe("yes");
});

it("makes somebody who is logged in and agrees the adviser's client, and asks them no more", async () => {
  const { visitor, account } = await openLoggedInVisitor(server.origin);
  expect(await finish(visitor, { adviserSees: "yes" })).toBe(true);
  const self = { headers: { EntityContext: "self" } } as const;
  const answer = await callOver(reachOver(server.origin), "getUser", self, account);
  const { adviser: found } = take(readWholeAccount(answer));
  expect(found?.userId).toBe(adviser.userId);
  await visitor.open("/en/1?plan=new");
  expect(readText(visitor.page().html)).not.toContain(WORDS);
});

it("of nobody leads to the error page", async () => {
  for (const id of ["2000000", "0", "99999999999999999999"])
    expect((await createVisitor(server.origin).open(`/en/landing_page/${id}`)).path).toBe("/error");
});

it("under a name that is no number is not found", async () => {
  for (const id of ["somebody", "1a", "-1", "1.5", "%20"]) {
    const address = `/en/landing_page/${id}`;
    const page = await createVisitor(server.origin).open(address);
    expect(page, id).toMatchObject({ status: 404, path: address });
  }
});
