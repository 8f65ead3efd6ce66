import { describe, expect, it } from "vitest";
import {
  LEAVES_ALL,
  LEAVES_MONEY,
  NEEDS_NO_CASH,
  WANTS_CERTAINTY,
} from "../../../fixtures/people/retirement-cases";
import { addYears } from "~/base/date";
import { BASIS, QUICK, adjust, adviseQuickly, reduceTo } from "../../../tests/support/held-plan";
import type { Advice, ProductAdvice } from "../advice/advice";
import { amend, findLimits } from "../amend";
import { productAdviceOf } from "./product-advice-of";

const ALONE = { ...NEEDS_NO_CASH, debt: 550_000 };

/** Figures of a product's own projection at an age. */
function projected({ projection }: ProductAdvice, age: number) {
  const at = projection.ages.indexOf(age);
  return {
    capitalReal: projection.capitalReal.expected[at]!,
    toDependantsReal: projection.estateReal.expected[at]!,
    poorPerMonth: projection.incomePerMonthReal.poor[at]!,
  };
}

const totalOf = ({ outcomes: { expected } }: ProductAdvice) =>
  expected.incomeFromAnnuityPerMonth + expected.incomeFromUnitTrustPerMonth;

function expectLike(blend: Advice["blends"][number], product: ProductAdvice): void {
  expect(blend.incomePerMonth).toBeCloseTo(totalOf(product), 6);
  expect(blend.poorIncomeAt90PerMonth).toBeCloseTo(projected(product, 90).poorPerMonth, 6);
  for (const { age, capitalReal, toDependantsReal } of blend.left) {
    expect(capitalReal).toBeCloseTo(projected(product, age).capitalReal, 4);
    expect(toDependantsReal).toBeCloseTo(projected(product, age).toDependantsReal, 4);
  }
}

