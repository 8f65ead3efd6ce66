/**
 * Moves a person day by day across every day on which something could jump. Every step of the income that the days
 * do not explain must have its reason: a rule of the law, a year of guarantee, or a step of the dependants' share
 * that promised support needs.
 */
import { beforeAll, describe, expect, it } from "vitest";
import { addDays, addYears } from "~/base/date";
import { LEAVES_MONEY } from "../../fixtures/people/retirement-cases";
import { BASIS, adviseQuickly } from "../../tests/support/held-plan";
import type { Product, RetirementCase } from "./case/retirement-case";
import { guaranteedIncome } from "./advise";
import { lifeAnnuityIncome } from "./annuity/life-annuity-income";
import { longestGuarantee } from "./annuity/longest-guarantee";
import { chooseTaxYear } from "./tax/income-tax";
import { firstPaymentDate } from "./tax/plan-income-tax";
import { holdPlan } from "./recommendation/held-plan";
import { preparePlan } from "./recommendation/plan-context";
import { afterTaxPerMonth, lastingPerMonth, productIncomes } from "./recommendation/plan-incomes";

const MARKETS = { seed: 1, paths: 2048 };
const PRODUCTS = ["LivingAnnuityPlus", "LivingAnnuity", "LifeAnnuity"] as const;

/** The advice date is fixed; the retirement date moves. */
const PERSON: RetirementCase = {
  ...LEAVES_MONEY,
  adviceDate: "2026-12-01",
  member: { birthDate: "1961-02-20", sex: "male" },
  savings: 6_000_000,
};

const listDays = (from: string, count: number) =>
  Array.from({ length: count }, (_, day) => addDays(from, day));

/** The plan's income, and everything about it that moves in whole steps. */
function planOn(person: RetirementCase, product: Product, held = holdPlan(person, BASIS, MARKETS)) {
  const { choices, outlook, decision } = held;
  const context = preparePlan(outlook, choices);
  const incomes = productIncomes(product, context);
  return {
    income: lastingPerMonth(incomes),
    afterTax: afterTaxPerMonth(incomes, context),
    steps: {
      "years of guarantee": product === "LifeAnnuity" ? choices.guaranteePeriodYears : 0,
      "share to dependants": product === "LivingAnnuityPlus" ? choices.dependantsShare : 1,
      "unit trust": context.unitTrustInvested > 0,
      product: decision.product,
    } as Record<string, unknown>,
    taxYear: chooseTaxYear(firstPaymentDate(person.retirementDate), BASIS).year,
  };
}

type Plan = ReturnType<typeof planOn>;

const changesBetween = (before: Plan, after: Plan) =>
  Object.keys(before.steps).filter((step) => before.steps[step] !== after.steps[step]);

/** Tolerance for sampling noise: an income's change beyond one day's growth and ageing. */
const GRAIN = 0.0004;
/** A day's growth, ageing and mortality improvement at 65. */
const MOST_A_DAY = 0.0004;

