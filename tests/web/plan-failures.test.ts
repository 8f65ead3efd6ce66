/**
 * The pages of a plan in front of another server's services. If one fails, they say so and show again what
 * was typed.
 */
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from "vitest";
import { FEATURE_DEFAULTS } from "../../app/contract/desk/feature-flags";
import { lowerIncome, readPage, STEP, TABS } from "../support/change-a-plan";
import { thandi, walkTo } from "../support/answers";
import { take } from "../support/call";
import { callAs, openCustomer } from "../support/customers";
import { type FailingServices, startBeforeFailing } from "../support/failing-services";
import { becomeGuest, type GuestPlans } from "../support/guest-plans";
import { createVisitor, readText, readTitle, type Visitor } from "../support/visitor";

const PLAN = "/en/recommended-plan";
const SHARE = "percent_capital_to_partner_dependants_annuity";

const server = inject("site");
let guest: GuestPlans;
let failing: FailingServices;
beforeAll(async () => {
  guest = await becomeGuest(server.origin);
  failing = await startBeforeFailing(server);
});
afterEach(() => failing.refused.clear());
afterAll(() => failing.stop());

/** The guest's browser in front of pages whose services refuse some of the calls. */
const look = () => createVisitor(failing.origin, new Map(guest.browser.cookies));

/** Opens that browser at a step of the walk-through. */
async function openAt(step: string, plan: number, visitor = look()): Promise<Visitor> {
  await visitor.open(`${STEP}/${step}?plan=${plan}`);
  expect(visitor.page()).toMatchObject({ status: 200, path: `${STEP}/${step}?plan=${plan}` });
  return visitor;
}

describe("when the services fail at the walk-through", () => {
  it("to load the recommendation, says so, with a retry and back to the first question", async () => {
    const plan = await guest.make("thandi");
    failing.refused.add("GET /api/plan/recommendations");
    const page = await look().open(`${STEP}/3?plan=${plan}`);
    expect(page.status).toBe(503);
    expect(readText(page.html)).toContain("Unable to fetch plan recommendations");
    expect(page.html).toContain(`href="${STEP}/3?plan=${plan}"`);
    expect(page.html).toMatch(new RegExp(`<a href="/en/1\\?plan=${plan}"[^>]*>Back<`));
    failing.refused.clear();
    expect((await look().open(`${STEP}/3?plan=${plan}`)).status).toBe(200);
  });

  it("to load the incomes of other shares, says so, and the step can be left", async () => {
    const plan = await guest.make("thandi");
    const visitor = look();
    failing.refused.add("POST /api/plan/calculation/reduce");
    await visitor.open(`${STEP}/10?plan=${plan}`);
    const text = readText(visitor.page().html);
    expect(visitor.page().status).toBe(200);
    expect(text).toContain("We could not load the incomes of other shares just now.");
    expect(text).toContain("Unable to preload for recommendation flow.");
    expect((await visitor.press("next")).path).toBe(`${STEP}/11?plan=${plan}`);
  });

  it("to store that it was gone through, says so in place, and goes on when pressed again", async () => {
    const plan = await guest.make("thandi");
    const visitor = look();
    await visitor.open(`${STEP}/11?plan=${plan}`);
    failing.refused.add("PUT /api/plan");
    const page = await visitor.press("next", { incomeChoice: "ACCEPT_INCOME" });
    expect(page).toMatchObject({ status: 422, path: `${STEP}/11?plan=${plan}` });
    expect(readText(page.html)).toContain("Unable to update plan recommendation");
    expect(visitor.fields().get("incomeChoice")).toBe("ACCEPT_INCOME");
    failing.refused.clear();
    expect((await visitor.press("next")).path).toBe(`/en/recommended-plan?plan=${plan}`);
  });

  it("to say which features are on, uses their defaults", async () => {
    const plan = await guest.make("thandi");
    failing.refused.add("GET /api/features");
    const page = await look().open(`/en/recommended-plan?plan=${plan}`);
    const explains = FEATURE_DEFAULTS.GoToRecommendation;
    expect(page.path).toBe(explains ? `${STEP}/1?plan=${plan}` : `/en/recommended-plan?plan=${plan}`);
  });
});

