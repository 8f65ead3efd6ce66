/**
 * Pages in front of services that respond in another format or not at all: each says when to retry. Without
 * scripts.
 */
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from "vitest";
import { fillPath, listFilled, writeCookies } from "../support/any-page";
import { assembleCast, type CallerName, type Cast } from "../support/cast";
import { type FailingServices, type ForeignAnswer, startBeforeFailing } from "../support/failing-services";
import { ageBearers, registerNew } from "../support/logged-in";
import { PAGES } from "../support/page-rules";
import { createVisitor, readText } from "../support/visitor";

const services = inject("site");
let failing: FailingServices;
let cast: Cast;
beforeAll(async () => {
  cast = await assembleCast(services);
  failing = await startBeforeFailing(services);
});
afterEach(() => {
  failing.answerAll(undefined);
  failing.delayAll(0);
  failing.refused.clear();
});
afterAll(() => failing.stop());

const CALLERS = ["nobody", "guest", "person", "planner", "administrator"] as const satisfies CallerName[];

const FOREIGN: [string, ForeignAnswer][] = [
  ["an empty 204", { status: 204 }],
  ["another's 401", { status: 401, type: "application/json", text: '{"error":"invalid_token"}' }],
  ["a web page", { status: 200, type: "text/html", text: "<html><body>Welcome</body></html>" }],
];

const LONGEST_SECONDS = 10;

/** Pages that make several calls. */
const WAITED_FOR = [
  "/en/admin",
  "/en/admin/clients/:client",
  "/en/dashboard",
  "/en/my-data",
  "/en/recommendation-experience/12",
  "/en/recommended-plan",
  "/en/recommended-plan/choose",
  "/en/waiting",
];

const ADDRESSES = [
  ...Object.keys(PAGES).filter((pattern) => pattern !== "/api/*"),
  "/en/estimate?age=64&gender=female&savings=900000&partner_age=61",
];

function writeAddress(caller: CallerName, pattern: string): string {
  const path = fillPath(pattern, { ...listFilled(cast), ":organisation": "1", ":person": "1" });
  if (caller === "nobody" || path.includes("?")) return path;
  const client = caller === "planner" ? `&client=${cast.person.userId}` : "";
  return `${path}?plan=${cast.plans[caller === "guest" ? "guest" : "person"]}${client}`;
}

async function ask(
  caller: CallerName,
  address: string,
  body?: URLSearchParams,
  cookies = writeCookies(cast, caller),
) {
  const began = performance.now();
  const method = body ? "POST" : "GET";
  const headers = { Cookie: cookies };
  const answer = await fetch(failing.origin + address, { method, body, headers, redirect: "manual" });
  await answer.text();
  return {
    asked: `${caller}, ${method} ${address}`,
    status: answer.status,
    wait: answer.headers.get("Retry-After"),
    seconds: (performance.now() - began) / 1_000,
  };
}

type Asked = Awaited<ReturnType<typeof ask>>;

function expectToSayWhen(all: Asked[]): void {
  const isRight = ({ status, wait, seconds }: Asked) =>
    (status < 500 || (status === 503 && wait !== null && Number(wait) <= LONGEST_SECONDS)) &&
    seconds <= LONGEST_SECONDS;
  expect(all.filter((one) => !isRight(one))).toEqual([]);
  expect(all.filter(({ status }) => status === 503).length).toBeGreaterThan(all.length / 10);
}

/** The unchanged forms of a page as the services would have shown it. */
async function listForms(caller: CallerName, address: string) {
  const visitor = createVisitor(services.origin, new Map(cast.visitors[caller].cookies));
  const { status, html, path } = await visitor.open(address);
  if (status !== 200) return [];
  const intents = new Set(
    [...html.matchAll(/name="intent" value="([^"]*)"/g)].map(([, intent = ""]) => intent),
  );
  return [...intents].map((intent) => {
    const fields = visitor.fields(intent);
    fields.append("intent", intent);
    const cookies = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    return { path, fields, cookies };
  });
}

describe.each(FOREIGN)("where the services answer with %s", (_, answer) => {
  it("every page is there or says when to come again", async () => {
    failing.answerAll(answer);
    const all: Asked[] = [];
    for (const pattern of ADDRESSES)
      all.push(...(await Promise.all(CALLERS.map((caller) => ask(caller, writeAddress(caller, pattern))))));
    expectToSayWhen(all);
  });
});

it("every form is answered in words or says when to come again", async () => {
  const all: Asked[] = [];
  for (const pattern of ADDRESSES.filter((one) => one !== "/en/log-out"))
    for (const caller of CALLERS) {
      failing.answerAll(undefined);
      for (const { path, fields, cookies } of await listForms(caller, writeAddress(caller, pattern))) {
        failing.answerAll({ status: 204 });
        all.push(await ask(caller, path, fields, cookies));
      }
    }
  expectToSayWhen(all);
});

it("where no answer comes, not even to a renewal, every page is there or says so within ten seconds", async () => {
  const known = CALLERS.filter((caller) => caller !== "nobody");
  await Promise.all(known.map((caller) => ageBearers(cast.visitors[caller])));
  failing.answerAll("none");
  const all = WAITED_FOR.flatMap((pattern) =>
    CALLERS.map((caller) => ask(caller, writeAddress(caller, pattern))),
  );
  expectToSayWhen(await Promise.all(all));
});

it("a person who asks to stay logged in waits for a slow renewal, and is told of one that failed", async () => {
  const { visitor } = await registerNew(services.origin);
  await ageBearers(visitor);
  const waiting = createVisitor(failing.origin, visitor.cookies);
  await waiting.open("/en/session-ends?next=/en/1");
  failing.refused.add("GET /api/user/token/refresh");
  const refused = await waiting.press("stay");
  expect(refused.status).toBe(422);
  expect(readText(refused.html)).toContain("We could not keep you logged in just now.");
  failing.refused.clear();
  failing.delayAll(1_500);
  const stayed = await waiting.press("stay");
  expect(stayed.path).toBe("/en/1");
  const [, seconds] = /data-session-seconds="(\d+)"/.exec(stayed.html) ?? [];
  expect(Number(seconds)).toBeGreaterThan(800);
});
