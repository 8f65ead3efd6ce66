/** A plan that is being worked out, on a site whose worker is off: nothing ends before it is looked at. The tests follow each other. */
import { Client } from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { thandi, walkTo } from "../support/answers";
import { startServer } from "../support/server";
import type { TestServer } from "../support/server";
import { createVisitor, readText, readTitle } from "../support/visitor";
import type { Visitor } from "../support/visitor";

const PLAN = "/en/recommended-plan";
const WAITING = "/en/waiting";
const AT_WAITING = /^\/en\/waiting\?plan=\d+$/;

let server: TestServer;
let database: Client;
let visitor: Visitor;
beforeAll(async () => {
  server = await startServer({ environment: { WORKER: "off" } });
  database = new Client({ connectionString: server.databaseUrl });
  await database.connect();
  visitor = createVisitor(server.origin);
  await walkTo(visitor, 7);
  await visitor.press("save", thandi[7]);
});
afterAll(async () => {
  await database.end();
  await server.stop();
});

/** The headers of the page to which a path leads. */
async function getHeaders(path: string): Promise<Headers> {
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const { path: address } = await visitor.clone().open(path);
  return (await fetch(server.origin + address, { headers: { Cookie: cookie }, redirect: "manual" })).headers;
}

const setProgress = (status: string, stage: number) =>
  database.query("update recommendations set status = $1, stage = $2", [status, stage]);

it("sends the plan's address to the waiting page, which names the stages", async () => {
  await setProgress("pending", 3);
  const { path, html } = await visitor.open(PLAN);
  expect(path).toMatch(AT_WAITING);
  const words = readText(html);
  expect(words).toContain("Step 4 of 5 3 done");
  expect(words).toContain("The three products, side by side Busy with this");
  expect(words).toContain("Your plan in plain words Still to come");
});

it("looks again each second, until it is told to stop", async () => {
  await setProgress("pending", 1);
  expect((await getHeaders(WAITING)).get("Refresh")).toBe("1");
  expect((await getHeaders(`${WAITING}?still=1`)).get("Refresh")).toBeNull();
  const { html } = await visitor.open(`${WAITING}?still=1`);
  expect(readText(html)).toContain("Check automatically");
});

it("can be asked for again when it failed", async () => {
  await setProgress("failed", 2);
  const { path, html } = await visitor.open(PLAN);
  expect(path).toMatch(AT_WAITING);
  expect(readTitle(html)).toContain("We could not work out your plan");
  expect((await getHeaders(WAITING)).get("Refresh")).toBeNull();
  await visitor.press("again");
  expect(visitor.page().path).toMatch(AT_WAITING);
  expect(readText(visitor.page().html)).toContain("We are working out your plan");
  const { rows } = await database.query("select status from recommendations");
  expect(rows).toEqual([{ status: "pending" }]);
});

it("carries its number beside a newer plan, and asks again at the same address", async () => {
  const plan = /plan=(\d+)/.exec((await visitor.open(WAITING)).path)?.[1];
  await visitor.open("/en/1?plan=new");
  for (const step of [1, 2, 3, 4, 5, 6] as const) await visitor.press("next", thandi[step]);
  const thanks = await visitor.press("save", thandi[7]);
  const newer = /^\/en\/thank-you\?plan=(\d+)$/.exec(thanks.path)?.[1];
  expect(Number(newer)).toBeGreaterThan(Number(plan));
  const waiting = await visitor.open(`${PLAN}?plan=${plan}`);
  expect(waiting.path).toBe(`${WAITING}?plan=${plan}`);
  const links = [...waiting.html.matchAll(/href="(\/en\/waiting[^"]*)"/g)].map(([, link]) => link);
  expect(links).toEqual([`${WAITING}?plan=${plan}`, `${WAITING}?plan=${plan}&amp;still`]);
});
