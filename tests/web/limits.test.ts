import { Client } from "pg";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { MOST_PLANS } from "../../app/contract/wire/plan-reference";
import { callOver } from "../../app/backend/transports/call-backend";
import { reachOver } from "../../app/backend/transports/remote";
import { people } from "../../fixtures/people";
import { thandi, today, typeDay, walkTo } from "../support/answers";
import { type Account, openAccount } from "../support/accounts";
import { take } from "../support/call";
import { inventNumberOfWoman } from "../support/identity-numbers";
import { logInVisitor, openDesk, visit } from "../support/logged-in-visitor";
import { readBearer } from "../support/read-bearer";
import { startServer, type TestServer } from "../support/server";
import { employAt, giveAdviser } from "../support/staff";
import { createVisitor, readText, readTitle, type Visitor } from "../support/visitor";

const OWN_WORDS =
  /You have done a great deal in a short time\. You can try again in (a minute|\d+ minutes)\./;
const WORDS =
  /We had a great many requests from your internet connection in a short time\. You can try again in (a minute|\d+ minutes)\./;

/** Every run tests one refusal; the long run tests the others. */
const isLong = inject("isLong");
const testLong = test.runIf(isLong);

let server: TestServer;
/** The same site after the wait: another process on the same database, with limits beyond reach. */
let later: TestServer;
let database: Client;
beforeAll(async () => {
  // A bearer may save once in ten minutes; an address may save and begin a session three times a minute.
  server = await startServer({ environment: { LIMIT_FACTOR: "0.02", WORKER: "off" } });
  const { databaseUrl } = server;
  if (isLong)
    later = await startServer({ databaseUrl, environment: { LIMIT_FACTOR: "1000", WORKER: "off" } });
  database = new Client({ connectionString: databaseUrl });
  await database.connect();
});
afterAll(async () => {
  await database.end();
  if (isLong) await later.stop();
  await server.stop();
});

/** The visitor with the same page after the wait. */
const comeLater = (visitor: Visitor) => createVisitor(later.origin, visitor.cookies, visitor.page());

async function finishSurvey(): Promise<Visitor> {
  const visitor = createVisitor(server.origin);
  await walkTo(visitor, 7);
  await visitor.press("save", thandi[7]);
  expect(visitor.page().path).toMatch(/^\/en\/thank-you/);
  return visitor;
}

testLong("a finish that is refused says when to try again, and keeps what was typed", async () => {
  const visitor = await finishSurvey();
  await visitor.open("/en/3");
  const page = await visitor.press("save", { debtAmount: "99 000" });
  expect(page.path).toMatch(/^\/en\/not-saved\?/);
  expect(readText(page.html)).toMatch(OWN_WORDS);
  expect(readText(page.html)).toContain("You can try again in 10 minutes.");
  expect(readText(page.html)).toContain("nothing that you typed is lost");
  expect((await visitor.press("save")).path).toMatch(/^\/en\/not-saved\?/);
  const again = comeLater(visitor);
  expect((await again.press("save")).path).toMatch(/^\/en\/waiting/);
  await again.open("/en/3");
  expect(again.fields().get("debtAmount")).toBe("99\u00a0000");
});

test("work that is asked for again too often is refused on its page, which says when to try again", async () => {
  const visitor = await finishSurvey();
  await database.query("update recommendations set status = 'failed'");
  await visitor.open("/en/waiting");
  const page = await visitor.press("again");
  expect(page.status).toBe(429);
  expect(readTitle(page.html)).toMatch(/^Error: /);
  expect(readText(page.html)).toMatch(OWN_WORDS);
  if (!isLong) return;
  expect(readText((await comeLater(visitor).press("again")).html)).toContain("We are working out your plan");
});

testLong("a guaranteed income that is refused can be done without", async () => {
  const visitor = createVisitor(server.origin);
  await walkTo(visitor, 6);
  await database.query("update call_counts set points = 1000 where key like 'calculate bearer:%'");
  expect((await visitor.press("go-2")).path).toBe("/en/2");
  const page = await visitor.press("go-6", { investments: "4 300 000" });
  expect([page.status, page.path]).toEqual([200, "/en/6"]);
  expect(readText(page.html)).toContain("Try again in a minute, or answer without it.");
  expect((await visitor.press("next", thandi[6])).path).toBe("/en/7");
});

