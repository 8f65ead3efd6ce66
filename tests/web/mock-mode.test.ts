/** The whole journey on the samples of `fixtures/mock`, without scripts and without a database. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { formatRand } from "../../app/base/money";
import type { CheckAnswer } from "../../app/contract/living-annuity/check-operations";
import { inventCell } from "../support/accounts";
import { finishSurvey, thandi, walkTo } from "../support/answers";
import { listProcesses } from "../support/clone";
import { TEST_SECRETS } from "../support/database";
import { inventIdentityNumber } from "../support/identity-numbers";
import { visit } from "../support/logged-in-visitor";
import { readPaper } from "../support/read-paper";
import { listAddresses, readRecommendations, readSample, sayIncome } from "../support/samples";
import { SHARE, getAs, makeLink } from "../support/shared-links";
import { startServer } from "../support/server";
import type { TestServer } from "../support/server";
import { createVisitor, readText, readTitle } from "../support/visitor";
import type { Visitor } from "../support/visitor";

const PLAN = "/en/recommended-plan";
const STEP = "/en/recommendation-experience";
const BAND = "This site shows samples. The people and plans are invented";

const dataDir = mkdtempSync(path.join(os.tmpdir(), "baobab-mock-"));
let server: TestServer;
beforeAll(async () => {
  Object.assign(process.env, TEST_SECRETS);
  const environment = { BACKEND: "mock", DATABASE_URL: "", DATA_DIR: dataDir };
  // No database is made for it, and an empty address counts as none.
  server = await startServer({ databaseUrl: "none", environment });
});
afterAll(async () => {
  await server.stop();
  rmSync(dataDir, { recursive: true });
});

/** Looks at the page that a visitor has come to: it is a page, and says that it shows samples. */
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

const DESKS: Record<string, string> = {
  planner: "5811205000083",
  coach: "6408150000084",
  administrator: "7002190000085",
};

async function logInAs(rsaIdNr: string, type = "adviser"): Promise<Visitor> {
  const visitor = createVisitor(server.origin);
  await visitor.open(`/en/login?as=${type}`);
  await visitor.press("send", { rsaIdNr });
  await visitor.press("verify", { otp: "123456" });
  return visitor;
}

