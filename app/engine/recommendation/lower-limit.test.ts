import { describe, expect, it } from "vitest";
import { addYears } from "~/base/date";
import type { Life, RetirementCase } from "../case/retirement-case";
import { advise } from "../advise";
import { BASIS_2026_11 as BASIS } from "../basis/basis-2026-11";

const TODAY = "2026-11-20";
const aged = (years: number, sex: Life["sex"]): Life => ({ birthDate: addYears(TODAY, -years), sex });

function adviseLivingAnnuities(member: Life, partner?: Life) {
  const person: RetirementCase = {
    adviceDate: TODAY,
    retirementDate: TODAY,
    member,
    ...(partner && { partner }),
    savings: 6_000_000,
    debt: 0,
    emergencyIncomePerMonth: 0,
    personalUse: 0,
    supports: [],
    hasBackup: true,
    importance: "inheritance",
    seriousIllness: false,
    smoker: false,
  };
  const { livingAnnuity, livingAnnuityPlus } = advise(person, BASIS, { seed: 1, paths: 1024 }).products;
  return [livingAnnuity, livingAnnuityPlus!];
}

/**
 * The excess over 1 of the risk that income reduces and the chance that it lasts: the chance ignores
 * the law's minimum drawdown, the projections do not, and a person who must draw more in good
 * markets has less later.
 */
function overlaps(member: Life, partner?: Life): number[] {
  return adviseLivingAnnuities(member, partner).map(
    ({ incomeLastsShare, riskIncomeReducesShare }) => incomeLastsShare + riskIncomeReducesShare - 1,
  );
}

describe("the law's least drawdown", () => {
  it("hardly changes how likely the income lasts, as the methodology says, but beside a young partner", () => {
    const usual = [
      overlaps(aged(55, "female")),
      overlaps(aged(65, "male")),
      overlaps(aged(85, "female")),
      overlaps(aged(60, "male"), aged(58, "female")),
      overlaps(aged(75, "male"), aged(70, "female")),
    ].flat();
    const besideTheYoung = [55, 65, 85].flatMap((years) => overlaps(aged(years, "male"), aged(40, "female")));
    for (const overlap of [...usual, ...besideTheYoung]) expect(overlap).toBeGreaterThan(-1e-9);
    expect(Math.max(...usual)).toBeLessThan(0.001);
    expect(Math.max(...besideTheYoung)).toBeLessThan(0.004);
  });

  it("is paid where it is more than what lasts with the target confidence, and the chance says so", () => {
    const [livingAnnuity] = adviseLivingAnnuities(aged(55, "male"), aged(10, "female"));
    expect(livingAnnuity!.outcomes.expected.annuityDrawdownShare).toBeCloseTo(0.025, 12);
    expect(livingAnnuity!.incomeLastsShare).toBeLessThan(0.75);
    expect(livingAnnuity!.incomeLastsShare).toBeGreaterThan(0.7);
  });
});
