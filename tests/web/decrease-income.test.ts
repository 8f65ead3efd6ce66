/** Step 13, which lowers the income, without scripts; `change-forms` tests its refusals and stored values. */
import { describe, expect, it } from "vitest";
import { findRecommended } from "../../app/contract/plan/recommended-product";
import {
  inviteGuest,
  lowerIncome,
  openAt,
  PLAN,
  readField,
  readPage,
  readTotals,
  sayRand,
  STEP,
} from "../support/change-a-plan";
import { readTitle } from "../support/visitor";

const guest = inviteGuest();

/** A plan at step 13, and its recommended income. */
async function openStep(slug: string, changes = {}) {
  const plan = await guest.make(slug, changes);
  const { ours } = await readTotals(guest, plan);
  return { plan, ours, visitor: await openAt(guest, plan, "13") };
}

/** The annuity's part of the recommended income. */
async function readFromAnnuity(plan: number) {
  return findRecommended((await guest.read(plan)).base).expected.monthly_income_from_annuity;
}

describe("a living annuity's lower income", () => {
  it("starts at the total; leaving it changes nothing and leads to the plan, which then counts as gone through", async () => {
    const { plan, ours, visitor } = await openStep("thandi");
    expect(readField(visitor, "newIncome")).toBe(String(ours));
    expect(readPage(visitor)).toContain("Step 13 of 13");
    expect(readTitle(visitor.page().html)).toBe(
      "How much would you like each month? – Step 13 of 13 – Baobab",
    );
    expect((await visitor.press("next")).path).toBe(`${PLAN}?plan=${plan}`);
    expect(await guest.readAttributes(plan)).toBeUndefined();
    expect(await guest.isGoneThrough(plan)).toBe(true);
    expect((await visitor.open(`${STEP}?plan=${plan}`)).path).toBe(`${STEP}/1?plan=${plan}`);
  });

  it("may be the least as it is shown, and is compared before it is stored, asked for or not", async () => {
    const { plan, visitor } = await openStep("pieter");
    const least = (await guest.read(plan)).base.common_info.min_desired_monthly_income;
    // In whole rand: an amount some cents below the minimum counts as the minimum.
    const shown = Math.round(least);
    const page = await lowerIncome(visitor, { newIncome: String(shown) });
    expect(page).toMatchObject({ status: 200, path: `${PLAN}?plan=${plan}` });
    expect(await guest.readAttributes(plan)).toMatchObject({
      desired_gross_monthly_income: Math.max(shown, least),
    });
    expect(await guest.isGoneThrough(plan)).toBe(true);
  });

  it("is compared with the recommended one, which is no comparison, and reset while it differs", async () => {
    const { plan, ours, visitor } = await openStep("thandi");
    expect(readPage(visitor)).not.toContain("Likely to last for life");
    expect(visitor.page().html).not.toContain('value="reset"');
    await visitor.press("show", { newIncome: "12 000" });
    expect(readPage(visitor)).toContain(`Amended R12 000 a month ${sayRand(ours - 12_000)} less`);
    expect(readPage(visitor)).toContain("Likely to last for life");
    await visitor.press("show", { newIncome: "" });
    expect(readPage(visitor)).not.toContain("Amended");
    expect(readPage(visitor)).toContain(`Reset to ${sayRand(ours)}`);
    expect(await visitor.press("reset")).toMatchObject({ status: 200, path: `${STEP}/13?plan=${plan}` });
    expect(readField(visitor, "newIncome")).toBe(String(ours));
  });
});

describe("what was changed before step 13", () => {
  /** A plan of Thandi's with another share from step 10, not saved. */
  async function changeShare() {
    const plan = await guest.make("thandi");
    const visitor = await openAt(guest, plan, "10");
    const more = Number(readField(visitor, "dependentPercentage")) + 5;
    await visitor.press("next", { dependentPercentage: String(more) });
    expect(visitor.cookies.has(`baobab_needs_${plan}`)).toBe(true);
    return { plan, visitor };
  }

  it("is replaced by a lower income, which says so before", async () => {
    const { plan, visitor } = await changeShare();
    await visitor.press("next", { incomeChoice: "DECREASE_INCOME" });
    expect(visitor.page().path).toBe(`${STEP}/13?plan=${plan}`);
    expect(readPage(visitor)).toContain("replaces the other changes that you made");
    await lowerIncome(visitor, { newIncome: "12 000" });
    expect(visitor.cookies.has(`baobab_needs_${plan}`)).toBe(false);
    const lower = { desired_gross_monthly_income: 12_000 };
    expect(await guest.readAttributes(plan)).toEqual({ id: plan, plan_type: "edit", ...lower });
  });

  it("is kept where the income is left alone, and so is an earlier override", async () => {
    const { plan, visitor } = await changeShare();
    await guest.override(plan, { debt_recommend: 0 });
    await openAt(guest, plan, "13", visitor);
    expect(readPage(visitor)).toContain("You amended your plan before.");
    await visitor.press("next");
    expect(visitor.cookies.has(`baobab_needs_${plan}`)).toBe(true);
    expect(await guest.readAttributes(plan)).toMatchObject({ debt_recommend: 0 });
  });
});

