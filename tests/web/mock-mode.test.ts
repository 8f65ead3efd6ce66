/** The whole journey with the samples of `fixtures/mock`, without scripts and without a database. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { formatRand } from "../../app/base/money";
import { inventCell } from "../support/accounts";
import { finishSurvey, thandi, walkTo } from "../support/answers";
import { listProcesses } from "../support/clone";
import { TEST_SECRETS } from "../support/database";
import { inventIdentityNumber } from "../support/identity-numbers";
import { listAddresses, readRecommendations, readSample, sayIncome } from "../support/samples";
import { startServer, type TestServer } from "../support/server";
import { createVisitor, readText, readTitle, type Visitor } from "../support/visitor";

const PLAN = "/en/recommended-plan";
const STEP = "/en/recommendation-experience";
const BAND = "This site shows samples. The people and plans are invented";

const dataDir = mkdtempSync(path.join(os.tmpdir(), "baobab-mock-"));
let server: TestServer;
beforeAll(async () => {
  Object.assign(process.env, TEST_SECRETS);
  const environment = { BACKEND: "mock", DATABASE_URL: "", DATA_DIR: dataDir };
  // No database is created for it, and an empty address counts as none.
  server = await startServer({ databaseUrl: "none", environment });
});
afterAll(async () => {
  await server.stop();
  rmSync(dataDir, { recursive: true });
});

/** Checks that a visitor's page loaded, and says that it shows samples. */
function see(visitor: Visitor, address: string): string {
  const { status, path: place, html } = visitor.page();
  expect(place).toBe(address);
  expect(status, address).toBe(200);
  const text = readText(html);
  expect(text, address).toContain(BAND);
  return text;
}

async function open(visitor: Visitor, address: string): Promise<string> {
  await visitor.open(address);
  return see(visitor, address);
}

async function logInAs(type: "investor" | "adviser"): Promise<Visitor> {
  const visitor = createVisitor(server.origin);
  await visitor.open(`/en/login?as=${type}`);
  await visitor.press("send", { rsaIdNr: inventIdentityNumber() });
  await visitor.press("verify", { otp: "123456" });
  return visitor;
}

const COME: Record<string, () => Promise<Visitor>> = {
  guest: () => finishSurvey(server.origin),
  investor: () => logInAs("investor"),
  planner: () => logInAs("adviser"),
};

