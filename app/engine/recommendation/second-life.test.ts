import { describe, expect, it } from "vitest";
import { LEAVES_MONEY, NEEDS_NO_CASH } from "../../../fixtures/people/retirement-cases";
import { BASIS, adjust, adviseQuickly } from "../../../tests/support/held-plan";
import { guaranteedIncome } from "../advise";
import { findLimits } from "../amend";

const SISTER = { birthDate: "1966-09-02", sex: "female" } as const;

/** A single man of 65, whose sister is to receive part of the guaranteed income. */
const BROTHER = { ...NEEDS_NO_CASH, importance: "income", incomeNeededPerMonth: 12_000 } as const;
const WITH_SISTER = { ...BROTHER, secondLife: SISTER };

describe("a second life that is not a partner", () => {
  const [alone, both, couple] = [BROTHER, WITH_SISTER, { ...BROTHER, partner: SISTER }].map((person) =>
    adviseQuickly(person),
  );

  it("gets of a life annuity what a partner of that age would, at the same price", () => {
    const [annuity, partners] = [both!.products.lifeAnnuity, couple!.products.lifeAnnuity];
    const paid = annuity.outcomes.expected.incomeFromAnnuityPerMonth;
    expect(paid).toBe(partners.outcomes.expected.incomeFromAnnuityPerMonth);
    expect(paid).toBeLessThan(alone!.products.lifeAnnuity.outcomes.expected.incomeFromAnnuityPerMonth);
    expect(annuity).toMatchObject({ partnerShare: 0.75, partnerIncomePerMonth: 0.75 * paid });
    expect(annuity.guaranteePeriodYears).toBe(partners.guaranteePeriodYears);
    expect(both!.partnerShares).toEqual(couple!.partnerShares);
    expect(both!.comparisonAnnuities).toEqual(couple!.comparisonAnnuities);
    expect(guaranteedIncome(WITH_SISTER, BASIS)).toBeCloseTo(paid, 8);
  });

  it("changes nothing else: the unit trust and the living annuities are for one life", () => {
    const { products, lifeExpectancyAge, ...others } = both!;
    expect(lifeExpectancyAge).toBe(alone!.lifeExpectancyAge);
    const { livingAnnuity, livingAnnuityPlus, lifeAnnuity } = products;
    expect(livingAnnuity).toEqual(alone!.products.livingAnnuity);
    expect(livingAnnuityPlus).toEqual(alone!.products.livingAnnuityPlus);
    expect(lifeAnnuity.lastingIncomePerMonth.unitTrust).toBe(
      alone!.products.lifeAnnuity.lastingIncomePerMonth.unitTrust,
    );
    expect(others.cash).toEqual(alone!.cash);
    // Tax and need are those of one person.
    expect(others.incomeNeed!.drawsBothLifetimes).toBe(false);
    expect(others.incomeNeed!.byYear.every((row) => row.partnerAloneGrossPerMonth === null)).toBe(true);
    expect(others.assumed.secondLife).toBe(false);
    expect(alone!.assumed.secondLife).toBe(true);
    expect(couple!.assumed.secondLife).toBe(false);
  });

  it("gets the share at each death, and the guaranteed payments, which then leave nothing to others", () => {
    const { survivors, guaranteedPerMonth } = both!.products.lifeAnnuity;
    const ofAlone = alone!.products.lifeAnnuity.survivors;
    survivors.forEach((row, index) => {
      expect(row.partnerIncomePerMonthReal).toBeCloseTo(0.75 * guaranteedPerMonth, 8);
      expect(row.capitalWithUnitTrustReal - row.capitalReal).toBeCloseTo(
        ofAlone[index]!.capitalWithUnitTrustReal - ofAlone[index]!.capitalReal,
        6,
      );
      expect(row.capitalReal).toBe(0);
    });
  });

  it("gets nothing of what is drawn beside a guaranteed part: that is left as capital", () => {
    const person = { ...LEAVES_MONEY, secondLife: SISTER };
    const mixed = adjust(person, { guaranteedShare: 0.5 }).products.livingAnnuityPlus!;
    const single = adjust(LEAVES_MONEY, { guaranteedShare: 0.5 }).products.livingAnnuityPlus!;
    const paired = adjust({ ...LEAVES_MONEY, partner: SISTER }, { guaranteedShare: 0.5 });
    expect(mixed.guaranteedPerMonth).toBeLessThan(single.guaranteedPerMonth);
    // A partner also lives on the rest.
    for (const [index, row] of mixed.survivors.entries()) {
      expect(row.partnerIncomePerMonthReal).toBeCloseTo(0.75 * mixed.guaranteedPerMonth, 8);
      expect(paired.products.livingAnnuityPlus!.survivors[index]!.partnerIncomePerMonthReal).toBeGreaterThan(
        row.partnerIncomePerMonthReal,
      );
      expect(row.capitalReal).toBeGreaterThan(0);
    }
  });

  it("may get any share, and with none it costs nothing", () => {
    expect(findLimits(WITH_SISTER, BASIS).partnerShare).toEqual({ minimum: 0, maximum: 1 });
    const paidAt = (partnerShare: number) =>
      adjust(WITH_SISTER, { partnerShare, guaranteePeriodYears: 0 }).products.lifeAnnuity.guaranteedPerMonth;
    const ofAlone = adjust(BROTHER, { guaranteePeriodYears: 0 }).products.lifeAnnuity.guaranteedPerMonth;
    expect(paidAt(0)).toBeCloseTo(ofAlone, 8);
    // The price of an income is that of one life, and an extra for the other in proportion to their share.
    const extra = (share: number) => 1 / paidAt(share) - 1 / ofAlone;
    expect(extra(0.5) / extra(1)).toBeCloseTo(0.5, 8);
  });

  it("is refused beside a partner, and where no table knows it", () => {
    expect(() => adviseQuickly({ ...WITH_SISTER, partner: SISTER })).toThrow(/^secondLife: must be absent/);
    const tooOld = { ...SISTER, birthDate: "1880-01-01" };
    expect(() => adviseQuickly({ ...BROTHER, secondLife: tooOld })).toThrow(/^secondLife.birthDate/);
  });
});
