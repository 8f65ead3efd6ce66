/** Analytics: consent asked first, stored for a month, and events sent to one address in one shape. */
import { createServer } from "node:http";
import { eq } from "drizzle-orm";
import pg from "pg";
import { drizzle } from "drizzle-orm/node-postgres";
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import { z } from "zod";
import { keyedHash } from "../../app/backend/store/encryption";
import { userRoles, sessions } from "../../app/backend/store/schema";
import { endSession } from "../support/logged-in";
import { logInVisitor, openLoggedInVisitor } from "../support/logged-in-visitor";
import { readOutput } from "../support/server";
import { createVisitor, readText } from "../support/visitor";

type Received = { url: string; headers: Record<string, unknown>; body: unknown };

/** The behaviour of the analytics service, and the events sent to it. */
let behaviour: "answers" | "is silent" | "refuses" = "answers";
const received: Received[] = [];
let open = 0;
let mostOpen = 0;
const analytics = createServer((request, response) => {
  open += 1;
  mostOpen = Math.max(mostOpen, open);
  response.on("close", () => (open -= 1));
  let text = "";
  request.setEncoding("utf8").on("data", (part: string) => (text += part));
  request.on("end", () => {
    received.push({ url: request.url ?? "", headers: request.headers, body: JSON.parse(text) });
    if (behaviour === "is silent") return;
    response.writeHead(behaviour === "refuses" ? 500 : 204).end();
  });
});

const server = inject("otherSite");
beforeAll(() => new Promise<void>((resolve) => analytics.listen(server.analyticsPort, "127.0.0.1", resolve)));
afterAll(() => {
  analytics.closeAllConnections();
  analytics.close();
});
beforeEach(() => {
  behaviour = "answers";
  received.length = 0;
  mostOpen = 0;
});

/** All that an event may contain. */
const eventSchema = z
  .object({
    event: z.literal("page view"),
    page: z.string().regex(/^\/en[\w/:-]*$/),
    user_type: z.enum(["trustee", "investor", "coach", "financial planner"]),
    user_id: z
      .string()
      .regex(/^[\w-]{43}$/)
      .optional(),
  })
  .strict();

const QUESTION = "May we count your visit?";
const LATER = "/en/annuity-options";

/** The events sent before a marker view: once that one has arrived, the others have. */
async function listTold(): Promise<Received[]> {
  const visitor = createVisitor(server.origin);
  visitor.cookies.set("baobab_cookie_answer", "accepted");
  await visitor.open(LATER);
  const isLater = ({ body }: Received) => eventSchema.parse(body).page === LATER;
  await expect.poll(() => received.some(isLater)).toBe(true);
  return received.splice(0).filter((one) => !isLater(one));
}

async function waitForEvent(): Promise<z.infer<typeof eventSchema>> {
  await expect.poll(() => received.length).toBe(1);
  return eventSchema.parse(received[0]?.body);
}

describe("without an address", () => {
  it("nothing is asked or sent, and the page of cookies says so", async () => {
    const visitor = createVisitor(inject("site").origin);
    expect((await visitor.open("/en")).html).not.toContain(QUESTION);
    visitor.cookies.set("baobab_cookie_answer", "accepted");
    await visitor.open("/en/privacy");
    const page = await visitor.open("/en/cookies");
    expect(readText(page.html)).toContain("This site does not count visits");
    expect(page.html).not.toContain('value="accepted"');
    expect(await listTold()).toEqual([]);
  });
});

