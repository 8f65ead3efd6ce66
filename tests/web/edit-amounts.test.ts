/** The pages on which lump sum and income are chosen, without scripts. Lump sum taxes by the table of SARS from 1 March 2023. */
import { beforeAll, describe, expect, inject, it } from "vitest";
import { addYears, formatDayMonthYear } from "../../app/base/date";
import { formatRand } from "../../app/base/money";
import { findRecommended } from "../../app/contract/plan/recommended-product";
import type { SurveyRecord } from "../../app/contract/survey/survey-record";
import { becomeGuest } from "../support/guest-plans";
import type { GuestPlans } from "../support/guest-plans";
import { NO_NEEDS } from "../support/no-needs";
import { today } from "../support/today";
import { readErrorSummary, readText } from "../support/visitor";
import type { Visitor } from "../support/visitor";

const EDIT = "/en/recommended-plan/edit";

/** Retires today at 68 with R3 000 000, of which a third may be taken, and R200 000 of debt; said nothing of cash before. */
const RETIRES_TODAY: Partial<SurveyRecord> = {
  dob: formatDayMonthYear(addYears(today, -68)),
  retirement_date: formatDayMonthYear(today),
  retirement_savings: 3_000_000,
  ...NO_NEEDS,
  has_debt: "yes",
  debt_value: 200_000,
  has_earlier_lump_sums: undefined,
};

let guest: GuestPlans;
beforeAll(async () => {
  guest = await becomeGuest(inject("site").origin);
});

const sayRand = (amount: number) => formatRand(amount).replace(/\u00a0/g, " ");
const read = (visitor: Visitor) => readText(visitor.page().html);

async function openPart(plan: number, part: "lump-sum" | "income"): Promise<Visitor> {
  const visitor = guest.browser.clone();
  await visitor.open(`${EDIT}/${part}?plan=${plan}`);
  expect(visitor.page().status).toBe(200);
  return visitor;
}