describe("from day to day", () => {
  const days = listDays("2026-12-15", 80);
  const people = days.map((retirementDate) => ({ ...PERSON, retirementDate }));
  let held: ReturnType<typeof holdPlan>[];
  beforeAll(() => {
    held = people.map((person) => holdPlan(person, BASIS, MARKETS));
  });

  it.each(PRODUCTS)(
    "the income of a %s drifts over New Year, a birthday, 1 February and 1 March",
    (product) => {
      const plans = people.map((person, day) => planOn(person, product, held[day]));
      const found: string[] = [];
      plans.slice(1).forEach((plan, at) => {
        const step = plan.income / plans[at]!.income - 1;
        const reasons = changesBetween(plans[at]!, plan);
        if (reasons.length > 0) found.push(`${days[at + 1]!}: ${reasons.join(", ")}`);
        else expect(Math.abs(step), days[at + 1]).toBeLessThan(MOST_A_DAY + GRAIN);
      });
      expect(found).toEqual([]);
    },
  );

  it("the income after tax does not step where both tax years give the same rebates", () => {
    const plans = people.map((person, day) => planOn(person, "LifeAnnuity", held[day]));
    const steps = plans.slice(1).flatMap((plan, at) => {
      const change = plan.afterTax / plans[at]!.afterTax - plan.income / plans[at]!.income;
      return Math.abs(change) > 0.001 ? [{ day: days[at + 1]!, taxYear: plan.taxYear }] : [];
    });
    // He is at least 65 on the last day of both tax years, and their tables are equal, so nothing steps.
    expect(steps).toEqual([]);
    const younger = { ...PERSON, member: { birthDate: "1962-02-20", sex: "male" } as const };
    const of = (retirementDate: string) => planOn({ ...younger, retirementDate }, "LifeAnnuity").afterTax;
    // 65 on 28 February 2027: the rebate belongs to a first payment in that tax year as well as in the next.
    expect(of("2027-02-01") / of("2027-01-31")).toBeCloseTo(1, 3);
    // Two weeks' growth and ageing; an error once made it R814 a month, 4%.
    expect(of("2027-03-01") / of("2027-02-15")).toBeCloseTo(1, 2);
  });

  it("the rebate of the next tax year comes with the first payment in it, on 1 February and not on 1 March", () => {
    // 65 on 20 February 2028: in the tax year that ends then, not in the one before it.
    const person = { ...PERSON, member: { birthDate: "1963-02-20", sex: "male" } as const };
    const steps = listDays("2027-01-25", 45).map((retirementDate) =>
      planOn({ ...person, retirementDate }, "LifeAnnuity"),
    );
    const stepping = steps.slice(1).flatMap((plan, at) => {
      const perMonth = plan.afterTax - steps[at]!.afterTax - (plan.income - steps[at]!.income);
      return Math.abs(perMonth) > 100 ? [[addDays("2027-01-25", at + 1), Math.round(perMonth)]] : [];
    });
    expect(stepping).toHaveLength(1);
    expect(stepping[0]![0]).toBe("2027-02-01");
    // R9 765 a year.
    expect(Math.abs(Number(stepping[0]![1]) - 9_765 / 12)).toBeLessThan(5);
  });
});

describe("the guarantee's whole years", () => {
  it("are given up one by one as people grow older, and the income rises by what each costs", () => {
    const incomeOn = (birthDate: string) => {
      const life = {
        member: { birthDate, sex: "male" } as const,
        retirementDate: "2027-03-01",
        basis: BASIS,
      };
      const terms = { ...life, impairment: 1, partnerShare: 0 };
      const years = longestGuarantee(terms);
      const price = (guaranteePeriodYears: number) =>
        lifeAnnuityIncome({ ...terms, kind: "linked", guaranteePeriodYears, premium: 1e6 });
      return { years, price, income: price(years) };
    };
    const edges: string[] = [];
    let before = incomeOn("1962-03-01");
    for (let day = 1; day <= 21 * 365; day++) {
      const birthDate = addDays("1962-03-01", -day);
      // Steps of a week, and single days only where the guarantee loses a year.
      if (day % 7 !== 0) continue;
      let now = incomeOn(birthDate);
      if (now.years !== before.years) {
        let yesterday = incomeOn(addDays(birthDate, 7));
        for (let back = 6; back >= 0; back--) {
          const today = incomeOn(addDays(birthDate, back));
          if (today.years !== yesterday.years) {
            edges.push(`${yesterday.years} to ${today.years}`);
            // With the guarantee period of the day before nothing jumps.
            expect(today.price(yesterday.years) / yesterday.income).toBeCloseTo(1, 3);
            expect(today.income).toBeGreaterThan(today.price(yesterday.years));
          } else expect(today.income / yesterday.income).toBeCloseTo(1, 3);
          yesterday = today;
        }
        now = yesterday;
      } else expect(Math.abs(now.income / before.income - 1)).toBeLessThan(0.003);
      before = now;
    }
    expect(edges).toEqual(["10 to 9", "9 to 8", "8 to 7", "7 to 6", "6 to 5", "5 to 4", "4 to 3", "3 to 2"]);
  });

  it("are the same in step 6 as in the plan of healthy people", () => {
    const old = {
      ...PERSON,
      retirementDate: "2027-03-01",
      member: { birthDate: "1943-02-20", sex: "male" } as const,
    };
    const { lifeAnnuity } = adviseQuickly(old).products;
    expect(lifeAnnuity.guaranteePeriodYears).toBeLessThan(4);
    expect(guaranteedIncome(old, BASIS)).toBeCloseTo(
      lifeAnnuity.outcomes.expected.incomeFromAnnuityPerMonth,
      6,
    );
  });
});