describe("how much of it guaranteed", () => {
  it.each([LEAVES_MONEY, NEEDS_NO_CASH, ALONE])(
    "begins with the living annuity and ends with the life annuity",
    (person) => {
      const { blends, products } = adviseQuickly(person);
      expect(blends.map(({ guaranteedShare }) => guaranteedShare)).toEqual([0, 0.25, 0.5, 0.75, 1]);
      expectLike(blends[0]!, products.livingAnnuityPlus!);
      expectLike(blends[4]!, products.lifeAnnuity);
    },
  );

  it("leaves out a row of which a bought part costs no more than insurers ask, in rand of the retirement day", () => {
    const sharesWith = (savings: number, later: Partial<typeof NEEDS_NO_CASH> = {}) =>
      adviseQuickly({ ...NEEDS_NO_CASH, ...later, savings }).blends.map(
        ({ guaranteedShare }) => guaranteedShare,
      );
    const { adviceDate } = NEEDS_NO_CASH;
    const today = { retirementDate: adviceDate };
    // A third is taken, as it is free of tax. Of R825 000 R550 000 is left: a quarter is R137 500, a half R275 000.
    expect(sharesWith(825_000, today)).toEqual([0, 0.5, 1]);
    // Of R990 000 R660 000 is left: a quarter is R165 000, and must be more.
    expect(sharesWith(990_000, today)).toEqual([0, 0.5, 1]);
    expect(sharesWith(990_006, today)).toEqual([0, 0.25, 0.5, 0.75, 1]);
    // In five years prices are 25% higher (4.5% a year), and the savings have grown as well.
    expect(sharesWith(850_000, { retirementDate: addYears(adviceDate, 5) })).toEqual([0, 0.25, 0.5, 0.75, 1]);
  });

  it("has its two ends alone where all of the savings is taken and no annuity is bought", () => {
    const all = { vestedWhole: 400_000, vestedThird: 0, savingsComponent: 0, retirementComponent: 0 };
    const { blends, cash } = adviseQuickly({ ...NEEDS_NO_CASH, savings: 400_000, fundParts: all });
    expect(cash.annuity).toBe(0);
    expect(blends.map(({ guaranteedShare }) => guaranteedShare)).toEqual([0, 1]);
  });

  it("guarantees in proportion, and what is not guaranteed follows markets", () => {
    const { blends, products } = adviseQuickly(ALONE);
    const { incomeFromAnnuityPerMonth: forLife } = products.lifeAnnuity.outcomes.expected;
    const living = totalOf(products.livingAnnuityPlus!);
    for (const { guaranteedShare: share, ...blend } of blends) {
      expect(blend.guaranteedPerMonth).toBeCloseTo(share * forLife, 6);
      expect(blend.incomePerMonth).toBeCloseTo(share * forLife + (1 - share) * living, 6);
      // Without a unit trust every figure is a mixture of the two ends.
      const at95 = blend.left.at(-1)!;
      expect(at95.capitalReal).toBeCloseTo((1 - share) * blends[0]!.left.at(-1)!.capitalReal, 4);
      expect(blend.poorIncomeAt90PerMonth).toBeCloseTo(
        share * forLife + (1 - share) * blends[0]!.poorIncomeAt90PerMonth,
        6,
      );
    }
  });

  it("tells the guaranteed payments still to come in what dependants get, and none where a partner gets them", () => {
    const { blends, products } = adviseQuickly(ALONE);
    expect(products.lifeAnnuity.guaranteePeriodYears).toBe(10);
    // From 64 on, the guarantee period of ten years ends at 74.
    for (const { left } of blends)
      expect(left.map(({ guaranteedLeftReal }) => guaranteedLeftReal)).toEqual([0, 0, 0]);
    // From 66 on, one of ten guaranteed years is left at 75: twelve payments, worth 11.77 at a real yield of 3.6%.
    const at66 = { ...ALONE, member: { birthDate: "1960-03-14", sex: "female" } } as const;
    const older = adviseQuickly(at66);
    expect(older.products.lifeAnnuity.guaranteePeriodYears).toBe(10);
    const certain = (1 - 1.036 ** -1) / (1.036 ** (1 / 12) - 1);
    for (const { guaranteedPerMonth, left } of older.blends)
      expect(left[0]!.guaranteedLeftReal).toBeCloseTo(certain * guaranteedPerMonth, 6);
    expect(older.blends[4]!.left[0]!.toDependantsReal).toBeCloseTo(
      certain * older.blends[4]!.guaranteedPerMonth,
      6,
    );
    const partner = { birthDate: "1966-09-02", sex: "female" } as const;
    for (const { left } of adviseQuickly({ ...at66, partner }).blends)
      expect(left[0]!.guaranteedLeftReal).toBe(0);
  });

  it("puts the rest into a plain living annuity for the ill and where all is to be left", () => {
    const ill = adviseQuickly({ ...ALONE, seriousIllness: true });
    expectLike(ill.blends[0]!, ill.products.livingAnnuity);
    expect(totalOf(ill.products.livingAnnuityPlus!)).not.toBeCloseTo(totalOf(ill.products.livingAnnuity), 0);
    const all = adviseQuickly(LEAVES_ALL);
    expectLike(all.blends[0]!, all.products.livingAnnuity);
  });

  it.each([
    ["a living annuity plus", LEAVES_MONEY],
    ["a living annuity", LEAVES_ALL],
    ["a life annuity", WANTS_CERTAINTY],
    ["the seriously ill", { ...LEAVES_MONEY, seriousIllness: true }],
  ])("is a row of the same comparison when a person chooses it: %s", (_, person) => {
    const ours = adviseQuickly(person);
    for (const guaranteedShare of [0, 0.25, 0.5, 1]) {
      const row = ours.blends.find((blend) => blend.guaranteedShare === guaranteedShare)!;
      const chosen = adjust(person, { guaranteedShare });
      expect(chosen.recommended).toBe(ours.recommended);
      const product = productAdviceOf(chosen.products, chosen.recommended);
      expect(product.guaranteedShare).toBe(guaranteedShare);
      expect(totalOf(product)).toBeCloseTo(row.incomePerMonth, 6);
      expect(product.guaranteedPerMonth).toBeCloseTo(row.guaranteedPerMonth, 6);
      expectLike(row, product);
      expect(chosen.blends.map((blend) => blend.incomePerMonth)).toEqual(
        ours.blends.map((blend) => expect.closeTo(blend.incomePerMonth, 6)),
      );
      // The rest's income lasts with the same target confidence as the plan's.
      expect(product.incomeLastsShare).toBeCloseTo(
        guaranteedShare === 1 && !ours.cash.unitTrust ? 1 : 0.75,
        2,
      );
    }
    const own = productAdviceOf(ours.products, ours.recommended).guaranteedShare;
    expect(JSON.stringify(adjust(person, { guaranteedShare: own }))).toBe(JSON.stringify(ours));
  });

  it("costs its fee, pays the partner and leaves the guaranteed payments by its parts", () => {
    const living = adviseQuickly(LEAVES_MONEY).products.livingAnnuityPlus!;
    const life = adviseQuickly(LEAVES_MONEY).products.lifeAnnuity;
    const half = adjust(LEAVES_MONEY, { guaranteedShare: 0.5 }).products.livingAnnuityPlus!;
    expect(half.guaranteePeriodYears).toBe(life.guaranteePeriodYears);
    expect(half.guaranteePricePerMonth).toBeCloseTo(life.guaranteePricePerMonth / 2, 6);
    expect(half.partnerIncomePerMonth).toBeCloseTo(life.partnerIncomePerMonth / 2, 6);
    expect(half.feeComparison!.firstYearFeePerMonth).toBeCloseTo(
      living.feeComparison!.firstYearFeePerMonth / 2,
      6,
    );
    // The drawdown of the living part alone, between 2.5% and 17.5% of it.
    expect(half.incomeRangePerMonth.minimum).toBeCloseTo(
      half.guaranteedPerMonth +
        (BASIS.rules.drawdown.minimumShare / 12) * (adviseQuickly(LEAVES_MONEY).cash.annuity / 2),
      4,
    );
  });

  it("may be any step of 5% of which both annuities cost more than the least price", () => {
    // Of R990 006 R660 004 is left: a quarter is just more than R165 000, a fifth is not.
    const person = { ...NEEDS_NO_CASH, retirementDate: NEEDS_NO_CASH.adviceDate, savings: 990_006 };
    const { guaranteedShares } = findLimits(person, BASIS);
    expect(guaranteedShares).toEqual([0, 0.25, 0.3, 0.35, 0.4, 0.45, 0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 1]);
    expect(() => adjust(person, { guaranteedShare: 0.2 })).toThrow(
      /^guaranteedShare: must be one of 0, 0.25/,
    );
    expect(() => adjust(person, { guaranteedShare: 0.33 })).toThrow(/^guaranteedShare: must be one of/);
    // A smaller lump sum leaves more for the annuities.
    const lumpSum = 0;
    expect(findLimits(person, BASIS, { lumpSum }).guaranteedShares).toContain(0.2);
    expect(adjust(person, { lumpSum, guaranteedShare: 0.2 }).cash.unitTrust).toBe(0);
  });

  it("may be bought later for the least price in the rand of that day, which is less in today's", () => {
    // R165 000 in three years is 165 000 / 1.045³ = R144 589.0 of today: a fifth of R722 945.1, the annuities.
    const later = { retirementDate: addYears(NEEDS_NO_CASH.adviceDate, 3), lumpSum: 0 };
    const today = { ...NEEDS_NO_CASH, retirementDate: NEEDS_NO_CASH.adviceDate, savings: 100_000 };
    const growth = adjust(today, later).cash.annuity / 100_000;
    const sharesOf = (annuity: number) =>
      findLimits({ ...today, savings: annuity / growth }, BASIS, later).guaranteedShares;
    expect(sharesOf(722_944)).toEqual([0, 0.25, 0.3, 0.35, 0.4, 0.45, 0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 1]);
    expect(sharesOf(722_946)).toEqual([
      0, 0.2, 0.25, 0.3, 0.35, 0.4, 0.45, 0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 0.8, 1,
    ]);
    const enough = { ...today, savings: 722_946 / growth };
    expect(() => adjust(enough, { ...later, guaranteedShare: 0.15 })).toThrow(
      /^guaranteedShare: must be one of 0, 0.2,/,
    );
    // Today the same money would not be enough for both, which takes more than R825 000.
    expect(findLimits(enough, BASIS, { lumpSum: 0 }).guaranteedShares).not.toContain(0.2);
    // The living annuity has a minimum price as well: guaranteeing four fifths leaves it a fifth.
    expect(adjust(enough, { ...later, guaranteedShare: 0.8 }).cash.annuity).toBeCloseTo(722_946, 4);
  });

  it("follows an adjusted plan, tells only ages from retirement on, and is left out where less is paid", () => {
    const adjusted = amend(LEAVES_MONEY, { dependantsShare: 0.2, applyExclusion: true }, BASIS, QUICK);
    expectLike(adjusted.blends[0]!, adjusted.products.livingAnnuityPlus!);
    const old = { ...LEAVES_MONEY, member: { birthDate: "1950-06-01", sex: "female" } as const };
    expect(adviseQuickly(old).blends[0]!.left.map(({ age }) => age)).toEqual([85, 95]);
    const { maximum } = adviseQuickly(LEAVES_MONEY).incomeRangeForReduction;
    expect(reduceTo(LEAVES_MONEY, 0.9 * maximum).blends).toEqual([]);
  });
});
