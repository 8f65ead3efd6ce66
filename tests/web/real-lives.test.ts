/**
 * People with circumstances that change a plan: its page before these are given, and after. Without scripts.
 * Taxes by SARS's lump sum table from 1 March 2023: 18% above R550 000, and R39 600 plus 27% above R770 000.
 */
import { beforeAll, describe, expect, inject, it } from "vitest";
import { addYears, formatDayMonthYear } from "../../app/base/date";
import type { SurveyRecord } from "../../app/contract/survey/survey-record";
import { becomeGuest, type GuestPlans } from "../support/guest-plans";
import { NO_NEEDS } from "../support/no-needs";
import { today } from "../support/today";
import { readElement, readText } from "../support/visitor";

const day = (years: number) => formatDayMonthYear(addYears(today, years));

/** A person of 63 who retires today, without dependants or cash needs. */
const person: Partial<SurveyRecord> = {
  dob: day(-63),
  retirement_date: day(0),
  ...NO_NEEDS,
  has_earlier_lump_sums: undefined,
  financially_support_partner: "no",
  financially_support_children: "no",
  financially_support_someone: "no",
};

let guest: GuestPlans;
beforeAll(async () => {
  guest = await becomeGuest(inject("site").origin);
});

/** Makes a plan; returns functions that read its page and answer a line of its assumptions. */
async function makePlan(changes: Partial<SurveyRecord>) {
  const plan = await guest.make("thandi", { ...person, ...changes });
  const window = guest.browser.clone();
  await window.open(`/en/recommendation-experience/1?plan=${plan}`);
  await window.press("plan");
  const readPlan = async () => readText((await window.open(`/en/recommended-plan?plan=${plan}`)).html);
  const tell = async (line: string, fields: Readonly<Record<string, string>>) => {
    await window.open(`/en/recommended-plan/assumed/${line}?plan=${plan}`);
    const { html } = await window.press("save", { lineChoice: "yes", ...fields });
    return readElement(html, `line-${line}`);
  };
  return { plan, readPlan, tell };
}

describe("severance pay of R578 646, and a third of R892 095 for a debt", () => {
  it("is taxed with what was paid before", async () => {
    const { plan, readPlan, tell } = await makePlan({
      retirement_savings: 892_095,
      has_debt: "yes",
      debt_value: 400_000,
    });
    // A third, R297 365, is below the tax-free R550 000.
    expect(await readPlan()).toContain("you take R297 365 in cash , free of tax if no cash was taken");
    // T(876 011) - T(578 646) = 39 600 + 27% of 106 011 - 18% of 28 646 = 68 222.97 - 5 156.28 = 63 066.69.
    expect(await tell("cash-before", { earlierLumpSums: "578 646" })).toContain("R63 067");
    const { cash_recommendations: cash } = (await guest.read(plan)).base.common_info;
    expect(cash).toMatchObject({ lump_sum: 297_365, lump_sum_tax: 63_066.69, debt_recommend: 234_298.31 });
    const page = await readPlan();
    expect(page).toContain("Of that, R63 067 goes in tax and R234 298 covers your cash needs.");
    expect(page).toContain("You took R578 646 in cash before.");
    expect(page).not.toContain("if no cash was taken before");
  });
});

describe("R1 800 000 of a provident fund, and a debt of R800 000", () => {
  it("pays the debt whole once the fund's amounts are told", async () => {
    const { readPlan, tell } = await makePlan({
      retirement_savings: 1_800_000,
      has_debt: "yes",
      debt_value: 800_000,
    });
    const before = await readPlan();
    expect(before).toContain("you take R600 000 in cash . Of that, R9 000 goes in tax");
    expect(before).toContain("R209 000 of your cash needs cannot be met.");
    expect(before).toContain("Your fund may allow more");
    const parts = {
      fundVestedWhole: "1 800 000",
      fundVestedThird: "0",
      fundSavings: "0",
      fundRetirement: "0",
    };
    expect(await tell("fund", parts)).toContain("You may take up to R1 800 000 in cash, not R600 000.");
    // 865 342.47 - 39 600 - 27% of 95 342.47 = 800 000.
    const page = await readPlan();
    expect(page).toContain(
      "you take R865 342 in cash . Of that, R65 342 goes in tax and R800 000 covers your cash needs.",
    );
    expect(page).not.toContain("cannot be met");
    expect(page).not.toContain("Your fund may allow more");
  });
});

describe("R900 000 with an emptied savings pot", () => {
  it("may take a third of the vested part alone", async () => {
    const { readPlan, tell } = await makePlan({ retirement_savings: 900_000 });
    expect(await readPlan()).toContain("You take R300 000 in cash");
    const parts = {
      fundVestedWhole: "0",
      fundVestedThird: "700 000",
      fundSavings: "0",
      fundRetirement: "200 000",
    };
    expect(await tell("fund", parts)).toContain("You may take up to R233 333 in cash, not R300 000.");
    expect(await readPlan()).toContain("You take R233 333 in cash");
  });
});

describe("R310 000", () => {
  it("is led with both choices now, and with an income alone where it will be more in five years", async () => {
    const now = await (await makePlan({ retirement_savings: 310_000 })).readPlan();
    expect(now).toMatch(/R[\d ]+ a month for life, or R310 000 in cash/);
    // With the rise in prices alone R310 000 becomes R386 000 by then, above the law's limit of R360 000.
    const later = await makePlan({ retirement_savings: 310_000, dob: day(-58), retirement_date: day(5) });
    const page = await later.readPlan();
    expect(page).toMatch(/R[\d ]+ a month, rising with prices/);
    expect(page).not.toContain("or R310 000 in cash");
    expect(page).not.toContain("all of it in cash");
  });
});

describe("a medical scheme for two, at 68", () => {
  it("lowers the tax, which the page tells to ten rand", async () => {
    const { plan, readPlan, tell } = await makePlan({
      retirement_savings: 4_000_000,
      dob: day(-68),
      other_taxable_income: 20_000,
    });
    const { monthly_income_from_annuity: annuity, monthly_income_total: total } = (await guest.read(plan))
      .base.laplus_recommendations!.expected;
    // SARS 2026/27: 44 118 + 26% above 245 100, 79 998 + 31% above 383 100, less 27 585 from the age of 65.
    // Alone, R240 000 bears 15 615.
    const income = 240_000 + 12 * annuity;
    expect(income).toBeGreaterThan(245_100);
    expect(income).toBeLessThan(530_200);
    const before = income > 383_100 ? 79_998 + 0.31 * (income - 383_100) : 44_118 + 0.26 * (income - 245_100);
    const tax = before - 27_585;
    const tens = (amount: number) =>
      `R${String(10 * Math.round(amount / 10)).replace(/\B(?=(\d{3})+$)/g, " ")}`;
    expect(await readPlan()).toContain(`After tax, about ${tens(total - (tax - 15_615) / 12)}`);
    // 12 × 752, and 33.3% of 12 × (9 000 - 3 × 752): 35 973.024 a year, more than the 15 615 on R240 000 alone.
    await tell("medical", { medicalPeople: "2", medicalContributionPerMonth: "9 000" });
    expect(await readPlan()).toContain(
      `After tax, about ${tens(total - Math.max(tax - 35_973.024, 0) / 12)}`,
    );
  });
});