testLong(
  "step 6 for more newcomers than allowed says when to try again, and has their answers after that",
  async () => {
    const begin = async () => (await fetch(`${server.origin}/api/user/guest`)).status;
    await expect.poll(begin).toBe(429);
    // The limit's minute may end before step 6 is reached, so its count in the database is extended.
    await database.query(
      "update call_counts set points = 1000, expire = $1 where key like 'session address:%'",
      [Date.now() + 3_600_000],
    );
    const visitor = createVisitor(server.origin);
    await walkTo(visitor, 6);
    const { status, path, html } = visitor.page();
    expect([status, path]).toEqual([429, "/en/6"]);
    expect(readText(html)).toMatch(WORDS);
    const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const answer = await fetch(`${server.origin}/en/6`, { headers: { cookie } });
    expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(0);
    const again = comeLater(visitor);
    expect((await again.open("/en/6")).status).toBe(200);
    expect(readText(again.page().html)).toContain("A guaranteed income would pay you about");
  },
);

testLong("the page of a failed finish reads its address strictly", async () => {
  const visitor = createVisitor(later.origin);
  await walkTo(visitor, 7);
  await visitor.press("answers", thandi[7]);
  for (const [query, words] of [
    ["wait=90", "You can try again in 2 minutes."],
    ["wait=abc", "Wait a minute before you try again."],
    ["wait=1e3", "Wait a minute before you try again."],
    ["wait=-60", "Wait a minute before you try again."],
    ["wait", "Wait a minute before you try again."],
    ["no-room", "Wait a minute before you try again."],
  ] as const) {
    const { path, html } = await visitor.open(`/en/not-saved?plan=new&${query}`);
    expect(path).toContain("/en/not-saved?");
    expect(readText(html), query).toContain(words);
  }
});

testLong(
  "the 51st plan is refused in its own words, loses nothing, and leads to changing the newest",
  async () => {
    const visitor = createVisitor(later.origin);
    await walkTo(visitor, 7);
    const bearer = await readBearer(visitor);
    const body = { ...people(today)[0]!.record, plan_type: "base" as const };
    let newest = 0;
    for (let made = 0; made < MOST_PLANS.guest; made += 1)
      newest = take(await callOver(reachOver(later.origin), "createDemoPlan", { body }, { bearer })).id;
    await visitor.open("/en/7?plan=new");
    const refused = await visitor.press("save", thandi[7]);
    expect(refused.path).toMatch(/^\/en\/not-saved\?plan=new&/);
    expect(readTitle(refused.html)).toMatch(/^Error: /);
    const words = readText(refused.html);
    expect(words).toContain("This browser has 50 plans, the most that it can have.");
    expect(words).toContain("Nothing that you typed is lost");
    expect(words).not.toMatch(/requests|again in|Retry/);
    expect(refused.html).toContain(`href="/en/check-answers?plan=${newest}"`);
    expect(refused.html).toContain('href="/en/check-answers?plan=new"');
    const answers = await visitor.clone().open("/en/check-answers?plan=new");
    expect(readText(answers.html)).toContain("Karoo Wool Board");
    expect((await visitor.clone().press("save")).path).toMatch(/^\/en\/not-saved\?plan=new&/);
    await visitor.open(`/en/4?plan=${newest}`);
    const saved = await visitor.press("save", { "dependants[1].futureIncomeSupportAmount": "4 500" });
    expect(saved.path).toBe(`/en/waiting?plan=${newest}`);
  },
);

