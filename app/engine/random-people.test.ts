/** Properties of anybody's life annuity: for 300 invented people, and for 10 000 before a release. */
import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import {
  annuityFactor,
  certainAnnuityFactor,
  findBasis,
  guaranteedIncome,
  lifeAnnuityIncome,
  lifeExpectancy,
  yearlyMortality,
  type AnnuityKind,
  type Basis,
} from "~/engine";
import { addYears } from "~/base/date";
import { countRuns } from "../../tests/support/count-runs";
import { atMost, holds } from "../../tests/support/laws";

// Takes seconds when run alone, and longer on a busy machine.
vi.setConfig({ testTimeout: 180_000 });

const SEED = 20_261_126;
const MANY = { numRuns: countRuns({ usually: 300, long: 10_000 }), seed: SEED };
const SOME = { numRuns: countRuns({ usually: 100, long: 1_000 }), seed: SEED };
const basis = findBasis("2026-11");

const dayOf = (days: number) => new Date(days * 86_400_000).toISOString().slice(0, 10);
const daysTo = (date: string) => Date.parse(date) / 86_400_000;
const dayBetween = (from: string, to: string) => fc.integer({ min: daysTo(from), max: daysTo(to) });
const rand = fc.double({ min: 0, max: 2e7, noNaN: true });

/** Aged 55 to 85 at retirement, with a partner from 20 years older to 45 younger. */
const anybody = fc
  .record({
    retirement: dayBetween("2026-11-20", "2031-11-20"),
    age: fc.double({ min: 55.01, max: 84.99, noNaN: true }),
    youngerBy: fc.double({ min: -20, max: 45, noNaN: true }),
    isMan: fc.boolean(),
    kind: fc.constantFrom<AnnuityKind>("linked", "increasing5", "level"),
    guaranteePeriodYears: fc.integer({ min: 0, max: 29 }),
    partnerShare: fc.double({ min: 0, max: 0.9, noNaN: true }),
    impairment: fc.constantFrom<number>(1, 1.5, 3, 4),
  })
  .map(({ retirement, age, youngerBy, isMan, ...terms }) => ({
    ...terms,
    basis,
    premium: 1_000_000,
    retirementDate: dayOf(retirement),
    member: {
      birthDate: dayOf(retirement - Math.round(age * 365.25)),
      sex: isMan ? "male" : "female",
    } as const,
    partner: {
      birthDate: dayOf(retirement - Math.round(Math.max(age - youngerBy, 18) * 365.25)),
      sex: isMan ? "female" : "male",
    } as const,
  }));
type Anybody = typeof anybody extends fc.Arbitrary<infer Value> ? Value : never;

const bornEarlier = <Life extends { birthDate: string }>(life: Life, days: number): Life => ({
  ...life,
  birthDate: dayOf(daysTo(life.birthDate) - days),
});

function atHigherYields({ pricing }: Basis): Basis {
  const more = (yieldShare: number) => yieldShare + 0.0025;
  return {
    ...basis,
    pricing: {
      ...pricing,
      linkedReal: more(pricing.linkedReal),
      fixed5: more(pricing.fixed5),
      level: more(pricing.level),
    },
  };
}

