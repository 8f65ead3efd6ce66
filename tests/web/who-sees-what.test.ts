/**
 * Access to every page, for reading and posting: as the callers whom its rule distinguishes, and in the long
 * run as all callers.
 */
import { beforeAll, describe, expect, inject, it } from "vitest";
import { reachOver } from "../../app/backend/transports/remote";
import { type Right, RIGHTS } from "../../app/contract/wire/rights";
import { fillPath, listFilled, patternOf, writeCookies } from "../support/any-page";
import { assembleCast, type CallerName, type Cast, OWN_WORDS } from "../support/cast";
import { take } from "../support/call";
import { chooseCallers } from "../support/choose-callers";
import { createClient } from "../support/over-transports";
import { PAGES, type Rule } from "../support/page-rules";
import { readBearer } from "../support/read-bearer";
import { readBuiltRoutes } from "../support/route-manifest";

/** Posting here ends the caller's session, so it comes last. */
const LAST = "/en/log-out";

const LOGGED_IN: readonly CallerName[] = [
  "person",
  "another person",
  "coach",
  "planner",
  "other planner",
  "administrator",
];
const STAFF: readonly CallerName[] = ["coach", "planner", "other planner", "administrator"];
const ROLE_OF: Partial<Record<CallerName, string>> = { "other planner": "planner" };
const ADVISE_OR_STEER: readonly CallerName[] = ["planner", "administrator"];
const SEE_PICTURE: readonly CallerName[] = ["person", "planner", "administrator"];
type Owner = "guest" | "person";
/** The owners whose plans a page is opened with. */
const ownersOf = (rule?: Rule): Owner[] => (rule === "owner" ? ["person", "guest"] : ["person"]);

const isRight = (rule: Rule | undefined): rule is Right => rule !== undefined && rule in RIGHTS;
/** Whether a caller's role has a right. */
const hasDeskRight = (caller: CallerName, right: Right) =>
  STAFF.includes(caller) && RIGHTS[right].some((role) => role === (ROLE_OF[caller] ?? caller));

const server = inject("site");
let cast: Cast;
/** The numbers of an organisation and of the person's planner. */
let organisation: number;
let adviser: number;
beforeAll(async () => {
  cast = await assembleCast(server);
  const { administrator } = cast.visitors;
  await administrator.open("/en/admin/organisations/new");
  const { path } = await administrator.press("details", { name: "Marula Advice" });
  organisation = Number(/\d+/.exec(path)?.[0]);
  const { html } = await administrator.open("/en/admin/people?role=planner");
  adviser = Number(/"\/en\/admin\/people\/(\d+)\/hand-over"/.exec(html)?.[1]);
});

const routes = readBuiltRoutes();
/** The address of a page, with the plan of one of the two owners. */
function writeAddress(pattern: string, owner: Owner, query = ""): string {
  const own = { ":organisation": String(organisation), ":person": String(adviser) };
  const path = fillPath(pattern, { ...listFilled(cast), ...own });
  return `${path}?plan=${cast.plans[owner]}${query}`;
}

type Answer = { status: number; location: string; text: string; cacheControl: string | null };

async function ask(caller: CallerName, address: string, form?: URLSearchParams): Promise<Answer> {
  const Cookie = writeCookies(cast, caller);
  const init = {
    method: form ? "POST" : "GET",
    body: form,
    headers: { Cookie },
    redirect: "manual",
  } as const;
  const answer = await fetch(server.origin + address, init);
  return {
    status: answer.status,
    location: answer.headers.get("Location") ?? "",
    text: await answer.text(),
    cacheControl: answer.headers.get("Cache-Control"),
  };
}

/** The answers to all callers, requested concurrently. */
async function askAll(
  callers: readonly CallerName[],
  address: string,
  forms?: Map<CallerName, URLSearchParams>,
) {
  return Promise.all(
    callers.map(async (caller) => ({ caller, ...(await ask(caller, address, forms?.get(caller))) })),
  );
}

/** The protection fields of a form for this caller, from the contact page. */
async function openEmptyForm(caller: CallerName): Promise<URLSearchParams> {
  await cast.visitors[caller].open("/en/contact");
  const fields = cast.visitors[caller].fields();
  for (const typed of ["name", "phone", "at", "message", "back", "processContextId"]) fields.delete(typed);
  return fields;
}