/** Gives an account the maximum number of plans, the last of which can be opened. */
async function fill({ bearer }: Account): Promise<number> {
  const body = { ...people(today)[0]!.record, plan_type: "base" as const };
  const make = () => callOver(reachOver(later.origin), "createPlan", { body }, { bearer });
  const { id } = take(await make());
  const columns = "owner_id, rsaid_encrypted, rsaid_hash, survey";
  await database.query(
    `insert into plans (${columns}) select ${columns} from plans, generate_series(1, $2) where id = $1`,
    [id, MOST_PLANS.account - 2],
  );
  return take(await make()).id;
}

testLong(
  "an account with 500 plans is led to its newest, its adviser too, and leaves a guest's where it is",
  async () => {
    const { origin, databaseUrl } = later;
    const remote = reachOver(origin);
    const guest = { bearer: take(await callOver(remote, "getGuestToken", {}, {})).bearer_token };
    const body = { ...people(today)[0]!.record, plan_type: "base" as const };
    const offered = take(await callOver(remote, "createDemoPlan", { body }, guest)).id;
    const rsaid = inventNumberOfWoman(String(thandi[1].dateOfBirth));
    const account = await openAccount({ origin, guest: guest.bearer, rsaid });
    const planner = await openAccount({ origin });
    const names = { params: { id: account.userId }, body: { preferredName: "Nandi" } };
    take(await callOver(remote, "updateUser", names, { bearer: account.bearer }));
    await employAt(databaseUrl, [[planner, "planner"]]);
    await giveAdviser(databaseUrl, { client: account, adviser: planner });
    const newest = await fill(account);
    const client = `client=${account.userId}`;
    for (const [visitor, named, last, whose] of [
      [await logInVisitor(origin, account), "", thandi[7], "Your account"],
      [
        await openDesk(origin, planner, "planner"),
        `&${client}`,
        { ...thandi[7], healthConsent: undefined, clientAgreedOn: typeDay(0) },
        "Nandi’s account",
      ],
    ] as const) {
      await visitor.open(`/en/1?plan=new${named}`);
      for (const step of [1, 2, 3, 4, 5, 6] as const) await visitor.press("next", thandi[step]);
      await visitor.press("save", last);
      expect(visitor.page().path).toMatch(/^\/en\/not-saved\?/);
      expect(readText(visitor.page().html)).toContain(`${whose} has 500 plans, the most that it can have.`);
      const way = `/en/check-answers?plan=${newest}${named}`;
      expect(visitor.page().html).toContain(`href="${way.replaceAll("&", "&amp;")}"`);
    }
    const person = { ...account, type: "investor" as const };
    const visitor = await visit(origin, { guest, person });
    await visitor.open(`/en/keep-plan?plan=${offered}`);
    const refused = await visitor.press("next", { keep: "yes" });
    expect(refused.status).toBe(422);
    expect(readText(refused.html)).toContain("Your account has 500 plans, the most that it can have");
    take(await callOver(remote, "getPlan", { query: { id: offered } }, guest));
  },
);

testLong(
  "a passkey that is asked for too often is refused in words, which say when to try again",
  async () => {
    const visitor = await logInVisitor(server.origin, await openAccount({ origin: later.origin }));
    await visitor.open("/en/my-data/passkeys");
    await database.query("delete from call_counts");
    const headers = { Cookie: [...visitor.cookies].map((pair) => pair.join("=")).join("; ") };
    const address = `${server.origin}/en/passkey-challenge?add`;
    const ask = () => fetch(address, { method: "POST", headers, body: visitor.fields("add") });
    expect((await ask()).status).toBe(200);
    const refused = await ask();
    expect(refused.status).toBe(429);
    expect(refused.headers.get("Content-Type")).toMatch(/^text\/plain/);
    expect(await refused.text()).toMatch(OWN_WORDS);
  },
);

testLong("what is mistyped to a person takes nothing of the few messages that may be sent", async () => {
  const visitor = createVisitor(server.origin);
  await visitor.open("/en/contact");
  for (const [intent, typed] of [
    ["send", { message: " " }],
    ["call", { name: "Thandi", phone: "12" }],
    ["call", { name: "", phone: "082 123 4567" }],
  ] as const)
    expect(await visitor.press(intent, typed), intent).toMatchObject({ status: 422 });
});
