import { describe, expect, it } from "vitest";
import { RETIRES_TODAY } from "../../../tests/support/cash-source";
import { BASIS_2026_11 } from "../basis/basis-2026-11";
import { adviseCash, readCashNeeds, type CashAnswers } from "./cash-advice";
import type { CashSource } from "./cash-source";

/** Advises on a day when the lump sum table of March 2023 is in force: 0% to 550 000, 18% to 770 000, 27%, 36%. */
function advise(
  { savings, ...answers }: Partial<CashAnswers> & { savings: number },
  source: Partial<CashSource> = {},
) {
  const none = { debt: 0, emergencyIncomePerMonth: 0, personalUse: 0 };
  const needs = readCashNeeds({ ...none, ...answers }, BASIS_2026_11);
  return adviseCash({ ...RETIRES_TODAY, savingsAtRetirement: savings, ...source }, needs, BASIS_2026_11);
}

describe("the cash part", () => {
  it("without needs fills the tax-free 550 000 with a unit trust", () => {
    expect(advise({ savings: 3_000_000 })).toEqual({
      debtRepayment: 0,
      contributionsLeft: 0,
      emergencySavings: 0,
      personalUse: 0,
      lumpSumTax: 0,
      lastNeedTax: 0,
      grossLumpSum: 550_000,
      unitTrust: 550_000,
      annuity: 2_450_000,
      ownSavings: 0,
      ownSavingsUsed: 0,
      ownSavingsTaxAvoided: 0,
      totalCapitalProvidingIncome: 3_000_000,
      maxLumpSum: 1_000_000,
      savingsAtRetirement: 3_000_000,
      priceLevel: 1,
      unmetCashNeeds: 0,
    });
  });

  it("takes another lump sum as wanted, and puts what needs and tax leave into the unit trust", () => {
    const source = { ...RETIRES_TODAY, savingsAtRetirement: 3_000_000 };
    const needs = { debtRepayment: 200_000, emergencySavings: 0, personalUse: 0 };
    // R800 000 by the table from 1 March 2023: R39 600 and 27% of R30 000 is R47 700 of tax.
    expect(adviseCash(source, needs, BASIS_2026_11, 800_000)).toMatchObject({
      grossLumpSum: 800_000,
      lumpSumTax: 47_700,
      unitTrust: 552_300,
      annuity: 2_200_000,
    });
    // Never less than the needs require, never more than may be taken.
    expect(adviseCash(source, needs, BASIS_2026_11, 0)).toMatchObject({
      grossLumpSum: 200_000,
      unitTrust: 0,
    });
    expect(adviseCash(source, needs, BASIS_2026_11, 2_000_000)).toMatchObject({ grossLumpSum: 1_000_000 });
  });

  it("stops the unit trust at one third of small savings", () => {
    const cash = advise({ savings: 900_000 });
    expect(cash).toMatchObject({
      unitTrust: 300_000,
      grossLumpSum: 300_000,
      annuity: 600_000,
      lumpSumTax: 0,
    });
  });

  it("puts three months' income aside and buys the unit trust with what is left tax-free", () => {
    const cash = advise({ savings: 4_200_000, debt: 150_000, emergencyIncomePerMonth: 32_000 });
    expect(cash).toMatchObject({ debtRepayment: 150_000, emergencySavings: 96_000, unitTrust: 304_000 });
    expect(cash).toMatchObject({ grossLumpSum: 550_000, annuity: 3_650_000, lumpSumTax: 0 });
  });

  it("takes as much more as the tax on it, so that needs are met after tax", () => {
    // 700 000 = 550 000 + 82% of 182 926.83, of which 32 926.83 is tax.
    const cash = advise({ savings: 6_000_000, debt: 700_000 });
    expect(cash.grossLumpSum).toBeCloseTo(732_926.83, 2);
    expect(cash.lumpSumTax).toBeCloseTo(32_926.83, 2);
    expect(cash.annuity).toBeCloseTo(5_267_073.17, 2);
    expect(cash.unitTrust).toBe(0);
  });

  it("grosses up through two taxed brackets", () => {
    // 770 000 leaves 730 400 after tax; the other 269 600 is 73% of 369 315.07.
    const cash = advise({ savings: 6_000_000, personalUse: 1_000_000 });
    expect(cash.grossLumpSum).toBeCloseTo(1_139_315.07, 2);
    expect(cash.grossLumpSum - cash.lumpSumTax).toBeCloseTo(1_000_000, 6);
  });

  it("cuts personal use first, then emergency savings, when one third is too little", () => {
    const needs = { debt: 300_000, emergencyIncomePerMonth: 50_000, personalUse: 80_000 };
    const cash = advise({ savings: 1_200_000, ...needs });
    expect(cash).toMatchObject({ debtRepayment: 300_000, emergencySavings: 100_000, personalUse: 0 });
    expect(cash).toMatchObject({ grossLumpSum: 400_000, unmetCashNeeds: 130_000, unitTrust: 0 });
  });

  it("cuts debt last", () => {
    const cash = advise({ savings: 600_000, debt: 250_000, emergencyIncomePerMonth: 1_000 });
    expect(cash).toMatchObject({ debtRepayment: 200_000, emergencySavings: 0, unmetCashNeeds: 53_000 });
  });

  it("counts the tax before it cuts", () => {
    // One third of 3 000 000 leaves 1 000 000 - 39 600 - 27% of 230 000 = 898 300.
    const needs = { debt: 500_000, emergencyIncomePerMonth: 20_000, personalUse: 500_000 };
    const cash = advise({ savings: 3_000_000, ...needs });
    expect(cash.personalUse).toBeCloseTo(338_300, 6);
    expect(cash.unmetCashNeeds).toBeCloseTo(161_700, 6);
    expect(cash.grossLumpSum).toBeCloseTo(1_000_000, 6);
    expect(cash.lumpSumTax).toBeCloseTo(101_700, 6);
  });

  it("lets small savings be taken whole: up to 360 000 from March 2026, up to 247 500 before", () => {
    const before = { adviceDate: "2026-02-28" };
    expect(advise({ savings: 360_000 }).wholeInCash).toEqual({ threshold: 360_000, tax: 0, net: 360_000 });
    expect(advise({ savings: 360_001 }).wholeInCash).toBeUndefined();
    expect(advise({ savings: 247_500 }, before).wholeInCash?.threshold).toBe(247_500);
    expect(advise({ savings: 247_501 }, before).wholeInCash).toBeUndefined();
  });

  it("tests that threshold on what the savings will be on the retirement day", () => {
    // 300 000 in today's rand is 300 000 x 1.2 = 360 000 by then.
    const later = { priceLevel: 1.2 };
    expect(advise({ savings: 300_000 }, later).wholeInCash).toEqual({
      threshold: 360_000,
      tax: 0,
      net: 300_000,
    });
    expect(advise({ savings: 300_001 }, later).wholeInCash).toBeUndefined();
  });

  it("taxes in the rand of the retirement day, and tells it in today's", () => {
    // Prices double. 550 000 of that day is 275 000 of today's, all of it free of tax.
    const later = { priceLevel: 2 };
    expect(advise({ savings: 3_000_000 }, later)).toMatchObject({ unitTrust: 275_000, lumpSumTax: 0 });
    // 365 200 after tax: twice that, 730 400, is the net of 770 000, whose tax is 39 600; half of both.
    const cash = advise({ savings: 3_000_000, debt: 365_200 }, later);
    expect(cash.grossLumpSum).toBeCloseTo(385_000, 6);
    expect(cash.lumpSumTax).toBeCloseTo(19_800, 6);
  });

  it("takes nothing for a unit trust when earlier lump sums have used up the tax-free part", () => {
    // SARS: 666 667 before has used up the tax-free 550 000.
    const cash = advise({ savings: 2_000_000 }, { earlierLumpSums: 666_667 });
    expect(cash).toMatchObject({ grossLumpSum: 0, unitTrust: 0, lumpSumTax: 0, annuity: 2_000_000 });
    // The tax on R550 000 more is T(1 216 667) - T(666 667) = 143 550 + 36% of 61 667 - 18% of 116 667 = 144 750.06.
    const taken = advise({ savings: 2_000_000, debt: 550_000 - 144_750.06 }, { earlierLumpSums: 666_667 });
    expect(taken.grossLumpSum).toBeCloseTo(550_000, 2);
    expect(taken.lumpSumTax).toBeCloseTo(144_750.06, 2);
  });

  it("takes what earlier lump sums have left of the tax-free part", () => {
    expect(advise({ savings: 3_000_000 }, { earlierLumpSums: 500_000 }).unitTrust).toBe(50_000);
    // 150 000 after tax: 50 000 free of tax, and 82% of 121 951.22.
    const cash = advise({ savings: 3_000_000, debt: 150_000 }, { earlierLumpSums: 500_000 });
    expect(cash.grossLumpSum).toBeCloseTo(171_951.22, 2);
    expect(cash.lumpSumTax).toBeCloseTo(21_951.22, 2);
    expect(cash.unitTrust).toBe(0);
  });

  it("pays a debt whole where all of a provident fund may be taken", () => {
    // 865 342 - 39 600 - 27% of 95 342 = 800 000.
    const cash = advise({ savings: 1_800_000, debt: 800_000 }, { cashShare: 1, testedShare: 0 });
    expect(cash).toMatchObject({ debtRepayment: 800_000, unmetCashNeeds: 0, maxLumpSum: 1_800_000 });
    expect(Math.round(cash.grossLumpSum)).toBe(865_342);
    expect(Math.round(cash.lumpSumTax)).toBe(65_342);
    expect(cash.wholeInCash).toBeUndefined();
  });

  it("tells what the last of the needs costs in tax", () => {
    // 600 000 less 50 000 free of tax; debt alone fits into the tax-free part.
    const cash = advise({ savings: 6_000_000, debt: 500_000, personalUse: 100_000 });
    // 600 000 = 550 000 + 82% of 60 975.61.
    expect(cash.lastNeedTax).toBeCloseTo(10_975.61, 2);
    expect(cash.lastNeedTax).toBeCloseTo(cash.lumpSumTax, 6);
  });

  it("buys no unit trust with what is left by rounding", () => {
    // The needs get at most a third of these savings.
    const cash = advise({ savings: 1_000_000.1, debt: 300_000, emergencyIncomePerMonth: 50_000.07 });
    expect(cash.unitTrust).toBe(0);
    expect(cash.unmetCashNeeds).toBeGreaterThan(0);
  });

  it("refuses amounts that are none, naming them", () => {
    for (const wrong of [NaN, -1, Infinity]) {
      expect(() => advise({ savings: 1, debt: wrong })).toThrow(/^debt/);
      expect(() => advise({ savings: 1, emergencyIncomePerMonth: wrong })).toThrow(
        /^emergencyIncomePerMonth/,
      );
      expect(() => advise({ savings: 1, personalUse: wrong })).toThrow(/^personalUse/);
      expect(() => advise({ savings: 1 }, { savingsAtRetirement: wrong })).toThrow(/^savingsAtRetirement/);
    }
  });
});

