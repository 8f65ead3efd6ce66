/** Other incomes with owners and dates, entered row by row without scripts. */
import { beforeAll, describe, expect, inject, it } from "vitest";
import { addYears, formatDayMonthYear } from "../../app/base/date";
import type { SurveyRecord } from "../../app/contract/survey/survey-record";
import { becomeGuest, type GuestPlans } from "../support/guest-plans";
import { NO_NEEDS } from "../support/no-needs";
import { today } from "../support/today";
import { readElement, readErrorSummary, readText } from "../support/visitor";

const server = inject("site");
const ASSUMED = "/en/recommended-plan/assumed";

const person: Partial<SurveyRecord> = {
  dob: formatDayMonthYear(addYears(today, -68)),
  retirement_date: formatDayMonthYear(today),
  retirement_savings: 2_000_000,
  ...NO_NEEDS,
  backup_plan_other_src_support: "no",
  backup_plan_assets_support: "yes",
};
const couple: Partial<SurveyRecord> = {
  ...person,
  financially_support_partner: "yes",
  partner_name: "Nomsa Dube",
  partner_dob: formatDayMonthYear(addYears(today, -66)),
  partner_gender: "female",
};

let guest: GuestPlans;
beforeAll(async () => {
  guest = await becomeGuest(server.origin);
});

async function openRows(answers: Partial<SurveyRecord>) {
  const plan = await guest.make("thandi", answers);
  const window = guest.browser.clone();
  const page = await window.open(`${ASSUMED}/incomes?plan=${plan}`);
  return { plan, window, page };
}

