/** The means for cash needs: the lines of own savings and of a debt on 'What we assumed'. */
import { beforeAll, describe, expect, inject, it } from "vitest";
import { addYears, formatDayMonthYear } from "../../app/base/date";
import type { SurveyRecord } from "../../app/contract/survey/survey-record";
import { becomeGuest, type GuestPlans } from "../support/guest-plans";
import { NO_NEEDS } from "../support/no-needs";
import { today } from "../support/today";
import { readElement, readErrorSummary, readText } from "../support/visitor";

const server = inject("site");
const ASSUMED = "/en/recommended-plan/assumed";

/** A person of 68 who retires today, has a debt, no dependants, and assets as her backup. */
const person: Partial<SurveyRecord> = {
  dob: formatDayMonthYear(addYears(today, -68)),
  retirement_date: formatDayMonthYear(today),
  ...NO_NEEDS,
  has_debt: "yes",
  backup_plan_other_src_support: "no",
  backup_plan_assets_support: "yes",
};

let guest: GuestPlans;
beforeAll(async () => {
  guest = await becomeGuest(server.origin);
});

/** A new plan, and a window with one of its pages. */
async function openPlan(changes: Partial<SurveyRecord>) {
  const plan = await guest.make("thandi", { ...person, ...changes });
  const window = guest.browser.clone();
  const openLine = (line: string) => window.open(`${ASSUMED}/${line}?plan=${plan}`);
  const readLine = (line: string) => readElement(window.page().html, `line-${line}`);
  return { plan, window, openLine, readLine, openLines: () => window.open(`${ASSUMED}?plan=${plan}`) };
}

describe("an answer", () => {
  it("of own savings pays for cash needs with them, unless that is answered with no", async () => {
    const needs = {
      retirement_savings: 4_000_000,
      debt_value: 1_000_000,
      has_earlier_lump_sums: "no",
    } as const;
    const { plan, window, openLine, readLine } = await openPlan(needs);
    const readCash = async () => (await guest.read(plan)).base.common_info.cash_recommendations;
    await openLine("own-savings");
    await window.press("save", { lineChoice: "yes", ownSavings: "2 000 000" });
    expect(readLine("own-savings")).toContain("R450 000 pays for cash needs.");
    expect(await readCash()).toMatchObject({ own_savings_used: 450_000, lump_sum_tax: 0 });
    await openLine("own-savings");
    expect(window.fields().get("ownSavings")).toBe("2\u00a0000\u00a0000");
    await window.press("save", { ownSavingsForNeeds: "no" });
    expect(readLine("own-savings")).toContain("None of it pays for cash needs.");
    // 39 600 and 27% of 369 315.07.
    expect(await readCash()).toMatchObject({ own_savings_used: 0, lump_sum_tax: 139_315.07 });
    await openLine("own-savings");
    expect(window.fields().get("ownSavingsForNeeds")).toBe("no");
  });

  it("of contributions never deducted takes them off the tax, and can be taken back", async () => {
    const needs = {
      retirement_savings: 3_000_000,
      debt_value: 700_000,
      has_earlier_lump_sums: "no",
    } as const;
    const { plan, window, openLine, readLine, openLines } = await openPlan(needs);
    const readCash = async () => (await guest.read(plan)).base.common_info.cash_recommendations;
    // 0.82 x = 700 000 - 99 000: R732 926.83 is taken, of which 18% of R182 926.83 is tax.
    expect(await readCash()).toMatchObject({ lump_sum_tax: 32_926.83 });
    await openLines();
    expect(readLine("not-deducted")).toContain(
      "All of your contributions were deducted from tax We assumed it.",
    );
    await openLine("not-deducted");
    const wrong = await window.press("save", { lineChoice: "yes", contributionsNotDeducted: "lots" });
    expect(readErrorSummary(wrong.html)).toMatchObject([{ href: "#contributionsNotDeducted" }]);
    await window.press("save", { contributionsNotDeducted: "200 000" });
    expect(readLine("not-deducted")).toContain("R200 000 of your contributions was never deducted");
    // R700 000 is below R750 000, and the other R50 000 buys a unit trust.
    expect(await readCash()).toMatchObject({
      lump_sum: 750_000,
      lump_sum_tax: 0,
      unit_trust_recommend: 50_000,
    });
    await openLine("not-deducted");
    expect(window.fields().get("contributionsNotDeducted")).toBe("200\u00a0000");
    await window.press("save", { lineChoice: "no" });
    expect(await readCash()).toMatchObject({ lump_sum_tax: 32_926.83 });
  });

  it("of what a debt costs says from where on its tax is worth it, and pays no more of it", async () => {
    const debt = { debt_value: 900_000, retirement_savings: 5_000_000 } as const;
    const { plan, window, openLine, readLine, openLines } = await openPlan({
      ...debt,
      has_earlier_lump_sums: "yes",
      earlier_lump_sums: 700_000,
    });
    await openLines();
    expect(readLine("debt")).toMatch(
      /worth the tax on the cash We assumed it\. Cash that is taxed pays if the debt costs more than \d+\.\d% a year\./,
    );
    await openLine("debt");
    const wrong = await window.press("save", { lineChoice: "yes", debtInterestPercent: "61" });
    expect(readErrorSummary(wrong.html)).toMatchObject([{ href: "#debtInterestPercent" }]);
    await window.press("save", { debtInterestPercent: "2,5%" });
    expect(readLine("debt")).toContain("Your debt costs 2.5% a year You told us.");
    const { debt_recommend, debt_left } = (await guest.read(plan)).base.common_info.cash_recommendations;
    expect([debt_recommend, debt_left]).toEqual([0, 900_000]);
    await window.open(`/en/recommendation-experience/1?plan=${plan}`);
    const page = await window.press("plan");
    expect(readText(page.html)).toContain(
      "R900 000 of your debt stays: at 2.5% interest it costs less than the tax on more cash.",
    );
  });
});