describe("own savings before cash that is taxed", () => {
  const own = (amount: number) => ({ ownSavingsAtRetirement: amount, ownSavingsForNeeds: amount });

  it("pay for a debt beyond R550 000, which saves R139 315 of tax", () => {
    // Without them R1 139 315 would be taken: 39 600 + 27% of 369 315 = 139 315, which leaves R1 000 000.
    expect(advise({ savings: 4_000_000, debt: 1_000_000 }).lumpSumTax).toBeCloseTo(139_315.07, 2);
    const cash = advise({ savings: 4_000_000, debt: 1_000_000 }, own(2_000_000));
    expect(cash).toMatchObject({
      debtRepayment: 1_000_000,
      grossLumpSum: 550_000,
      lumpSumTax: 0,
      unitTrust: 0,
      ownSavings: 1_550_000,
      ownSavingsUsed: 450_000,
      totalCapitalProvidingIncome: 3_450_000 + 1_550_000,
      unmetCashNeeds: 0,
    });
    expect(cash.ownSavingsTaxAvoided).toBeCloseTo(139_315.07, 2);
  });

  it("all join the unit trust where they shall not pay for needs", () => {
    const cash = advise({ savings: 4_000_000, debt: 1_000_000 }, { ownSavingsAtRetirement: 2_000_000 });
    expect(cash).toMatchObject({ ownSavings: 2_000_000, ownSavingsUsed: 0, ownSavingsTaxAvoided: 0 });
    expect(cash.lumpSumTax).toBeCloseTo(139_315.07, 2);
  });

  it("stay whole where the needs are free of tax, and are used up before any tax is due", () => {
    expect(advise({ savings: 4_000_000, debt: 550_000 }, own(2_000_000))).toMatchObject({
      ownSavingsUsed: 0,
    });
    const cash = advise({ savings: 4_000_000, debt: 900_000 }, own(100_000));
    // 800 000 after tax: 0.73 x = 800 000 + 39 600 - 207 900, so 865 342.47, of which 65 342.47 is tax.
    expect(cash).toMatchObject({ ownSavings: 0, ownSavingsUsed: 100_000 });
    expect(cash.grossLumpSum).toBeCloseTo(865_342.47, 2);
    expect(cash.lumpSumTax).toBeCloseTo(65_342.47, 2);
  });

  it("meet what the law does not let be taken", () => {
    // A third of R900 000 is R300 000, all of it free of tax.
    expect(advise({ savings: 900_000, debt: 380_000 }, own(100_000))).toMatchObject({
      grossLumpSum: 300_000,
      ownSavingsUsed: 80_000,
      ownSavingsTaxAvoided: 0,
      unmetCashNeeds: 0,
    });
    expect(advise({ savings: 900_000, debt: 430_000 }, own(100_000))).toMatchObject({
      debtRepayment: 400_000,
      ownSavings: 0,
      unmetCashNeeds: 30_000,
    });
  });

  it("lower what the last need costs in tax", () => {
    // All of the R50 000 for personal use is taxed: own savings pay the part of the R600 000 debt above R550 000.
    const cash = advise({ savings: 4_000_000, debt: 600_000, personalUse: 50_000 }, own(50_000));
    // 18% of 50 000 / 0.82.
    expect(cash.lastNeedTax).toBeCloseTo(10_975.61, 2);
    expect(cash.lumpSumTax).toBeCloseTo(10_975.61, 2);
  });
});