describe("in mock mode", () => {
  it("a guest walks from the first question to the plan and its fees", async () => {
    const visitor = createVisitor(server.origin);
    await open(visitor, "/en");
    await walkTo(visitor, 6);
    expect(see(visitor, "/en/6")).toContain("R");
    await visitor.press("next", thandi[6]);
    see(visitor, "/en/7");
    await visitor.press("save", thandi[7]);
    see(visitor, "/en/thank-you?plan=1500");
    await visitor.open("/en/waiting?plan=1500");
    see(visitor, `${PLAN}?plan=1500`);

    await open(visitor, `${STEP}/1?plan=1500`);
    for (const step of [2, 3, 4, 5, 6, 7, 8, 11]) {
      await visitor.press("next");
      see(visitor, `${STEP}/${step}?plan=1500`);
    }
    await visitor.press("next", { incomeChoice: "ACCEPT_INCOME" });
    const [ours] = readRecommendations("recommendations");
    expect(see(visitor, `${PLAN}?plan=1500`)).toContain(sayIncome(ours));
    const fees = await open(visitor, `${PLAN}/fees?plan=1500`);
    const perMonth = formatRand(ours?.fees.annual_total_per_month ?? NaN).replace(/\u00a0/g, " ");
    expect(fees).toContain(`osts take ${perMonth} a month`);
    await open(visitor, `${PLAN}/compare?plan=1500`);
  });

  it("every plan has its own sample, among them an amended one and the administrator's", async () => {
    const visitor = await finishSurvey(server.origin);
    const [, amended] = readRecommendations("recommendationsEdited");
    expect(await open(visitor, `${PLAN}?plan=1498`)).toContain(sayIncome(amended));
    const [plus] = readRecommendations("recommendationsLAP");
    expect(plus?.common_info.annuity_recommendation).toBe("LivingAnnuityPlus");
    expect(await open(visitor, `${PLAN}?plan=1499`)).toContain(sayIncome(plus));
    const [admin] = readRecommendations("adminRecommendation");
    expect(await open(visitor, `${PLAN}?plan=1497`)).toContain(sayIncome(admin));
    expect((await visitor.open(`${PLAN}?plan=1496`)).status).toBe(404);
  });

  it.each([
    ["1500", "12/delay-retirement"],
    ["1500", "12/partner-income"],
    ["1500", "13"],
    ["1499", "9"],
    ["1499", "10"],
  ])("plan %s can be looked at on step %s, which changes the income", async (plan, step) => {
    const visitor = await finishSurvey(server.origin);
    await visitor.open(`${STEP}/${step}?plan=${plan}`);
    const { status, html } = visitor.page();
    expect(status).toBe(200);
    expect(readTitle(html)).toContain(`Step ${parseInt(step, 10)} of`);
    expect(readText(html)).toContain(BAND);
  });

  it("any code lets a person in, who finds their plans", async () => {
    const visitor = createVisitor(server.origin);
    await visitor.open("/en/register");
    await visitor.press("send", { rsaIdNr: inventIdentityNumber(), cellNr: inventCell() });
    see(visitor, "/en/code");
    await visitor.press("verify", { otp: "123456" });
    const dashboard = see(visitor, "/en/dashboard");
    for (const plan of ["recommendations", "recommendationsLAP"])
      expect(dashboard).toContain(sayIncome(readRecommendations(plan)[0]));
    await open(visitor, "/en/my-data");
    await open(visitor, "/en/profile");
    await visitor.open("/en/log-out");
    expect((await visitor.press("here")).status).toBe(200);
  });

  it("the API answers samples too, and the process is ready", async () => {
    const answer = await fetch(`${server.origin}/api/plan?id=1497`);
    expect(await answer.json()).toMatchObject({
      response_code: "R00",
      return_object: readSample("adminPlan"),
    });
    expect((await fetch(`${server.origin}/api/health/ready`)).status).toBe(200);
  });

  it("says where an amended plan is, because an edit changes nothing", async () => {
    const visitor = await finishSurvey(server.origin);
    const { html } = await visitor.open(`${PLAN}?plan=1500`);
    expect(readText(html)).toContain("Plan 1498 is one that was amended.");
    expect(html).toContain(`href="${PLAN}?plan=1498"`);
  });

  it("a survey that breaks its rules is refused", async () => {
    const init = { method: "POST", headers: { "Content-Type": "application/json" }, body: "{}" };
    expect((await fetch(`${server.origin}/api/plan/demo`, init)).status).toBe(422);
  });

  it("nothing of this logs an error", () => {
    expect(server.readOutput()).toContain('"backend":"mock"');
    expect(server.readOutput()).not.toContain('"level":50');
  });

  it("a planner comes to a desk with a client", async () => {
    const visitor = await logInAs("adviser");
    see(visitor, "/en/admin");
    expect(await open(visitor, "/en/admin/clients")).toContain("Pieter van der Merwe");
    await open(visitor, "/en/admin/organisations");
  });

  it.each(inject("isLong") ? Object.keys(COME) : ["planner"])(
    "no page fails that a %s opens",
    async (role) => {
      const visitor = await COME[role]!();
      for (const address of listAddresses()) {
        const { status } = await visitor.open(address);
        expect(status, address).toBeLessThan(500);
      }
    },
  );

  it("no database is started, and nothing is stored", () => {
    expect(readdirSync(dataDir)).toEqual([]);
    expect(listProcesses(dataDir)).toEqual([]);
  });

  it("a worker says that there is nothing for it to do, and ends", () => {
    const env = { ...process.env, BACKEND: "mock", DATA_DIR: dataDir };
    const { status, stderr } = spawnSync(process.execPath, [".ci/worker.mjs"], { env, encoding: "utf8" });
    expect(status).toBe(1);
    expect(stderr).toBe("There is no work for a worker when BACKEND is mock: samples queue no jobs.\n");
  });
});
