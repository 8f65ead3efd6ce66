/** Finishing the survey while the services fail. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { thandi, walkTo } from "../support/answers";
import { startServer, type TestServer } from "../support/server";
import { createVisitor, readErrorSummary, readText } from "../support/visitor";

const THANKS = /^\/en\/thank-you\?plan=\d+$/;

/** Another organisation's backend services, with responses set by the test. */
type Stub = {
  server: Server;
  origin: string;
  refuses: Set<string>;
  invalid: Map<string, string>;
  contexts: string[];
  bodies: Map<string, unknown>;
};

async function startStub(): Promise<Stub> {
  const refuses = new Set<string>();
  const invalid = new Map<string, string>();
  const contexts: string[] = [];
  const bodies = new Map<string, unknown>();
  const answers: Record<string, unknown> = {
    "/api/user/guest": { bearer_token: "opaque", expires_at: new Date(Date.now() + 1_800_000).toISOString() },
    "/api/plan/guarantee/income": { guarantee_income: 21_000 },
    "/api/plan/demo": { id: 7, plan_type: "base", rsaid: "1234567890123" },
    "/api/plan/all": [],
    "/api/plan/recommendations": { stages_done: 1 },
    "/api/features": [],
  };
  /** The created plan. */
  const readPlans = () => [{ ...(bodies.get("/api/plan/demo") as object), id: 7, plan_type: "base" }];
  const server = createServer((request, response) => {
    request.setEncoding("utf8");
    let body = "";
    request.on("data", (text: string) => (body += text));
    request.on("end", () => answer(request, response, body));
  });
  function answer(request: IncomingMessage, response: ServerResponse, body: string): void {
    const path = new URL(request.url ?? "/", "http://stub").pathname;
    if (body) bodies.set(path, JSON.parse(body));
    if (path === "/api/plan/demo") contexts.push(String(request.headers["processcontextid"]));
    const isRefused = refuses.has(path) || !(path in answers || path === "/api/plan");
    const isUnderWay = path === "/api/plan/recommendations";
    const mistaken = invalid.get(path);
    const status = mistaken ? 422 : isRefused ? 500 : isUnderWay ? 201 : 200;
    const code = mistaken ? "R02" : isRefused ? "R04" : isUnderWay ? "R01" : "R00";
    response.writeHead(status, { "Content-Type": "application/json" });
    response.end(
      JSON.stringify({
        response_code: code,
        http_code: status,
        message: code,
        return_object: mistaken
          ? { errors: [{ path: mistaken, message: "Not known" }] }
          : isRefused
            ? null
            : (answers[path] ?? readPlans()),
      }),
    );
  }
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { server, origin: `http://127.0.0.1:${port}`, refuses, invalid, contexts, bodies };
}

describe("when the services fail", () => {
  let stub: Stub;
  let server: TestServer;
  beforeAll(async () => {
    stub = await startStub();
    server = await startServer({ environment: { BACKEND_URL: stub.origin } });
  });
  afterAll(async () => {
    await server.stop();
    stub.server.close();
  });

  it("step 6 can be answered without its amount, and tries again when asked", async () => {
    stub.refuses.add("/api/plan/guarantee/income");
    const visitor = createVisitor(server.origin);
    await walkTo(visitor, 6);
    expect(readText(visitor.page().html)).toContain("We could not work out your guaranteed income just now.");
    stub.refuses.clear();
    const page = await visitor.press("go-6", thandi[6]);
    expect(readText(page.html)).toContain("about R21 000 a month");
    // The stub returns no ways to be paid, so the answers show only their words.
    expect(readText(page.html)).not.toContain("Follows markets");
    expect(visitor.fields().get("importance")).toBe("guarantee_inc_and_no_inheritance");
    expect((await visitor.press("next")).path).toBe("/en/7");
  });

  it("step 6 says that it cannot be opened while they give out no bearer, with a way to try again", async () => {
    stub.refuses.add("/api/user/guest");
    const visitor = createVisitor(server.origin);
    await walkTo(visitor, 6);
    expect(visitor.page()).toMatchObject({ status: 503, path: "/en/6" });
    expect(visitor.page().html).toMatch(/<a[^>]*href="\/en\/6"[^>]*>Try again/);
    expect(visitor.page().html).toMatch(/<a[^>]*href="\/en\/1"[^>]*>Go to the first question/);
    stub.refuses.clear();
    expect((await visitor.open("/en/6")).status).toBe(200);
    expect(readText(visitor.page().html)).toContain("about R21 000 a month");
  });

  it("step 6 tells them no more than its figures depend on", async () => {
    const visitor = createVisitor(server.origin);
    await walkTo(visitor, 6);
    expect(Object.keys(stub.bodies.get("/api/plan/guarantee/income") ?? {}).sort()).toEqual([
      "cash_lump_sum_value",
      "current_net_income",
      "debt_value",
      "dob",
      "financially_support_children",
      "financially_support_partner",
      "financially_support_someone",
      "gender",
      "has_debt",
      "has_earlier_lump_sums",
      "has_emergency_savings",
      "monthly_support_children_value",
      "monthly_support_someone_value",
      "need_cash_lump_sum",
      "partner_dob",
      "partner_gender",
      "retirement_date",
      "retirement_savings",
      "support_children_upto",
      "support_someone_upto",
    ]);
  });

  it("an answer that they refuse leads to its step, which names it, instead of to trying for ever", async () => {
    stub.invalid.set("/api/plan/demo", "relevant_fund_retiring_from");
    const visitor = createVisitor(server.origin);
    await walkTo(visitor, 7);
    const page = await visitor.press("save", thandi[7]);
    stub.invalid.clear();
    stub.contexts.length = 0;
    expect(page).toMatchObject({ status: 422, path: "/en/2?check=investmentFund" });
    expect(readErrorSummary(page.html)).toMatchObject([{ href: "#investmentFund" }]);
    expect((await visitor.press("go-7")).path).toBe("/en/7");
    expect(visitor.fields().get("seriousIllness")).toBe("no");
  });

  it("a form to try again that is not trusted says why it was not acted on", async () => {
    stub.refuses.add("/api/plan/demo");
    const visitor = createVisitor(server.origin);
    await walkTo(visitor, 7);
    await visitor.press("save", thandi[7]);
    const tries = stub.contexts.length;
    const page = await visitor.press("save", { csrf: "stale" });
    expect(page.status).toBe(422);
    expect(readText(page.html)).toContain("This page was open for a long time.");
    expect(stub.contexts).toHaveLength(tries);
    stub.refuses.clear();
    stub.contexts.length = 0;
  });

  it("finishing says so, loses nothing, and tries again as the same operation", async () => {
    stub.refuses.add("/api/plan/demo");
    const visitor = createVisitor(server.origin);
    await walkTo(visitor, 7);
    const failed = await visitor.press("save", thandi[7]);
    expect(failed.path).toMatch(/^\/en\/not-saved\?plan=new&operation=/);
    expect(readText(failed.html)).toContain("nothing that you typed is lost");
    expect((await visitor.clone().open("/en/7")).html).toMatch(
      /value="no"[^>]*checked|checked[^>]*value="no"/,
    );
    stub.refuses.clear();
    const thanks = await visitor.press("save");
    expect(thanks.path).toMatch(THANKS);
    expect(thanks.html).toContain('href="/en/waiting?plan=7"');
    expect(stub.contexts).toHaveLength(2);
    expect(new Set(stub.contexts).size).toBe(1);
  });
});
