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
  it("is kept by annuity and unit trust together, drawn in step", () => {
    const { products, cash } = advise(NEEDS_NO_CASH, BASIS, PATHS);
    for (const { incomeLastsShare, outcomes } of [products.livingAnnuity, products.livingAnnuityPlus!]) {
      expect(incomeLastsShare).toBeGreaterThanOrEqual(0.75);
      expect(incomeLastsShare).toBeLessThan(0.7505);
      const { annuityDrawdownShare, unitTrustDrawdownShare, ...monthly } = outcomes.expected;
      expect(annuityDrawdownShare).toBeCloseTo(unitTrustDrawdownShare, 12);
      const ratio = monthly.incomeFromUnitTrustPerMonth / monthly.incomeFromAnnuityPerMonth;
      expect(ratio).toBeCloseTo(cash.unitTrust / cash.annuity, 12);
    }
    expect(products.lifeAnnuity.incomeLastsShare).toBeCloseTo(0.75, 3);
  });

  it("is the annuity's alone without a unit trust", () => {
    const { products } = advise({ ...NEEDS_NO_CASH, debt: 550_000 }, BASIS, PATHS);
    expect(products.livingAnnuityPlus!.incomeLastsShare).toBeCloseTo(0.75, 3);
    expect(products.livingAnnuityPlus!.lastingIncomePerMonth.unitTrust).toBe(0);
    expect(products.lifeAnnuity.incomeLastsShare).toBe(1);
  });

  it("is kept whichever product people take, also by those who would reach the law's highest drawdown first", () => {
    const retirementDate = "2027-03-01";
    const old = {
      ...NEEDS_NO_CASH,
      retirementDate,
      member: { birthDate: addDays(addYears(retirementDate, -86), 1), sex: "male" },
    } as const;
    const cases = { LEAVES_MONEY, LEAVES_ALL, WANTS_CERTAINTY, NEEDS_NO_CASH, old };
    for (const [who, person] of Object.entries(cases)) {
      const { products, cash } = advise(person, BASIS, PATHS);
      for (const { product, incomeLastsShare, outcomes } of Object.values(products)) {
        if (cash.unitTrust === 0 && isForLife(product)) continue;
        expect(incomeLastsShare, `${who}, ${product}`).toBeGreaterThanOrEqual(0.75);
        expect(incomeLastsShare, `${who}, ${product}`).toBeLessThan(0.7505);
        // So the maximum drawdown never binds, and does not raise any chance.
        const drawdown = (outcomes.expected.incomeFromAnnuityPerMonth * 12) / cash.annuity;
        if (!isForLife(product)) expect(drawdown).toBeLessThan(BASIS.rules.drawdown.maximumShare);
      }
    }
  });

  it("raises no drawdown for an illness that nobody has checked, and tells what a shorter life would allow", () => {
    const well = { ...WANTS_CERTAINTY, partner: undefined };
    const [healthy, ill] = [adviseQuickly(well), adviseQuickly({ ...well, seriousIllness: true })];
    for (const name of ["livingAnnuity", "livingAnnuityPlus"] as const) {
      const [before, after] = [healthy.products[name]!, ill.products[name]!];
      expect(after.lastingIncomePerMonth).toEqual(before.lastingIncomePerMonth);
      expect(after.incomeLastsShare).toBe(before.incomeLastsShare);
      expect(after.shortened!.incomeLastsShare).toBeGreaterThan(before.incomeLastsShare + 0.02);
      const { annuity, unitTrust } = before.lastingIncomePerMonth;
      expect(after.shortened!.lastingIncomePerMonth).toBeGreaterThan(annuity + unitTrust);
      expect(before).not.toHaveProperty("shortened");
    }
    // An insurer does check health: only a life annuity pays more.
    const forLife = ({ products }: typeof ill) => products.lifeAnnuity.lastingIncomePerMonth.annuity;
    expect(forLife(ill)).toBeGreaterThan(forLife(healthy));
    expect(ill.lifeExpectancyAge).toBe(healthy.lifeExpectancyAge);
    expect(ill.shortenedLifeExpectancyAge).toBeLessThan(healthy.lifeExpectancyAge - 3);
  });

  it("is told for five ages, never more likely later, and not for those before retirement", () => {
    const { products } = adviseQuickly(LEAVES_MONEY);
    for (const { chanceByAge } of Object.values(products)) {
      expect(chanceByAge.map(({ age }) => age)).toEqual([75, 80, 85, 90, 95]);
      chanceByAge.forEach(({ share }, index) => {
        expect(share!).toBeLessThanOrEqual(chanceByAge[index - 1]?.share ?? 1);
      });
    }
    const certain = adviseQuickly({ ...LEAVES_MONEY, emergencyIncomePerMonth: 0, debt: 550_000 }).products;
    expect(certain.lifeAnnuity.chanceByAge.map(({ share }) => share)).toEqual([1, 1, 1, 1, 1]);
    const old = { ...LEAVES_MONEY, member: { birthDate: "1945-03-02", sex: "male" } as const };
    const [at75, at80, at85] = adviseQuickly(old).products.livingAnnuity.chanceByAge;
    expect([at75, at80]).toEqual([
      { age: 75, share: null },
      { age: 80, share: null },
    ]);
    expect(at85!.share).toBeGreaterThan(0.5);
  });

  it("by age is told of the income as it is paid", () => {
    const before = adviseQuickly(LEAVES_MONEY);
    const lower = reduceTo(LEAVES_MONEY, 0.8 * before.incomeRangeForReduction.maximum);
    const at = ({ products }: typeof before) => products.livingAnnuityPlus!.chanceByAge[3]!.share!;
    expect(at(lower)).toBeGreaterThan(at(before));
  });
});
