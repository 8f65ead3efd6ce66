import { describe, expect, it } from "vitest";
import { addYears } from "~/base/date";
import {
  adjust,
  adviseQuickly,
  BASIS,
  expectSameWays,
  incomesByProduct,
  QUICK,
} from "../../../tests/support/held-plan";
import type { Advice } from "../advice/advice";
import type { RetirementCase } from "../case/retirement-case";
import { answersOf, estimate, type EstimateAnswers } from "./estimate";

const NOMSA: EstimateAnswers = {
  adviceDate: "2026-11-20",
  age: 64,
  retirementAge: 64,
  sex: "female",
  savings: 900_000,
  partnerAge: 61,
};
const ALONE: EstimateAnswers = {
  adviceDate: "2026-11-20",
  age: 70,
  retirementAge: 70,
  sex: "male",
  savings: 5_000_000,
};
const withoutPlus = { ...BASIS, withoutPlus: true as const };

/** The incomes of a plan's two products. */
function payOfAdvice(advice: Advice) {
  const { lifeAnnuity, livingAnnuityPlus } = incomesByProduct(advice);
  return [lifeAnnuity, livingAnnuityPlus] as const;
}

const payOf = (answers: RetirementCase) => payOfAdvice(adviseQuickly(answers));

const IN_TWO_YEARS: EstimateAnswers = { ...NOMSA, age: 62 };

describe.each([NOMSA, ALONE, IN_TWO_YEARS])("an estimate for %o", (answers) => {
  const estimated = estimate(answers, BASIS, QUICK);
  const { guaranteed, flexible, cash, changes } = estimated;
  const plan = adviseQuickly(answersOf(answers));
  const { lifeAnnuity, livingAnnuityPlus } = plan.products;

  it("is what a plan with these answers says of both products", () => {
    for (const [income, product] of [
      [guaranteed, lifeAnnuity],
      [flexible, livingAnnuityPlus!],
    ] as const) {
      const { expected, poor } = product.outcomes;
      expect(income.annuityPerMonth).toBe(expected.incomeFromAnnuityPerMonth);
      expect(income.unitTrustPerMonth).toBe(expected.incomeFromUnitTrustPerMonth);
      expect(income.afterTaxPerMonth).toBe(product.afterTaxIncomePerMonth);
      expect(income.poorFallsFromAge).toBe(poor.ageIncomeReduces);
      expect(income.drawnLastsShare).toBe(product.incomeLastsShare);
    }
    expect(guaranteed).toMatchObject({
      partnerPerMonth: lifeAnnuity.partnerIncomePerMonth,
      guaranteePeriodYears: lifeAnnuity.guaranteePeriodYears,
    });
    expect(flexible.dependantsShare).toBe(livingAnnuityPlus!.dependantsShare);
    expect(cash.grossLumpSum).toBe(plan.cash.grossLumpSum);
    expect(cash.annuity).toBe(plan.cash.annuity);
    expect(plan.cash.lumpSumTax).toBe(0);
  });

  it("compares flexible, half and guaranteed as that plan does", () => {
    expectSameWays(estimated.ways, plan);
  });

  it("tells the three largest changes, each by as much as a plan with it pays more", () => {
    const alone = answersOf({ ...answers, partnerAge: undefined });
    const now = payOf(answersOf(answers));
    const adjusted = {
      lessLeft: adjust(answersOf(answers), { dependantsShare: BASIS.rules.dependantsShare.minimum }),
      noCash: adjust(answersOf(answers), { lumpSum: 0 }),
    };
    const later = { ...answersOf(answers), retirementDate: addYears(answersOf(answers).retirementDate, 1) };
    const changed = {
      noPartner: () => payOf(alone),
      noCash: () => payOfAdvice(adjusted.noCash),
      aYearLater: () => payOf(later),
      lessLeft: () => payOfAdvice(adjusted.lessLeft),
    };
    expect(changes).toHaveLength(3);
    for (const { change, guaranteedAdded, flexibleAdded } of changes) {
      const [life, living] = changed[change]();
      expect(guaranteedAdded).toBeCloseTo(life - now[0], 6);
      expect(flexibleAdded).toBeCloseTo(living - now[1], 6);
    }
    const effects = changes.map(({ guaranteedAdded, flexibleAdded }) =>
      Math.max(Math.abs(guaranteedAdded), Math.abs(flexibleAdded)),
    );
    expect([...effects].sort((a, b) => b - a)).toEqual(effects);
  });

  it("says what R10 000 of debt costs, as a plan with it pays less", () => {
    const [now, indebted] = [payOf(answersOf(answers)), payOf({ ...answersOf(answers), debt: 10_000 })];
    expect(estimated.debt.amount).toBe(10_000);
    expect(estimated.debt.guaranteedAdded).toBeCloseTo(indebted[0] - now[0], 6);
    expect(estimated.debt.flexibleAdded).toBeCloseTo(indebted[1] - now[1], 6);
  });
});

describe("an estimate", () => {
  it("knows no partner where none is named, and no year after the last age", () => {
    const named = ({ changes }: ReturnType<typeof estimate>) => changes.map(({ change }) => change);
    expect(named(estimate(ALONE, BASIS, QUICK))).not.toContain("noPartner");
    expect(named(estimate({ ...ALONE, age: 85, retirementAge: 85 }, BASIS, QUICK))).not.toContain(
      "aYearLater",
    );
    expect(estimate(ALONE, BASIS, QUICK).guaranteed.partnerPerMonth).toBe(0);
  });

  it("is of a plain living annuity where no living annuity plus is offered", () => {
    const { flexible, changes } = estimate(NOMSA, withoutPlus, QUICK);
    const { livingAnnuity } = adviseQuickly(answersOf(NOMSA), withoutPlus).products;
    expect(flexible.product).toBe("LivingAnnuity");
    expect(flexible.dependantsShare).toBe(1);
    expect(flexible.annuityPerMonth).toBe(livingAnnuity.outcomes.expected.incomeFromAnnuityPerMonth);
    expect(changes.map(({ change }) => change)).not.toContain("lessLeft");
  });
});