describe("with an address", () => {
  it("everyone is asked on pages to read, where no answer is lost, and nothing is sent meanwhile", async () => {
    const visitor = createVisitor(server.origin);
    for (const path of ["/en", "/en/privacy", "/en/terms-of-use"])
      expect(readText((await visitor.open(path)).html)).toContain(QUESTION);
    for (const path of ["/en/1", "/en/contact", "/en/login", "/en/cookies", "/en/session-expired"])
      expect(readText((await visitor.open(path)).html)).not.toContain(QUESTION);
    expect(await listTold()).toEqual([]);
  });

  it("one event is sent for a page once that is accepted, and says no more than it may", async () => {
    const visitor = createVisitor(server.origin);
    await visitor.open("/en/privacy?plan=1502");
    const next = await visitor.press("accepted");
    expect(next.path).toBe("/en/privacy?plan=1502");
    expect(readText(next.html)).not.toContain(QUESTION);
    const event = await waitForEvent();
    expect(event).toEqual({ event: "page view", page: "/en/privacy", user_type: "trustee" });
    expect(received[0]?.url).toBe("/events");
    for (const name of ["cookie", "referer", "authorization", "x-request-id", "x-forwarded-for"])
      expect(received[0]?.headers).not.toHaveProperty(name);
    expect(received[0]?.headers["user-agent"]).toMatch(/^node/);
    expect(await listTold()).toHaveLength(1);
  });

  it("a page that is not found, a form and a redirect are no views", async () => {
    const visitor = createVisitor(server.origin);
    visitor.cookies.set("baobab_cookie_answer", "accepted");
    expect((await visitor.open("/en/nothing")).status).toBe(404);
    await fetch(`${server.origin}/en/profile`, {
      headers: { Cookie: "baobab_cookie_answer=accepted" },
      redirect: "manual",
    });
    expect(await listTold()).toEqual([]);
  });

  it("a person with an account is known by a keyed hash of the ID number", async () => {
    const { account, visitor } = await openLoggedInVisitor(server.origin);
    visitor.cookies.set("baobab_cookie_answer", "accepted");
    await visitor.open("/en/profile");
    const event = await waitForEvent();
    expect(event).toEqual({
      event: "page view",
      page: "/en/profile",
      user_type: "investor",
      user_id: keyedHash(account.rsaid, "analytics"),
    });
    expect(JSON.stringify(received)).not.toContain(account.rsaid);
  });

  it.each([
    [3, "planner", "financial planner"],
    [4, "coach", "coach"],
  ] as const)("somebody with role %i is a %s", async (roleId, role, userType) => {
    const { account } = await openLoggedInVisitor(server.origin);
    await giveRole(account.userId, { roleId, role });
    const visitor = await logInVisitor(server.origin, account, "adviser");
    visitor.cookies.set("baobab_cookie_answer", "accepted");
    await visitor.open("/en/privacy");
    expect((await waitForEvent()).user_type).toBe(userType);
  });

  it("nothing is told of an administrator", async () => {
    const { account } = await openLoggedInVisitor(server.origin);
    await giveRole(account.userId, { roleId: 1, role: "administrator" });
    const visitor = await logInVisitor(server.origin, account, "adviser");
    visitor.cookies.set("baobab_cookie_answer", "accepted");
    await visitor.open("/en/privacy");
    expect(await listTold()).toEqual([]);
  });

  it("a refusal is remembered for a month, and can be taken back", async () => {
    const visitor = createVisitor(server.origin);
    await visitor.open("/en/privacy");
    const answer = await visitor.post(withIntent(visitor.fields(), "declined"));
    expect(answer.headers.getSetCookie().join()).toMatch(
      /baobab_cookie_answer=declined; Max-Age=2592000; Path=\/en; HttpOnly/,
    );
    expect(readText((await visitor.open("/en/privacy")).html)).not.toContain(QUESTION);
    const page = await visitor.open("/en/cookies");
    expect(readText(page.html)).toContain("You have declined it in this browser.");
    expect(await listTold()).toEqual([]);
    expect(readText((await visitor.press("accepted")).html)).toContain("You have accepted it");
    await waitForEvent();
  });

  it("the next person is asked again: an answer goes with the person who gave it", async () => {
    const { visitor } = await openLoggedInVisitor(server.origin);
    await visitor.open("/en/privacy");
    await visitor.press("accepted");
    await visitor.open("/en/log-out");
    await visitor.press("here");
    expect([...visitor.cookies.keys()]).not.toContain("baobab_cookie_answer");
    expect(readText((await visitor.open("/en/privacy")).html)).toContain(QUESTION);
  });

  it("nobody has to log in again to decline", async () => {
    const { visitor } = await openLoggedInVisitor(server.origin);
    await visitor.open("/en/privacy");
    await endSession(visitor);
    const answer = await visitor.post(withIntent(visitor.fields(), "declined"));
    expect(answer.headers.get("Location")).toBe("/en/privacy");
    expect(answer.headers.getSetCookie().join()).toContain("baobab_cookie_answer=declined");
    expect(answer.headers.getSetCookie().join()).not.toContain("baobab_late");
  });

  // If a page waited for the service, these would take longer than a test may.
  it.each(["is silent", "refuses"] as const)("a service that %s holds up no page", async (how) => {
    behaviour = how;
    const visitor = createVisitor(server.origin);
    await visitor.open("/en/privacy");
    visitor.cookies.set("baobab_cookie_answer", "accepted");
    const pages = Array.from({ length: 50 }, () => visitor.open("/en/privacy"));
    for (const { status } of await Promise.all(pages)) expect(status).toBe(200);
    // Ten at once; the end of an aborted request may arrive after the start of the next one.
    if (how === "is silent") expect(mostOpen).toBeLessThanOrEqual(20);
    await expect
      .poll(() => readOutput(server))
      .toMatch(/"level":30.*a page view could not be sent to analytics/);
  });
});

function withIntent(fields: URLSearchParams, intent: string): URLSearchParams {
  fields.append("intent", intent);
  return fields;
}

/** Gives a person a role, and a session with it. */
async function giveRole(
  userId: number,
  { roleId, role }: { roleId: number; role: "planner" | "coach" | "administrator" },
): Promise<void> {
  const client = new pg.Client({ connectionString: server.databaseUrl });
  await client.connect();
  const database = drizzle(client);
  await database.insert(userRoles).values({ userId, roleId });
  await database.update(sessions).set({ role }).where(eq(sessions.userId, userId));
  await client.end();
}
