import { describe, expect, test } from "vitest";
import { BASIS_2026_11 } from "../basis/basis-2026-11";
import { medianAgeAtDeath } from "./life-expectancy";
import { yearlyMortality } from "./yearly-mortality";

const noImprovement = { ...BASIS_2026_11, improvement: { rateShare: 0, fromYear: 1998 } };

describe("yearly probabilities of dying", () => {
  test("without improvement, exactly 65 gives the table's own q, year by year, to its five decimals", () => {
    const q = yearlyMortality({
      life: { birthDate: "1961-06-15", sex: "male" },
      retirementDate: "2026-06-15",
      basis: noImprovement,
      impairment: 1,
    });
    const { qx, firstAge } = BASIS_2026_11.mortality.male;
    for (let age = 65; age <= 110; age++) expect(q[age - 65]).toBeCloseTo(qx[age - firstAge]!, 4);
    expect(q).toHaveLength(55);
    expect(q[54]).toBe(1);
  });

  // By hand: the force for women at 65 and 66 is 0.01112 and 0.01220; born 15 December, retiring 15 June of a
  // common year: 182 of 365 days into the year of age; 15 June is 165 of 365 days into 2026, and improvement
  // counts from mid-1998.
  test("half a birthday away, the force lies between the two ages' and has improved since the middle of 1998", () => {
    const [q0] = yearlyMortality({
      life: { birthDate: "1960-12-15", sex: "female" },
      retirementDate: "2026-06-15",
      basis: BASIS_2026_11,
      impairment: 1,
    });
    const force = ((183 / 365) * 0.01112 + (182 / 365) * 0.0122) * 0.99 ** (28 + 165 / 365 - 0.5);
    expect(q0).toBeCloseTo(1 - Math.exp(-force), 12);
  });

  test("on New Year's Day are what they were the day before, less a day's improvement and ageing", () => {
    const firstYear = (retirementDate: string) =>
      yearlyMortality({
        life: { birthDate: "1961-06-15", sex: "male" },
        retirementDate,
        basis: BASIS_2026_11,
        impairment: 1,
      })[0]!;
    const days = ["2027-12-30", "2027-12-31", "2028-01-01", "2028-01-02"].map(firstYear);
    const steps = days.slice(1).map((q, day) => q / days[day]! - 1);
    // A day's fraction of a year's ageing, about 7%, less improvement, 1%; a little less in a leap year.
    for (const step of steps) expect(step).toBeGreaterThan(0.0001);
    expect(Math.max(...steps) - Math.min(...steps)).toBeLessThan(1e-6);
  });

  test("half of those aged 65 in 2023 live past the ages that Glacier publishes, 85 and 89, within a year", () => {
    const median = (sex: "male" | "female") => {
      const life = { birthDate: "1958-06-15", sex };
      return medianAgeAtDeath(
        yearlyMortality({ life, retirementDate: "2023-06-15", basis: BASIS_2026_11, impairment: 1 }),
        65,
      );
    };
    expect(Math.abs(median("male") - 85)).toBeLessThan(1);
    expect(Math.abs(median("female") - 89)).toBeLessThan(1);
  });

  test("an impairment counts in full up to 60, then fades from year to year, and is gone from 100", () => {
    const forces = (impairment: number) => {
      const life = { birthDate: "1971-06-15", sex: "female" } as const;
      return yearlyMortality({ life, retirementDate: "2026-06-15", basis: BASIS_2026_11, impairment }).map(
        (q) => -Math.log1p(-q),
      );
    };
    const [impaired, healthy] = [forces(3), forces(1)];
    for (const [age, multiple] of [
      [55, 3],
      [60, 3],
      [70, 2.5],
      [80, 2],
      [100, 1],
      [110, 1],
    ] as const) {
      expect(impaired[age - 55]! / healthy[age - 55]!).toBeCloseTo(multiple, 9);
    }
  });

  test("a child of 10 and somebody of 119 have finite tables that end at 120", () => {
    const tableOf = (birthDate: string) =>
      yearlyMortality({
        life: { birthDate, sex: "female" },
        retirementDate: "2026-06-15",
        basis: BASIS_2026_11,
        impairment: 4,
      });
    expect(tableOf("2016-06-15")).toHaveLength(110);
    expect(tableOf("2016-06-15").every((q) => q >= 0 && q <= 1)).toBe(true);
    expect([...tableOf("1907-06-15")]).toEqual([1]);
  });

  test("impossible lives are refused by name", () => {
    const base = { retirementDate: "2026-06-15", basis: BASIS_2026_11, impairment: 1 };
    const at = (birthDate: string) => () => yearlyMortality({ ...base, life: { birthDate, sex: "male" } });
    expect(at("2026-06-16")).toThrow(/^life\.birthDate: /);
    expect(at("1906-06-15")).toThrow(/^life\.birthDate: /);
    expect(at("15/06/1961")).toThrow(/^life\.birthDate: /);
    const life = { birthDate: "1961-06-15", sex: "male" } as const;
    const ofNoSex = { ...life, sex: "other" as "male" };
    expect(() => yearlyMortality({ ...base, life: ofNoSex })).toThrow(/^life\.sex: /);
    expect(() => yearlyMortality({ ...base, life, retirementDate: "soon" })).toThrow(/^retirementDate: /);
    expect(() => yearlyMortality({ ...base, life, impairment: Number.NaN })).toThrow(/^impairment: /);
    expect(() => yearlyMortality({ ...base, life, impairment: 0.9 })).toThrow(/^impairment: /);
  });
});