describe("contributions that were never deducted", () => {
  const never = (contributionsNotDeducted: number) => ({ contributionsNotDeducted });

  it("are taken free of tax on top of R550 000, and what the lump sum leaves is for the income", () => {
    // A third of R3 000 000 is more than R550 000 plus R200 000.
    expect(advise({ savings: 3_000_000 }, never(200_000))).toMatchObject({
      grossLumpSum: 750_000,
      lumpSumTax: 0,
      unitTrust: 750_000,
      contributionsLeft: 0,
    });
    // A third of R300 000 is R100 000.
    expect(advise({ savings: 300_000 }, never(250_000))).toMatchObject({
      grossLumpSum: 100_000,
      contributionsLeft: 150_000,
    });
  });

  it("come before own savings where needs are met", () => {
    // R550 000 and R300 000 are free of tax, so own savings pay R150 000 of the R1 000 000.
    const own = { ownSavingsAtRetirement: 2_000_000, ownSavingsForNeeds: 2_000_000, ...never(300_000) };
    expect(advise({ savings: 4_000_000, debt: 1_000_000 }, own)).toMatchObject({
      grossLumpSum: 850_000,
      lumpSumTax: 0,
      ownSavingsUsed: 150_000,
    });
  });

  it("stay the same in rand until the day of retirement", () => {
    // R1 of today is R1.25 by then: R250 000 is R200 000 of today, and R550 000 is R440 000.
    const source = { ...never(250_000), priceLevel: 1.25 };
    expect(advise({ savings: 3_000_000 }, source).grossLumpSum).toBeCloseTo(640_000, 6);
    expect(advise({ savings: 300_000 }, source).contributionsLeft).toBeCloseTo(100_000, 6);
  });
});
