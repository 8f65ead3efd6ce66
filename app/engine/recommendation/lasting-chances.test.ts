import { describe, expect, it } from "vitest";
import {
  LEAVES_ALL,
  LEAVES_MONEY,
  NEEDS_NO_CASH,
  WANTS_CERTAINTY,
} from "../../../fixtures/people/retirement-cases";
import { addDays, addYears } from "~/base/date";
import { BASIS, adviseQuickly, reduceTo } from "../../../tests/support/held-plan";
import { advise } from "../advise";
import { isForLife } from "./decide-plan";

const PATHS = { seed: 1, paths: 1024 };

describe("the promise about the whole income", () => {
  it("is kept by annuity and unit trust together, drawn at one confidence", () => {
    const { products } = advise(NEEDS_NO_CASH, BASIS, PATHS);
    for (const product of [products.livingAnnuity, products.livingAnnuityPlus]) {
      const { confidenceShare, incomeLastsShare, unitTrustLastsShare, jointIncomeLastsShare } = product;
      expect(confidenceShare).toBeGreaterThan(0.755);
      expect(incomeLastsShare).toBeGreaterThanOrEqual(confidenceShare);
      expect(incomeLastsShare).toBeLessThan(confidenceShare + 0.0005);
      expect(Math.abs(unitTrustLastsShare! - incomeLastsShare)).toBeLessThan(0.001);
      expect(jointIncomeLastsShare).toBeGreaterThanOrEqual(0.75);
      expect(jointIncomeLastsShare).toBeLessThan(0.7505);
    }
    const { confidenceShare, incomeLastsShare, jointIncomeLastsShare } = products.lifeAnnuity;
    expect([confidenceShare, incomeLastsShare]).toEqual([0.75, 1]);
    expect(jointIncomeLastsShare).toBeCloseTo(0.75, 3);
  });

  it("is the annuity's alone without a unit trust", () => {
    const { products } = advise({ ...NEEDS_NO_CASH, debt: 550_000 }, BASIS, PATHS);
    const { confidenceShare, incomeLastsShare, ...others } = products.livingAnnuityPlus;
    expect(confidenceShare).toBe(0.75);
    expect(others.unitTrustLastsShare).toBeNull();
    expect(others.unitTrustLastsHealthyShare).toBeNull();
    expect(others.jointIncomeLastsShare).toBe(incomeLastsShare);
    expect(others.chanceByAge.map(({ unitTrustShare }) => unitTrustShare)).toEqual(Array(5).fill(null));
  });

  it("is kept whichever product people take, also by those who would reach the law's highest drawdown first", () => {
    const retirementDate = "2027-03-01";
    const oldAndIll = {
      ...NEEDS_NO_CASH,
      retirementDate,
      member: { birthDate: addDays(addYears(retirementDate, -86), 1), sex: "male" },
      seriousIllness: true,
    } as const;
    const cases = { LEAVES_MONEY, LEAVES_ALL, WANTS_CERTAINTY, NEEDS_NO_CASH, oldAndIll };
    for (const [who, person] of Object.entries(cases)) {
      const { products, cash } = advise(person, BASIS, PATHS);
      for (const { product, unitTrustLastsShare, jointIncomeLastsShare, outcomes } of Object.values(
        products,
      )) {
        if (unitTrustLastsShare === null && isForLife(product)) continue;
        expect(jointIncomeLastsShare, `${who}, ${product}`).toBeGreaterThanOrEqual(0.75);
        expect(jointIncomeLastsShare, `${who}, ${product}`).toBeLessThan(0.7505);
        // So the highest drawdown binds for nobody, and no chance is higher because of it.
        const drawdown = (outcomes.expected.incomeFromAnnuityPerMonth * 12) / cash.annuity;
        if (!isForLife(product)) expect(drawdown).toBeLessThan(BASIS.rules.drawdown.maximumShare);
      }
    }
  });

  it("tells of the ill how likely each income lasts a healthy lifetime, of the well the same", () => {
    const ill = adviseQuickly({ ...WANTS_CERTAINTY, partner: undefined, seriousIllness: true }).products;
    for (const product of [ill.livingAnnuity, ill.livingAnnuityPlus]) {
      expect(product.incomeLastsHealthyShare).toBeLessThan(product.incomeLastsShare - 0.02);
      expect(product.unitTrustLastsHealthyShare!).toBeLessThan(product.unitTrustLastsShare! - 0.02);
      expect(product.jointIncomeLastsHealthyShare).toBeLessThan(product.jointIncomeLastsShare - 0.02);
    }
    // A life annuity lasts however long one lives; its unit trust does not.
    expect(ill.lifeAnnuity.incomeLastsHealthyShare).toBe(1);
    expect(ill.lifeAnnuity.jointIncomeLastsHealthyShare).toBe(ill.lifeAnnuity.unitTrustLastsHealthyShare);
    expect(ill.lifeAnnuity.jointIncomeLastsHealthyShare).toBeLessThan(0.7);
    const { livingAnnuity } = adviseQuickly(LEAVES_MONEY).products;
    expect(livingAnnuity.jointIncomeLastsHealthyShare).toBe(livingAnnuity.jointIncomeLastsShare);
  });

  it("is told for five ages, never more likely later, and not for those before retirement", () => {
    const { products } = adviseQuickly(LEAVES_MONEY);
    for (const { chanceByAge } of Object.values(products)) {
      expect(chanceByAge.map(({ age }) => age)).toEqual([75, 80, 85, 90, 95]);
      chanceByAge.forEach(({ annuityShare, unitTrustShare, jointShare }, index) => {
        expect(jointShare!).toBeLessThanOrEqual(Math.min(annuityShare!, unitTrustShare!));
        expect(jointShare!).toBeGreaterThanOrEqual(annuityShare! + unitTrustShare! - 1 - 1e-12);
        expect(jointShare!).toBeLessThanOrEqual(chanceByAge[index - 1]?.jointShare ?? 1);
      });
    }
    expect(products.lifeAnnuity.chanceByAge.map(({ annuityShare }) => annuityShare)).toEqual([1, 1, 1, 1, 1]);
    const old = { ...LEAVES_MONEY, member: { birthDate: "1945-03-02", sex: "male" } as const };
    const nothing = { annuityShare: null, unitTrustShare: null, jointShare: null };
    const [at75, at80, at85] = adviseQuickly(old).products.livingAnnuity.chanceByAge;
    expect([at75, at80]).toEqual([
      { age: 75, ...nothing },
      { age: 80, ...nothing },
    ]);
    expect(at85!.jointShare).toBeGreaterThan(0.5);
  });

  it("by age is told of the income as it is paid", () => {
    const before = adviseQuickly(LEAVES_MONEY);
    const lower = reduceTo(LEAVES_MONEY, 0.8 * before.incomeRangeForReduction.maximum);
    const at = ({ products }: typeof before) => products.livingAnnuityPlus.chanceByAge[3]!.jointShare!;
    expect(at(lower)).toBeGreaterThan(at(before));
  });
});
