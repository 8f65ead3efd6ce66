/**
 * The advice to twelve people, as facts: the product, the tax to the cent by SARS's tables of 2026/27,
 * whether their need is met, the plan's first sentence, and the help it names. Each line works its tax out by
 * hand from the income before tax.
 */
import { beforeAll, describe, expect, test } from "vitest";
import { dayParts } from "../../app/base/date";
import { findRecommended } from "../../app/contract/plan/recommended-product";
import type { SurveyRecord } from "../../app/contract/survey/survey-record";
import { describePlan } from "../../app/words/plan-page/describe-plan";
import { take } from "../support/call";
import { overTheWire } from "../support/over-transports";
import { today } from "../support/today";
import { advisedPeople, type AdvisedPerson } from "./advised-people";

const ANSWERS = advisedPeople(today);
const { year } = dayParts(today);

/** Text with plain instead of no-break spaces. */
const plain = (text: string) => text.replaceAll("\u00a0", " ");
const sayRand = (amount: number) => `R${String(Math.round(amount)).replace(/\B(?=(\d{3})+$)/g, " ")}`;

/** All sentences of a view, one after another. */
function readAll(view: unknown): string {
  if (typeof view === "string") return plain(view);
  return typeof view === "object" && view ? Object.values(view).map(readAll).join(" ") : "";
}