describe("other incomes, one by one", () => {
  it("are reached from the line, saved as rows, and shown again", async () => {
    const { plan, window } = await openRows(couple);
    const line = await window.open(`${ASSUMED}/income?plan=${plan}`);
    expect(line.html).toContain(`href="${ASSUMED}/incomes?plan=${plan}"`);
    const { html } = await window.open(`${ASSUMED}/incomes?plan=${plan}`);
    expect(readText(html)).toContain("Income 1");
    expect(readText(html)).not.toContain("Income 2");
    const more = await window.press("add-another", {
      income1_name: "Pay",
      income1_monthlyAmount: "R12 000",
      income1_isTaxable: "yes",
      income1_owner: "own",
      income1_until: "3/2040",
      income1_increase: "prices",
    });
    expect(more.path).toBe(`${ASSUMED}/incomes?plan=${plan}`);
    expect(more.html).toContain('value="03/2040"');
    expect(readText(more.html)).toContain("Income 2");
    const saved = await window.press("save", {
      income2_name: "Nomsa’s pension",
      income2_monthlyAmount: "5000",
      income2_isTaxable: "no",
      income2_owner: "partner",
      income2_increase: "level",
      income2_survivorPercent: "50",
    });
    expect(saved.path).toBe(`${ASSUMED}?plan=${plan}&saved=income#saved-income`);
    expect(readElement(saved.html, "line-income")).toContain(
      "2 other incomes You told us. Before tax: Pay, R12 000 a month until March 2040; Nomsa’s pension, R5 000 a month.",
    );
    // From then on the line leads to the rows.
    const again = await window.open(`${ASSUMED}/income?plan=${plan}`);
    expect(again.path).toBe(`${ASSUMED}/incomes?plan=${plan}`);
    const removed = await window.press("remove-1");
    expect(removed.path).toBe(`${ASSUMED}/incomes?plan=${plan}`);
    expect(window.fields().get("income1_name")).toBe("Nomsa’s pension");
    expect(readText(removed.html)).not.toContain("Remove this income 2");
    const lines = await window.open(`${ASSUMED}?plan=${plan}`);
    expect(readElement(lines.html, "line-income")).toContain(
      "One other income You told us. Before tax: Nomsa’s pension",
    );
  });

  it("say at the row what is wrong, and keep what was typed", async () => {
    const { window } = await openRows(person);
    const { html, status } = await window.press("save", {
      income1_monthlyAmount: "9000",
      income1_from: "13/2031",
    });
    expect(status).toBe(422);
    expect(readErrorSummary(html)).toEqual([
      { href: "#income1_from", words: "Income 1: First month: please enter a month like 03/2031" },
    ]);
    expect(html).toContain('value="13/2031"');
    const later = await window.press("save", { income1_from: "03/2031", income1_until: "02/2031" });
    expect(readText(later.html)).toContain("The last month cannot be before the first one");
    const ended = await window.press("save", { income1_from: "", income1_until: "01/2020" });
    expect(readText(ended.html)).toContain("This income ends before the plan begins.");
    const unsaid = await window.press("save", { income1_name: "Rent", income1_monthlyAmount: "" });
    expect(readErrorSummary(unsaid.html)).toEqual([
      { href: "#income1_monthlyAmount", words: "Income 1: Amount: please enter an amount" },
    ]);
    expect(window.fields().get("income1_name")).toBe("Rent");
  });

  it("lose none where six stand beside the amount without dates", async () => {
    const amounts = [1_000, 2_000, 3_000, 4_000, 5_000, 6_000];
    const { plan, window, page } = await openRows({
      ...person,
      backup_plan_other_src_support: "yes",
      other_taxable_income: 35_000,
      other_incomes: amounts.map((monthly_amount) => ({
        monthly_amount,
        taxable: "yes",
        owner: "own",
        increase: "prices",
      })),
    });
    expect(readText(page.html)).toContain("Income 7");
    expect(readText(page.html)).not.toContain("Income 8");
    const { html, status } = await window.press("save");
    expect(status).toBe(422);
    expect(readErrorSummary(html)).toEqual([
      { href: "#income7_monthlyAmount", words: "Income 7: Amount: please enter at most 6 incomes" },
    ]);
    expect(window.fields().get("income7_monthlyAmount")).toBe("6\u00a0000");
    const six = await window.press("remove-7");
    expect(readText(six.html)).not.toContain("Income 7");
    expect(window.fields().get("income1_monthlyAmount")).toBe("35\u00a0000");
    expect(window.fields().get("income6_monthlyAmount")).toBe("5\u00a0000");
    const lines = await window.open(`${ASSUMED}?plan=${plan}`);
    expect(readElement(lines.html, "line-income")).toContain("6 other incomes");
  });

  it("take the place of the amount without dates, and let the plan say how surely the need is met", async () => {
    const worker = {
      ...person,
      backup_plan_other_src_support: "yes",
      other_taxable_income: 35_000,
      income_needed: 20_000,
    } as const;
    const { plan, window, page } = await openRows(worker);
    expect(readText(page.html)).toContain("Income 2");
    expect(window.fields().get("income1_monthlyAmount")).toBe("35\u00a0000");
    const lines = await window.open(`${ASSUMED}?plan=${plan}`);
    expect(readElement(lines.html, "line-income")).toContain(
      "Until we know until when it is paid, we do not say how surely the need is met for life.",
    );
    const openPlan = async () => {
      await window.open(`/en/recommendation-experience/1?plan=${plan}`);
      return readText((await window.press("plan")).html);
    };
    const open = await openPlan();
    expect(open).toContain("we do not know until when your other income is paid");
    expect(open).toContain("Tell us until when it is paid");
    expect(open).not.toContain("met for life in");
    await window.open(`${ASSUMED}/incomes?plan=${plan}`);
    await window.press("save", { income1_until: "12/2030" });
    const told = await openPlan();
    expect(told).toMatch(
      /Other income pays R\d\d \d{3} a month at first, after its tax: all that you need\./,
    );
    expect(told).toMatch(/From \d\d you are R\d+ \d{3} a month short\./);
    expect(told).toMatch(/Drawing less first If only the least is drawn until \d\d, R/);
    // The law's 2.5% of all R2 000 000, which are drawn in step; or of the annuity alone if only the minimum
    // is drawn.
    const { later_income: later, cash_recommendations: cash } = (await guest.read(plan)).base.common_info;
    expect(later!.monthly_income_until_then).toBeCloseTo((0.025 * cash.annuity_amount_recommend) / 12, 1);
    expect(told).toContain("The least that can be chosen here is R4 167");
    const [, press = ""] = /href="([^"]+edit\/income[^"]*least[^"]*)"/.exec(window.page().html) ?? [];
    const edit = await window.open(press.replaceAll("&amp;", "&"));
    expect(window.fields().get("newIncome")).toBe("4\u00a0167");
    expect(readText(edit.html)).toContain("If only the least is drawn until");
    expect(told).toContain("If you draw only what you need, that is met for life in");
    expect(told).not.toContain("Tell us until when it is paid");
  });

  it("say of one that ended before the plan that it is not counted", async () => {
    const own = { taxable: "yes", owner: "own", increase: "prices" } as const;
    const ended = { ...own, name: "Old pay", monthly_amount: 9_000, until: "01/2020" };
    const rent = { ...own, name: "Rent", monthly_amount: 3_000 };
    const { plan, window, page } = await openRows({ ...person, other_incomes: [ended, rent] });
    const said = "This income ends before the plan begins. It is not counted.";
    expect(readText(page.html).split(said)).toHaveLength(2);
    const lines = await window.open(`${ASSUMED}?plan=${plan}`);
    expect(readElement(lines.html, "line-income")).toContain(
      "One of them ends before this plan begins and is not counted.",
    );
  });

  it("are prefilled from the last month that the survey or the line asked for", async () => {
    // A man of 60 with pay of R35 000, savings of R1 200 000 and a need of R20 000: alone he cannot meet it
    // for life.
    const worker: Partial<SurveyRecord> = {
      ...person,
      dob: formatDayMonthYear(addYears(today, -60)),
      gender: "male",
      retirement_savings: 1_200_000,
      backup_plan_other_src_support: "yes",
      other_taxable_income: 35_000,
      income_needed: 20_000,
    };
    const plan = await guest.make("thandi", worker);
    const { income_need: open } = (await guest.read(plan)).base.common_info;
    expect(open!.success_perct).toBeNull();
    const window = guest.browser.clone();
    await window.open(`${ASSUMED}/income?plan=${plan}`);
    const saved = await window.press("save", {
      lineChoice: "yes",
      otherTaxableIncomePerMonth: "35 000",
      otherTaxableIncomeUntil: "6/2031",
    });
    expect(readElement(saved.html, "line-income")).toContain(
      "You have R35 000 a month of other income until June 2031",
    );
    const { base } = await guest.read(plan);
    // Savings for five years of the need: it is met for life only if he dies while he is paid or soon after,
    // as one man in ten does.
    expect(base.common_info.income_need!.success_perct).toBeLessThan(15);
    expect(base.common_info.later_income!.from_age).toBe(65);
    await window.open(`${ASSUMED}/incomes?plan=${plan}`);
    expect(window.fields().get("income1_monthlyAmount")).toBe("35\u00a0000");
    expect(window.fields().get("income1_until")).toBe("06/2031");
  });
});
