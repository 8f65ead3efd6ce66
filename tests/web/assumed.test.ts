/** A plan's given and assumed facts: every line is read, answered, corrected and undone without scripts. */
import { beforeAll, describe, expect, inject, it } from "vitest";
import { addYears, formatDayMonthYear } from "../../app/base/date";
import type { SurveyRecord } from "../../app/contract/survey/survey-record";
import { becomeGuest, type GuestPlans } from "../support/guest-plans";
import { queryAt } from "../support/query";
import { NO_NEEDS } from "../support/no-needs";
import { today } from "../support/today";
import { readElement, readErrorSummary, readText, readTitle } from "../support/visitor";

const server = inject("site");
const ASSUMED = "/en/recommended-plan/assumed";

/** A person of 68 who retires today with R2 000 000, without cash needs or dependants. */
const person: Partial<SurveyRecord> = {
  dob: formatDayMonthYear(addYears(today, -68)),
  retirement_date: formatDayMonthYear(today),
  retirement_savings: 2_000_000,
  ...NO_NEEDS,
  has_earlier_lump_sums: undefined,
};

let guest: GuestPlans;
beforeAll(async () => {
  guest = await becomeGuest(server.origin);
});

/** Assets as her backup: another income of unknown amount would leave no income after tax to show. */
const ASSETS = { backup_plan_other_src_support: "no", backup_plan_assets_support: "yes" } as const;

/** A new plan, and a window with one of its pages. */
async function openPlan(changes: Partial<SurveyRecord> = {}) {
  const plan = await guest.make("thandi", { ...person, ...ASSETS, ...changes });
  const window = guest.browser.clone();
  const openLine = (line: string) => window.open(`${ASSUMED}/${line}?plan=${plan}`);
  const readLine = (line: string) => readElement(window.page().html, `line-${line}`);
  return { plan, window, openLine, readLine, openLines: () => window.open(`${ASSUMED}?plan=${plan}`) };
}

/** SARS 2026/27 from the age of 65, below R383 100 a year. */
function taxFrom65(perYear: number): number {
  expect(perYear).toBeLessThan(383_100);
  return Math.max((perYear > 245_100 ? 44_118 + 0.26 * (perYear - 245_100) : 0.18 * perYear) - 27_585, 0);
}

const rand = (amount: number) => `R${String(amount).replace(/\B(?=(\d{3})+$)/g, " ")}`;