describe("life annuities", () => {
  const incomeOf = (person: Anybody) => lifeAnnuityIncome(person);

  test("are finite, and move the right way with every lever", () => {
    fc.assert(
      fc.property(anybody, (person) => {
        const income = incomeOf(person);
        const { guaranteePeriodYears, partnerShare, impairment, member, partner } = person;
        holds({
          "a sensible size": income > 1_000 && income < 60_000,
          "a longer guarantee never raises it": atMost(
            incomeOf({ ...person, guaranteePeriodYears: guaranteePeriodYears + 1 }),
            income,
          ),
          "a larger partner's share never raises it": atMost(
            incomeOf({ ...person, partnerShare: partnerShare + 0.1 }),
            income,
          ),
          "a younger partner never raises it": atMost(
            incomeOf({ ...person, partner: bornEarlier(partner, -200) }),
            income,
          ),
          "an impairment never lowers it": atMost(
            income,
            incomeOf({ ...person, impairment: impairment * 1.2 }),
          ),
          "an older member never gets less": atMost(
            income,
            incomeOf({ ...person, member: bornEarlier(member, 100) }),
          ),
          "higher yields never lower it": atMost(
            income,
            incomeOf({ ...person, basis: atHigherYields(basis) }),
          ),
        });
      }),
      MANY,
    );
  });

  const mortalityOf = ({ member, retirementDate, impairment }: Anybody) =>
    yearlyMortality({ life: member, retirementDate, basis, impairment });
  const partnerMortalityOf = ({ partner, retirementDate }: Anybody) =>
    yearlyMortality({ life: partner, retirementDate, basis, impairment: 1 });
  const interest = fc.double({ min: -0.02, max: 0.2, noNaN: true });
  const MONTHLY = { paymentsPerYear: 12, timing: "arrears" } as const;

  test("with a guarantee are certain and deferred, to 1e-12", () => {
    fc.assert(
      fc.property(anybody, interest, (person, interestShare) => {
        const [payments, years] = [
          { ...MONTHLY, interestShare, increaseShare: 0.05 },
          person.guaranteePeriodYears,
        ];
        const mortality = mortalityOf(person);
        const whole = annuityFactor({ ...payments, mortality, guaranteeYears: years });
        const deferred = annuityFactor({ ...payments, mortality, deferredYears: years });
        expect(Math.abs(whole / (certainAnnuityFactor(payments, years) + deferred) - 1)).toBeLessThan(1e-12);
      }),
      SOME,
    );
  });

  test("for the last survivor are the two less the one for joint lives, to 1e-12", () => {
    fc.assert(
      fc.property(anybody, interest, (person, interestShare) => {
        const payments = { ...MONTHLY, interestShare };
        const [mortality, other] = [mortalityOf(person), partnerMortalityOf(person)];
        const pair = (shares: { share: number; memberAloneShare?: number }) =>
          annuityFactor({ ...payments, mortality, partner: { mortality: other, ...shares } });
        const sum =
          annuityFactor({ ...payments, mortality }) + annuityFactor({ ...payments, mortality: other });
        expect(
          Math.abs(pair({ share: 1 }) / (sum - pair({ share: 0, memberAloneShare: 0 })) - 1),
        ).toBeLessThan(1e-12);
      }),
      SOME,
    );
  });

  // Only for yearly payments in advance: payments do not rise within a year.
  test("that rise by g at yield i are level at (1+i)/(1+g)-1, yearly in advance, to 1e-12", () => {
    fc.assert(
      fc.property(anybody, interest, fc.double({ min: 0, max: 0.1, noNaN: true }), (person, i, g) => {
        const terms = { mortality: mortalityOf(person), paymentsPerYear: 1, timing: "advance" } as const;
        const rising = annuityFactor({ ...terms, interestShare: i, increaseShare: g });
        const level = annuityFactor({ ...terms, interestShare: (1 + i) / (1 + g) - 1 });
        expect(Math.abs(rising / level - 1)).toBeLessThan(1e-12);
      }),
      SOME,
    );
  });

  // Between birthdays the income is a smooth function of the force of mortality, which is linear in the
  // fraction of the age. At a birthday the slope changes to that of the next year of age, but the line does
  // not jump: two days around it differ by about as much as the days on either side.
  test("have no jump at a birthday", () => {
    fc.assert(
      fc.property(anybody, fc.integer({ min: 55, max: 84 }), (person, age) => {
        const { retirementDate } = person;
        const birthday = addYears(retirementDate, -age);
        const onDay = (days: number) =>
          incomeOf({ ...person, member: bornEarlier({ ...person.member, birthDate: birthday }, days) });
        const steps = [-2, -1, 0, 1].map((days) => onDay(days + 1) / onDay(days) - 1);
        // A day is a 365th or a 366th of a year, and the slope may change by that much where the table
        // is uneven; two millionths allow for the year in which nobody lives past 120, which begins at
        // the 119th birthday.
        const largest = 3 * Math.max(Math.abs(steps[0]!), Math.abs(steps[3]!));
        expect(Math.max(Math.abs(steps[1]!), Math.abs(steps[2]!))).toBeLessThan(largest + 2e-6);
      }),
      SOME,
    );
  });

  test("bought with the savings never pay less for more savings or a later date", () => {
    const answers = fc.record({
      savings: fc.double({ min: 100_000, max: 3e7, noNaN: true }),
      debt: rand,
      emergencyIncomePerMonth: fc.double({ min: 0, max: 1e5, noNaN: true }),
      personalUse: fc.double({ min: 0, max: 2e6, noNaN: true }),
    });
    fc.assert(
      fc.property(anybody, answers, fc.integer({ min: 1, max: 700 }), (person, money, days) => {
        const { member, partner, retirementDate } = person;
        fc.pre(daysTo(member.birthDate) + 84 * 365.25 > daysTo(retirementDate) + days);
        const base = { ...money, member, partner, retirementDate, adviceDate: "2026-11-20" };
        const income = guaranteedIncome(base, basis);
        const later = dayOf(daysTo(retirementDate) + days);
        holds({
          finite: income > 0 && Number.isFinite(income),
          "more savings": atMost(income, guaranteedIncome({ ...base, savings: money.savings * 1.07 }, basis)),
          "less to pay off": atMost(income, guaranteedIncome({ ...base, debt: money.debt / 2 }, basis)),
          "a later date": atMost(income, guaranteedIncome({ ...base, retirementDate: later }, basis)),
        });
      }),
      MANY,
    );
  });
});

describe("life expectancy", () => {
  const meanAge = (sex: "male" | "female", age: number, retirementDate: string) => {
    const life = { birthDate: addYears(retirementDate, -age), sex };
    return lifeExpectancy(yearlyMortality({ life, retirementDate, basis, impairment: 1 }), age)
      .meanAgeAtDeath;
  };

  // The specification's sample plans say 87, and 90 for a planner's, without details. Women come out there;
  // men three to four years below, as the published medians do: 85 and 89 (Glacier by Sanlam, at 65 in 2023).
  test.each([
    [60, "2026-12-01"],
    [65, "2026-12-01"],
    [65, "2031-01-01"],
    [70, "2028-07-01"],
  ])("at %i on %s is 87 to 90 for women, and three to five years less for men", (age, date) => {
    const [woman, man] = [meanAge("female", age, date), meanAge("male", age, date)];
    expect(woman).toBeGreaterThan(87);
    expect(woman).toBeLessThan(90);
    expect(woman - man).toBeGreaterThan(3);
    expect(woman - man).toBeLessThan(5);
  });
});
