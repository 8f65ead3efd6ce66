import { beforeAll, describe, expect, inject, it, vi } from "vitest";
import { formatRand } from "../../app/base/money";
import { operations } from "../../app/contract/operations";
import { planFileSchema, projectionRowSchema } from "../../app/contract/plan/plan-file";
import { type Recommendation, recommendationSchema } from "../../app/contract/plan/recommendation";
import { people } from "../../fixtures/people";
import { thandi, today, walkTo } from "../support/answers";
import { askUntilDrawn } from "../support/ask-until-drawn";
import type { Site } from "../support/server";
import { createVisitor, readText, readTitle, type Visitor } from "../support/visitor";

const PLAN = "/en/recommended-plan";
const WAITING = "/en/waiting";
const AT_PLAN = /^\/en\/recommended-plan\?plan=\d+$/;
const AT_EXPLANATION = /^\/en\/recommendation-experience\/1\?plan=\d+$/;

async function finishSurvey(server: Site, changes: Partial<typeof thandi> = {}): Promise<Visitor> {
  const visitor = createVisitor(server.origin);
  const answers = { ...thandi, ...changes };
  await walkTo(visitor, 7, answers);
  await visitor.press("save", answers[7]);
  return visitor;
}

/** Opens the plan as soon as it is ready, skipping its walk-through. */
async function openPlan(visitor: Visitor): Promise<void> {
  await vi.waitFor(async () => expect((await visitor.open(PLAN)).path).toMatch(AT_EXPLANATION), {
    timeout: 60_000,
  });
  expect((await visitor.press("plan")).path).toMatch(AT_PLAN);
}

/** A file from its bytes, with the byte order mark that reading it as text would drop. */
async function fetchFile({ origin }: Site, path: string, { cookies }: Visitor) {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const answer = await askUntilDrawn(() =>
    fetch(origin + path, { headers: { Cookie: cookie }, redirect: "manual" }),
  );
  const text = Buffer.from(await answer.arrayBuffer()).toString("utf8");
  return { status: answer.status, headers: answer.headers, text };
}

async function callApi(
  { origin }: Site,
  path: string,
  init: RequestInit = {},
): Promise<{ return_object: unknown }> {
  return (await fetch(`${origin}/api${path}`, init)).json();
}

async function askApi(server: Site, record: object): Promise<Recommendation> {
  const guest = operations.getGuestToken.answer.parse((await callApi(server, "/user/guest")).return_object);
  const headers = { Authorization: `Bearer ${guest.bearer_token}`, "Content-Type": "application/json" };
  const made = await callApi(server, "/plan/demo", { method: "POST", headers, body: JSON.stringify(record) });
  const { id } = operations.createDemoPlan.answer.parse(made.return_object);
  const ask = async () =>
    (await callApi(server, `/plan/recommendations?id=${id}`, { headers })).return_object;
  await expect.poll(ask).toBeInstanceOf(Array);
  return recommendationSchema
    .array()
    .nonempty()
    .parse(await ask())[0];
}

