/** Reading a shared plan without scripts: its cover, its content and omissions, and the end of its link. */
import { beforeEach, describe, expect, inject, it } from "vitest";
import type { Recommendation } from "../../app/contract/plan/recommendation";
import { sharedPlanSchema } from "../../app/contract/records/shared-plan";
import { explainAnnuityKinds } from "../../app/words/explanation/explain-annuity-kinds";
import { gatherFacts } from "../../app/words/plan/plan-facts";
import { adviseOnAnotherBasis } from "../support/another-basis";
import { sayRand } from "../support/change-a-plan";
import { take } from "../support/call";
import { askUntilDrawn } from "../support/ask-until-drawn";
import { callAs, type Customer, openCustomer } from "../support/customers";
import { openIll } from "../support/ill-customer";
import { HIDDEN } from "../support/ill-person";
import { mapTo } from "../support/figures/map-figures";
import { readBlocks, readFigures } from "../support/figures/read-figures";
import { queryAt } from "../support/query";
import { plan, recommend } from "../support/recommendation";
import { readOutput } from "../support/server";
import { SHARE, getAs, makeLink, openLink, withoutTokens } from "../support/shared-links";
import { createVisitor, readText, readTitle, type Visitor } from "../support/visitor";

const PLAN = "/en/recommended-plan";

const server = inject("site");
let owner: Customer;
beforeEach(async () => {
  // In `beforeEach`, because `expect.poll` works only inside a test.
  owner ??= await openIll(server.origin);
}, 90_000);

