/**
 * The price of the unit trust, on the plan's page and at step 3, and the buttons that reduce it, without
 * scripts.
 */
import { describe, expect, it } from "vitest";
import { addYears, formatDayMonthYear } from "../../app/base/date";
import { findRecommended } from "../../app/contract/plan/recommended-product";
import { inviteGuest, openAt, openPlan, readPage, sayRand } from "../support/change-a-plan";
import { NO_NEEDS } from "../support/no-needs";
import { today } from "../support/today";

/** A man of 65 who retires today with a life annuity. */
const CERTAIN = {
  dob: formatDayMonthYear(addYears(today, -65)),
  retirement_date: formatDayMonthYear(today),
  gender: "male",
  retirement_savings: 1_200_000,
  ...NO_NEEDS,
  are_you_smoker: "no",
  other_taxable_income: 0,
} as const;

const guest = inviteGuest();

describe("the price of the unit trust", () => {
  async function make(more: object = {}) {
    const plan = await guest.make("johan", { ...CERTAIN, ...more });
    const { base } = await guest.read(plan);
    return { plan, price: base.common_info.unit_trust_price, base };
  }

  it("stands on the plan's page, where one press leaves the unit trust out and keeps the rest", async () => {
    const { plan, price, base } = await make();
    const window = await openPlan(guest, plan);
    const [cost, kept] = [price!.cost_per_month, findRecommended(base).after_tax_monthly_income];
    expect(cost / kept).toBeCloseTo(0.117, 2);
    expect(readPage(window)).toContain(`The unit trust costs ${sayRand(cost)} a month after tax`);
    const { path } = await window.press("without-unit-trust");
    expect(path).toBe(`/en/recommended-plan?plan=${plan}`);
    const { edit } = await guest.read(plan);
    expect(edit!.common_info.cash_recommendations).toMatchObject({ lump_sum: 0, unit_trust_recommend: 0 });
    expect(findRecommended(edit!).after_tax_monthly_income).toBeCloseTo(kept + cost, 1);
    expect(readPage(window)).not.toContain("growth not locked in");
    expect(await guest.readAttributes(plan)).toMatchObject({ lump_sum: 0 });
  });

  it("stands at step 3, where one press keeps six months of the need at hand", async () => {
    const { plan, price } = await make({ income_needed: 6_000 });
    const { middle_way: middle, cost_per_month } = price!;
    expect(middle).toMatchObject({ unit_trust_recommend: 36_000, months_within_reach: 6 });
    const window = await openAt(guest, plan, "3");
    expect(readPage(window)).toContain(
      `Keep six months’ needs, for ${sayRand(middle!.cost_per_month)} a month`,
    );
    await window.press("smaller-unit-trust");
    const { edit } = await guest.read(plan);
    expect(edit!.common_info.cash_recommendations.unit_trust_recommend).toBe(36_000);
    expect(edit!.common_info.unit_trust_price!.cost_per_month).toBeCloseTo(middle!.cost_per_month, 1);
    expect(middle!.cost_per_month).toBeLessThan(cost_per_month);
  });

  it("is none where the unit trust pays more after tax", async () => {
    const { plan, price } = await make({
      retirement_savings: 9_000_000,
      pref_income_inheritance: "inheritance",
    });
    expect(price).toBeNull();
    expect(readPage(await openPlan(guest, plan))).not.toContain("growth not locked in");
  });
});