describe("the limits of the law", () => {
  it("of de minimis decides whether all may be taken in cash, and no income", () => {
    const with_ = (savings: number) =>
      adviseQuickly({ ...PERSON, adviceDate: "2027-03-01", retirementDate: "2027-03-01", savings });
    const [at, above] = [with_(360_000), with_(360_001)];
    expect([at.cash.wholeInCash?.threshold, above.cash.wholeInCash]).toEqual([360_000, undefined]);
    const total = ({ products }: typeof at) => {
      const { incomeFromAnnuityPerMonth, incomeFromUnitTrustPerMonth } =
        products.lifeAnnuity.outcomes.expected;
      return incomeFromAnnuityPerMonth + incomeFromUnitTrustPerMonth;
    };
    expect(total(above) / total(at)).toBeCloseTo(1, 4);
  });

  it("of de minimis is tested on what the savings will be on the retirement day, in rand of that day", () => {
    const soon = adviseQuickly({
      ...PERSON,
      retirementDate: "2026-12-01",
      savings: 355_000,
      hasBackup: true,
    });
    const later = adviseQuickly({
      ...PERSON,
      retirementDate: addYears("2026-12-01", 5),
      savings: 355_000,
      hasBackup: true,
    });
    expect(soon.cash.wholeInCash).toBeDefined();
    expect(later.cash.savingsAtRetirement).toBeGreaterThan(400_000);
    expect(later.cash.wholeInCash).toBeUndefined();
  });
});

describe("promised support", () => {
  it("steps with its months, and the share to dependants with it by five percentage points", () => {
    const person = { ...PERSON, supports: [{ amountPerMonthReal: 21_000, endYear: 2041 }] };
    const days = listDays("2027-01-10", 120);
    const plans = days.map((retirementDate) => planOn({ ...person, retirementDate }, "LivingAnnuityPlus"));
    const steps = plans.slice(1).flatMap((plan, at) => {
      const reasons = changesBetween(plans[at]!, plan);
      if (reasons.length === 0)
        expect(Math.abs(plan.income / plans[at]!.income - 1), days[at + 1]).toBeLessThan(MOST_A_DAY + GRAIN);
      return reasons.map((reason) => ({
        day: days[at + 1]!,
        reason,
        rises: plan.income > plans[at]!.income,
      }));
    });
    for (const { reason, rises, day } of steps) {
      expect(reason).toBe("share to dependants");
      expect(rises).toBe(true);
      expect(day.slice(8)).toBe("01");
    }
    expect(steps.length).toBeGreaterThan(0);
  });
});

describe("the edge at which a unit trust appears", () => {
  it.each(["1963-06-01", "1956-06-01", "1948-06-01", "1942-06-01"])(
    "moves the income of somebody born on %s by what a rand more or less is worth",
    (birthDate) => {
      const person: RetirementCase = {
        ...PERSON,
        retirementDate: PERSON.adviceDate,
        member: { birthDate, sex: "male" },
        savings: 4_200_000,
        emergencyIncomePerMonth: 0,
        personalUse: 0,
      };
      const [none, small] = [550_000, 549_999].map((debt) =>
        planOn({ ...person, debt }, "LivingAnnuityPlus"),
      );
      expect(changesBetween(none!, small!)).toEqual(["unit trust"]);
      expect(Math.abs(small!.income / none!.income - 1)).toBeLessThan(1e-5);
    },
  );
});