describe("the lines", () => {
  it("say what was assumed, each with the way to change it", async () => {
    const { plan, openLines, readLine } = await openPlan();
    const { html, status } = await openLines();
    expect(status).toBe(200);
    expect(readTitle(html)).toContain("What we assumed");
    expect(readText(html)).toContain("We assumed eight things");
    expect(readLine("cash-before")).toMatch(
      /^You have taken no cash before We assumed it\. If you have, tax may be due on the R550 000 you take, or we may advise taking less\./,
    );
    expect(readLine("fund")).toContain("One third may be taken in cash We assumed it.");
    expect(readLine("medical")).toContain("You pay for no medical scheme We assumed it.");
    expect(readLine("paying-in")).toContain("You pay nothing more into your fund We assumed it.");
    expect(readLine("own-savings")).toContain("You have no other savings that pay an income We assumed it.");
    expect(readLine("need")).toContain("You did not say what you need With it, the plan says");
    for (const line of ["cash-before", "fund", "income", "medical", "paying-in", "own-savings", "need"])
      expect(html).toContain(`href="${ASSUMED}/${line}?plan=${plan}"`);
  });

  it("do not say that somebody has no other income who ticked one", async () => {
    const ticked = await openPlan({ backup_plan_other_src_support: "yes" });
    await ticked.openLines();
    expect(ticked.readLine("income")).toContain("You have other income, and did not say how much");
    await ticked.window.open(`/en/recommendation-experience/1?plan=${ticked.plan}`);
    const { html } = await ticked.window.press("plan");
    expect(html).toContain(`href="${ASSUMED}/income?plan=${ticked.plan}"`);
    expect(readText(html)).toContain("After tax Depends on your other income Tell us your other income");
    expect(readText(html)).not.toMatch(/only income|after tax, about/i);
    const none = await openPlan({ backup_plan_other_src_support: "no" });
    await none.openLines();
    expect(none.readLine("income")).toContain("You have no other income We assumed it.");
  });

  it("read as facts once they were told", async () => {
    const { openLines, readLine } = await openPlan({
      earlier_lump_sums: 500_000,
      other_taxable_income: 20_000,
      medical_people: 2,
      medical_contribution: 6_000,
      contribution_per_month: 0,
    });
    expect(readText((await openLines()).html)).toContain("We assumed four things. Check them");
    expect(readLine("cash-before")).toContain("You took R500 000 in cash before You told us.");
    expect(readLine("income")).toContain("You have R20 000 a month of other income You told us.");
    expect(readLine("medical")).toContain(
      "Your medical scheme covers 2 people, for R6 000 a month You told us.",
    );
    expect(readLine("paying-in")).toContain("You pay nothing more into your fund You told us.");
  });

  it("stand on the plan's page, on paper and with the answers", async () => {
    const { plan, window } = await openPlan({ other_taxable_income: 20_000 });
    await window.open(`/en/recommendation-experience/1?plan=${plan}`);
    const page = await window.press("plan");
    const text = readText(page.html);
    expect(text).toContain("We assumed seven things. Check them");
    expect(text).toContain("We were told: You have R20 000 a month of other income.");
    expect(text).toContain(
      "We assumed: You have taken no cash before. All of your contributions were deducted from tax. One third may be taken in cash.",
    );
    expect(text).toContain("After tax, about");
    expect(text).not.toContain("if this is your only income");
    const answers = await window.open(`/en/check-answers?plan=${plan}`);
    expect(readText(answers.html)).toContain("You have R20 000 a month of other income You told us.");
    expect(answers.html).toContain(`href="${ASSUMED}/medical?plan=${plan}"`);
  });
});

