import { describe, expect, it } from "vitest";
import { collectTexts, plain, plan, recommend } from "../../../tests/support/recommendation";
import { gatherFacts } from "../plan/plan-facts";
import { leadWithChoice } from "./lead-with-choice";

const WHOLE = { threshold: 360_000, tax: 0, net: 228_000 };

const GRANT = { full: 2_400, low: 2_400, high: 2_400, monthly_income: 780, assets: 0 };

/** Savings of R228 000: a third repays R76 000 of R120 000 of debt, and the rest buys a life annuity of R780. */
function lead(cash: object = {}, answers: object = {}, common: object = {}, clientName?: string) {
  const advice = recommend("LifeAnnuity", {
    cash: {
      whole_in_cash: WHOLE,
      savings_at_retirement: 228_000,
      lump_sum: 76_000,
      lump_sum_tax: 0,
      cash_recommend: 76_000,
      debt_recommend: 76_000,
      emergency_savings_recommend: 0,
      personal_cash_recommend: 0,
      unit_trust_recommend: 0,
      annuity_amount_recommend: 152_000,
      unmet_cash_needs: 44_000,
      ...cash,
    },
    common: { age_at_retirement: 62.4, grant: GRANT, unit_trust_expected_return_perct: 7.8, ...common },
  });
  Object.assign(advice.ila_recommendations, { after_tax_monthly_income: 780 });
  Object.assign(advice.ila_recommendations.expected, {
    monthly_income_total: 780,
    monthly_income_from_annuity: 780,
    monthly_income_from_unit_trust: 0,
  });
  const answered = plan({ has_debt: "yes", debt_value: 120_000, ...answers });
  return leadWithChoice({ ...gatherFacts(advice, answered), clientName });
}

const write = (rows: readonly { name: string; amount: string }[] | undefined) =>
  rows?.map(({ name, amount }) => `${name} ${plain(amount)}`);