describe("the lump sum", () => {
  it("starts from ours, says why, and names both ends", async () => {
    const text = read(await openPart(await guest.make("thandi", RETIRES_TODAY), "lump-sum"));
    expect(text).toContain(
      "We recommend R550 000: all that is free of tax, if you have taken no cash before. You may take up to R1 000 000.",
    );
    expect(text).toContain("R550 000 , recommended");
    expect(text).toContain("R200 000, your needs");
    expect(text).toContain("R1 000 000, the most");
    expect(text).toContain("As it stands");
    expect(text).not.toContain("Your plan is not changed yet.");
  });

  it("is shown with its tax and what it changes, keeps what was typed, and is saved only then", async () => {
    const plan = await guest.make("thandi", RETIRES_TODAY);
    const visitor = await openPart(plan, "lump-sum");
    await visitor.press("show", { lumpSum: "800 000" });
    expect(visitor.page()).toMatchObject({ status: 200, path: `${EDIT}/lump-sum?plan=${plan}` });
    const text = read(visitor);
    expect(text).toContain("Your plan is not changed yet.");
    // R39 600 and 27% of R30 000; the next R10 000 at 27%.
    expect(text).toContain("R47 700 of it goes in tax, if you have taken no cash before.");
    expect(text).toContain("The next R10 000 costs R2 700 more. Up to R550 000 nothing is due.");
    expect(text).toContain("With R800 000 in cash");
    expect(text).toContain("Tax on it R47 700 now R0 R47 700 more");
    // R800 000 less R200 000 of debt and the tax, and R550 000 less the debt.
    expect(text).toContain("In the unit trust R552 300 now R350 000 R202 300 more");
    expect(text).toContain("In the annuity R2 200 000 now R2 450 000 R250 000 less");
    expect(text).toMatch(
      /Tax on a lump sum is paid at once and never comes back\. You would have R202 300 more/,
    );
    expect(visitor.fields("save").get("lumpSum")).toBe("800 000");
    expect(await guest.readAttributes(plan)).toBeUndefined();

    await visitor.press("save");
    expect(await guest.readAttributes(plan)).toMatchObject({ lump_sum: 800_000 });
    const again = await openPart(plan, "lump-sum");
    expect(read(again)).toContain("R47 700 of it goes in tax");
    await again.press("reset");
    expect(again.fields("save").get("lumpSum")?.replace(/\s/g, "")).toBe("550000");
    await again.press("save");
    expect(await guest.readAttributes(plan)).toBeUndefined();
  });

  it.each(["lump-sum", "income"] as const)("shown with the %s as it stands says so", async (part) => {
    const visitor = await openPart(await guest.make("thandi", RETIRES_TODAY), part);
    await visitor.press("show");
    const text = read(visitor);
    expect(text).toContain("Nothing differs from your plan yet.");
    expect(text).toContain("As it stands");
    expect(text).not.toContain("press Save");
  });

  it("shown as it was saved before says that nothing differs", async () => {
    const plan = await guest.make("thandi", RETIRES_TODAY);
    await guest.override(plan, { lump_sum: 800_000 });
    const visitor = await openPart(plan, "lump-sum");
    await visitor.press("show");
    expect(read(visitor)).toContain("Nothing differs from your plan yet.");
    expect(read(visitor)).toContain("As it stands");
  });

  it("is what was slid where nothing was typed", async () => {
    const plan = await guest.make("thandi", RETIRES_TODAY);
    const visitor = await openPart(plan, "lump-sum");
    await visitor.press("show", { slider: "700000" });
    expect(read(visitor)).toContain("With R700 000 in cash");
    await visitor.press("show", { slider: "1000000" });
    // R27 000 more at 18% than R550 000: 39 600; R230 000 more at 27%.
    expect(read(visitor)).toContain("R101 700 of it goes in tax");
    await visitor.press("save");
    expect(await guest.readAttributes(plan)).toMatchObject({ lump_sum: 1_000_000 });
  });

  it("follows a need that is changed beside it", async () => {
    const plan = await guest.make("thandi", RETIRES_TODAY);
    const visitor = await openPart(plan, "lump-sum");
    const refused = await visitor.press("save", { lumpSum: "150 000" });
    expect(refused.status).toBe(422);
    expect(readErrorSummary(refused.html)).toEqual([
      {
        href: "#lumpSum",
        words: expect.stringContaining("lump sum has to be between R200 000 and R1 000 000") as string,
      },
    ]);
    await visitor.press("show", { lumpSum: "150 000", debtRepayment: "100 000" });
    expect(visitor.page().status).toBe(200);
    expect(read(visitor)).toContain("R100 000, your needs");
    expect(read(visitor)).toContain("None of it goes in tax");
    await visitor.press("save");
    expect(await guest.readAttributes(plan)).toMatchObject({ lump_sum: 150_000, debt_recommend: 100_000 });
  });

  it("may be as much as a later date that was chosen before allows", async () => {
    const plan = await guest.make("thandi", RETIRES_TODAY);
    const later = { retirement_date: formatDayMonthYear(addYears(today, 3)) };
    const { common_info: common } = await guest.override(plan, later);
    const most = Math.floor(common.cash_recommendations.max_available_for_withdrawl);
    const visitor = await openPart(plan, "lump-sum");
    expect(read(visitor)).toContain(`You may take up to ${sayRand(most)}`.slice(0, -4));
    await visitor.press("save", { lumpSum: String(most) });
    expect(await guest.readAttributes(plan)).toMatchObject({ lump_sum: most, ...later });
    // It stays when a tab holds it with another change, and when another part is changed.
    const tab = guest.browser.clone();
    await tab.open(`/en/recommendation-experience/12/cash-needs?plan=${plan}`);
    await tab.press("recalculate", { debtRepayment: "150 000" });
    await tab.open(`${EDIT}/lump-sum?plan=${plan}`);
    expect(tab.fields("save").get("lumpSum")?.replace(/\s/g, "")).toBe(String(most));
    const other = guest.browser.clone();
    await other.open(`${EDIT}/five-year-exclusion?plan=${plan}`);
    await other.press("save", { applyExclusion: "yes" });
    expect(await guest.readAttributes(plan)).toMatchObject({ lump_sum: most, apply_exclusion: "yes" });
  });

  it("is shown, and not saved, by Enter", async () => {
    const plan = await guest.make("thandi", RETIRES_TODAY);
    const visitor = await openPart(plan, "lump-sum");
    const fields = visitor.fields("save");
    fields.set("lumpSum", "800 000");
    expect(readText(await (await visitor.post(fields)).text())).toContain("With R800 000 in cash");
    expect(await guest.readAttributes(plan)).toBeUndefined();
  });

  it("has to be typed", async () => {
    const visitor = await openPart(await guest.make("thandi", RETIRES_TODAY), "lump-sum");
    const refused = await visitor.press("show", { lumpSum: "" });
    expect(refused.status).toBe(422);
    expect(readText(refused.html)).toContain("Please enter your lump sum");
  });
});