overTheWire(({ becomeGuest, makeAdvisedPlan, call }) => {
  let guest: { bearer: string };
  beforeAll(async () => {
    guest = await becomeGuest();
  });

  async function advise(name: AdvisedPerson, change: SurveyRecord = {}) {
    const { id, recommendation } = await makeAdvisedPlan(guest, { ...ANSWERS[name], ...change });
    const list = take(await call("getPlan", { query: { id, plan_type: "base" } }, guest));
    const view = describePlan(recommendation, list[0]!, null);
    const product = findRecommended(recommendation);
    const { common_info: common } = recommendation;
    return {
      common,
      cash: common.cash_recommendations,
      product: common.annuity_recommendation,
      /** A month, before tax: the taxed part, and the total. */
      fromAnnuity: product.expected.monthly_income_from_annuity,
      total: product.expected.monthly_income_total,
      afterTax: product.after_tax_monthly_income,
      first: plain(
        (view.choice ?? view.hero).phrases
          .map((phrase) =>
            ["before", "amount", "words"].map((part) => phrase[part as "words"] ?? "").join(" "),
          )
          .join(" "),
      )
        .replace(/ +/g, " ")
        .trim(),
      notes: readAll(view.hero.notes),
      help: view.hero.help.map(plain),
      says: readAll(view),
    };
  }

  describe("who goes on working, 60, R35 000 of pay, R1 200 000 saved, R20 000 needed", () => {
    test("is told what the need is met with today, and no chance of it until it is known when the pay ends", async () => {
      const { common, product, cash, first, total, fromAnnuity, afterTax, says, help } =
        await advise("Themba");
      expect(product).toBe("LivingAnnuityPlus");
      // A third of the savings, which is below R550 000.
      expect(cash).toMatchObject({ lump_sum: 400_000, lump_sum_tax: 0 });
      // Pay of R420 000 a year: tax is 79 998 + 31% of 36 900 - 17 820 = 73 617, which leaves R28 865.25 a month.
      expect(common.other_incomes_monthly_after_tax).toBeCloseTo((420_000 - 73_617) / 12, 2);
      // The annuity comes on top of the pay, so 31% of it is tax.
      expect(afterTax).toBeCloseTo(total - 0.31 * fromAnnuity, 1);
      expect(common.income_need).toMatchObject({ success_perct: null, guaranteed_amount: 0 });
      const has = Math.round(28_865.25 + afterTax);
      expect(first).toBe(
        `You need R20 000. With your other income you have ${sayRand(has)}: ${sayRand(has - 20_000)} more each month`,
      );
      expect(says).toContain("We do not say how surely what you need is met for life");
      expect(says).not.toMatch(/met for life in \d+ of 20/);
      expect(help).toEqual([]);
    });

    test("is told it once it ends at 65: then the plan alone is not R20 000", async () => {
      const pay = { monthly_amount: 35_000, taxable: "yes", owner: "own", increase: "prices" } as const;
      const until = `12/${year + 4}`;
      const { common, says } = await advise("Themba", {
        other_taxable_income: undefined,
        other_incomes: [{ ...pay, until }],
      });
      // Only if he dies before 65, as about one man of 60 in twelve does.
      expect(common.income_need!.success_perct).toBeGreaterThan(5);
      expect(common.income_need!.success_perct).toBeLessThan(10);
      expect(says).toMatch(/met for life in \**2 of 20\** futures/);
      expect(common.later_income).toMatchObject({ from_year: year + 5 });
      expect(common.later_income!.monthly_income_from_then).toBeGreaterThan(
        common.later_income!.monthly_income_until_then,
      );
    });
  });

  test("a man of 65 who wants certainty is told what the unit trust beside it costs", async () => {
    const { product, cash, first, total, fromAnnuity, afterTax, says, help } = await advise("Gert");
    expect(product).toBe("LifeAnnuity");
    expect(cash).toMatchObject({ lump_sum: 500_000, lump_sum_tax: 0, unit_trust_recommend: 500_000 });
    // Below R153 250 a year, 27 585 / 18%, people of 65 pay no tax.
    expect(12 * fromAnnuity).toBeLessThan(153_250);
    expect(afterTax).toBe(total);
    expect(first).toBe(
      `${sayRand(total)} a month, rising with prices, ${sayRand(fromAnnuity)} of it guaranteed for life`,
    );
    // All of the savings would buy half as much again, with 18% tax on the part above R153 250.
    const [, without] = /Without the unit trust you would get R([\d ]+) a month/.exec(says)!;
    expect(Math.abs(Number(without!.replace(" ", "")) - 1.5 * fromAnnuity)).toBeLessThan(1);
    expect(help).toEqual(["You may be due a part of the older person’s grant. SASSA decides."]);
  });

  test("a couple with a pension that never rises is told when they are short, and for whom", async () => {
    const { product, common, fromAnnuity, total, afterTax, first, notes, cash } = await advise("Naledi");
    expect(product).toBe("LivingAnnuityPlus");
    expect(cash).toMatchObject({ lump_sum: 550_000, lump_sum_tax: 0 });
    const need = common.income_need!;
    expect(need.both_lifetimes).toBe(true);
    // The pension's worth in today's rand falls by about 4.5% a year; it is below R153 250, and alone not taxed.
    const pension = common.other_incomes_monthly_after_tax!;
    expect(pension).toBeGreaterThan(12_000 / 1.045);
    expect(pension).toBeLessThan(12_000);
    // 18% of both less 17 820 and 9 765.
    const taxed = 12 * (fromAnnuity + pension);
    expect(taxed).toBeLessThan(245_100);
    expect(afterTax).toBeCloseTo(total - (0.18 * taxed - 27_585) / 12, 1);
    const over = Math.round(pension + afterTax) - 18_000;
    expect(first).toBe(
      `You need R18 000. With your other income you have ${sayRand(18_000 + over)}: ${sayRand(over)} more each month`,
    );
    expect(need.over_or_short).toBeCloseTo(pension + afterTax - 18_000, 1);
    const short = need.by_year!.find(({ over_or_short }) => over_or_short < 0)!;
    expect(short.age).toBe(70);
    expect(notes).toContain(`From 70 you are ${sayRand(-short.over_or_short)} a month short.`);
    // Alone, R12 600 is needed: she keeps all of the pension, he gets half of it.
    expect(need.by_year![0]!.gross_from_plan_member_alone!).toBeCloseTo(12_600 - pension, 0);
    expect(need.by_year![0]!.gross_from_plan_partner_alone!).toBeCloseTo(12_600 - pension / 2, 0);
  });

  test("a member of 55 who pays in for five years may take what was vested and the savings pot: R888 003", async () => {
    const { product, cash, first, total, fromAnnuity, says, help } = await advise("Anil");
    expect(product).toBe("LifeAnnuity");
    // R600 000 grows to R694 420 and the contributions to R580 748, of which a third is R193 583.
    expect(cash.savings_at_retirement).toBeCloseTo(1_275_168, -1);
    expect(cash.max_available_for_withdrawl).toBeCloseTo(888_003, -1);
    expect(says).toContain("You may take up to R888 003 of this money in cash");
    // R550 000 of that day is 550 000 / 1.045⁵ = R441 348 today, and free of tax.
    expect(cash.lump_sum).toBeCloseTo(550_000 / 1.045 ** 5, 0);
    expect(cash.lump_sum_tax).toBe(0);
    expect(first).toBe(
      `${sayRand(total)} a month, rising with prices, ${sayRand(fromAnnuity)} of it guaranteed for life`,
    );
    expect(help).toHaveLength(1);
    expect(help[0]).toMatch(/^You may be due about R[\d ]+ to R2 400 a month of the older person’s grant\./);
  });

  test("three retirement annuities of R150 000 may all be taken to pay R300 000 of debt, with no tax", async () => {
    const { product, cash, first, total, afterTax, notes, help, says } = await advise("Lindiwe");
    expect(product).toBe("LifeAnnuity");
    expect(cash.whole_in_cash).toEqual({
      threshold: 360_000,
      threshold_today: 360_000,
      tax: 0,
      net: 450_000,
    });
    expect(cash.funds!.map(({ whole_in_cash }) => whole_in_cash)).toEqual(["yes", "yes", "yes"]);
    expect(cash).toMatchObject({ lump_sum: 150_000, lump_sum_tax: 0, debt_left: 150_000 });
    expect(afterTax).toBe(total);
    // R450 000 less the debt.
    expect(first).toBe(`${sayRand(total)} a month for life, or R150 000 in cash`);
    expect(says).toContain("but every fund may be taken whole: R450 000, tax-free, and no income.");
    expect(notes).toContain("R150 000 of your debt stays, and costs more than this income.");
    expect(help).toEqual([
      expect.stringContaining("debt counsellor may be able to lower what debts cost a month"),
      expect.stringMatching(/older person’s grant\. SASSA decides\.$/),
    ]);
  });

  test("R900 000 at 12% is paid no further than 27% of tax, after R700 000 taken before", async () => {
    const { product, cash, total, afterTax, first, says, help } = await advise("Charles");
    expect(product).toBe("LivingAnnuityPlus");
    // After R700 000, R70 000 is taxed at 18% and R385 000 at 27%: 12 600 + 103 950.
    expect(cash).toMatchObject({ lump_sum: 455_000, lump_sum_tax: 116_550, debt_left: 561_550 });
    // 18% of the annuity less 17 820.
    expect(12 * total).toBeLessThan(245_100);
    expect(afterTax).toBeCloseTo(total - (0.18 * 12 * total - 17_820) / 12, 2);
    expect(first).toBe(`${sayRand(total)} a month, rising with prices, likely to last for life`);
    expect(says).toContain(
      "R561 550 of your debt stays: at 12% interest it costs less than the tax on more cash.",
    );
    expect(help).toEqual([]);
    // At 15% all of the debt is repaid: 0.64 x = 900 000 + 116 550 - 163 800, and x less R900 000 is tax.
    const { cash: dear } = await advise("Charles", { debt_interest_perct: 15 });
    expect(dear).toMatchObject({ debt_recommend: 900_000, lump_sum_tax: 432_421.88, debt_left: 0 });
  });

  test("R2 000 000 of own savings pay what R550 000 of the fund leave of a debt, and avoid R139 315 of tax", async () => {
    const { product, cash, total, fromAnnuity, afterTax, first, says } = await advise("Pravin");
    expect(product).toBe("LivingAnnuityPlus");
    // 0.73 x = 1 000 000 + 39 600 - 207 900: taking R1 000 000 after tax would need R1 139 315.07.
    expect(cash).toMatchObject({
      lump_sum: 550_000,
      lump_sum_tax: 0,
      own_savings_used: 450_000,
      own_savings_tax_avoided: 139_315.07,
      own_savings_at_retirement: 1_550_000,
    });
    expect(afterTax).toBeCloseTo(total - (0.18 * 12 * fromAnnuity - 17_820) / 12, 2);
    expect(first).toBe(`${sayRand(total)} a month, rising with prices, likely to last for life`);
    expect(says).toContain(
      "R450 000 of your own savings pays for your cash needs too, which saves R139 315 in tax.",
    );
  });

  test("R8 000 a month for forty years is not covered by what a life annuity leaves, and a trust is named", async () => {
    const { product, common, cash, total, fromAnnuity, afterTax, notes, says } = await advise("Zodwa");
    expect(product).toBe("LifeAnnuity");
    expect(cash).toMatchObject({ lump_sum: 550_000, lump_sum_tax: 0 });
    // 18% less 17 820 and 9 765.
    expect(afterTax).toBeCloseTo(total - (0.18 * 12 * fromAnnuity - 27_585) / 12, 2);
    expect(notes).toContain(
      `R8 000 of this is for those you support. After tax that leaves ${sayRand(Math.round(afterTax) - 8_000)} for you.`,
    );
    const [, at82] = common.support!.beside_life_annuity;
    // Ten guaranteed years are over by then: only the unit trust remains towards the promised support.
    expect(at82).toMatchObject({ age: 82, guaranteed_left: 0 });
    expect(at82!.unit_trust).toBeLessThan(at82!.support_left / 5);
    expect(common.support!.first_age_with_less).toBe(66);
    expect(says).toContain(
      "If you die from the first day on, less may be left than the support that is promised.",
    );
    expect(says).toContain(
      "A special trust can hold what you leave to a child who cannot look after themselves.",
    );
  });

  test.each([
    [359_000, 159_000],
    [361_000, undefined],
  ])(
    "R%d with R200 000 of debt gets help with both, whether or not all may be taken",
    async (savings, inHand) => {
      const { product, cash, first, total, afterTax, help } = await advise("Koos", {
        retirement_savings: savings,
      });
      expect(product).toBe("LifeAnnuity");
      expect(cash.lump_sum).toBeCloseTo(savings / 3, 2);
      expect(cash).toMatchObject({
        lump_sum_tax: 0,
        whole_in_cash: inHand ? { tax: 0, net: savings } : null,
      });
      expect(cash.debt_left).toBeCloseTo(200_000 - savings / 3, 2);
      expect(afterTax).toBe(total);
      expect(first).toBe(
        inHand
          ? `${sayRand(total)} a month for life, or R159 000 in cash`
          : `${sayRand(total)} a month, rising with prices, guaranteed for life`,
      );
      expect(help).toEqual([
        expect.stringContaining("the National Credit Regulator has a list of them"),
        "You may be due the older person’s grant, about R2 400 a month. SASSA decides.",
      ]);
    },
  );

  test("R500 000 may be taken whole where R150 000 of it is locked and the rest all vested, by its own rule", async () => {
    const { product, cash, first, total, says } = await advise("Palesa");
    expect(product).toBe("LifeAnnuity");
    // R150 000 is below R240 000, so all may be taken; all of it is below R550 000, and not taxed.
    expect(cash).toMatchObject({
      max_available_for_withdrawl: 350_000,
      lump_sum: 350_000,
      lump_sum_tax: 0,
      whole_in_cash: { tax: 0, net: 500_000 },
    });
    expect(first).toBe(`${sayRand(total)} a month for life, or R500 000 in cash`);
    expect(says).toContain(
      "the law allows that where the retirement pot and two thirds of the other money saved before September 2024 are at most R240 000 together",
    );
    expect(says).not.toContain("R360 000");
  });

  test("R3 000 000 on the last day that may be chosen is taxed by that day's rand: nothing", async () => {
    const { product, cash, first, total, fromAnnuity, afterTax, common } = await advise("Ruth");
    expect(product).toBe("LivingAnnuityPlus");
    expect(cash.lump_sum).toBeCloseTo(550_000 / 1.045 ** 5, 0);
    expect(cash.lump_sum_tax).toBe(0);
    // Aged 65 by then: below R153 250 a year.
    expect(12 * fromAnnuity).toBeLessThan(153_250);
    expect(afterTax).toBe(total);
    expect(first).toBe(`${sayRand(total)} a month, rising with prices, likely to last for life`);
    const date = common.levers.find(({ lever }) => lever === "retirement_date")!;
    expect(date).toMatchObject({ value: date.maximum, higher: null });
  });

  test("a couple of whom she is ill and supports a child gets an enhanced life annuity, and he 75% of it", async () => {
    const { product, common, cash, total, fromAnnuity, afterTax, first, notes, says } = await advise("Nomsa");
    expect(product).toBe("EnhancedLifeAnnuity");
    expect(cash).toMatchObject({ lump_sum: 550_000, lump_sum_tax: 0 });
    // His R180 000 a year is taxed separately: 32 400 - 17 820 = 14 580.
    expect(common.other_incomes_monthly_after_tax).toBeCloseTo((180_000 - 14_580) / 12, 2);
    expect(afterTax).toBeCloseTo(total - (0.18 * 12 * fromAnnuity - 17_820) / 12, 2);
    expect(first).toBe(
      `${sayRand(total)} a month, rising with prices, ${sayRand(fromAnnuity)} of it guaranteed for life`,
    );
    expect(notes).toContain(`After tax that leaves ${sayRand(Math.round(afterTax) - 3_000)} for you.`);
    expect(says).toContain("Over a lifetime that your illness shortens, the unit trust would pay in full in");
    expect(says).toContain("Bongani is paid after you");
    // The child is no longer supported when she is 72.
    expect(common.support).toMatchObject({ takes_more_than_half: false, first_age_with_less: null });
  });
});
