/** The decision and the tabs of a plan that is amended already: what is shown, accepted, refined, kept and taken back. */
import { beforeAll, describe, expect, inject, it } from "vitest";
import { formatRand } from "../../app/base/money";
import type { WireAmendment } from "../../app/contract/plan/adjust-needs";
import { findRecommended } from "../../app/contract/plan/recommended-product";
import { becomeGuest } from "../support/guest-plans";
import type { GuestPlans } from "../support/guest-plans";
import { readText, readTitle } from "../support/visitor";
import type { Visitor } from "../support/visitor";

const STEP = "/en/recommendation-experience";
const TABS = `${STEP}/12`;
const SHARE = "percent_capital_to_partner_dependants_annuity";

const server = inject("site");
let guest: GuestPlans;
beforeAll(async () => {
  guest = await becomeGuest(server.origin);
});

const read = (visitor: Visitor) => readText(visitor.page().html);
const sayRand = (amount: number) => formatRand(amount).replace(/\u00a0/g, " ");

/** A plan with a change that is stored, and both its incomes a month. */
async function makeAmended(change: WireAmendment, slug = "thandi") {
  const plan = await guest.make(slug);
  await guest.override(plan, change);
  const { base, edit } = await guest.read(plan);
  const [ours, amended] = [base, edit!].map((one) =>
    Math.round(findRecommended(one).expected.monthly_income_total),
  ) as [number, number];
  expect(amended).not.toBe(ours);
  return { plan, ours, amended };
}

/** A window of a browser at a page of the walk-through. */
async function openAt(path: string, plan: number, visitor = guest.browser.clone()): Promise<Visitor> {
  await visitor.open(`${STEP}/${path}?plan=${plan}`);
  expect(visitor.page()).toMatchObject({ status: 200, path: `${STEP}/${path}?plan=${plan}` });
  return visitor;
}

describe("the decision about a plan with amended needs", () => {
  const CHANGE = { [SHARE]: 0.3 };

  it("shows both incomes and both plans, and accepting keeps the amended one", async () => {
    const { plan, ours, amended } = await makeAmended(CHANGE);
    const before = await guest.read(plan);
    const visitor = await openAt("11", plan);
    expect(read(visitor)).toContain(
      `Your changed plan pays ${sayRand(amended)} a month. We recommended ${sayRand(ours)}.`,
    );
    expect(read(visitor)).toContain(`Amended ${sayRand(amended)} a month`);
    expect(read(visitor)).toContain("Less for your family");
    expect(read(visitor)).not.toContain("not saved");
    const end = await visitor.press("next", { incomeChoice: "ACCEPT_INCOME" });
    expect(end.path).toBe(`/en/recommended-plan?plan=${plan}`);
    expect(await guest.read(plan)).toEqual(before);
    expect(await guest.readAttributes(plan)).toMatchObject(CHANGE);
  });

  it("says what of a new change is not saved, compares it, and accepting stores all of it", async () => {
    const { plan, amended } = await makeAmended({ debt_recommend: 0 });
    const visitor = await openAt("10", plan);
    const recommended = Number(visitor.fields().get("dependentPercentage"));
    await visitor.press("next", { dependentPercentage: String(recommended - 5) });
    expect(read(visitor)).toContain("Your changes are not saved yet.");
    expect(read(visitor)).toContain(
      `They replace your changed plan, which pays ${sayRand(amended)} a month.`,
    );
    expect(read(visitor)).toContain("Go straight to my plan, changes not saved");
    const [, shown = ""] = /Amended (R[\d ]+) a month/.exec(read(visitor)) ?? [];
    await visitor.press("next", { incomeChoice: "ACCEPT_INCOME" });
    expect(await guest.readAttributes(plan)).toMatchObject({
      debt_recommend: 0,
      [SHARE]: (recommended - 5) / 100,
    });
    expect(read(visitor)).toContain(`${shown} a month`);
  });

  it("tells at step 10 which share was chosen, also one that is not among the bubbles", async () => {
    const { plan } = await makeAmended(CHANGE);
    const visitor = await openAt("10", plan);
    expect(visitor.fields().has("dependentPercentage")).toBe(false);
    expect(read(visitor)).toContain("You have chosen 30%. It stays unless you choose another.");
    await visitor.press("next");
    expect(read(visitor)).toContain("Your changed plan pays");
  });
});

