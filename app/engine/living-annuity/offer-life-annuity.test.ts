import { describe, expect, it } from "vitest";
import { BASIS_2026_12 as BASIS } from "../basis/basis-2026-12";
import { forEachView } from "../drawdown/market-views";
import { lifeAnnuityIncome } from "../annuity/life-annuity-income";
import { offerLifeAnnuity } from "./offer-life-annuity";

type Turned = Parameters<typeof offerLifeAnnuity>[0];

const TURNED: Turned = {
  adviceDate: "2026-12-10",
  member: { birthDate: "1956-06-15", sex: "male" },
  yearBegins: "2026-12-10",
  amount: 1_200_000,
};
/** A living annuity of R1 200 000 that pays R5 000 a month, and is worth R900 000 at 75. */
const LASTS = {
  incomePerMonth: 5_000,
  years: [74, 75, 76, 85].map((age) => ({
    age,
    incomePerMonth: forEachView(() => 5_000),
    leftReal: { poor: 0, expected: age === 75 ? 900_000 : 300_000, strong: 0 },
  })),
};
const offer = (changed: Partial<Turned> = {}) => offerLifeAnnuity({ ...TURNED, ...changed }, LASTS, BASIS);
const sharesOf = (changed: Partial<Turned>) => offer(changed).parts.map(({ share }) => share);

describe("a part turned into a life annuity", () => {
  it("pays what it buys, and the rest in proportion", () => {
    const { guaranteePeriodYears, parts } = offer();
    const ofAll = lifeAnnuityIncome({
      member: TURNED.member,
      retirementDate: TURNED.yearBegins,
      basis: BASIS,
      impairment: 1,
      kind: "linked",
      guaranteePeriodYears,
      partnerShare: 0,
      premium: 1_200_000,
    });
    expect(parts.map(({ share }) => share)).toEqual([0, 0.25, 0.5, 0.75, 1]);
    expect(parts[1]).toEqual({
      share: 0.25,
      incomePerMonth: 0.25 * ofAll + 3_750,
      guaranteedPerMonth: 0.25 * ofAll,
      left: [
        { age: 75, leftReal: 675_000 },
        { age: 85, leftReal: 225_000 },
      ],
    });
    expect(parts[4]).toMatchObject({ incomePerMonth: ofAll, guaranteedPerMonth: ofAll });
    expect(parts[4]!.left.every(({ leftReal }) => leftReal === 0)).toBe(true);
  });

  it("costs more than R165 000, as does the rest, in the rand of the day on which it is turned", () => {
    expect(sharesOf({ amount: 4 * 165_000 })).toEqual([0, 0.5, 1]);
    expect(sharesOf({ amount: 4 * 165_000 + 1 })).toEqual([0, 0.25, 0.5, 0.75, 1]);
    expect(sharesOf({ amount: 2 * 165_000 })).toEqual([0, 1]);
    // Half a year later prices are about 2% higher.
    expect(sharesOf({ amount: 2 * 163_000, yearBegins: "2027-06-01" })).toEqual([0, 0.5, 1]);
  });
});
