/** Small savings over the wire, with figures computed by hand from SARS's lump sum table from 1 March 2023. */
import { describe, expect, test } from "vitest";
import { overTheWire } from "../support/over-transports";
import { take } from "../support/call";

overTheWire(({ becomeGuest, call }) => {
  const weigh = async (body: Partial<Record<string, number>>) =>
    call(
      "checkSmallSavings",
      { body: { age: 62, retirement_savings: 54_000, ...body } },
      await becomeGuest(),
    );

  describe("small savings", () => {
    test("of R54 000 are all in the annuity, or all in cash", async () => {
      const { income_for_life, all_in_cash, most_whole_in_cash } = take(await weigh({}));
      expect(most_whole_in_cash).toBe(360_000);
      expect(income_for_life).toMatchObject({ lump_sum: 0, annuity_amount: 54_000, debt_left: 0 });
      expect(all_in_cash).toEqual({
        lump_sum: 54_000,
        lump_sum_tax: 0,
        paid_off: 0,
        debt_left: 0,
        debt_left_payment_per_month: null,
        in_hand: 54_000,
      });
      const { woman, man } = income_for_life;
      expect(woman.monthly_income).toBeLessThan(man.monthly_income);
      expect(woman.after_tax_monthly_income).toBe(woman.monthly_income);
    });

    test("of R228 000 with a debt of R120 000 leave R44 000 of it beside an income, or R108 000 in hand", async () => {
      const { income_for_life, all_in_cash } = take(
        await weigh({ retirement_savings: 228_000, debt_value: 120_000 }),
      );
      expect(income_for_life).toMatchObject({
        lump_sum: 76_000,
        lump_sum_tax: 0,
        paid_off: 76_000,
        debt_left: 44_000,
        annuity_amount: 152_000,
      });
      expect(all_in_cash).toMatchObject({ paid_off: 120_000, debt_left: 0, in_hand: 108_000 });
    });

    test("of R500 000 may be taken whole where R350 000 is provident money and R150 000 is locked", async () => {
      // R150 000 locked and two thirds of nothing are less than R240 000.
      const parts = { retirement_savings: 500_000, fund_in_cash: 350_000, fund_retirement: 150_000 };
      const { income_for_life, all_in_cash } = take(
        await weigh({ ...parts, debt_value: 400_000, debt_interest_perct: 12 }),
      );
      expect(income_for_life).toMatchObject({
        lump_sum: 350_000,
        debt_left: 50_000,
        annuity_amount: 150_000,
      });
      // At 1% a month over 120 months each rand costs 0.0143471 a month.
      expect(income_for_life.debt_left_payment_per_month).toBeCloseTo(50_000 * 0.0143471, 1);
      expect(all_in_cash).toMatchObject({ lump_sum_tax: 0, debt_left: 0, in_hand: 100_000 });
    });

    test("are taxed on top of what was taken before", async () => {
      // 18% of R54 000 above R550 000.
      const { all_in_cash } = take(await weigh({ earlier_lump_sums: 550_000 }));
      expect(all_in_cash).toMatchObject({ lump_sum_tax: 9_720, in_hand: 44_280 });
    });

    test("come with the grant of the state: R2 400 from 60, R2 420 from 75", async () => {
      expect(take(await weigh({})).grant).toEqual({
        from_age: 60,
        most_per_month: 2_400,
        income_limit_per_month: 9_350,
        assets_limit: 1_584_000,
      });
      expect(take(await weigh({ age: 75 })).grant.most_per_month).toBe(2_420);
    });

    test.each([
      [{ age: 54 }, "age"],
      [{ age: 86 }, "age"],
      [{ age: 61.5 }, "age"],
      [{ retirement_savings: 360_001 }, "retirement_savings"],
      [{ retirement_savings: 999 }, "retirement_savings"],
      [{ debt_value: -1 }, "debt_value"],
      [{ debt_interest_perct: 61 }, "debt_interest_perct"],
      // R240 001 that is all locked; and R239 400 locked plus two thirds of the other R1 000, R240 066.67.
      [{ retirement_savings: 240_001, fund_retirement: 240_001 }, "fund_retirement"],
      [{ retirement_savings: 240_400, fund_retirement: 239_400 }, "fund_retirement"],
      [{ fund_retirement: 54_001 }, "fund_retirement"],
      [{ fund_in_cash: 54_001 }, "fund_in_cash"],
    ])("are refused for %o", async (changes, path) => {
      expect(await weigh(changes)).toMatchObject({ http_code: 422, return_object: { errors: [{ path }] } });
    });
  });
});
