/** The page on which a compliance officer finds records of advice and takes them away, without scripts. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { assembleCast } from "../support/cast";
import type { Cast } from "../support/cast";
import { take } from "../support/call";
import { callAs } from "../support/customers";
import { startServer } from "../support/server";
import type { TestServer } from "../support/server";
import { readErrorSummary, readText } from "../support/visitor";

const PAGE = "/en/admin/records";
const REASON = "The ombudsman asked for it, case 17";

let server: TestServer;
let cast: Cast;
beforeAll(async () => {
  server = await startServer({ environment: { LIMIT_FACTOR: "1000" } });
  cast = await assembleCast(server);
  const call = callAs(server.origin);
  const { person, plans } = cast;
  const terms = { accepted: true, userId: person.userId, url: "/en", browser: "a test" } as const;
  take(await call("acceptTerms", { body: terms }, person));
  take(await call("selectPlan", { body: { id: plans.person, plan_type: "base" } }, person));
});
afterAll(() => server.stop());

/** Presses a button whose answer is a file, as a browser does: what is posted goes on where a 307 leads. */
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
  await visitor.open(PAGE);
  const found = await visitor.press("find", { rsaIdNr: cast.person.rsaid });
  expect([found.status, found.path]).toEqual([200, PAGE]);
  expect(readText(found.html)).toContain("One record of advice of this person");
  expect(readText(found.html)).toContain(`Plan ${cast.plans.person}, recommended`);
  const none = await visitor.press("find", { rsaIdNr: "9001015009087" });
  expect(readText(none.html)).toContain("This ID number has no record of advice");
});

it("keeps what was typed when there is no reason, and opens nothing", async () => {
  const visitor = cast.visitors.administrator;
  const { html } = await visitor.open(PAGE);
  const [, intent = ""] = /value="(take-[0-9a-f-]{36})"/.exec(html) ?? [];
  const refused = await visitor.press(intent, { reason: "because" });
  expect(refused.status).toBe(422);
  expect(readErrorSummary(refused.html)).toMatchObject([{ href: "#reason" }]);
  expect(refused.html).toContain(">because</textarea>");
});

it("sends one record, or all of the days, as canonical JSON with its hash", async () => {
  const visitor = cast.visitors.administrator;
  const { html } = await visitor.open(PAGE);
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
  const page = await cast.visitors.administrator.open(`${PAGE}?startDate=31%2F02%2F2026`);
  expect(page.status).toBe(422);
  expect(readErrorSummary(page.html)).toMatchObject([{ href: "#startDate" }]);
});
