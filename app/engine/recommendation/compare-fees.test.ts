import { describe, expect, it } from "vitest";
import { NEEDS_NO_CASH } from "../../../fixtures/people/retirement-cases";
import type { RetirementCase } from "../case/retirement-case";
import { advise } from "../advise";
import type { Basis } from "../basis/basis";
import { BASIS_2026_11 as BASIS } from "../basis/basis-2026-11";
import { monthlyPaymentsCost } from "../market/fund-paths";
import { compareFees } from "./compare-fees";
import { expectedRealGrossReturn } from "../market/expected-return";

/** A debt uses up the tax-free part, so the rest is all in the annuity; no time passes before retirement. */
const PERSON: RetirementCase = {
  ...NEEDS_NO_CASH,
  retirementDate: NEEDS_NO_CASH.adviceDate,
  member: { birthDate: "1961-05-30", sex: "male" },
  savings: 4_000_000,
  debt: 550_000,
};
const OPTIONS = { seed: 1, paths: 256 };
const LIVING = ["livingAnnuity", "livingAnnuityPlus"] as const;

function chargeYearly(share: number, basis: Basis = BASIS): Basis {
  const nothing = { automatedAdviceShare: 0, plannerShare: 0, administrationShare: 0, otherShare: 0 };
  const annuity = { managementShare: share, ...nothing };
  return { ...basis, fees: { ...basis.fees, annual: { ...basis.fees.annual, annuity } } };
}

describe("the fee beside the industry's", () => {
  it("saves by hand, in the first year, in income, and over two years", () => {
    const comparison = compareFees({
      feeShare: 0.02,
      industryFeeShare: 0.03,
      lowFeeShare: 0.01,
      incomePerMonth: 5_000,
      incomeAtIndustryFeePerMonth: 4_400,
      incomeAtLowFeePerMonth: 5_450,
      account: {
        capital: 1_200_000,
        incomePerYear: 0,
        band: { minimumShare: 0, maximumShare: 0.175 },
        grossRealReturn: 0,
        inflation: 0,
        credits: new Float64Array(2),
        years: 2,
      },
    });
    // A hundredth of R1 200 000 a year is R1 000 a month. 2%: 24 000 and 2% of 1 176 000, 23 520, together 47 520;
    // 3%: 36 000 and 3% of 1 164 000, 34 920, together 70 920; the difference is 23 400.
    expect(comparison.savedShare).toBeCloseTo(0.01, 12);
    expect(comparison.firstYearFeePerMonth).toBeCloseTo(2_000, 8);
    expect(comparison.firstYearSavingPerMonth).toBeCloseTo(1_000, 8);
    expect(comparison.incomeSavingPerMonth).toBe(600);
    expect(comparison.incomeLostPerMonth).toBe(450);
    expect(comparison.lifetimeFeesReal).toBeCloseTo(47_520, 8);
    expect(comparison.lifetimeIndustryFeesReal).toBeCloseTo(70_920, 8);
    expect(comparison.lifetimeSavingReal).toBeCloseTo(23_400, 8);
    expect(comparison.lifetimeSavingShare).toBeCloseTo(23_400 / 70_920, 12);
  });

  it("changes the income as charging the industry's fee would", () => {
    const [ours, industry] = [0.015, BASIS.industryFeeShare].map(
      (share) => advise(PERSON, chargeYearly(share), OPTIONS).products,
    );
    for (const product of LIVING) {
      const { outcomes, feeComparison } = ours![product]!;
      const lower = industry![product]!.outcomes.expected.incomeFromAnnuityPerMonth;
      const saving = outcomes.expected.incomeFromAnnuityPerMonth - lower;
      expect(feeComparison!.incomeSavingPerMonth).toBeCloseTo(saving, 8);
      expect(saving).toBeGreaterThan(0);
    }
  });

  it("loses what charging the low fee would add to the income, within 0.01% of it", () => {
    const [ours, low] = [0.02, BASIS.lowFeeShare].map(
      (share) => advise(PERSON, chargeYearly(share), OPTIONS).products,
    );
    for (const product of LIVING) {
      const higher = low![product]!.outcomes.expected.incomeFromAnnuityPerMonth;
      const lost = higher - ours![product]!.outcomes.expected.incomeFromAnnuityPerMonth;
      expect(lost).toBeGreaterThan(0);
      const { incomeLostPerMonth } = ours![product]!.feeComparison!;
      expect(Math.abs(incomeLostPerMonth - lost)).toBeLessThan(higher * 1e-4);
    }
  });

  it("saves nothing when both are the same, and costs something when ours is higher", () => {
    const [same, higher] = [BASIS.industryFeeShare, 0.03].map(
      (share) => advise(PERSON, chargeYearly(share), OPTIONS).products.livingAnnuityPlus!.feeComparison!,
    );
    expect(same!.incomeSavingPerMonth).toBe(0);
    expect(same!.lifetimeSavingReal).toBe(0);
    expect(same!.lifetimeSavingShare).toBe(0);
    expect(higher!.incomeSavingPerMonth).toBeLessThan(0);
    expect(higher!.lifetimeSavingReal).toBeLessThan(0);
  });

  it("comes over a lifetime, without volatility, to what is missing at the end of the projected years", () => {
    const calm = {
      ...BASIS,
      assetClasses: BASIS.assetClasses.map((one) => ({ ...one, volatility: 0 })),
      inflation: { ...BASIS.inflation, deviation: 0 },
    };
    const { products, lifeExpectancyAge } = advise(PERSON, calm, { seed: 1, paths: 1 });
    const { projection, feeComparison } = products.livingAnnuity;
    const growth = 1 + expectedRealGrossReturn(BASIS.funds.selectIncome.mix, calm);
    const { mean } = BASIS.inflation;
    const freeCost = monthlyPaymentsCost(growth * (1 + mean)) / (1 + mean);
    const capital = projection.capitalReal.expected;
    // He is 65 years and 174 of 365 days old.
    const years = lifeExpectancyAge - (65 + 174 / 365);
    const fees = projection.incomePerMonthReal.expected.slice(0, Math.ceil(years)).map((income, k) => {
      const withoutFee = capital[k]! * growth - income * 12 * freeCost;
      return Math.min(years - k, 1) * (withoutFee - capital[k + 1]!);
    });
    const total = fees.reduce((sum, fee) => sum + fee, 0);
    expect(feeComparison!.lifetimeFeesReal).toBeCloseTo(total, 2);
  });

  it("is not told of a life annuity", () => {
    expect(advise(PERSON, BASIS, OPTIONS).products.lifeAnnuity.feeComparison).toBeNull();
  });

  it("is refused for what no fee can be", () => {
    const account = {
      capital: 1,
      incomePerYear: 0,
      band: BASIS.rules.drawdown,
      grossRealReturn: 0,
      inflation: 0,
      credits: [],
      years: 0,
    };
    const incomes = { incomePerMonth: 1, incomeAtIndustryFeePerMonth: 1, incomeAtLowFeePerMonth: 1 };
    const terms = { ...incomes, industryFeeShare: 0.03, lowFeeShare: 0.01, account };
    expect(() => compareFees({ ...terms, feeShare: 1.2 })).toThrow(/^feeShare: /);
    expect(() => compareFees({ ...terms, feeShare: 0, incomePerMonth: Number.NaN })).toThrow(
      /^incomePerMonth: /,
    );
  });
});
