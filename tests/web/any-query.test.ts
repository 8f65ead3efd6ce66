import { request } from "node:http";
import fc from "fast-check";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { fillPath, listFilled, patternOf, writeCookies } from "../support/any-page";
import { assembleCast, type CallerName, type Cast } from "../support/cast";
import { countRuns } from "../support/count-runs";
import { readBuiltRoutes } from "../support/route-manifest";

const RUNS = countRuns({ usually: 100, long: 2_500 });
const SEED = 20_261_125;

const server = inject("site");
let cast: Cast;
beforeAll(async () => {
  cast = await assembleCast(server);
});

/** Query strings of page addresses. */
const QUERIES = [
  ...[
    "plan",
    "client",
    "before",
    "after",
    "limit",
    "found",
    "next",
    "as",
    "back",
    "fund",
    "wait",
    "operation",
  ],
  ...["startDate", "endDate", "dateFilter", "userRoleId", "coachRoleId", "organizationId", "userId", "verb"],
  ...[
    "planIds",
    "record",
    "sort",
    "order",
    "state",
    "role",
    "view",
    "type",
    "market",
    "with",
    "show",
    "search",
    "gap",
  ],
];

const SPOILED = [
  "",
  "\u0000",
  "A\u0000B",
  "\r\n",
  "01/01/0000",
  "01/01/0001",
  "31/12/9999",
  "0000-01-01T00:00:00.000000Z~1",
  "9999-12-31T23:59:59.999999Z~999999999",
  "0000-01-01T00:00:00.000000Z~00000000-0000-0000-0000-000000000000",
  "2147483648",
  "9223372036854775808",
  "99999999999999999999",
  "-1",
  "//elsewhere.example",
  "WyIwMDAwLTAxLTAxVDAwOjAwOjAwWiIsMV0",
];

const COMERS = [
  "nobody",
  "guest",
  "person",
  "coach",
  "planner",
  "administrator",
] as const satisfies CallerName[];

/** Requests exactly this target, which no browser would send. */
async function ask(
  target: string,
  { caller = "nobody", method = "GET" }: { caller?: CallerName; method?: string } = {},
) {
  const { hostname, port } = new URL(server.origin);
  return new Promise<{ status: number; type: string; text: string }>((resolve, reject) => {
    const headers = { Cookie: writeCookies(cast, caller), Host: `${hostname}:${port}` };
    const sent = request({ hostname, port, path: target, method, headers }, (answer) => {
      let text = "";
      answer.setEncoding("utf8").on("data", (part: string) => (text += part));
      answer.on("end", () =>
        resolve({ status: answer.statusCode ?? 0, type: answer.headers["content-type"] ?? "", text }),
      );
    });
    sent.on("error", reject).end();
  });
}

const patterns = readBuiltRoutes().map(patternOf);

describe("a page", () => {
  it("answers whatever stands in its query or its path", async () => {
    const asked = fc.record({
      pattern: fc.constantFrom(...patterns),
      caller: fc.constantFrom(...COMERS),
      query: fc.dictionary(fc.constantFrom(...QUERIES), fc.constantFrom(...SPOILED), { maxKeys: 3 }),
      part: fc.option(fc.constantFrom(...SPOILED)),
    });
    await fc.assert(
      fc.asyncProperty(asked, async ({ pattern, caller, query, part }) => {
        const filled = listFilled(cast);
        const others = { ":organisation": "1", ":person": "1", ":id": "1" };
        const all = { ...others, ...filled };
        const names = Object.keys(all).map((name) => [name, encodeURIComponent(part ?? "")] as const);
        const path = fillPath(pattern, part === null ? all : Object.fromEntries(names));
        const { status } = await ask(`${path}?${new URLSearchParams(query)}`, { caller });
        expect(status).toBeLessThan(500);
      }),
      { numRuns: RUNS, seed: SEED },
    );
  });

  it.each([
    ["reports", "startDate=01/01/0000"],
    ["reports", "endDate=31/12/9999"],
    ["reports", "startDate=01/01/0001&endDate=31/12/9999"],
    ["audit-log", "endDate=31/12/9999"],
    ["audit-log", "startDate=01/01/0000"],
    ["records", "startDate=01/01/0000"],
    ["records", "endDate=31/12/9999"],
  ])("of %s says at the field what is wrong with %s", async (list, query) => {
    const { status, text } = await ask(`/en/admin/${list}?${query}`, { caller: "administrator" });
    expect(status).toBe(422);
    expect(text).toContain("Please enter a date as DD/MM/YYYY");
  });

  it.each(["reports.csv", "audit-log.csv"])("%s is no file of a year that is none", async (file) => {
    for (const query of ["startDate=01/01/0000", "endDate=31/12/9999"]) {
      const { status } = await ask(`/en/admin/${file}?${query}`, { caller: "administrator" });
      expect([303, 400, 404, 422], query).toContain(status);
    }
  });
});

/** Numbers that no row can have, because they are beyond the range of their column. */
const BEYOND = ["2147483648", "9999999999", "9223372036854775808", "1".repeat(40), "1e9", "0"];

describe("a number that nothing can have", () => {
  it.each<[CallerName, string]>([
    ["administrator", "/en/admin/people/:id"],
    ["administrator", "/en/admin/people/:id/hand-over"],
    ["administrator", "/en/admin/people/:id/passkeys"],
    ["administrator", "/en/admin/organisations/:id"],
    ["planner", "/en/admin/clients/:id"],
    ["planner", "/en/admin/clients/:id/details"],
    ["planner", "/en/admin/clients/:id/number"],
    ["planner", "/en/admin/clients/:id/hand-over"],
    ["planner", "/en/recommended-plan?plan=:id"],
    ["planner", "/en/recommended-plan?client=:id"],
    ["planner", "/en/waiting?plan=:id"],
    ["planner", "/en/check-answers?plan=new&client=:id"],
    ["person", "/en/recommended-plan?plan=:id"],
    ["guest", "/en/recommended-plan/share?plan=:id"],
    ["guest", "/en/recommended-plan/charts?plan=:id"],
    ["guest", "/en/recommendation-experience/3?plan=:id"],
    ["guest", "/en/check-answers?plan=:id"],
  ])("is to a %s not found in %s", async (caller, address) => {
    for (const id of BEYOND) {
      const { status } = await ask(address.replace(":id", id), { caller });
      expect(status, id).toBe(404);
    }
  });
});

describe("a target", () => {
  it.each(["*", "http://[::1", "/en/%0A", "/en/%00", "/en/%0D%0A", "/%E2%80%A8"])(
    "%s is a page that is not there",
    async (target) => {
      const { status, text } = await ask(target);
      expect(status).toBe(404);
      expect(text).toContain("<h1");
    },
  );

  it.each(["/api/survey/%0A", "/api/%0A", "/api/users/1%00/roles", "/api/%0d%0aplan", "/api/plan/%E2%80%A9"])(
    "%s is a call that is not there, in the envelope",
    async (target) => {
      const { status, type, text } = await ask(target);
      expect([401, 404, 422]).toContain(status);
      expect(type).toContain("application/json");
      expect(JSON.parse(text)).toMatchObject({ http_code: status, message: expect.stringMatching(/\w/) });
    },
  );

  it("with a whole address is its path", async () => {
    expect((await ask(`${server.origin}/en`)).text).toContain("<h1");
    expect((await ask("http://elsewhere.example/en")).status).toBe(200);
    expect(JSON.parse((await ask(`${server.origin}/api/health/live`)).text)).toMatchObject({
      http_code: 200,
    });
  });
});
