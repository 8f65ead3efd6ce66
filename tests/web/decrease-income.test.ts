import { beforeAll, describe, expect, inject, it } from "vitest";
import { formatRand } from "../../app/base/money";
import { findRecommended } from "../../app/contract/plan/recommended-product";
import { becomeGuest } from "../support/guest-plans";
import type { GuestPlans } from "../support/guest-plans";
import { lowerIncome } from "../support/lower-income";
import { createVisitor, readElement, readErrorSummary, readText, readTitle } from "../support/visitor";
import type { Visitor } from "../support/visitor";

const STEP = "/en/recommendation-experience";

const server = inject("site");
let guest: GuestPlans;
beforeAll(async () => {
  guest = await becomeGuest(server.origin);
});

/** A window of the guest's browser at step 13 of a plan. */
async function openStep(plan: number, visitor = guest.browser.clone()): Promise<Visitor> {
  await visitor.open(`${STEP}/13?plan=${plan}`);
  return visitor;
}

/** The incomes a month of a plan's recommendation. */
async function readIncomes(plan: number) {
  const { base } = await guest.read(plan);
  const { expected } = findRecommended(base);
  return {
    total: expected.monthly_income_total,
    fromAnnuity: expected.monthly_income_from_annuity,
    minimum: base.common_info.min_desired_monthly_income,
  };
}

const sayRand = (amount: number) => formatRand(amount).replace(/\u00a0/g, " ");

