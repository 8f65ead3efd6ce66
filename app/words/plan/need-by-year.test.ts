import { describe, expect, it } from "vitest";
import { formatRand } from "~/base/money";
import { plain, plan, recommend } from "../../../tests/support/recommendation";
import { describeLessFirst, sayLaterIncome, sayNeedByYear } from "./need-by-year";
import { gatherFacts } from "./plan-facts";

const INCOME = { monthly_amount: 12_000, taxable: "yes", owner: "own", increase: "prices" } as const;

/** Years of a need by the age at which they begin: the surplus, negative if short. */
function say(overByAge: Record<number, number>, clientName?: string, gross_from_plan = 10_000) {
  const by_year = Object.entries(overByAge).map(([age, over_or_short]) => ({
    year: 2026 + Number(age) - 63,
    age: Number(age),
    gross_from_plan,
    gross_from_plan_member_alone: null,
    gross_from_plan_partner_alone: null,
    other_incomes_after_tax: 11_500,
    over_or_short,
  }));
  const need = { over_or_short: 0, success_perct: 80, guaranteed_amount: null, perct_guaranteed: null };
  const advice = recommend("LivingAnnuity", {
    common: { income_need: { ...need, closers: [], closers_together: null, by_year } },
  });
  const facts = gatherFacts(advice, plan({ income_needed: 24_000, other_incomes: [INCOME] }), clientName);
  return sayNeedByYear(facts).map(plain).join(" ");
}

const PAID = "Other income pays R11 500 a month of what you need at first, after its tax.";

describe("a need over the years", () => {
  it("is short from an age on, and more so later", () => {
    expect(say({ 63: 2_000, 68: -4_300, 89: -6_100, 94: -6_400 })).toBe(
      `${PAID} **From 68 you are R4 300 a month short.** At 90 it is R6 100.`,
    );
    expect(say({ 63: 2_000, 68: -4_300, 75: -4_350 })).toBe(
      `${PAID} **From 68 you are R4 300 a month short.**`,
    );
  });

  it("is met in every year, or from an age on", () => {
    expect(say({ 63: 2_000, 68: 500, 97: -40 })).toBe(
      `${PAID} To 95 your need is met in every year in which this income lasts.`,
    );
    expect(say({ 63: -900, 69: -6_282, 88: -14_329 })).toBe(
      `${PAID} **At 90 you are R14 329 a month short.**`,
    );
    expect(say({ 63: -900, 69: -950 })).toBe(PAID);
    expect(say({ 63: -900, 68: 500 })).toBe(`${PAID} From 68 on nothing is short while this income lasts.`);
    expect(say({ 63: -900, 68: -800 })).toBe(PAID);
  });

  it("is short in some years between others, or met in some", () => {
    expect(say({ 63: 2_000, 66: -4_300, 68: 500 })).toBe(
      `${PAID} **From 66 you are R4 300 a month short, until 68.**`,
    );
    expect(say({ 63: -900, 67: 100, 69: -6_500, 80: -9_000 })).toBe(
      `${PAID} From 67 on nothing is short. **From 69 you are R6 500 a month short again.**`,
    );
  });

  it("is paid by other income alone where the plan has to pay nothing", () => {
    expect(say({ 63: 2_000 }, undefined, 0)).toMatch(
      /^Other income pays R11 500 a month at first, after its tax: all that you need\. /,
    );
  });

  it("is told of a client by name", () => {
    expect(say({ 63: 2_000, 68: -4_300 }, "Johan")).toBe(
      "Other income pays R11 500 a month of what they need at first, after its tax. **From 68 Johan is R4 300 a month short.**",
    );
  });

  it("is not told where no income was told with its dates", () => {
    const advice = recommend("LivingAnnuity", { common: { income_need: null } });
    expect(sayNeedByYear(gatherFacts(advice, plan({ other_incomes: [INCOME] })))).toEqual([]);
    expect(sayLaterIncome(gatherFacts(advice, plan()))).toEqual([]);
    expect(describeLessFirst(gatherFacts(advice, plan()))).toBeUndefined();
  });
});

it("drawing less first is told with both incomes", () => {
  const later_income = {
    from_year: 2031,
    from_age: 68,
    monthly_income_until_then: 7_300,
    monthly_income_from_then: 21_900,
  };
  const advice = recommend("LivingAnnuity", { common: { later_income } });
  const facts = gatherFacts(advice, plan());
  const { heading, sentences, press } = describeLessFirst(facts)!;
  const least = Math.round(advice.common_info.min_desired_monthly_income);
  expect([heading, press]).toEqual(["Drawing less first", `Choose ${formatRand(least)}, the least`]);
  expect(plain(sentences[1]!)).toBe(
    `As it stands, this plan pays ${plain(formatRand(facts.income.total))} a month from the start. All before tax, in today’s rand.`,
  );
  expect(sayLaterIncome(facts).map(plain)).toEqual([
    "If only the least is drawn until 68, R7 300 a month at first, R21 900 a month lasts as surely from then on.",
  ]);
});