describe("a plan that is ready", () => {
  const server = inject("site");
  let visitor: Visitor;
  const prefersInheritance = {
    6: { importance: "flexible_inc_and_inheritance" },
    7: { seriousIllness: "no", healthConsent: "yes" },
  };
  beforeAll(async () => {
    visitor = await finishSurvey(server, prefersInheritance);
    await openPlan(visitor);
  });

  it("leads from each of its levers to the tab that changes it", async () => {
    const { html } = await visitor.open(PLAN);
    const links = [...html.matchAll(/href="(\/en\/recommendation-experience\/12\/[^"]+)"/g)];
    expect(links).toHaveLength(3);
    for (const [, href = ""] of links) {
      const page = await visitor.clone().open(href);
      expect([page.status, page.path]).toEqual([200, href]);
    }
  });

  it("is drawn once and shown again to those who may see it, in a frame of its own", async () => {
    const address = (await visitor.open(`${PLAN}?market=strong`)).path;
    const split = (html: string) => html.split(/(?<=<main[^>]*>)|(?=<\/main>)/);
    const [first, again] = [split(visitor.page().html), split((await visitor.open(address)).html)];
    expect(first).toHaveLength(3);
    expect(again[1]).toBe(first[1]);
    expect(again[1]).toContain("Thandi Nkosi");
    expect(split((await visitor.open(address.replace("strong", "poor"))).html)[1]).not.toBe(first[1]);
    const stranger = await finishSurvey(server);
    await openPlan(stranger);
    const refused = await stranger.open(address);
    expect(refused.status).toBe(404);
    expect(refused.html).not.toContain("Thandi");
  });

  it("says the conclusion first, for whom, and what kind of rand", async () => {
    const { html, status } = await visitor.open(PLAN);
    expect(status).toBe(200);
    expect(readTitle(html)).toBe("Recommended plan – Baobab");
    expect(html.match(/<h1/g)).toHaveLength(1);
    const words = readText(html);
    expect(words).toContain("Recommended plan for Thandi Nkosi");
    expect(words).toContain("Why a living annuity plus");
    expect(words).toContain("today’s rand before tax");
  });

  it("shows the four views of the chart, each under its own address, with the figures as a table", async () => {
    const headings = {
      savings: "What is left of your savings as you grow older",
      income: "It keeps up with prices",
      inheritance: "What you leave behind, by your age at death",
      topups: "What top-ups add to your income",
    };
    for (const [view, heading] of Object.entries(headings)) {
      const words = readText((await visitor.open(`${PLAN}?view=${view}`)).html);
      expect(words).toContain(heading);
      expect(words).toContain("The same figures as a table");
    }
    expect(readText((await visitor.open(`${PLAN}?view=nonsense`)).html)).toContain(headings.income);
    const { html } = await visitor.open(`${PLAN}?view=topups&market=poor`);
    expect(html).toMatch(/href="[^"]*view=income&amp;market=poor[^"]*"/);
  });

  it("shows all views together, in the market that was asked for", async () => {
    const { html, status } = await visitor.open(`${PLAN}/charts?market=poor`);
    expect(status).toBe(200);
    expect([...html.matchAll(/<h2 id="(\w+)"/g)].map(([, view]) => view)).toEqual([
      "income",
      "savings",
      "inheritance",
      "topups",
    ]);
    expect(html.match(/data-drawing="wide"/g)).toHaveLength(4);
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids).toContain("chart-all-savings-wide");
    expect(new Set(ids).size).toBe(ids.length);
    // The ids must also differ from those of the page below, over which a dialog shows these charts.
    const below = (await visitor.open(PLAN)).html;
    expect(ids.filter((id) => id?.startsWith("chart-") && below.includes(`id="${id}"`))).toEqual([]);
    expect(readText(html).match(/The same figures as a table/g)).toHaveLength(4);
    expect(html).toMatch(/aria-current="true"[^>]*>Poor</);
  });

  it("sends one small module instead of React, and has no link that leads nowhere", async () => {
    const { html } = await visitor.open(PLAN);
    expect(html.match(/<script[^>]*>/g)).toEqual([expect.stringContaining('type="module"')]);
    const links = [...html.matchAll(/href="(\/en[^"#?]*)/g)].map(([, href = ""]) => href);
    for (const href of new Set(links)) {
      expect((await createVisitor(server.origin).open(href)).status, href).toBe(200);
    }
  });

  it("is found again from the same browser, and only from it", async () => {
    expect((await visitor.clone().open(PLAN)).path).toMatch(AT_PLAN);
    expect((await createVisitor(server.origin).open(PLAN)).path).toBe("/en");
    expect((await createVisitor(server.origin).open(WAITING)).path).toBe("/en");
  });

  it("is what the waiting page leads to", async () => {
    expect((await visitor.open(WAITING)).path).toMatch(AT_PLAN);
  });

  it("is kept by no cache", async () => {
    const { path } = await visitor.open(PLAN);
    expect((await fetchFile(server, path, visitor)).headers.get("Cache-Control")).toBe("no-store");
  });

  it("can be taken away as files that hold the stored result to the cent", async () => {
    const plan = (await visitor.open(PLAN)).path.split("?")[1]!;
    const files = {
      plan: await fetchFile(server, `${PLAN}/files/plan.json?${plan}`, visitor),
      projections: await fetchFile(server, `${PLAN}/files/projections.csv?${plan}`, visitor),
      assumed: await fetchFile(server, `${PLAN}/files/assumed.csv?${plan}`, visitor),
      paper: await fetchFile(server, `${PLAN}/files/plan.pdf?${plan}`, visitor),
    };
    for (const { headers } of Object.values(files)) expect(headers.get("Cache-Control")).toBe("no-store");
    await visitor.open(`${PLAN}/keep`);
    expect(readText(visitor.page().html)).toContain("yearly figures in today’s rand, incomes before tax");
    const { recommended, customized, assumed } = planFileSchema.parse(JSON.parse(files.plan.text));
    expect(recommended.plan.first_name).toBe("Thandi");
    expect(customized).toBeUndefined();
    expect(assumed?.map(({ line, is_told, statement }) => [line, is_told, statement])).toContainEqual([
      "medical",
      false,
      "You pay for no medical scheme",
    ]);
    expect(files.assumed.text).toContain(
      "\uFEFFline,is_told,statement,note\r\ncash-before,yes,You have taken no cash before,You told us.\r\n",
    );
    expect(files.paper.headers.get("Content-Type")).toBe("application/pdf");
    expect(files.paper.text).toMatch(/^%PDF-/);
    expect(files.projections.headers.get("Content-Disposition")).toContain(".csv");
    expect(files.projections.text.startsWith("\uFEFFplan,product,")).toBe(true);
    const [heads = [], ...rows] = files.projections.text
      .trim()
      .split("\r\n")
      .map((line) => line.split(","));
    const { graphs_data: graphs } = recommended.recommendation;
    expect(rows).toHaveLength(graphs.laplus!.ages.length + graphs.la.ages.length + graphs.ila.ages.length);
    expect(heads).toEqual(Object.keys(projectionRowSchema.shape));
    expect(heads).toContain("monthly_income_poor (today's rand a month before tax)");
    const column = heads.indexOf("estate_poor (today's rand)");
    const ofLivingAnnuity = rows.filter(([, product]) => product === "LivingAnnuity");
    expect(ofLivingAnnuity.map((row) => Number(row[column]))).toEqual(graphs.la.estate.poor);
    const other = createVisitor(server.origin);
    expect((await fetchFile(server, `${PLAN}/files/plan.json?${plan}`, other)).status).toBe(404);
  });

  it("shows the figures that the API gives for the same answers", async () => {
    const nomvula = people(today).find(({ slug }) => slug === "nomvula")!.record;
    const advice = await askApi(server, nomvula);
    const other = await finishSurvey(server, {
      1: {
        name: "Nomvula",
        surname: "Dlamini",
        email: nomvula.email,
        phone: nomvula.phone,
        dateOfBirth: nomvula.dob,
        retirementDate: nomvula.retirement_date,
        gender: "female",
        isNedgroupMember: "no",
      },
      2: { investments: "900 000", investmentFund: "Nedbank", moneyKind: "fund" },
      3: { debt: "no", emergencyMoney: "yes", otherCash: "no", earlierCash: "no" },
      4: { hasPartner: "no", hasChild: "no", hasOther: "no" },
      5: { futureIncomeSupport: ["0"] },
      7: { seriousIllness: "no", smoker: "no", healthConsent: "yes" },
    });
    await openPlan(other);
    const words = readText(other.page().html);
    const { expected } = advice.ila_recommendations;
    const { cash_recommendations: cash } = advice.common_info;
    for (const amount of [
      expected.monthly_income_total,
      expected.monthly_income_from_annuity,
      cash.annuity_amount_recommend,
      cash.unit_trust_recommend,
      advice.common_info.monthly_income_all_in_annuity,
      advice.laplus_recommendations!.expected.monthly_income_total,
    ]) {
      expect(words).toContain(formatRand(amount).replaceAll("\u00a0", " "));
    }
    expect(words).toContain("of it guaranteed for life");
    expect(words).toContain("Next best: living annuity plus");
  });
});