describe("a shared plan", () => {
  it("has a cover without figures, which counts nothing and tells nobody of its address", async () => {
    const path = await makeLink(owner.visitor, `plan=${owner.id}`);
    const answer = await getAs(createVisitor(server.origin), server.origin + path);
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(readText(html)).toMatch(/wants to show you a retirement plan Shared on/);
    expect(readTitle(html)).toBe("A shared plan – Baobab");
    expect(readText(html)).not.toMatch(/R\s?\d/);
    expect(withoutTokens(html, path)).not.toMatch(HIDDEN);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "cache-control": "no-store",
      "referrer-policy": "same-origin",
      "x-robots-tag": "noindex",
    });
    const token = path.split("/").at(-1) ?? "";
    for (const [, address = ""] of html.matchAll(/(?:href|src)="([^"]*)"/g)) {
      expect(address).not.toContain(token);
      expect(address).toMatch(/^[/#]/);
    }
    const listed = readText((await owner.visitor.open(`${SHARE}?plan=${owner.id}`)).html);
    expect(listed).toContain("not yet");
  });

  it("is read with all its views, fees and files, and nothing in them that was not ticked", async () => {
    const path = await makeLink(owner.visitor, `plan=${owner.id}`);
    const reader = await openLink(server.origin, path);
    const [token] = path.split("/").slice(-1);
    expect(reader.page()).toMatchObject({ status: 200, path });
    const { html } = reader.page();
    expect(readTitle(html)).toBe("A shared plan – Baobab");
    const own = take(
      await callAs(server.origin)("getRecommendations", { query: { id: owner.id } }, owner.account),
    );
    if (!Array.isArray(own) || !own[0]) throw new Error("no recommendation");
    expect(own[0].common_info.annuity_recommendation).toBe("EnhancedLifeAnnuity");
    const income = sayRand(Math.round(own[0].ila_recommendations.expected.monthly_income_total));
    const text = readText(html);
    expect(text).toContain(income);
    expect(text).toContain("shared this plan on");
    expect(text).toContain("“you” means Boitumelolo");
    expect(text).not.toMatch(/\bWhy (a|an|not|the) /);
    expect(html).not.toContain('id="why"');
    expect(text).not.toContain("newer version");
    expect(html).not.toContain("/en/check-answers");
    expect(html).not.toContain(`${PLAN}`);
    expect(html).not.toMatch(/<script(?![^>]*type="module")/);
    for (const name of reader.cookies.keys()) expect(name).not.toContain(token);
    const beside = ["fees", "charts", "files/projections.csv", "files/plan.json"].map(
      (part) => `${path}/${part}`,
    );
    const views = [...html.matchAll(/href="([^"]*\?[^"]*view=[^"#]*)/g)].map(([, to = ""]) =>
      to.replaceAll("&amp;", "&"),
    );
    expect(new Set(views).size).toBeGreaterThanOrEqual(4);
    for (const address of [path, ...beside, ...views]) {
      const answer = await getAs(reader, server.origin + address);
      expect(answer.status, address).toBe(200);
      expect(answer.headers.get("Referrer-Policy")).toBe("same-origin");
      expect(answer.headers.get("X-Robots-Tag")).toBe("noindex");
      expect(answer.headers.get("Cache-Control")).toBe("no-store");
      const bytes = withoutTokens(await answer.text(), path);
      const found = HIDDEN.exec(bytes);
      expect(found && bytes.slice(found.index - 80, found.index + 80), address).toBeNull();
      expect(bytes).not.toContain(owner.account.rsaid);
      if (address.endsWith(".json")) sharedPlanSchema.parse(JSON.parse(bytes));
    }
    expect(text).toContain("Download the plan (PDF");
    const pdf = await askUntilDrawn(() => getAs(reader, `${server.origin}${path}/files/plan.pdf`));
    expect([pdf.status, (await pdf.text()).slice(0, 8)]).toEqual([200, "%PDF-1.7"]);
    expect(pdf.headers.get("Content-Disposition")).toBe(`attachment; filename="baobab-plan-${owner.id}.pdf"`);
    expect(readOutput(server)).not.toContain(token);
    expect(readOutput(server)).toContain("/en/shared/:token");
    const listed = readText((await owner.visitor.open(`${SHARE}?plan=${owner.id}`)).html);
    expect(listed).toContain("once, last on");
  });

  it("shows what was ticked", async () => {
    const include = ["surname", "contact", "health"];
    const reader = await openLink(
      server.origin,
      await makeLink(owner.visitor, `plan=${owner.id}`, { include }),
    );
    const text = readText(reader.page().html);
    for (const words of ["Hondeklipbaai", "verkeerdevlei", "Why an enhanced life annuity", "Next best"])
      expect(text).toContain(words);
    expect(text).not.toContain(owner.account.rsaid);
  });

  it("is closed in a browser that others use, and opened again by its link", async () => {
    const path = await makeLink(owner.visitor, `plan=${owner.id}`);
    const reader = await openLink(server.origin, path);
    expect(reader.page().html).toContain(`href="${path}?close"`);
    const closed = await reader.open(`${path}?close`);
    expect(closed).toMatchObject({ status: 200, path: `${path}?closed` });
    expect(readText(closed.html)).toContain("The plan is closed in this browser.");
    expect(readText(closed.html)).toContain("wants to show you a retirement plan");
    expect((await reader.open(`${path}/fees`)).path).toBe(path);
    expect(readText((await reader.press("open")).html)).toContain("shared this plan on");
  });

  it("opens by a code that was sent to the number given", async () => {
    const typed = { wants_code: "yes", code_to: "82 555 0142" };
    const path = await makeLink(owner.visitor, `plan=${owner.id}`, typed);
    const reader = createVisitor(server.origin);
    expect(readText((await reader.open(path)).html)).toContain("A code goes by SMS");
    const asked = await reader.press("open");
    expect(asked.path).toBe(`${path}/code`);
    expect(readText((await reader.open(path)).html)).toContain("Send the code");
    await reader.open(`${path}/code`);
    const wrong = await reader.press("verify", { otp: "12" });
    expect(wrong.status).toBe(422);
    const code = /\b\d{6}\b/.exec(readText(asked.html))?.[0] ?? "";
    const opened = await reader.press("verify", { otp: code });
    expect(opened).toMatchObject({ status: 200, path });
    expect(readText(opened.html)).toContain("shared this plan on");
    await reader.open(`${path}/code`);
    expect((await reader.press("open")).path).toBe(`${path}/code`);
    for (let another = 0; another < 2; another += 1) {
      await reader.open(`${path}/code`);
      await reader.press("open");
    }
    expect(readText(reader.page().html)).toContain("We send at most three codes an hour.");
    expect(reader.page()).toMatchObject({ status: 422, path: `${path}/code` });
    expect(reader.page().html).toContain('name="otp"');
    await owner.visitor.open(`${SHARE}?plan=${owner.id}`);
    await owner.visitor.press("revoke");
    expect(await reader.open(`${path}/code`)).toMatchObject({ status: 410, path });
  });

  it("is gone once it is taken back, in words, and an unknown link leads nowhere", async () => {
    const { visitor, id } = owner;
    const path = await makeLink(visitor, `plan=${id}`, { label: "Mistaken" });
    const reader = await openLink(server.origin, path);
    await visitor.open(`${SHARE}?plan=${id}`);
    const done = await visitor.press("revoke");
    expect(done.path).toBe(`${SHARE}?plan=${id}&taken-back`);
    expect(readText(done.html)).toContain("You have taken the link back");
    for (const address of [path, `${path}/fees`]) {
      const gone = await reader.open(address);
      expect(gone).toMatchObject({ status: 410, path });
      expect(readText(gone.html)).toContain("This link no longer works");
    }
    const unknown = await reader.open(`/en/shared/${"x".repeat(43)}`);
    expect(unknown.status).toBe(404);
    expect(readText(unknown.html)).toContain("This link does not lead to a plan");
    expect((await reader.open("/en/shared/short")).status).toBe(404);
  });

  it("says that there is a newer version, and ends with the plan", async () => {
    const customer = await openCustomer(server.origin);
    const path = await makeLink(customer.visitor, `plan=${customer.id}`);
    const body = { id: customer.id, debt_recommend: 50_000 };
    take(await callAs(server.origin)("overrideRecommendation", { body }, customer.account));
    const reader = await openLink(server.origin, path);
    expect(readText(reader.page().html)).toContain("There is a newer version of this plan.");
    await queryAt(server, "delete from plans where id = $1", [customer.id]);
    expect((await reader.open(path)).status).toBe(410);
  });

  it("is gone in words after its term, while its plan is restricted, and without consent", async () => {
    const { visitor, account, id } = await openCustomer(server.origin);
    const paths = [];
    for (const label of ["Over", "Restricted"])
      paths.push(await makeLink(visitor, `plan=${id}`, { label, expires_in_days: "7" }));
    const [over = "", restricted = ""] = paths;
    const reader = await openLink(server.origin, over);
    await reader.open(restricted);
    await reader.press("open");
    const expectGone = async (path: string) => {
      for (const browser of [reader, createVisitor(server.origin)]) {
        const { status, html } = await browser.open(path);
        expect(status).toBe(410);
        expect(readTitle(html)).toBe("This link no longer works – Baobab");
        expect(readText(html)).toContain("Ask the person who shared the plan for a new one.");
      }
      expect((await getAs(reader, `${server.origin}${path}/files/plan.json`)).status).toBe(302);
    };
    await queryAt(
      server,
      "update shares set expires_at = now() where created_at = (select min(created_at) from shares where plan_id = $1)",
      [id],
    );
    await expectGone(over);
    expect((await reader.open(restricted)).status).toBe(200);
    const listed = readText((await visitor.open(`${SHARE}?plan=${id}`)).html);
    expect(listed).toMatch(/One link works now .*Restricted .*Over .*Expired/);
    expect(visitor.page().html.match(/value="revoke"/g)).toHaveLength(1);
    const restrict = (at: string) =>
      queryAt(server, `update plans set restricted_at = ${at} where id = $1`, [id]);
    await restrict("now()");
    await expectGone(restricted);
    await restrict("null");
    expect((await reader.open(restricted)).status).toBe(200);
    take(await callAs(server.origin)("withdrawHealthConsent", {}, account));
    await expectGone(restricted);
  });

  it("shows its own figures to the cent after the basis changed, and names the old basis", async () => {
    const { visitor, account, id } = await openCustomer(server.origin);
    const call = callAs(server.origin);
    take(await call("overrideRecommendation", { body: { id, debt_recommend: 50_000 } }, account));
    const [plan] = take(await call("getPlan", { query: { id } }, account));
    const both = { query: { id, plan_type: "both" } } as const;
    const advised = take(await call("getRecommendations", both, account));
    const [base, edit] = Array.isArray(advised) ? advised : [];
    if (!plan || !base || !edit) throw new Error("there are not two plans");
    const readOwn = async (part: string) =>
      (await getAs(visitor, `${server.origin}${PLAN}${part}?plan=${id}`)).text();
    const ownTable = await readOwn("/files/projections.csv");
    const path = await makeLink(visitor, `plan=${id}`);
    const { basis_version: changed } = await adviseOnAnotherBasis(server, id);
    expect(await readOwn("/files/projections.csv")).not.toBe(ownTable);
    const changedFees = readBlocks(await readOwn("/fees"));

    const reader = await openLink(server.origin, path);
    const words = readText(reader.page().html);
    expect(words).toMatch(/worked out with our assumptions of \w+ \d{4}\./);
    expect(words).not.toContain(changed);
    expect(words).toContain("There is a newer version of this plan.");
    const findField = mapTo({ plan, base, edit });
    for (const [address, content] of await walk(reader, path)) {
      if (address.endsWith("projections.csv")) expect(content).toBe(ownTable);
      else if (address.endsWith("assumed.csv")) expect(content).toContain("\r\nfund,no,One third");
      else if (address.endsWith(".json")) {
        const { recommended, customized } = sharedPlanSchema.parse(JSON.parse(content));
        expect(takeFigures(base)).toMatchObject(takeFigures(recommended.recommendation));
        expect(takeFigures(edit)).toMatchObject(takeFigures(customized!.recommendation));
      } else {
        const blocks = readBlocks(content.replaceAll(server.origin, "").replaceAll(path, ""));
        const figures = blocks.filter((block) => !/shared this plan on/.test(block)).flatMap(readFigures);
        expect(figures.length, address).toBeGreaterThan(20);
        const strays = figures.filter((figure) => !findField(figure)).map(({ block }) => block);
        expect(strays, address).toEqual([]);
      }
    }
    const strange = changedFees.flatMap(readFigures).filter((figure) => !findField(figure));
    expect(strange.length).toBeGreaterThan(5);
  });

  it("has no page that leads nowhere, nor one that speaks of health, whoever's it is", async () => {
    const customer = await openCustomer(server.origin);
    const body = { id: customer.id, debt_recommend: 50_000 };
    take(await callAs(server.origin)("overrideRecommendation", { body }, customer.account));
    const { enhanced } = explainAnnuityKinds(gatherFacts(recommend("LivingAnnuityPlus"), plan()));
    for (const { visitor, id } of [owner, customer]) {
      const path = await makeLink(visitor, `plan=${id}`);
      const reader = await openLink(server.origin, path);
      const pages = await walk(reader, path);
      expect(pages.size).toBeGreaterThan(10);
      for (const [address, html] of pages) {
        const text = readText(withoutTokens(html, path));
        expect(HIDDEN.exec(text)?.[0], address).toBeUndefined();
        for (const words of Object.values(enhanced)) expect(text, address).not.toContain(words);
      }
    }
  });
});

/** Every page and file that a shared plan's pages link to, by address; PDFs have tests of their own. */
async function walk(reader: Visitor, path: string): Promise<Map<string, string>> {
  const pages = new Map<string, string>();
  const unseen = new Set([path]);
  // Iterating a set includes items added meanwhile.
  for (const address of unseen) {
    const answer = await getAs(reader, server.origin + address);
    expect(answer.status, address).toBe(200);
    const html = await answer.text();
    pages.set(address, html);
    if (address.includes("/files/")) continue;
    for (const [, link = ""] of html.matchAll(/(?:href|action)="([^"]*)"/g)) {
      const to = link.replaceAll("&amp;", "&").split("#")[0] ?? "";
      const isPage = !to.endsWith(".pdf") && !to.endsWith("?close");
      if (to.startsWith(path) && isPage) unseen.add(to);
    }
  }
  return pages;
}

/**
 * A recommendation without its reasons, some of which are not shared, and without the mark of the selected
 * one.
 */
function takeFigures(recommendation: Recommendation) {
  const { common_info } = recommendation;
  return { ...recommendation, selected: true, common_info: { ...common_info, reasons: [] } };
}
