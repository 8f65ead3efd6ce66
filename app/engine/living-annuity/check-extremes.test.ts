/** Checks with extreme answers, and properties that hold when one answer changes. */
import { describe, expect, it } from "vitest";
import { QUICK, ROUNDING } from "../../../tests/support/held-plan";
import { BASIS_2026_12 as BASIS } from "../basis/basis-2026-12";
import { checkPayingAnnuity, type PayingAnnuity } from "./check-paying-annuity";

const RAVI: PayingAnnuity = {
  adviceDate: "2026-12-10",
  member: { birthDate: "1956-06-15", sex: "male" },
  value: 1_300_000,
  incomePerMonth: 9_500,
  anniversaryMonth: 3,
  annualFeeShare: 0.025,
  mix: "middle",
};
const check = (answers: PayingAnnuity) => checkPayingAnnuity(answers, BASIS, QUICK);

/** Every number in a value, with its path. */
function numbersIn(value: unknown, path = "check"): [path: string, number: number][] {
  if (typeof value === "number") return [[path, value]];
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([key, inner]) => numbersIn(inner, `${path}.${key}`));
}

const AGES = ["2008-12-10", "1971-12-10", "1960-02-29", "1941-01-01", "1926-12-10", "1925-12-11"];
const VALUES = [10_000, 149_999, 1_300_000, 999_999_999_999];
const MIXES: PayingAnnuity["mix"][] = ["careful", "middle", "bold", { cash: 1 }, { saProperty: 1 }];

describe("a check", () => {
  it.each(AGES)(
    "of somebody born on %s has figures that make sense, whatever it is worth and pays",
    (birthDate) => {
      for (const sex of ["male", "female"] as const)
        for (const value of VALUES)
          for (const drawn of [0.001, 0.025, 0.09, 0.175, 1]) {
            const answers = {
              ...RAVI,
              member: { birthDate, sex },
              value,
              incomePerMonth: (value * drawn) / 12,
            };
            for (const asked of [answers, { ...answers, partner: { birthDate: "1996-12-10", sex } }]) {
              const senseless = numbersIn(check(asked)).filter(
                ([, number]) => !(number >= 0 && number < Infinity),
              );
              expect(senseless).toEqual([]);
            }
          }
    },
  );

  it.each(MIXES)("in %o finds an income that lasts between the law's limits at all costs", (mix) => {
    for (const annualFeeShare of [0, 0.004, 0.025, 0.1])
      for (const anniversaryMonth of [12, 1, 11]) {
        const { incomes, costs } = check({ ...RAVI, mix, annualFeeShare, anniversaryMonth });
        expect(incomes[2]!.isAllowed).toBe(true);
        expect(costs.lowerFeeLastingPerMonth).toBeGreaterThanOrEqual(
          incomes[2]!.incomePerMonth * (1 - ROUNDING),
        );
      }
  });

  it("shows ages from the next anniversary to 100, or the next one alone", () => {
    const agesOf = (birthDate: string) => {
      const member = { birthDate, sex: "female" } as const;
      return check({ ...RAVI, member }).incomes[0]!.years.map(({ age }) => age);
    };
    expect(agesOf("1956-06-15")).toEqual(Array.from({ length: 31 }, (_, k) => 70 + k));
    // 100 today, and 101 on 1 March.
    expect(agesOf("1926-01-15")).toEqual([101]);
  });
});

describe("what never happens", () => {
  it("a larger income that is likelier to last, or lasts longer", () => {
    const never = 200;
    for (const mix of MIXES) {
      let before = { chance: 1, poor: never, expected: never };
      for (let incomePerMonth = 1_000; incomePerMonth <= 20_000; incomePerMonth += 500) {
        // On the anniversary, so that no payments before it differ.
        const { lastsShare, fallsFromAge } = check({ ...RAVI, mix, incomePerMonth, anniversaryMonth: 12 })
          .incomes[0]!;
        const { poor, expected } = {
          poor: fallsFromAge.poor ?? never,
          expected: fallsFromAge.expected ?? never,
        };
        expect(lastsShare).toBeLessThanOrEqual(before.chance);
        expect(poor).toBeLessThanOrEqual(before.poor);
        expect(expected).toBeLessThanOrEqual(before.expected);
        before = { chance: lastsShare, poor, expected };
      }
    }
  });

  it("higher costs that let more last", () => {
    let before = Infinity;
    for (let percent = 0; percent <= 10; percent += 0.5) {
      const { incomePerMonth } = check({ ...RAVI, annualFeeShare: percent / 100 }).incomes[2]!;
      expect(incomePerMonth).toBeLessThanOrEqual(before);
      before = incomePerMonth;
    }
  });

  it("more worth that lets less last", () => {
    let before = 0;
    for (let value = 200_000; value <= 4_000_000; value += 100_000) {
      const { incomePerMonth } = check({ ...RAVI, value }).incomes[2]!;
      expect(incomePerMonth).toBeGreaterThan(before);
      before = incomePerMonth;
    }
  });
});