describe("the choice that a plan of small savings leads with", () => {
  it("says an income and what is left in cash in one sentence, debts first", () => {
    const view = lead();
    expect(
      view?.phrases.map(({ before = "", amount, words }) => plain(`${before} ${amount} ${words}`)),
    ).toEqual([" R780 a month for life,", "or R108 000 in cash"]);
    expect(write(view?.ways[0]?.rows)).toEqual([
      "Taken in cash R76 000",
      "Tax on it R0",
      "To debt R76 000",
      "Debt that stays R44 000",
      "Buys a life annuity R152 000",
    ]);
    expect(write(view?.ways[1]?.rows)).toEqual([
      "Taken in cash R228 000",
      "Tax on it R0",
      "To debt R120 000",
      "Debt that stays R0",
      "In your hand R108 000",
    ]);
    expect(view?.ways[0]?.unit).toBe("a month, guaranteed");
    expect(plain(view?.debtFirst?.sentences.join(" "))).toContain("the R44 000 that stays");
    expect(view?.grant?.title).toContain("older person’s grant");
  });

  it("meets other needs after the debt, and says where nothing is left", () => {
    // Of R228 000 R120 000 goes to the debt and R108 000 to needs of R150 000; with an income only the debt is
    // paid in part.
    const view = lead({ unmet_cash_needs: 194_000 });
    expect(write(view?.ways[1]?.rows)).toContain("To other needs R108 000");
    expect(view?.phrases.map(({ amount }) => plain(amount))).toEqual(["R780", "R44 000"]);
    expect(view?.phrases[1]?.words).toBe("less debt");
    expect(view?.ways[1]?.text).toBe("All of it goes to your debt and needs.");
  });

  it("says what goes into a unit trust, and what of the income is guaranteed", () => {
    const cash = { cash_recommend: 0, debt_recommend: 0, unit_trust_recommend: 76_000, unmet_cash_needs: 0 };
    const rows = write(lead(cash, { has_debt: "no", debt_value: undefined })?.ways[0]?.rows);
    expect(rows).toEqual([
      "Taken in cash R76 000",
      "Tax on it R0",
      "Into a unit trust R76 000",
      "Buys a life annuity R152 000",
    ]);
  });

  it("names the client to their adviser, and never says “you”", () => {
    const view = lead({}, {}, {}, "Thandi");
    expect(view?.lead[0]).toMatch(/^Thandi may take all of it in cash/);
    expect(view?.lead.at(-1)).toBe("Which one Thandi takes is their choice.");
    const spent = lead({ unmet_cash_needs: 194_000 }, {}, {}, "Thandi");
    expect(spent?.ways[1]?.text).toBe("All of it goes to Thandi’s debt and needs.");
    expect(collectTexts([view, spent]).join(" ")).not.toMatch(/\byou(r|rs)?\b/i);
  });

  it("counts what cash earns as income for the grant, of a couple a half of all", () => {
    // R108 000 in hand at 7.8% a year are R702 a month; with a partner half of the earnings and of the money
    // counts.
    const rows = (...asked: Parameters<typeof lead>) =>
      lead(...asked)?.grant?.rows.map((row) => row.map(plain));
    expect(rows()).toEqual([
      ["Counts as income, limit about R9 350 a month", "R780", "R702"],
      ["Counts as what you own, limit about R1 584 000", "nothing", "R108 000"],
      ["What the grant may be a month", "about R2 400", "about R2 400"],
    ]);
    const partner = { financially_support_partner: "yes", other_taxable_income: 6_058 } as const;
    // Half of 702 and 6 058 is 3 380: 1.3 × 2 400 less half of that is 1 430.
    expect(rows({}, partner)?.map((row) => row[2])).toEqual(["R3 380", "R54 000", "about R1 430 to R2 400"]);
  });

  it("leaves the grant out above its limits, and where other income is not told", () => {
    expect(lead({}, {}, { grant: null })?.grant).toBeUndefined();
    expect(lead({}, {}, { grant: undefined })?.grant).toBeUndefined();
  });

  it("is left out of a shared plan, which does not tell the debt, where a part of that may stay", () => {
    const shared = { has_debt: undefined, debt_value: undefined };
    expect(lead({}, shared)).toBeUndefined();
    const met = lead({ debt_recommend: 50_000, personal_cash_recommend: 26_000 }, shared);
    expect(write(met?.ways[1]?.rows)).toContain("To debt R50 000");
  });

  it("says the rule of the parts where they are known, and what a debt costs where that is", () => {
    const { lead: unknown } = lead()!;
    expect(plain(unknown[0])).toContain("the law allows that up to R360 000");
    const view = lead(
      { debt_left: 44_000, debt_left_payment_per_month: 631.27 },
      { fund_vested_whole: 78_000, debt_interest_perct: 12 },
      { assumed: { fund_vested_whole: false, earlier_lump_sums: true, contribution_per_month: true } },
    );
    expect(plain(view?.lead[0])).toContain(
      "the law allows that where the retirement pot and two thirds of the other money saved before September 2024 are at most R240 000 together",
    );
    expect(plain(view?.debtFirst?.sentences[0])).toBe(
      "Paid off over ten years at 12% interest, the R44 000 that stays beside the income costs R631 a month.",
    );
    expect(view?.debtFirst?.note).toContain("debt counsellor");
  });

  it("warns of the retirement pot while more than R240 000 could be in it", () => {
    const locked = /retirement pot, which is locked/;
    expect(lead()?.lead.join(" ")).not.toMatch(locked);
    expect(lead({ savings_at_retirement: 359_000 })?.lead.join(" ")).toMatch(locked);
  });

  it("is there only where all may be taken because it is little", () => {
    expect(lead({ whole_in_cash: null })).toBeUndefined();
    expect(lead({ whole_in_cash: undefined })).toBeUndefined();
  });
});