/** Pages that end or extend the browser's own session, even if the services reject it. */
const OF_THE_BROWSER: readonly string[] = ["/en/log-out", "/en/session-ends"];

/** A deactivated person sees only public pages and those about their browser; the desk does not exist for them. */
function expectLoggedOut({ status }: Answer, pattern: string) {
  const rule = PAGES[pattern];
  expect(status).toBeLessThan(500);
  if (pattern.startsWith("/en/admin")) return expect(status, pattern).toBe(404);
  if (rule !== "everyone" && rule !== "guests" && !OF_THE_BROWSER.includes(pattern))
    expect([302, 303, 404], pattern).toContain(status);
}

/** Checks that a page admits or refuses a caller as its rule says. */
function expectOf({ caller, status, location }: Answer & { caller: CallerName }, rule: Rule, owner: Owner) {
  const isLoggedIn = LOGGED_IN.includes(caller);
  if (rule === "owner" && caller !== owner) return expect(status).toBe(404);
  if (isRight(rule) && !hasDeskRight(caller, rule)) return expect(status).toBe(404);
  if (rule === "adviser" && caller !== "planner") return expect(status).toBe(404);
  if (rule === "adviser or administrator" && !ADVISE_OR_STEER.includes(caller))
    return expect(status).toBe(404);
  if (rule === "picture" && !SEE_PICTURE.includes(caller)) return expect(status).toBe(404);
  if (rule === "logged in" && !isLoggedIn) {
    expect(status).toBeGreaterThanOrEqual(302);
    return expect(location).toMatch(/^\/en(\/login(\?next=.*)?)?$/);
  }
  if (rule === "guests" && isLoggedIn) return expect([status, location]).toEqual([302, "/en/dashboard"]);
  if (rule === "everyone") return expect(status).toBeLessThan(500);
  expect(location).not.toContain("/en/login");
  return expect(status).toBeLessThan(400);
}

/** The readers of names in lists: a planner sees those of clients, an administrator everyone's in reports. */
const READ_NAMES: readonly CallerName[] = ["planner", "administrator"];

/** Those lists, which show no other private data. */
const LISTS_CLIENTS: readonly string[] = [
  "/en/admin",
  "/en/admin/audit-log",
  "/en/admin/clients",
  "/en/admin/clients/:client",
  "/en/admin/clients/:client/hand-over",
  "/en/admin/clients/:client/number",
  "/en/admin/reports",
  "/en/admin/reports.csv",
];

/** The page on which an adviser reads a client's contact details. */
const DETAILS = "/en/admin/clients/:client/details";

/** No caller may read another person's words on any page. */
function expectNoWordsOfOthers({ caller, text, location }: Answer & { caller: CallerName }, pattern = "") {
  const [firstName, surname, email] = OWN_WORDS.person;
  const readsDetails = pattern === DETAILS && caller === "planner";
  const readsNames = readsDetails || (LISTS_CLIENTS.includes(pattern) && READ_NAMES.includes(caller));
  const secrets = {
    ...OWN_WORDS,
    person: [
      ...(readsNames ? [] : [firstName, surname]),
      ...(readsDetails ? [] : [email]),
      cast.person.rsaid,
      cast.person.cell.slice(1),
    ],
  };
  for (const owner of ["guest", "person"] as const) {
    if (caller === owner) continue;
    for (const word of secrets[owner])
      expect((text + location).includes(word), `${word} told to ${caller}`).toBe(false);
  }
}

it("has one table of pages, which names every route", () => {
  expect(routes.map(patternOf).sort()).toEqual(Object.keys(PAGES).sort());
});

describe.each(Object.entries(PAGES))("%s, for %s,", (pattern, rule) => {
  it("is opened by each caller as the table says", async () => {
    for (const owner of ownersOf(rule)) {
      const callers = chooseCallers(rule);
      const answers = await askAll(callers, writeAddress(pattern, owner));
      for (const answer of answers) {
        if (answer.caller === "deactivated planner") expectLoggedOut(answer, pattern);
        else expectOf(answer, rule, owner);
        expectNoWordsOfOthers(answer, pattern);
        if (rule === "picture") continue;
        if (answer.status === 200) expect(answer.cacheControl).toBe("no-store");
      }
      if (rule === "everyone")
        for (const { caller, status, location } of answers)
          if (caller !== "deactivated planner")
            expect([status, location]).toEqual([answers[0]!.status, answers[0]!.location]);
    }
  });
});

