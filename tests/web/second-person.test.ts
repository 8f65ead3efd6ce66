/**
 * A second person other than a partner: entered among the assumptions, without scripts, and given all of a
 * life annuity.
 */
import { beforeAll, describe, expect, inject, it } from "vitest";
import { addYears, formatDayMonthYear } from "../../app/base/date";
import type { SurveyRecord } from "../../app/contract/survey/survey-record";
import { becomeGuest, type GuestPlans } from "../support/guest-plans";
import { NO_NEEDS } from "../support/no-needs";
import { today } from "../support/today";
import { readElement, readErrorSummary, readText } from "../support/visitor";

const server = inject("site");
const PLAN = "/en/recommended-plan";
const LINE = `${PLAN}/assumed/second-life`;
const inYears = (years: number) => formatDayMonthYear(addYears(today, years));

const person: Partial<SurveyRecord> = {
  dob: inYears(-66),
  retirement_date: inYears(0),
  retirement_savings: 2_400_000,
  ...NO_NEEDS,
  what_is_more_important: "guarantee_inc_and_no_inheritance",
  are_you_smoker: "no",
};

let guest: GuestPlans;
beforeAll(async () => {
  guest = await becomeGuest(server.origin);
});

async function openPlan(answers: Partial<SurveyRecord> = {}) {
  const plan = await guest.make("thandi", { ...person, ...answers });
  const window = guest.browser.clone();
  return { plan, window, open: (path: string) => window.open(`${path}?plan=${plan}`) };
}

describe("a second person", () => {
  it("is asked for with a birth date and a gender, lowers the income, and can be taken back", async () => {
    const { plan, window, open } = await openPlan();
    const { html } = await open(`${PLAN}/assumed`);
    expect(readElement(html, "line-second-life")).toContain(
      "Nobody gets a life annuity after you We assumed it. A part of it can go on to one other person, and it then pays less.",
    );
    const paidAlone = (await guest.read(plan)).base.ila_recommendations.expected.monthly_income_from_annuity;
    await open(LINE);
    const wrong = await window.press("save", { lineChoice: "yes", secondLifeBirth: inYears(-30) });
    expect(wrong.status).toBe(422);
    expect(readErrorSummary(wrong.html).map(({ href }) => href)).toEqual([
      "#secondLifeBirth",
      "#secondLifeGender",
    ]);
    // The typed values are still there.
    expect(window.fields().get("secondLifeBirth")).toBe(inYears(-30));
    const saved = await window.press("save", { secondLifeBirth: inYears(-62), secondLifeGender: "female" });
    expect(saved.path).toBe(`${PLAN}/assumed?plan=${plan}&saved=second-life#saved-second-life`);
    expect(readElement(saved.html, "line-second-life")).toMatch(
      /A part of a life annuity goes on to a second person after you You told us\. A woman born on .* Saved\. Your income before tax is R[\d ]+ lower/,
    );
    const { base } = await guest.read(plan);
    const { expected, guaranteed_partner_income: afterwards } = base.ila_recommendations;
    expect(expected.monthly_income_from_annuity).toBeLessThan(paidAlone);
    expect(afterwards).toBeCloseTo(0.75 * expected.monthly_income_from_annuity, 1);
    await open(LINE);
    expect(window.fields().get("secondLifeGender")).toBe("female");
    await window.press("take-back");
    const back = (await guest.read(plan)).base.ila_recommendations;
    expect(back.expected.monthly_income_from_annuity).toBe(paidAlone);
  });

  it("is called so on the plan, its edit pages and its kinds of annuity, and may get all of it", async () => {
    const { plan, window, open } = await openPlan({
      second_life_dob: inYears(-62),
      second_life_gender: "female",
    });
    await window.open(`/en/recommendation-experience/1?plan=${plan}`);
    const page = readText((await window.press("plan")).html);
    expect(page).toContain("The second person is paid after you");
    expect(page).toContain("After that the second person gets 75% of it for life.");
    const options = await window.open(`${PLAN}/compare?plan=${plan}&show=options`);
    expect(readText(options.html)).toContain("A life annuity, by what the second person keeps");
    const edit = await open(`${PLAN}/edit/guarantees`);
    expect(readText(edit.html)).toContain("Share for the second person");
    await window.press("show", { guaranteeIncomePartnerPercentage: "100" });
    expect(readText(window.page().html)).toContain("100% now 75%");
    await window.press("save");
    expect(await guest.readAttributes(plan)).toMatchObject({ partner_guaranteed_inc_perct: 100 });
    const tab = await open("/en/recommendation-experience/12/partner-income");
    expect(readText(tab.html)).toContain("Leaving the second person less raises your income");
  });

  it("is not asked for beside a partner", async () => {
    const { plan, open } = await openPlan({
      financially_support_partner: "yes",
      partner_name: "Sipho Mokoena",
      partner_gender: "male",
      partner_dob: inYears(-61),
    });
    const { html } = await open(`${PLAN}/assumed`);
    expect(html).not.toContain("line-second-life");
    expect((await open(LINE)).path).toBe(`${PLAN}/assumed?plan=${plan}`);
  });
});