describe("the income", () => {
  async function readRange(plan: number) {
    const { base } = await guest.read(plan);
    const { expected, max_monthly_income_total: most = 0 } = findRecommended(base);
    const { min_desired_monthly_income: least } = base.common_info;
    return {
      least: Math.round(least),
      ours: Math.round(expected.monthly_income_total),
      most: Math.round(most),
    };
  }

  it("goes from the least to the most, with ours marked", async () => {
    const plan = await guest.make("thandi");
    const { least, ours, most } = await readRange(plan);
    const text = read(await openPart(plan, "income"));
    expect(text).toContain(`You may choose from ${sayRand(least)} to ${sayRand(most)}.`);
    expect(text).toContain(`${sayRand(least)}, the least`);
    expect(text).toContain(`${sayRand(most)}, the most`);
    expect(text).toContain(`${sayRand(ours)} , recommended`);
    expect(text).toContain("It lasts for life in 15 of 20 futures.");
    expect(text).not.toContain("Less sure than we recommend");
  });

  it("above what lasts is saved only once its chance was seen, and is kept as the amended plan", async () => {
    const plan = await guest.make("thandi");
    const { ours } = await readRange(plan);
    const visitor = await openPart(plan, "income");
    const wanted = Math.round((ours * 1.1) / 100) * 100;
    await visitor.press("save", { newIncome: String(wanted) });
    expect(await guest.readAttributes(plan)).toBeUndefined();
    const text = read(visitor);
    expect(text).toContain("Your plan is not changed yet.");
    expect(text).toContain(`With ${sayRand(wanted)} a month`);
    const [, lasts = ""] = /It lasts for life in (\d+) of 20 futures\./.exec(text) ?? [];
    expect(Number(lasts)).toBeLessThan(15);
    expect(Number(lasts)).toBeGreaterThanOrEqual(10);
    expect(text).toContain("Less sure than we recommend");
    expect(visitor.page().html).not.toMatch(/<strong>In \d+ of 20/);
    expect(text).toMatch(/Tax a month R[\d ]+ now R[\d ]+/);
    expect(text).toMatch(/Income, after tax R[\d ]+ now R[\d ]+/);
    await visitor.press("save");
    expect(await guest.readAttributes(plan)).toMatchObject({ desired_gross_monthly_income: wanted });
    const { edit } = await guest.read(plan);
    expect(findRecommended(edit!).expected.monthly_income_total).toBeCloseTo(wanted, 1);
    const other = guest.browser.clone();
    await other.open(`${EDIT}/elected-percentage?plan=${plan}`);
    expect(read(other)).toContain(`You chose a higher income before: ${sayRand(wanted)} a month.`);
  });

  it("is warned of in bold where it is more likely to drop than to last, up to the most and no further", async () => {
    const plan = await guest.make("thandi");
    const { most } = await readRange(plan);
    const visitor = await openPart(plan, "income");
    await visitor.press("show", { newIncome: String(most) });
    expect(read(visitor)).toContain("More likely to drop than to last");
    expect(visitor.page().html).toMatch(/<strong>In \d+ of 20 futures it has to drop/);
    const refused = await visitor.press("show", { newIncome: String(most + 1) });
    expect(refused.status).toBe(422);
    expect(readText(refused.html)).toContain(
      `Please enter a monthly income that is not more than ${sayRand(most)}`,
    );
  });

  it("below ours is saved at once", async () => {
    const plan = await guest.make("thandi");
    const { least } = await readRange(plan);
    await (await openPart(plan, "income")).press("save", { newIncome: String(least) });
    expect(Math.round((await guest.readAttributes(plan))!.desired_gross_monthly_income!)).toBe(least);
  });

  it("of a life annuity goes down to what the annuity pays, and up by what the unit trust may", async () => {
    const plan = await guest.make("pieter", {
      ...RETIRES_TODAY,
      what_is_more_important: undefined,
      are_you_smoker: "no",
      retirement_savings: 1_400_000,
      backup_plan_family_support: "no",
      backup_plan_other_src_support: "no",
      backup_plan_assets_support: "no",
    });
    const { base } = await guest.read(plan);
    expect(base.common_info.annuity_recommendation).toBe("LifeAnnuity");
    const { least, most } = await readRange(plan);
    const { expected } = findRecommended(base);
    const { unit_trust_recommend: trust } = base.common_info.cash_recommendations;
    expect(least).toBe(Math.round(expected.monthly_income_from_annuity));
    expect(most).toBe(Math.round(expected.monthly_income_from_annuity + (0.25 * trust) / 12));
    const visitor = await openPart(plan, "income");
    expect(read(visitor)).toContain("for life, which cannot be changed once it is bought.");
    await visitor.press("show", { newIncome: String(most) });
    expect(read(visitor)).toMatch(/The R[\d ]+ from the annuity stays, whatever happens\./);
    await visitor.press("show", { newIncome: String(least) });
    expect(read(visitor)).toContain("Guaranteed for life.");
  });
});
