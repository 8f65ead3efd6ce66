/** A plan in progress, shown by the stage in its row. The tests build on each other. */
import { beforeAll, expect, inject, it } from "vitest";
import { thandi, walkTo } from "../support/answers";
import { queryAt } from "../support/query";
import { createVisitor, readText, readTitle, type Visitor } from "../support/visitor";

const PLAN = "/en/recommended-plan";
const WAITING = "/en/waiting";
const AT_WAITING = /^\/en\/waiting\?plan=\d+$/;

const server = inject("site");
let visitor: Visitor;
let plan: string;
beforeAll(async () => {
  visitor = createVisitor(server.origin);
  await walkTo(visitor, 7);
  const { path } = await visitor.press("save", thandi[7]);
  plan = /plan=(\d+)/.exec(path)?.[1] ?? "";
});

/** The headers of the page that a path leads to. */
async function getHeaders(path: string): Promise<Headers> {
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const { path: address } = await visitor.clone().open(path);
  return (await fetch(server.origin + address, { headers: { Cookie: cookie }, redirect: "manual" })).headers;
}

const setProgress = (status: string, stage: number) =>
  queryAt(server, "update recommendations set status = $1, stage = $2 where plan_id = $3", [
    status,
    stage,
    plan,
  ]);

it("sends the plan's address to the waiting page, which names the stages", async () => {
  const readStatus = () => queryAt(server, "select status from recommendations where plan_id = $1", [plan]);
  await expect.poll(readStatus).toEqual([{ status: "ready" }]);
  await setProgress("pending", 3);
  const { path, html } = await visitor.open(PLAN);
  expect(path).toMatch(AT_WAITING);
  const words = readText(html);
  expect(words).toContain("Step 4 of 5 3 done");
  expect(words).toContain("The three products, side by side Busy with this");
  expect(words).toContain("The plan in plain words Still to come");
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
  expect(readTitle(html)).toContain("We could not work out the plan");
  expect((await getHeaders(WAITING)).get("Refresh")).toBeNull();
  expect(html).toContain('value="again"');
});

it("carries its number beside a newer plan, and asks again at the same address", async () => {
  await setProgress("pending", 2);
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
