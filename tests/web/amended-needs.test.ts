/** The decision and the tabs of an amended plan: showing, accepting, refining, storing and undoing its changes. */
import { describe, expect, it } from "vitest";
import type { WireAmendment } from "../../app/contract/plan/adjust-needs";
import {
  inviteGuest,
  openAt,
  PLAN,
  readField,
  readPage,
  readTotals,
  sayRand,
  SHARE,
  TABS,
} from "../support/change-a-plan";
import { readTitle } from "../support/visitor";

const guest = inviteGuest();

/** A plan of Thandi's with a stored change, its two incomes a month, and a page of its walk-through. */
async function openAmended(change: WireAmendment, page: string) {
  const plan = await guest.make("thandi");
  await guest.override(plan, change);
  const totals = await readTotals(guest, plan);
  expect(totals.amended).not.toBe(totals.ours);
  return { plan, ...totals, visitor: await openAt(guest, plan, page) };
}

const LESS = { [SHARE]: 0.3 };
const LOWER = { desired_gross_monthly_income: 12_000 };

describe("the decision about an amended plan", () => {
  it.each([
    [LESS, "Less for the family"],
    [LOWER, "Likely to last for life"],
  ])("by %j shows both incomes and both plans, and accepting keeps the amended one", async (change, says) => {
    const { plan, ours, amended, visitor } = await openAmended(change, "11");
    const before = await guest.read(plan);
    expect(readPage(visitor)).toContain(
      `The changed plan pays ${sayRand(amended)} a month. We recommended ${sayRand(ours)}.`,
    );
    expect(readPage(visitor)).toContain(`Amended ${sayRand(amended)} a month`);
    expect(readPage(visitor)).toContain(says);
    expect(readPage(visitor)).not.toContain("not saved");
    const end = await visitor.press("next", { incomeChoice: "ACCEPT_INCOME" });
    expect(end.path).toBe(`${PLAN}?plan=${plan}`);
    expect(await guest.read(plan)).toEqual(before);
    expect(await guest.readAttributes(plan)).toMatchObject(change);
  });

  it("says what of a new change is not saved, compares it, and accepting stores all of it", async () => {
    const { plan, amended, visitor } = await openAmended({ debt_recommend: 0 }, "10");
    const less = Number(readField(visitor, "dependentPercentage")) - 5;
    await visitor.press("next", { dependentPercentage: String(less) });
    expect(readPage(visitor)).toContain("The changes are not saved yet.");
    expect(readPage(visitor)).toContain(
      `They replace the changed plan, which pays ${sayRand(amended)} a month.`,
    );
    expect(readPage(visitor)).toContain("Go straight to my plan, changes not saved");
    const [, shown = ""] = /Amended (R[\d ]+) a month/.exec(readPage(visitor)) ?? [];
    await visitor.press("next", { incomeChoice: "ACCEPT_INCOME" });
    expect(await guest.readAttributes(plan)).toMatchObject({ debt_recommend: 0, [SHARE]: less / 100 });
    expect(readPage(visitor)).toContain(`${shown} a month`);
  });

  it("tells at step 10 which share was chosen, also one that is not among the bubbles", async () => {
    const { visitor } = await openAmended(LESS, "10");
    expect(visitor.fields().has("dependentPercentage")).toBe(false);
    expect(readPage(visitor)).toContain("You have chosen 30%. It stays unless you choose another.");
    await visitor.press("next");
    expect(readPage(visitor)).toContain("The changed plan pays");
  });
});