describe("when the services fail at the tabs", () => {
  it("a recalculation says so, keeps what was typed, and can be tried again", async () => {
    const plan = await guest.make("thandi");
    const visitor = await openAt("12/dependants", plan);
    failing.refused.add("POST /api/plan/calculation/incomes");
    await visitor.press("recalculate", { dependentPercentage: "30" });
    expect(readPage(visitor)).toContain("Not able to calculate monthly income. Please try again.");
    expect(visitor.fields().get("dependentPercentage")).toBe("30");
    expect(readPage(visitor)).toContain("You are here: changed, not worked out yet");
    expect(readPage(visitor)).toContain("We could not work it out. Press Recalculate.");
    await visitor.press("go-delay-retirement");
    expect(readPage(visitor)).toContain("Done: changed, not worked out yet");
    await visitor.press("go-dependants");
    failing.refused.clear();
    await visitor.press("recalculate");
    expect(readPage(visitor)).not.toContain("Not able to calculate");
    expect(readPage(visitor)).toMatch(/You are here: \+R/);
  });

  it("a last tab does not lead on without its income", async () => {
    const plan = await guest.make("thandi");
    const visitor = await openAt("12/cash-needs", plan);
    failing.refused.add("POST /api/plan/calculation/incomes");
    const page = await visitor.press("next", { debtRepayment: "0" });
    expect(page).toMatchObject({ status: 422, path: `${TABS}/cash-needs?plan=${plan}` });
    expect(readPage(visitor)).toContain("Not able to calculate monthly income. Please try again.");
    expect(visitor.fields().get("debtRepayment")).toBe("0");
  });

  it.each([
    ["thandi", "dependants", "POST /api/plan/calculation/reduce"],
    ["johan", "partner-income", "POST /api/plan/calculation/reduce/partner"],
  ])("the list of %s's shares is missed, and the tab %s works without it", async (slug, tab, call) => {
    const plan = await guest.make(slug);
    failing.refused.add(call);
    const visitor = await openAt(`12/${tab}`, plan);
    expect(visitor.page().status).toBe(200);
    expect(readPage(visitor)).toMatch(/Unable to (load percentage|preload)/);
    const field = tab === "dependants" ? "dependentPercentage" : "guaranteeIncomePartnerPercentage";
    await visitor.press("recalculate", { [field]: "20" });
    expect(readPage(visitor)).toMatch(/You are here: \+R/);
    expect(readPage(visitor)).toMatch(/This adds R[\d ]+ a month/);
  });

  it("the comparison says so, and the override can be made without it", async () => {
    const plan = await guest.make("thandi");
    const visitor = await openAt("12/cash-needs", plan);
    failing.refused.add("POST /api/plan/calculation/recommendations");
    await visitor.press("next", { debtRepayment: "0" });
    expect(visitor.page().path).toContain("/result");
    expect(readPage(visitor)).toContain("Not able to calculate new plan recommendation. Please try again.");
    await visitor.press("next");
    expect(await guest.readAttributes(plan)).toMatchObject({ debt_recommend: 0 });
  });

  it("the override says so on the page, and everything is kept", async () => {
    const plan = await guest.make("thandi");
    const visitor = await openAt("12/cash-needs", plan);
    await visitor.press("next", { debtRepayment: "0" });
    failing.refused.add("POST /api/plan/calculation/override/recommendation");
    const page = await visitor.press("next");
    expect(page).toMatchObject({ status: 422, path: `${TABS}/result?plan=${plan}` });
    expect(readPage(visitor)).toContain("Unable to override plan recommendations. Please try again.");
    expect(readPage(visitor)).toContain("Keep the recommended plan");
    expect(await guest.isGoneThrough(plan)).toBe(false);
    failing.refused.clear();
    expect((await visitor.press("next")).path).toBe(`/en/recommended-plan?plan=${plan}`);
    expect(await guest.readAttributes(plan)).toMatchObject({ debt_recommend: 0 });
  });
});