describe("a living annuity's lower income", () => {
  it("starts at the total; leaving it changes nothing and leads to the plan, which then counts as gone through", async () => {
    const plan = await guest.make("thandi");
    const { total } = await readIncomes(plan);
    const visitor = await openStep(plan);
    expect(visitor.page().status).toBe(200);
    expect(visitor.fields().get("newIncome")?.replace(/\s/g, "")).toBe(String(Math.round(total)));
    expect(readText(visitor.page().html)).toContain("Step 13 of 13");
    expect(readTitle(visitor.page().html)).toBe(
      "How much would you like each month? – Step 13 of 13 – Baobab",
    );
    expect((await visitor.press("next")).path).toBe(`/en/recommended-plan?plan=${plan}`);
    expect(await guest.readAttributes(plan)).toBeUndefined();
    expect(await guest.isGoneThrough(plan)).toBe(true);
    expect((await visitor.open(`${STEP}?plan=${plan}`)).path).toBe(`${STEP}/1?plan=${plan}`);
  });

  it.each([
    ["12 000", 12_000],
    ["R12 345,00", 12_345],
  ])("typed as %s is overridden with, and the plan pays it", async (newIncome, income) => {
    const plan = await guest.make("thandi");
    const visitor = await openStep(plan);
    const page = await lowerIncome(visitor, { newIncome });
    expect(page).toMatchObject({ status: 200, path: `/en/recommended-plan?plan=${plan}` });
    expect(await guest.readAttributes(plan)).toMatchObject({ desired_gross_monthly_income: income });
    expect(readText(page.html)).toContain(`${sayRand(income)} a month`);
    expect(await guest.isGoneThrough(plan)).toBe(true);
  });

  it("is refused in place, and kept", async () => {
    const plan = await guest.make("thandi");
    const typed = String(Math.round((await readIncomes(plan)).total) + 1);
    const visitor = await openStep(plan);
    const page = await visitor.press("next", { newIncome: typed });
    expect(page).toMatchObject({ status: 422, path: `${STEP}/13?plan=${plan}` });
    const words = expect.stringContaining("enter a monthly income that is less than the rec") as string;
    expect(readErrorSummary(page.html)).toEqual([{ href: "#newIncome", words }]);
    expect(readElement(page.html, "newIncome-error")).toEqual(words);
    expect(visitor.fields().get("newIncome")).toBe(typed);
    expect(readTitle(page.html)).toMatch(/^Error: How much/);
    expect(await guest.readAttributes(plan)).toBeUndefined();
    expect(await guest.isGoneThrough(plan)).toBe(false);
  });

  it("may be the least, and no less", async () => {
    const plan = await guest.make("pieter");
    const { minimum } = await readIncomes(plan);
    const visitor = await openStep(plan);
    const refused = await visitor.press("next", { newIncome: String(Math.round(minimum) - 1) });
    expect(readElement(refused.html, "newIncome-error")).toContain(
      `Please enter a monthly income that is not less than ${sayRand(minimum)}`,
    );
    // As it is shown, in whole rand: less than it by some cents is the least.
    const shown = Math.round(minimum);
    await lowerIncome(visitor, { newIncome: String(shown) });
    expect(await guest.readAttributes(plan)).toMatchObject({
      desired_gross_monthly_income: Math.max(shown, minimum),
    });
  });

  it("can be reset while it differs, without scripts too", async () => {
    const plan = await guest.make("thandi");
    const { total } = await readIncomes(plan);
    const visitor = await openStep(plan);
    expect(visitor.page().html).not.toContain('value="reset"');
    const page = await visitor.press("next", { newIncome: "1" });
    expect(readText(page.html)).toContain(`Reset to ${sayRand(total)}`);
    expect(await visitor.press("reset")).toMatchObject({ status: 200, path: `${STEP}/13?plan=${plan}` });
    expect(visitor.fields().get("newIncome")?.replace(/\s/g, "")).toBe(String(Math.round(total)));
  });

  it("is compared with the recommended one, also if that is asked for", async () => {
    const plan = await guest.make("thandi");
    const { total } = await readIncomes(plan);
    const visitor = await openStep(plan);
    expect(readText(visitor.page().html)).not.toContain("Likely to last for life");
    const page = await visitor.press("show", { newIncome: "12 000" });
    expect(page).toMatchObject({ status: 200, path: `${STEP}/13?plan=${plan}` });
    const text = readText(page.html);
    expect(text).toContain(`Amended R12 000 a month ${sayRand(Math.round(total) - 12_000)} less`);
    expect(text).toContain("Likely to last for life");
    expect(visitor.fields().get("newIncome")).toBe("12 000");
    expect(await guest.readAttributes(plan)).toBeUndefined();
    expect(readText((await visitor.press("show", { newIncome: "" })).html)).not.toContain("Amended");
  });

  it("replaces what was changed at step 10, and says so before", async () => {
    const plan = await guest.make("thandi");
    const visitor = guest.browser.clone();
    await visitor.open(`${STEP}/10?plan=${plan}`);
    const recommended = Number(visitor.fields().get("dependentPercentage"));
    await visitor.press("next", { dependentPercentage: String(recommended + 5) });
    expect(visitor.cookies.has(`baobab_needs_${plan}`)).toBe(true);
    await visitor.press("next", { incomeChoice: "DECREASE_INCOME" });
    expect(visitor.page().path).toBe(`${STEP}/13?plan=${plan}`);
    expect(readText(visitor.page().html)).toContain("replaces the other changes that you made");
    await lowerIncome(visitor, { newIncome: "12 000" });
    expect(visitor.cookies.has(`baobab_needs_${plan}`)).toBe(false);
    expect(await guest.readAttributes(plan)).toEqual({
      id: plan,
      plan_type: "edit",
      desired_gross_monthly_income: 12_000,
    });
  });

  it("left alone keeps what was changed at step 10, and an earlier override", async () => {
    const plan = await guest.make("thandi");
    await guest.override(plan, { debt_recommend: 0 });
    const visitor = guest.browser.clone();
    await visitor.open(`${STEP}/10?plan=${plan}`);
    const recommended = Number(visitor.fields().get("dependentPercentage"));
    await visitor.press("next", { dependentPercentage: String(recommended + 5) });
    await openStep(plan, visitor);
    expect(readText(visitor.page().html)).toContain("You amended your plan before.");
    await visitor.press("next");
    expect(visitor.cookies.has(`baobab_needs_${plan}`)).toBe(true);
    expect(await guest.readAttributes(plan)).toMatchObject({ debt_recommend: 0 });
  });
});