describe("an answer", () => {
  it("of other income leads back to its line with what it changed in rand", async () => {
    const { plan, window, openLine, readLine } = await openPlan();
    const { base } = await guest.read(plan);
    const { monthly_income_from_annuity: annuity, monthly_income_total: total } =
      base.laplus_recommendations!.expected;
    const before = Math.round(total - taxFrom65(12 * annuity) / 12);
    const now = Math.round(total - (taxFrom65(240_000 + 12 * annuity) - taxFrom65(240_000)) / 12);
    await openLine("income");
    const saved = await window.press("save", {
      lineChoice: "yes",
      otherTaxableIncomePerMonth: "20 000",
    });
    expect(saved.path).toBe(`${ASSUMED}?plan=${plan}&saved=income#saved-income`);
    expect(readLine("income")).toContain(
      `Saved. Your income after tax is ${rand(before - now)} lower. In today’s rand Figure Before Now Income a month, after tax ${rand(before)} ${rand(now)} Back to my plan`,
    );
    expect(saved.html).toMatch(/<div id="saved-income" role="status" tabindex="-1"[^>]*bg-tint-sun/);
    expect(readText(saved.html)).toContain("We assumed seven things. Check them");
    // The line's page shows the answer, and undoing it restores the old figure.
    await openLine("income");
    expect(window.fields().get("otherTaxableIncomePerMonth")).toBe("20\u00a0000");
    await window.press("take-back");
    expect(readLine("income")).toContain(
      `Saved. Your income after tax is ${rand(before - now)} higher, if this is your only income.`,
    );
    expect(readLine("income")).toContain("You have no other income We assumed it.");
  });

  it("of cash taken before says first that the lump sum is taxed, or is less", async () => {
    const { window, openLine, readLine } = await openPlan({ has_debt: "yes", debt_value: 405_250 });
    await openLine("cash-before");
    await window.press("save", { lineChoice: "yes", earlierLumpSums: "666 667" });
    // Tax on the earlier lump sums is 18% of 116 667; on another R550 000.09 it is R144 750.09
    // (tests/api/cash-by-law).
    expect(readLine("cash-before")).toContain("Saved. The lump sum is now taxed: R144 750.");
    // The debt is repaid in full after the tax; nothing is left for the unit trust, which got R144 750 of the
    // tax-free part before.
    const figures = readLine("cash-before")!.replace(/.*Before Now /, "");
    expect(figures).toContain(
      "Tax on it R0 R144 750 In the unit trust R144 750 R0 Income a month, after tax",
    );
    await openLine("cash-before");
    await window.press("save", { lineChoice: "unsure" });
    expect(readLine("cash-before")).toContain("You are not sure whether you took cash before");
    expect(readLine("cash-before")).toContain("The lump sum is no longer taxed.");
  });

  it("of the fund's amounts says what may be taken", async () => {
    const { window, openLine, readLine } = await openPlan();
    await openLine("fund");
    const parts = { fundVestedThird: "0", fundSavings: "0", fundRetirement: "500 000" };
    const refused = await window.press("save", { lineChoice: "yes", ...parts, fundVestedWhole: "1 000 000" });
    expect(refused.status).toBe(422);
    expect(readErrorSummary(refused.html)[0]?.href).toBe("#fundRetirement");
    expect(readText(refused.html)).toContain("They add up to R1 500 000, which is R500 000 less");
    await window.press("save", { fundVestedWhole: "1 500 000" });
    // A third of R2 000 000 before, then all of the provident fund's part.
    expect(readLine("fund")).toContain("You may take up to R1 500 000 in cash, not R666 667.");
    expect(readLine("fund")).toContain("You may take up to R1 500 000 in cash You told us.");
  });

  it("of the fund is asked for where the plan says which needs cannot be met", async () => {
    const { plan, window } = await openPlan({ has_debt: "yes", debt_value: 900_000 });
    await window.open(`/en/recommendation-experience/1?plan=${plan}`);
    const page = await window.press("plan");
    expect(readText(page.html)).toContain("tell us its amounts, below what we assumed in this plan.");
    expect(page.html).toMatch(
      new RegExp(`href="${ASSUMED}/fund\\?plan=${plan}"[^>]*>Tell us your fund’s amounts`),
    );
  });

  it("of a medical scheme needs its people and what is paid, and lowers the tax", async () => {
    const { window, openLine, readLine } = await openPlan({ other_taxable_income: 30_000 });
    await openLine("medical");
    const empty = await window.press("save", { lineChoice: "yes" });
    expect(readErrorSummary(empty.html).map(({ href }) => href)).toEqual([
      "#medicalPeople",
      "#medicalContributionPerMonth",
    ]);
    const wrong = await window.press("save", { medicalPeople: "two", medicalContributionPerMonth: "R6,000" });
    expect(readErrorSummary(wrong.html)).toMatchObject([{ href: "#medicalPeople" }]);
    expect(window.fields().get("medicalPeople")).toBe("two");
    await window.press("save", { medicalPeople: "2" });
    expect(readLine("medical")).toContain("Your medical scheme covers 2 people");
    expect(readLine("medical")).toMatch(/Saved\. (Your income after tax is R[\d ]+ higher|Nothing)/);
  });

  it("of what is still paid in raises the income until a later day", async () => {
    const later = formatDayMonthYear(addYears(today, 2));
    const { window, openLine, readLine } = await openPlan({ retirement_date: later });
    await openLine("paying-in");
    await window.press("save", { lineChoice: "yes", contributionPerMonth: "5 000" });
    expect(readLine("paying-in")).toMatch(/You pay in R5 000 a month You told us\./);
    expect(readLine("paying-in")).toMatch(/Your income after tax is R[\d ]+ higher/);
  });

  it("of own savings raises the income, and is no part of the cash", async () => {
    const { plan, window, openLine, readLine } = await openPlan();
    const { base } = await guest.read(plan);
    await openLine("own-savings");
    await window.press("save", { lineChoice: "yes", ownSavings: "400 000" });
    expect(readLine("own-savings")).toContain("You have R400 000 of your own savings You told us.");
    expect(readLine("own-savings")).toMatch(/Saved\. Your income after tax is R[\d ]+ higher/);
    const { base: after } = await guest.read(plan);
    const { own_savings_at_retirement: own, lump_sum } = after.common_info.cash_recommendations;
    expect([own, lump_sum]).toEqual([400_000, base.common_info.cash_recommendations.lump_sum]);
    await window.open(`/en/recommendation-experience/1?plan=${plan}`);
    const page = await window.press("plan");
    expect(readText(page.html)).toContain("your own savings of about R400 000");
  });

  it("of what is needed says what is short, and opens the plan with it", async () => {
    const { plan, window, openLine, readLine } = await openPlan({ other_taxable_income: 0 });
    const { base } = await guest.read(plan);
    const { monthly_income_from_annuity: annuity, monthly_income_total: total } =
      base.laplus_recommendations!.expected;
    const pays = Math.round(total - taxFrom65(12 * annuity) / 12);
    await openLine("need");
    await window.press("save", { lineChoice: "yes", incomeNeeded: "18 000" });
    expect(readLine("need")).toContain("You need R18 000 a month You told us.");
    const short = rand(18_000 - pays);
    expect(readLine("need")).toContain(`Saved. You are ${short} a month short of what you need.`);
    await window.open(`/en/recommendation-experience/1?plan=${plan}`);
    const page = await window.press("plan");
    expect(readText(page.html)).toContain(`You need R18 000. This pays ${rand(pays)}: ${short} short`);
    expect(readText(page.html)).toContain("Chance that what you need is met for life");
    await openLine("need");
    await window.press("take-back");
    expect(readLine("need")).toContain("You did not say what you need");
  });

  it("has to be chosen, and changes nothing where it says the same", async () => {
    const { window, openLine, readLine } = await openPlan({ contribution_per_month: 0 });
    await openLine("medical");
    const open = await window.press("save");
    expect(readErrorSummary(open.html)).toMatchObject([{ href: "#lineChoice" }]);
    expect(readTitle(open.html)).toMatch(/^Error: /);
    await openLine("paying-in");
    await window.press("save", { lineChoice: "no" });
    expect(readLine("paying-in")).toContain("Saved. Nothing in the figures changed.");
  });

  it("warns that changes to the plan go, and keeps it explained", async () => {
    const { plan, window, openLine } = await openPlan();
    await window.open(`/en/recommendation-experience/1?plan=${plan}`);
    await window.press("plan");
    await guest.override(plan, { percent_capital_to_partner_dependants_annuity: 0.4 });
    const asked = await openLine("income");
    expect(readText(asked.html)).toContain("You have changed this plan.");
    await window.press("save", { lineChoice: "no" });
    expect((await guest.read(plan)).edit).toBeUndefined();
    expect((await window.open(`/en/recommended-plan?plan=${plan}`)).path).toBe(
      `/en/recommended-plan?plan=${plan}`,
    );
  });
});

it("a plan that is still worked out leads back to the line by the waiting page", async () => {
  const { plan, window } = await openPlan({ other_taxable_income: 0 });
  const set = (status: string, from: string) =>
    queryAt(server, "update recommendations set status = $2 where plan_id = $1 and status = $3", [
      plan,
      status,
      from,
    ]);
  await set("pending", "ready");
  const waiting = await window.open(`${ASSUMED}?plan=${plan}&saved=income`);
  expect(waiting.path).toBe(`/en/waiting?plan=${plan}&saved=income`);
  expect(waiting.html).toContain(`/en/waiting?plan=${plan}&amp;saved=income&amp;still`);
  await set("ready", "pending");
  expect((await window.open(waiting.path)).path).toBe(`${ASSUMED}?plan=${plan}&saved=income#saved-income`);
});

it("no line of another name is there", async () => {
  const { openLine } = await openPlan();
  expect((await openLine("shoes")).status).toBe(404);
});