const ownersPages = Object.keys(PAGES).filter((pattern) => PAGES[pattern] === "owner");

describe.each(ownersPages)("%s, opened for the person as a client,", (pattern) => {
  it("is opened by their planner and by nobody else, the person included", async () => {
    const address = writeAddress(pattern, "person", `&client=${cast.person.userId}`);
    for (const answer of await askAll(chooseCallers("another's client"), address)) {
      const isTheirs = answer.caller === "planner";
      if (answer.caller === "deactivated planner") expectLoggedOut(answer, pattern);
      else if (!isTheirs) expect(answer.status, answer.caller).toBe(404);
      else expect(answer.status).toBeLessThan(400);
      if (!isTheirs) expectNoWordsOfOthers(answer);
      if (isTheirs && answer.location.startsWith("/en"))
        expect(answer.location).toContain(`client=${cast.person.userId}`);
    }
  });
});

describe("a form that is posted", () => {
  const others = chooseCallers("form").filter((caller) => caller !== "person");
  const posted = routes
    .filter(({ hasAction }) => hasAction)
    .map(patternOf)
    .sort((one, other) => Number(one === LAST) - Number(other === LAST));

  /** All data of the person, as the services return it to them. */
  async function describePerson() {
    const { call } = createClient(() => reachOver(server.origin));
    const { plans } = cast;
    // Their pages renew the bearer, which ends the one from the login.
    await cast.visitors.person.open("/en/contact");
    const person = { ...cast.person, bearer: await readBearer(cast.visitors.person) };
    const query = { id: plans.person, plan_type: "both" } as const;
    return Promise.all([
      call("getPlan", { query }, person).then(take),
      call("getRecommendations", { query }, person).then(take),
      call("getAllPlans", {}, person).then(take),
      call("getDraft", { params: { userId: person.userId } }, person).then(take),
      call("getUser", { headers: { EntityContext: "self" } }, person).then(take),
    ]);
  }

  it("and refused says why, wherever its page comes again", async () => {
    const callers = chooseCallers("refused form");
    // Without the CSRF token.
    const untrusted = new Map(callers.map((caller) => [caller, new URLSearchParams({ intent: "save" })]));
    const refusing = new Set<string>();
    for (const pattern of posted)
      for (const owner of ownersOf(PAGES[pattern]))
        for (const { text } of await askAll(callers, writeAddress(pattern, owner), untrusted)) {
          if (!text.includes("<title>Error: ")) continue;
          refusing.add(pattern);
          expect(text.includes('role="alert"'), pattern).toBe(true);
        }
    expect(refusing.size).toBeGreaterThan(30);
  });

  it("by anyone but the person changes nothing of theirs and tells nothing", async () => {
    const before = await describePerson();
    const forms = new Map<CallerName, URLSearchParams>();
    for (const caller of others) forms.set(caller, await openEmptyForm(caller));
    for (const pattern of posted) {
      const answers = await askAll(others, writeAddress(pattern, "person"), forms);
      for (const answer of answers) {
        const { caller, status, location } = answer;
        const told = `${pattern} as ${caller}: ${status} ${location}`;
        expect(status, told).toBeLessThan(500);
        expectNoWordsOfOthers(answer, pattern);
        const rule = PAGES[pattern];
        if (caller === "deactivated planner") {
          expectLoggedOut(answer, pattern);
          continue;
        }
        // Without a session the form's own page may say so, and show again what was typed.
        if (rule === "owner") expect(caller === "nobody" ? [404, 422] : [404], told).toContain(status);
        if (rule === "owner" && caller === "nobody")
          expect(answer.text, told).toContain("This browser cannot open this plan");
        if (isRight(rule) && !hasDeskRight(caller, rule)) expect([404], told).toContain(status);
        if (rule === "everyone") expect(status, told).toBe(answers[0]?.status);
        if (rule === "logged in" && !LOGGED_IN.includes(caller))
          expect(location, told).toMatch(/^\/en(\/login|\/logged-out|$)/);
      }
    }
    expect(await describePerson()).toEqual(before);
  });
});