describe("when the services fail at a lower income", () => {
  it("to override, the plan still follows, says so, and leads back to what was typed", async () => {
    const plan = await guest.make("thandi");
    const visitor = await openAt("13", plan);
    failing.refused.add("POST /api/plan/calculation/override/recommendation");
    const page = await lowerIncome(visitor, { newIncome: "12 000" });
    expect(page).toMatchObject({ status: 200, path: `/en/recommended-plan?plan=${plan}&not-lowered` });
    expect(readText(page.html)).toContain("Unable to override plan recommendations by Monthly Income");
    expect(readTitle(page.html)).toMatch(/^Error: /);
    expect(await guest.isGoneThrough(plan)).toBe(true);
    failing.refused.clear();
    const again = `${STEP}/13?plan=${plan}`;
    expect(page.html).toContain(`href="${again}"`);
    await visitor.open(again);
    expect(visitor.page().status).toBe(200);
    expect(visitor.fields().get("newIncome")).toBe("12\u00a0000");
    await lowerIncome(visitor, {});
    expect(await guest.readAttributes(plan)).toMatchObject({ desired_gross_monthly_income: 12_000 });
  });

  it("to override, nothing else is held: what another device saves meanwhile stays", async () => {
    const plan = await guest.make("thandi");
    const visitor = await openAt("13", plan);
    failing.refused.add("POST /api/plan/calculation/override/recommendation");
    await lowerIncome(visitor, { newIncome: "12 000" });
    failing.refused.clear();
    await guest.override(plan, { debt_recommend: 0 });
    await openAt("11", plan, visitor);
    await visitor.press("next", { incomeChoice: "ACCEPT_INCOME" });
    expect(await guest.readAttributes(plan)).toMatchObject({ debt_recommend: 0 });
  });

  it("to compare, says so, and goes on all the same", async () => {
    const plan = await guest.make("thandi");
    const visitor = await openAt("13", plan);
    failing.refused.add("POST /api/plan/calculation/recommendations");
    const page = await visitor.press("show", { newIncome: "12 000" });
    expect(readText(page.html)).toContain("Not able to calculate new plan recommendation");
    expect(readTitle(page.html)).toMatch(/^Error: /);
    await visitor.press("next");
    expect(await guest.readAttributes(plan)).toMatchObject({ desired_gross_monthly_income: 12_000 });
  });

  it("to store that it was gone through, says so in place, with what was typed", async () => {
    const plan = await guest.make("thandi");
    const visitor = await openAt("13", plan);
    failing.refused.add("PUT /api/plan");
    const page = await lowerIncome(visitor, { newIncome: "12 000" });
    expect(page).toMatchObject({ status: 422, path: `${STEP}/13?plan=${plan}` });
    expect(readText(page.html)).toContain("Unable to update plan recommendation");
    expect(visitor.fields().get("newIncome")).toBe("12 000");
    failing.refused.clear();
    expect((await visitor.press("next")).path).toBe(`/en/recommended-plan?plan=${plan}`);
  });
});