describe("a life annuity", () => {
  it("asks whether to leave the unit trust alone: a no changes nothing, a yes leaves the annuity, and a no all again", async () => {
    const { plan, ours, visitor } = await openStep("johan");
    const fromAnnuity = await readFromAnnuity(plan);
    expect(Math.round(fromAnnuity)).toBeLessThan(ours);
    expect(readPage(visitor)).toContain("Would you like to set the unit trust withdrawal to R0?");
    for (const field of ["refusesUnitTrust", "newIncome"]) expect(visitor.fields().has(field)).toBe(false);
    expect((await visitor.press("next", { refusesUnitTrust: "no" })).path).toBe(`${PLAN}?plan=${plan}`);
    expect(await guest.readAttributes(plan)).toBeUndefined();
    expect(await guest.isGoneThrough(plan)).toBe(true);
    await openAt(guest, plan, "13", visitor);
    await lowerIncome(visitor, { refusesUnitTrust: "yes" });
    expect(visitor.page().path).toBe(`${PLAN}?plan=${plan}`);
    const { edit } = await guest.read(plan);
    expect(findRecommended(edit!).expected).toMatchObject({
      monthly_income_total: fromAnnuity,
      monthly_income_from_unit_trust: 0,
    });
    expect(readPage(visitor)).toContain(`${sayRand(fromAnnuity)} a month`);
    await openAt(guest, plan, "13", visitor);
    expect(readPage(visitor)).toContain("“No” brings our recommendation back.");
    await visitor.press("next", { refusesUnitTrust: "no" });
    expect(await guest.readAttributes(plan)).toBeUndefined();
  });

  it("alone is fixed: a retirement annuity is suggested, and Next leads to the plan", async () => {
    const { plan, ours, visitor } = await openStep("nomvula", { has_debt: "yes", debt_value: 600_000 });
    expect(ours).toBe(Math.round(await readFromAnnuity(plan)));
    expect(readPage(visitor)).toContain("This income is fixed");
    expect(readPage(visitor)).toContain("Retirement Annuity");
    expect(visitor.page().html).not.toMatch(/name="(newIncome|refusesUnitTrust)"/);
    expect((await visitor.press("next")).path).toBe(`${PLAN}?plan=${plan}`);
    expect(await guest.readAttributes(plan)).toBeUndefined();
    expect(await guest.isGoneThrough(plan)).toBe(true);
  });
});

describe("the way from step 13", () => {
  it("leads back to the decision, and is found again when one comes back", async () => {
    const plan = await guest.make("thandi");
    const visitor = await openAt(guest, plan, "11");
    await visitor.press("next", { incomeChoice: "DECREASE_INCOME" });
    await visitor.open("/en/privacy");
    expect((await visitor.open(`${STEP}?plan=${plan}`)).path).toBe(`${STEP}/13?plan=${plan}`);
    await visitor.press("back", { newIncome: "not even read" });
    expect(visitor.page()).toMatchObject({ status: 200, path: `${STEP}/11?plan=${plan}` });
    expect(readField(visitor, "incomeChoice")).toBe("DECREASE_INCOME");
    expect(await guest.isGoneThrough(plan)).toBe(false);
  });

  it("leads straight to the plan, whatever stands in the field", async () => {
    const { plan, visitor } = await openStep("thandi");
    expect((await visitor.press("plan", { newIncome: "12 000" })).path).toBe(`${PLAN}?plan=${plan}`);
    expect(await guest.readAttributes(plan)).toBeUndefined();
    expect(await guest.isGoneThrough(plan)).toBe(true);
  });
});