describe("a life annuity with a withdrawal from a unit trust", () => {
  const QUESTION = "Would you like to set the unit trust withdrawal to R0?";

  it("asks for yes or no, and goes on with neither only after saying so", async () => {
    const plan = await guest.make("johan");
    const visitor = await openStep(plan);
    expect(readText(visitor.page().html)).toContain(QUESTION);
    expect(visitor.fields().has("refusesUnitTrust")).toBe(false);
    expect(visitor.fields().has("newIncome")).toBe(false);
    const page = await visitor.press("next");
    expect(page).toMatchObject({ status: 422, path: `${STEP}/13?plan=${plan}` });
    expect(readElement(page.html, "refusesUnitTrust-error")).toContain("Please choose yes or no");
    expect(await guest.isGoneThrough(plan)).toBe(false);
  });

  it("pays the annuity alone after a yes, and the total again after a no", async () => {
    const plan = await guest.make("johan");
    const { total, fromAnnuity } = await readIncomes(plan);
    expect(fromAnnuity).toBeLessThan(total);
    const visitor = await openStep(plan);
    const page = await lowerIncome(visitor, { refusesUnitTrust: "yes" });
    expect(page.path).toBe(`/en/recommended-plan?plan=${plan}`);
    const { edit } = await guest.read(plan);
    expect(findRecommended(edit!).expected).toMatchObject({
      monthly_income_total: fromAnnuity,
      monthly_income_from_unit_trust: 0,
    });
    expect(readText(page.html)).toContain(`${sayRand(fromAnnuity)} a month`);
    await openStep(plan, visitor);
    expect(readText(visitor.page().html)).toContain("“No” brings our recommendation back.");
    await visitor.press("next", { refusesUnitTrust: "no" });
    expect(await guest.readAttributes(plan)).toBeUndefined();
  });

  it("changes nothing with a no", async () => {
    const plan = await guest.make("nomvula");
    const visitor = await openStep(plan);
    expect((await visitor.press("next", { refusesUnitTrust: "no" })).path).toBe(
      `/en/recommended-plan?plan=${plan}`,
    );
    expect(await guest.readAttributes(plan)).toBeUndefined();
    expect(await guest.isGoneThrough(plan)).toBe(true);
  });
});

it("a life annuity alone is fixed: a retirement annuity is suggested, and Next leads to the plan", async () => {
  const plan = await guest.make("nomvula", { has_debt: "yes", debt_value: 600_000 });
  const { total, fromAnnuity } = await readIncomes(plan);
  expect(total).toBe(fromAnnuity);
  const visitor = await openStep(plan);
  const text = readText(visitor.page().html);
  expect(text).toContain("This income is fixed");
  expect(text).toContain("Retirement Annuity");
  expect(visitor.page().html).not.toMatch(/name="(newIncome|refusesUnitTrust)"/);
  expect((await visitor.press("next")).path).toBe(`/en/recommended-plan?plan=${plan}`);
  expect(await guest.readAttributes(plan)).toBeUndefined();
  expect(await guest.isGoneThrough(plan)).toBe(true);
});

describe("the way from step 13", () => {
  it("leads back to the decision, and is found again when one comes back", async () => {
    const plan = await guest.make("thandi");
    const visitor = guest.browser.clone();
    await visitor.open(`${STEP}/11?plan=${plan}`);
    await visitor.press("next", { incomeChoice: "DECREASE_INCOME" });
    await visitor.open("/en/privacy");
    expect((await visitor.open(`${STEP}?plan=${plan}`)).path).toBe(`${STEP}/13?plan=${plan}`);
    await visitor.press("back", { newIncome: "not even read" });
    expect(visitor.page()).toMatchObject({ status: 200, path: `${STEP}/11?plan=${plan}` });
    expect(visitor.fields().get("incomeChoice")).toBe("DECREASE_INCOME");
    expect(await guest.isGoneThrough(plan)).toBe(false);
  });

  it("leads straight to the plan, whatever stands in the field", async () => {
    const plan = await guest.make("thandi");
    const visitor = await openStep(plan);
    expect((await visitor.press("plan", { newIncome: "12 000" })).path).toBe(
      `/en/recommended-plan?plan=${plan}`,
    );
    expect(await guest.readAttributes(plan)).toBeUndefined();
    expect(await guest.isGoneThrough(plan)).toBe(true);
  });

  it("shows a form that is not trusted again in place, with what was typed", async () => {
    const plan = await guest.make("thandi");
    const visitor = await openStep(plan);
    const page = await visitor.press("next", { newIncome: "12 000", csrf: "of long ago" });
    expect(page).toMatchObject({ status: 422, path: `${STEP}/13?plan=${plan}` });
    expect(readText(page.html)).toContain("Nothing is lost: please press the button again.");
    expect(visitor.fields().get("newIncome")).toBe("12 000");
    expect(readTitle(page.html)).toMatch(/^Error: /);
  });

  it("is closed to whoever has no plan", async () => {
    const stranger = createVisitor(server.origin);
    expect((await stranger.open(`${STEP}/13`)).path).toBe("/en");
    expect((await stranger.open(`${STEP}/13?plan=${await guest.make("thandi")}`)).status).toBe(404);
  });
});
