/** A public site over https, on the database of a local site that fills it. */
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { callOver } from "../../app/backend/transports/call-backend";
import { reachOver } from "../../app/backend/transports/remote";
import { people } from "../../fixtures/people";
import { openAccount } from "../support/accounts";
import { today } from "../support/answers";
import { take } from "../support/call";
import { callAs, openCustomer } from "../support/customers";
import { queryAt } from "../support/query";
import { startServer, type TestServer } from "../support/server";
import { createVisitor, readText, readTitle } from "../support/visitor";

const server = inject("site");
let secure: TestServer;
beforeAll(async () => {
  const { databaseUrl } = server;
  const environment = { PUBLIC_URL: "https://baobab.example", LIMIT_FACTOR: "1000", WORKER: "off" };
  secure = await startServer({ databaseUrl, environment });
});
afterAll(() => secure.stop());

it("insists on it for a year, also below its name", async () => {
  for (const path of ["/en", "/api/health/live", "/favicon.svg"]) {
    const { headers } = await fetch(secure.origin + path);
    expect(headers.get("Strict-Transport-Security")).toBe("max-age=31536000; includeSubDomains");
  }
});

it("has cookies that only its own host can set, for https and for no script", async () => {
  const visitor = createVisitor(secure.origin);
  await visitor.open("/en/1");
  const answer = await visitor.post(new URLSearchParams([...visitor.fields(), ["intent", "next"]]));
  const page = await fetch(`${secure.origin}/en/1`);
  const cookies = [...answer.headers.getSetCookie(), ...page.headers.getSetCookie()];
  expect(cookies.length).toBeGreaterThan(1);
  for (const cookie of cookies) {
    expect(cookie).toMatch(/^__Host-[a-z_]+=/);
    for (const attribute of ["Path=/;", "HttpOnly", "Secure", "SameSite=Lax"])
      expect(`${cookie};`).toContain(`; ${attribute}`);
    expect(cookie).not.toContain("Domain");
  }
  expect((await visitor.open("/en/2")).status).toBe(200);
});

it("takes no cookie that another site of the same domain may have put there", async () => {
  const visitor = createVisitor(secure.origin);
  await visitor.open("/en/1");
  const planted = new Map([...visitor.cookies].map(([name, text]) => [name.replace("__Host-", ""), text]));
  const fields = new URLSearchParams([...visitor.fields(), ["intent", "next"]]);
  const victim = createVisitor(secure.origin, planted, visitor.page());
  const answer = await victim.post(fields);
  expect([answer.status, await answer.text()]).toEqual([
    422,
    expect.stringContaining("Your browser did not send our cookie"),
  ]);
});

it("offers nobody to log in where no code can be sent, and the pages say so", async () => {
  const visitor = createVisitor(secure.origin);
  for (const path of ["/en", "/en/menu"])
    expect((await visitor.open(path)).html).not.toMatch(/href="\/en\/(login|register)/);
  for (const path of ["/en/login", "/en/register"]) {
    const page = await visitor.open(path);
    expect(readText(page.html)).toContain("We cannot send codes by SMS from here.");
    expect(page.html).not.toContain("<form");
  }
});

it("refuses a request that cannot be mailed in place, with whom to call, and stores nothing", async () => {
  const { visitor, account, id } = await openCustomer(server.origin);
  // A public site does not write its mail to local files, and its cookies have the __Host- prefix.
  const named = [...visitor.cookies].map(([name, value]) => [`__Host-${name}`, value] as const);
  const there = createVisitor(secure.origin, new Map(named));
  await there.open(`/en/recommended-plan/choose?plan=${id}&then=quote`);
  const chosen = await there.press("choose");
  expect(chosen.path).toBe(`/en/recommended-plan/quote?plan=${id}`);
  const refused = await there.press("quote");
  expect(refused).toMatchObject({ status: 422, path: `/en/recommended-plan/quote?plan=${id}` });
  expect(readTitle(refused.html)).toMatch(/^Error: /);
  expect(readText(refused.html)).toContain("We cannot take your request just now. Nothing is lost");
  expect(take(await callAs(server.origin)("getRequests", { query: { id } }, account))).toEqual([]);
  const confirmed = await there.open(`/en/recommended-plan/choose?plan=${id}`);
  expect(readText(confirmed.html)).toContain("We cannot send you an email about this");
});

/** Bearers of the wire, as clients of two servers behind one address have them. */
describe("a bearer that is renewed at one of two servers", () => {
  /** A bearer, and the row that stores its state. */
  const hold = async (type: "guest" | "investor") => {
    if (type === "investor") {
      const { bearer, userId } = await openAccount({ origin: server.origin });
      return { bearer, table: "sessions", where: `user_id = ${userId}` };
    }
    const at = reachOver(server.origin);
    const bearer = take(await callOver(at, "getGuestToken", {}, {})).bearer_token;
    const { id } = take(await callOver(at, "createDemoPlan", { body: people(today)[0]!.record }, { bearer }));
    return { bearer, table: "guests", where: `id::text = (select owner_id from plans where id = ${id})` };
  };
  const askBoth = (bearer: string) =>
    Promise.all(
      [server, secure].map(
        async ({ origin }) => (await callOver(reachOver(origin), "getAllPlans", {}, { bearer })).http_code,
      ),
    );

  it.each(["investor", "guest"] as const)(
    "works at both for its %s until its successor is used at the other, and sixty seconds more",
    async (type) => {
      const { bearer, table, where } = await hold(type);
      const answer = await callOver(
        reachOver(server.origin),
        "refreshToken",
        { query: { type } },
        { bearer },
      );
      const successor = take(answer).bearer_token;
      expect(await askBoth(bearer)).toEqual([200, 200]);
      const used = await callOver(reachOver(secure.origin), "getAllPlans", {}, { bearer: successor });
      expect(used.http_code).toBe(200);
      expect(await askBoth(bearer)).toEqual([200, 200]);
      const passed = "token_in_use_since = token_in_use_since - interval '61 seconds'";
      await queryAt(server, `update ${table} set ${passed} where ${where}`);
      expect(await askBoth(bearer)).toEqual([401, 401]);
      expect(await askBoth(successor)).toEqual([200, 200]);
    },
  );
});