describe("the tabs of a plan with amended needs", () => {
  it("are where they were left, and refine the plan", async () => {
    const { plan, amended } = await makeAmended({ [SHARE]: 0.3 });
    const visitor = await openAt("12/dependants", plan);
    expect(visitor.fields().get("dependentPercentage")).toBe("30");
    expect(read(visitor)).toContain(`${sayRand(amended)} a month`);
    await visitor.press("go-cash-needs");
    await visitor.press("next", { debtRepayment: "0" });
    expect(visitor.page().path).toBe(`${TABS}/result?plan=${plan}`);
    await visitor.press("next");
    expect(await guest.readAttributes(plan)).toMatchObject({ [SHARE]: 0.3, debt_recommend: 0 });
  });

  it("keep the plan as it is if that is asked for, and say so", async () => {
    const { plan } = await makeAmended({ [SHARE]: 0.3 });
    const visitor = await openAt("12/cash-needs", plan);
    await visitor.press("next", { debtRepayment: "0" });
    expect(read(visitor)).toContain("Keep my plan as it is");
    expect(read(visitor)).not.toContain("Keep the recommended plan");
    expect((await visitor.press("keep")).path).toBe(`/en/recommended-plan?plan=${plan}`);
    const kept = await guest.readAttributes(plan);
    expect(kept).toMatchObject({ [SHARE]: 0.3 });
    expect(kept?.debt_recommend).toBeUndefined();
    await openAt("12/dependants", plan, visitor);
    expect(visitor.fields().get("dependentPercentage")).toBe("30");
    await openAt("12/cash-needs", plan, visitor);
    expect(visitor.fields().get("debtRepayment")).not.toBe("0");
  });

  it("let every change be taken back, which is remembered, and storing that brings our recommendation back", async () => {
    const { plan, ours, amended } = await makeAmended({ [SHARE]: 0.3 });
    const visitor = await openAt("12/dependants", plan);
    await visitor.press("reset");
    expect(visitor.fields().get("dependentPercentage")).toBe("50");
    await openAt("12/dependants", plan, visitor);
    expect(visitor.fields().get("dependentPercentage")).toBe("50");
    await openAt("11", plan, visitor);
    expect(read(visitor)).toContain(
      `You took back every change. Our recommendation pays ${sayRand(ours)} a month. Your changed plan pays ${sayRand(amended)} until you save this.`,
    );
    await openAt("12/cash-needs", plan, visitor);
    await visitor.press("next");
    expect(visitor.page().path).toBe(`${TABS}/result?plan=${plan}`);
    expect(readTitle(visitor.page().html)).toMatch(/^Back to our recommendation/);
    expect(await guest.readAttributes(plan)).toBeDefined();
    const end = await visitor.press("next");
    expect(readTitle(end.html)).toBe("Recommended plan – Baobab");
    expect(await guest.readAttributes(plan)).toBeUndefined();
  });

  it("let it be taken back at the decision too", async () => {
    const { plan } = await makeAmended({ [SHARE]: 0.3 });
    const visitor = await openAt("12/dependants", plan);
    await visitor.press("reset");
    await openAt("11", plan, visitor);
    const end = await visitor.press("next", { incomeChoice: "ACCEPT_INCOME" });
    expect(readTitle(end.html)).toBe("Recommended plan – Baobab");
    expect(await guest.readAttributes(plan)).toBeUndefined();
  });

  it("forget the changes once our recommendation was brought back on the plan's page", async () => {
    const { plan } = await makeAmended({ [SHARE]: 0.3 });
    const visitor = await openAt("12/dependants", plan);
    await visitor.open(`/en/recommended-plan/restore?plan=${plan}`);
    await visitor.press("restore");
    await openAt("12/dependants", plan, visitor);
    expect(visitor.fields().get("dependentPercentage")).toBe("50");
  });
});

describe("a plan with a lower income", () => {
  const CHANGE = { desired_gross_monthly_income: 12_000 };

  it("is what the decision shows, and keeps", async () => {
    const { plan, ours } = await makeAmended(CHANGE);
    const visitor = await openAt("11", plan);
    expect(read(visitor)).toContain(
      `Your changed plan pays R12 000 a month. We recommended ${sayRand(ours)}.`,
    );
    await visitor.press("next", { incomeChoice: "ACCEPT_INCOME" });
    expect(await guest.readAttributes(plan)).toMatchObject(CHANGE);
  });

  it("is replaced by what is changed on the tabs, which start from ours and say so", async () => {
    const { plan, ours } = await makeAmended(CHANGE);
    const REPLACED =
      "You chose a lower income before: R12 000 a month. Saving your changes here replaces it.";
    const visitor = await openAt("12/cash-needs", plan);
    expect(read(visitor)).toContain(REPLACED);
    expect(read(visitor)).toContain(`${sayRand(ours)} a month`);
    await visitor.press("next", { debtRepayment: "0" });
    expect(read(visitor)).toContain(REPLACED);
    await visitor.press("next");
    expect(await guest.readAttributes(plan)).toEqual({ id: plan, plan_type: "edit", debt_recommend: 0 });
  });

  it("stays where nothing is changed on the tabs", async () => {
    const { plan } = await makeAmended(CHANGE);
    const visitor = await openAt("12/cash-needs", plan);
    expect((await visitor.press("next")).path).toBe(`/en/recommended-plan?plan=${plan}`);
    expect(await guest.readAttributes(plan)).toMatchObject(CHANGE);
  });
});

describe("changes that are not saved", () => {
  it("keep their Undo when step 10 is only passed", async () => {
    const plan = await guest.make("thandi");
    const visitor = await openAt("12/dependants", plan);
    await visitor.press("recalculate", { dependentPercentage: "45" });
    await openAt("10", plan, visitor);
    await visitor.press("next");
    await openAt("12/dependants", plan, visitor);
    expect(visitor.page().html).toContain('value="undo"');
  });

  it("are left out where another recommendation does not allow them any more", async () => {
    const plan = await guest.make("thandi");
    const visitor = await openAt("12/cash-needs", plan);
    await visitor.press("recalculate", { debtRepayment: "50 000" });
    const other = await guest.make("thandi", { has_debt: "no", debt_value: undefined });
    const cookie = visitor.cookies.get(`baobab_needs_${plan}`)!;
    expect(cookie).toBeDefined();
    visitor.cookies.set(`baobab_needs_${other}`, cookie);
    await openAt("11", other, visitor);
    expect(read(visitor)).not.toContain("not saved");
    const end = await visitor.press("next", { incomeChoice: "ACCEPT_INCOME" });
    expect(end.path).toBe(`/en/recommended-plan?plan=${other}`);
    expect(await guest.readAttributes(other)).toBeUndefined();
  });
});