describe("the tabs of a plan with amended needs", () => {
  it("are where they were left, keep the plan as it is if that is asked for, or refine it", async () => {
    const { plan, amended, visitor } = await openAmended(LESS, "12/dependants");
    expect(readField(visitor, "dependentPercentage")).toBe("30");
    expect(readPage(visitor)).toContain(`${sayRand(amended)} a month`);
    await visitor.press("go-cash-needs");
    await visitor.press("next", { debtRepayment: "0" });
    expect(visitor.page().path).toBe(`${TABS}/result?plan=${plan}`);
    expect(readPage(visitor)).toContain("Keep the plan as it is");
    expect(readPage(visitor)).not.toContain("Keep the recommended plan");
    expect((await visitor.press("keep")).path).toBe(`${PLAN}?plan=${plan}`);
    expect(await guest.readAttributes(plan)).toEqual({ ...LESS, id: plan, plan_type: "edit" });
    await openAt(guest, plan, "12/dependants", visitor);
    expect(readField(visitor, "dependentPercentage")).toBe("30");
    await openAt(guest, plan, "12/cash-needs", visitor);
    expect(readField(visitor, "debtRepayment")).not.toBe("0");
    await visitor.press("next", { debtRepayment: "0" });
    await visitor.press("next");
    expect(await guest.readAttributes(plan)).toMatchObject({ ...LESS, debt_recommend: 0 });
  });

  it("let every change be taken back, which is remembered, and storing that brings our recommendation back", async () => {
    const { plan, ours, amended, visitor } = await openAmended(LESS, "12/dependants");
    await visitor.press("reset");
    expect(readField(visitor, "dependentPercentage")).toBe("50");
    await openAt(guest, plan, "12/dependants", visitor);
    expect(readField(visitor, "dependentPercentage")).toBe("50");
    await openAt(guest, plan, "11", visitor);
    expect(readPage(visitor)).toContain(
      `Every change is taken back. Our recommendation pays ${sayRand(ours)} a month. The changed plan pays ${sayRand(amended)} until this is saved.`,
    );
    await openAt(guest, plan, "12/cash-needs", visitor);
    await visitor.press("next");
    expect(visitor.page().path).toBe(`${TABS}/result?plan=${plan}`);
    expect(readTitle(visitor.page().html)).toMatch(/^Back to our recommendation/);
    expect(await guest.readAttributes(plan)).toBeDefined();
    const end = await visitor.press("next");
    expect(readTitle(end.html)).toBe("Recommended plan – Baobab");
    expect(await guest.readAttributes(plan)).toBeUndefined();
  });

  it("let it be taken back at the decision too", async () => {
    const { plan, visitor } = await openAmended(LESS, "12/dependants");
    await visitor.press("reset");
    await openAt(guest, plan, "11", visitor);
    const end = await visitor.press("next", { incomeChoice: "ACCEPT_INCOME" });
    expect(readTitle(end.html)).toBe("Recommended plan – Baobab");
    expect(await guest.readAttributes(plan)).toBeUndefined();
  });

  it("forget the changes once our recommendation was brought back on the plan's page", async () => {
    const { plan, visitor } = await openAmended(LESS, "12/dependants");
    await openAt(guest, plan, "restore", visitor);
    await visitor.press("restore");
    await openAt(guest, plan, "12/dependants", visitor);
    expect(readField(visitor, "dependentPercentage")).toBe("50");
  });
});

it("a lower income stays until something is changed on the tabs, which start from ours and say so", async () => {
  const REPLACED = "A lower income was chosen before: R12 000 a month. Saving changes here replaces it.";
  const { plan, ours, visitor } = await openAmended(LOWER, "12/cash-needs");
  expect((await visitor.press("next")).path).toBe(`${PLAN}?plan=${plan}`);
  expect(await guest.readAttributes(plan)).toMatchObject(LOWER);
  await openAt(guest, plan, "12/cash-needs", visitor);
  expect(readPage(visitor)).toContain(REPLACED);
  expect(readPage(visitor)).toContain(`${sayRand(ours)} a month`);
  await visitor.press("next", { debtRepayment: "0" });
  expect(readPage(visitor)).toContain(REPLACED);
  await visitor.press("next");
  expect(await guest.readAttributes(plan)).toEqual({ id: plan, plan_type: "edit", debt_recommend: 0 });
});

describe("changes that are not saved", () => {
  it("keep their Undo when step 10 is only passed", async () => {
    const plan = await guest.make("thandi");
    const visitor = await openAt(guest, plan, "12/dependants");
    await visitor.press("recalculate", { dependentPercentage: "45" });
    await openAt(guest, plan, "10", visitor);
    await visitor.press("next");
    await openAt(guest, plan, "12/dependants", visitor);
    expect(visitor.page().html).toContain('value="undo"');
  });

  it("are left out where other answers do not allow them any more", async () => {
    const plan = await guest.make("thandi");
    const visitor = await openAt(guest, plan, "12/cash-needs");
    await visitor.press("recalculate", { debtRepayment: "50 000" });
    const window = guest.browser.clone();
    await window.open(`/en/3?plan=${plan}`);
    await window.press("save", { debtAmount: "20 000" });
    const readDebt = async () =>
      (await guest.read(plan)).base.common_info.cash_recommendations.debt_recommend;
    await expect.poll(readDebt, { timeout: 90_000 }).toBe(20_000);
    await openAt(guest, plan, "11", visitor);
    expect(readPage(visitor)).not.toContain("not saved");
    const end = await visitor.press("next", { incomeChoice: "ACCEPT_INCOME" });
    expect(end.path).toBe(`${PLAN}?plan=${plan}`);
    expect(await guest.readAttributes(plan)).toBeUndefined();
  });
});