describe("when the services fail at the decision about changed needs", () => {
  it("to work out unsaved changes, the decision says so, with a way to try again, and still saves them", async () => {
    const plan = await guest.make("thandi");
    const visitor = await openAt("12/dependants", plan);
    await visitor.press("recalculate", { dependentPercentage: "40" });
    failing.refused.add("POST /api/plan/calculation/recommendations");
    await openAt("11", plan, visitor);
    expect(readPage(visitor)).toContain("The changes are not saved yet.");
    expect(readPage(visitor)).toContain("Not able to calculate new plan recommendation. Please try again.");
    expect(readTitle(visitor.page().html)).toMatch(/^Error: /);
    expect(visitor.page().html).toContain(`href="${STEP}/11?plan=${plan}"`);
    failing.refused.clear();
    await openAt("11", plan, visitor);
    expect(readPage(visitor)).toContain("What was changed");
    failing.refused.add("POST /api/plan/calculation/recommendations");
    await visitor.press("next", { incomeChoice: "ACCEPT_INCOME" });
    expect(await guest.readAttributes(plan)).toMatchObject({ [SHARE]: 0.4 });
  });

  it("to store them, says so plainly, keeps them and names the way to the plan", async () => {
    const plan = await guest.make("thandi");
    const visitor = await openAt("12/dependants", plan);
    await visitor.press("recalculate", { dependentPercentage: "40" });
    await openAt("11", plan, visitor);
    failing.refused.add("POST /api/plan/calculation/override/recommendation");
    const page = await visitor.press("next", { incomeChoice: "ACCEPT_INCOME" });
    expect(page).toMatchObject({ status: 422, path: `${STEP}/11?plan=${plan}` });
    expect(readPage(visitor)).toContain(
      "We could not save the changes. Unable to override plan recommendations.",
    );
    expect(readPage(visitor)).toContain("You can also go straight to the plan");
    expect((await visitor.press("plan")).path).toBe(`/en/recommended-plan?plan=${plan}`);
  });

  it("to say what was changed, the page can be tried again and nothing else is accepted instead", async () => {
    const plan = await guest.make("thandi");
    await guest.override(plan, { [SHARE]: 0.3 });
    failing.refused.add("GET /api/plan/attributes");
    const page = await look().open(`${STEP}/11?plan=${plan}`);
    expect(page.status).toBe(503);
    expect(readText(page.html)).toContain("Unable to fetch plan recommendations");
  });
});

describe("when the services fail", () => {
  it("to bring our recommendation back, the page says so, and does it when pressed again", async () => {
    const plan = await guest.make("thandi");
    await guest.override(plan, { debt_recommend: 0 });
    // The plan's page opens only after the walk-through.
    await (await openAt("1", plan)).press("plan");
    const visitor = look();
    await visitor.open(`${PLAN}/restore?plan=${plan}`);
    failing.refused.add("POST /api/plan/calculation/override/recommendation");
    const page = await visitor.press("restore");
    expect(page.status).toBe(422);
    expect(readText(page.html)).toContain("Unable to override plan recommendations by Monthly Income");
    failing.refused.clear();
    expect(readTitle((await visitor.press("restore")).html)).toBe("Recommended plan – Baobab");
  });

  it("to save an edited part, its page says so with what was typed, and can be tried again", async () => {
    const plan = await guest.make("thandi");
    const path = `${PLAN}/edit/elected-percentage?plan=${plan}`;
    const visitor = look();
    expect(await visitor.open(path)).toMatchObject({ status: 200, path });
    failing.refused.add("POST /api/plan/calculation/override/recommendation");
    const page = await visitor.press("save", { dependentPercentage: "30" });
    expect(page.status).toBe(422);
    expect(readPage(visitor)).toContain("We could not save the changes.");
    expect(visitor.fields().get("dependentPercentage")).toBe("30");
    failing.refused.clear();
    await visitor.press("save");
    expect(await guest.readAttributes(plan)).toMatchObject({ [SHARE]: 0.3 });
  });
});

it("the choice does not say that an email was sent where another server answers the calls", async () => {
  const { account, visitor, id } = await openCustomer(server.origin);
  take(await callAs(server.origin)("selectPlan", { body: { id, plan_type: "base" } }, account));
  const there = createVisitor(failing.origin, visitor.cookies);
  const words = readText((await there.open(`${PLAN}/choose?plan=${id}`)).html);
  expect(words).toContain("You get an email about this, if this site can send any.");
});

it("finishing the survey says so, loses nothing, and tries again", async () => {
  const visitor = createVisitor(failing.origin);
  await walkTo(visitor, 7);
  failing.refused.add("POST /api/plan/demo");
  const failed = await visitor.press("save", thandi[7]);
  expect(failed.path).toMatch(/^\/en\/not-saved\?plan=new&operation=/);
  expect(readText(failed.html)).toContain("nothing that you typed is lost");
  failing.refused.clear();
  expect((await visitor.press("save")).path).toMatch(/^\/en\/thank-you\?plan=\d+$/);
});