async function become(role: string): Promise<Visitor> {
  if (role !== "guest") return logInAs(DESKS[role] ?? "6111205000081", DESKS[role] ? "adviser" : "investor");
  return finishSurvey(server.origin);
}

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
    expect(fees).toContain(`costs ${perMonth} a month`);
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

  it("a shared plan is opened by its link, and taken away as a PDF", async () => {
    const visitor = createVisitor(server.origin);
    const place = "/en/shared/the-link-of-the-samples";
    await open(visitor, place);
    await visitor.press("open");
    const [plus] = readRecommendations("recommendationsLAP");
    expect(see(visitor, place)).toContain(sayIncome(plus));
    const answer = await getAs(visitor, `${server.origin}${place}/files/plan.pdf`);
    const { text } = await readPaper(new Uint8Array(await answer.arrayBuffer()));
    expect(text.replace(/\s+/g, " ")).toContain(sayIncome(plus));
    expect(text).toContain(`http://localhost:3000${place}`);
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
    expect(readTitle(html)).toContain(`Step ${parseInt(step, 10)} of 13`);
    expect(readText(html)).toContain(BAND);
  });

  it("any code lets a person in, who finds their plans and what they have chosen", async () => {
    const visitor = createVisitor(server.origin);
    await visitor.open("/en/register");
    await visitor.press("send", { rsaIdNr: inventIdentityNumber(), cellNr: inventCell() });
    see(visitor, "/en/code");
    await visitor.press("verify", { otp: "123456" });
    const dashboard = see(visitor, "/en/dashboard");
    for (const plan of ["recommendations", "recommendationsLAP"])
      expect(dashboard).toContain(sayIncome(readRecommendations(plan)[0]));
    await open(visitor, `${PLAN}/choose?plan=1500`);
    const { reference } = readSample("invest") as { reference: string };
    expect(await open(visitor, `${PLAN}/invest?plan=1500`)).toContain(reference);
    await open(visitor, `${PLAN}/record-of-advice?plan=1500`);
    for (const [plan, name] of [
      ["1497", "the recommended plan"],
      ["1498", "your amended plan"],
      ["1499", "the recommended plan"],
      ["1500", "the recommended plan"],
    ]) {
      await visitor.open(`${PLAN}/choose?again=&plan=${plan}`);
      await visitor.press("choose", { planType: plan === "1498" ? "edit" : "base" });
      expect(see(visitor, `${PLAN}/choose?plan=${plan}`)).toContain(`You chose ${name}`);
      for (const [kind, letter] of [
        ["quote", "Q"],
        ["invest", "I"],
      ]) {
        const asked = await open(visitor, `${PLAN}/${kind}?plan=${plan}`);
        expect(asked).toContain(`${letter}-SAMP-${plan}`);
        expect(asked).not.toContain("We sent");
      }
    }
    await open(visitor, "/en/my-data");
    await open(visitor, "/en/profile");
    await visitor.open("/en/log-out");
    expect((await visitor.press("here")).status).toBe(200);
  });

  it("a plan is shared, and its link opens a cover, a plan, its pictures and its fees", async () => {
    const visitor = await finishSurvey(server.origin);
    expect(await open(visitor, `${SHARE}?plan=1500`)).toContain("Make the link");
    const path = await makeLink(visitor, "plan=1500");
    expect(path).toMatch(/^\/en\/shared\//);
    const reader = createVisitor(server.origin);
    const cover = await open(reader, path);
    expect(cover).toContain("Thandi wants to show you a retirement plan");
    await reader.press("open");
    const shared = see(reader, path);
    expect(shared).toContain("Thandi shared this plan on");
    const [plus] = readRecommendations("recommendationsLAP");
    expect(shared).toContain(sayIncome(plus));
    await open(reader, `${path}/charts`);
    const perMonth = formatRand(plus?.fees.annual_total_per_month ?? NaN).replace(/\u00a0/g, " ");
    expect(await open(reader, `${path}/fees`)).toContain(`costs ${perMonth} a month`);
    expect((await reader.open(`/en/shared/${"x".repeat(43)}`)).status).toBe(404);
  });

  it("a planner checks a list of clients and sees each of them, and stores nobody", async () => {
    const planner = await visit(server.origin, {
      person: { bearer: "samples", userId: 800, type: "adviser", role: "planner" },
    });
    await planner.open("/en/admin/clients/import");
    const heads = "First names,Surname,ID number,Cell number,Email";
    await planner.press("check", { list: `${heads}\nZanele,Mokoena,1,2,3\nSipho,Dube,1,2,3` });
    expect(see(planner, "/en/admin/clients/import")).toContain("2 ready to add");
    await planner.press("add");
    expect(see(planner, "/en/admin/clients/import")).toMatch(/2 added.*Zanele Mokoena.*Sipho Dube/);
  });

  it("a living annuity that already pays is checked, whatever is typed", async () => {
    const visitor = createVisitor(server.origin);
    await open(visitor, "/en/living-annuity");
    await visitor.press("check", {
      dob: "03/06/1956",
      gender: "female",
      value: "900 000",
      monthly_income: "3 000",
      anniversary_month: "5",
      knows_costs: "no",
      has_partner: "no",
      mix: "bold",
    });
    const text = see(visitor, "/en/living-annuity/answer");
    const { incomes } = readSample("livingAnnuity") as CheckAnswer;
    const lasts = formatRand(Math.round((incomes[2]?.monthly_income ?? 0) / 10) * 10);
    expect(text).toContain(`What lasts ${lasts.replaceAll("\u00a0", " ")} a month`);
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

  it("a call without a sample logs an error and gives an empty object", async () => {
    const address = "/api/images/6f1c0f5e-1c1b-4c7e-9d43-0a4b8a3e7f10";
    const answer = (await (await fetch(server.origin + address)).json()) as object;
    expect(answer).toMatchObject({ response_code: "R00", return_object: {} });
    await expect.poll(server.readOutput).toContain('"during":"sample getImage"');
  });

  it("the record of advice has no PDF: one sentence, one logged error, and no loading again", async () => {
    const visitor = await finishSurvey(server.origin);
    const answer = await getAs(visitor, `${server.origin}${PLAN}/record-of-advice.pdf?plan=1500`);
    expect(answer.status).toBe(503);
    expect(answer.headers.get("Refresh")).toBeNull();
    expect(await answer.text()).toMatch(/^We do not have this record of advice as a PDF\. [^.]+\.$/);
    const countErrors = () => server.readOutput().split('"during":"sample getRecordPaper"').length - 1;
    await expect.poll(countErrors).toBe(1);
  });

  describe.each([
    ["planner", "5811205000083", ["clients", "fees", "reports", "landing-page"], "Pieter van der Merwe"],
    ["coach", "6408150000084", ["clients", "reports", "landing-page"], "Pieter van der Merwe"],
    ["administrator", "7002190000085", ["people", "organisations", "records", "audit-log"], "Marula Advice"],
  ] as const)("a %s logs in", (role, rsaIdNr, pages, words) => {
    it("to a desk that shows the samples", async () => {
      const visitor = await logInAs(rsaIdNr);
      see(visitor, "/en/admin");
      const shown = [];
      for (const page of pages) shown.push(await open(visitor, `/en/admin/${page}`));
      expect(shown.join(" ")).toContain(words);
      if (role !== "administrator") await open(visitor, "/en/admin/clients/801");
    });
  });

  it.each(["guest", "investor", "planner", "coach", "administrator"])(
    "no page fails that a %s opens",
    async (role) => {
      const visitor = await become(role);
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
