/**
 * A first estimate from five answers: the flexible and the guaranteed income that savings could pay.
 *
 * The person is assumed half a year past a birthday today, to retire today or whole years later, in good
 * health, with no debt, no earlier cash, no other income and nobody to support but the partner, who is of the
 * other sex. Every figure is that of a plan with these answers.
 */
import { addYears, type IsoDate } from "~/base/date";
import type { AdviceOptions, Blend } from "../advice/advice";
import type { CashAdvice } from "../advice/cash-split";
import type { Basis, Sex } from "../basis/basis";
import { requireWhole } from "../basis/require-number";
import { totalAnnualFee } from "../basis/total-annual-fee";
import { failureYearsAt } from "../drawdown/ceiling-falls";
import { chanceForLife } from "../drawdown/failure-years";
import { eventViews } from "../drawdown/market-views";
import { weighAnnualFees } from "../holdings/held-funds";
import { bornAt } from "../lives/born-at";
import type { Life, RetirementCase } from "../case/retirement-case";
import { holdPlan } from "./held-plan";
import { chooseLivingAnnuity, type LivingAnnuityChoice } from "./living-annuity-plan";
import { preparePlan, type PlanContext } from "./plan-context";
import { afterTaxPerMonth, perMonth, type PlanIncomes } from "./plan-incomes";
import { comparePlanWays, flexibleProduct, payBoth } from "./ways";

export type EstimateAnswers = {
  adviceDate: IsoDate;
  /** Completed years, today and at retirement. */
  age: number;
  retirementAge: number;
  sex: Sex;
  savings: number;
  /** Completed years of a partner who depends on the income; absent without one. */
  partnerAge?: number;
};

/** The income a month of one of the two, today's rand. */
export type EstimatedIncome = {
  annuityPerMonth: number;
  unitTrustPerMonth: number;
  afterTaxPerMonth: number;
  /** The chance that the drawn income lasts for life: of a life annuity the unit trust's part, 1 without one. */
  drawnLastsShare: number;
  /** The age from which the drawn income falls in poor markets; null if not before the last age shown. */
  poorFallsFromAge: number | null;
};

/** The effect on the estimate of changing one answer. */
export type EstimateChange = {
  change: "noPartner" | "noCash" | "aYearLater" | "lessLeft";
  /** Change of each income, a month before tax; negative for a lower one. */
  guaranteedAdded: number;
  flexibleAdded: number;
};

export type Estimate = {
  guaranteed: EstimatedIncome & {
    /** The partner's income a month after the member's death; 0 without a partner. */
    partnerPerMonth: number;
    guaranteePeriodYears: number;
  };
  flexible: EstimatedIncome & Pick<LivingAnnuityChoice, "product" | "dependantsShare">;
  /** Flexible, half and guaranteed, as a plan compares them. */
  ways: readonly Blend[];
  /** The tax-free lump sum, and the split of the savings. */
  cash: CashAdvice;
  /** The largest effects first, at most three. */
  changes: readonly EstimateChange[];
  /** The assumptions: the dates of the lives, and the yearly fee of the annuity's savings. */
  person: Pick<RetirementCase, "member" | "partner" | "retirementDate">;
  annuityFeeShare: number;
  /** Reduction of the two incomes, a month before tax, when a debt of this amount is repaid first. */
  debt: { amount: number; guaranteedAdded: number; flexibleAdded: number };
};

const SOME_DEBT = 10_000;
const MOST_CHANGES = 3;

/**
 * A plan's answers, derived from those of an estimate.
 * @throws RangeError naming an age that is no whole number
 */
export function answersOf(answers: EstimateAnswers): RetirementCase {
  const { adviceDate, age, retirementAge, sex, savings, partnerAge } = answers;
  requireWhole("age", age);
  requireWhole("retirementAge", retirementAge);
  if (partnerAge !== undefined) requireWhole("partnerAge", partnerAge);
  const partner: Life | undefined =
    partnerAge === undefined
      ? undefined
      : { birthDate: bornAt(adviceDate, partnerAge), sex: sex === "female" ? "male" : "female" };
  return {
    adviceDate,
    retirementDate: addYears(adviceDate, retirementAge - age),
    member: { birthDate: bornAt(adviceDate, age), sex },
    ...(partner && { partner }),
    savings,
    debt: 0,
    emergencyIncomePerMonth: 0,
    personalUse: 0,
    supports: [],
    hasBackup: true,
    importance: "inheritance",
    seriousIllness: false,
    smoker: false,
  };
}

type Pair = ReturnType<typeof payBoth>;

function describeIncome(incomes: PlanIncomes, context: PlanContext): EstimatedIncome {
  const { drawn, paid } = incomes;
  const { lifetimes, funds, shownYears } = context;
  const failures = drawn && failureYearsAt(drawn.lasting.falls, drawn.drawdownShare);
  const described = {
    annuityPerMonth: paid.annuity / 12,
    unitTrustPerMonth: paid.unitTrust / 12,
    afterTaxPerMonth: afterTaxPerMonth(incomes, context),
  };
  if (!failures) return { ...described, drawnLastsShare: 1, poorFallsFromAge: null };
  const firstTimes = new Int32Array(shownYears);
  for (const year of failures) if (year < shownYears) firstTimes[year]!++;
  const { poor } = eventViews(firstTimes, funds.annuity.paths);
  return {
    ...described,
    drawnLastsShare: chanceForLife(failures, lifetimes.deaths),
    poorFallsFromAge: poor === null ? null : lifetimes.ageAtRetirement + poor,
  };
}

/** The change of both incomes, before tax. */
function compare({ guaranteed, flexible }: Pair, changed: Pair) {
  return {
    guaranteedAdded: perMonth(changed.guaranteed.paid) - perMonth(guaranteed.paid),
    flexibleAdded: perMonth(changed.flexible.paid) - perMonth(flexible.paid),
  };
}

/** The larger of its two effects. */
function sizeOf({ guaranteedAdded, flexibleAdded }: EstimateChange): number {
  return Math.max(Math.abs(guaranteedAdded), Math.abs(flexibleAdded));
}

/**
 * Estimates the incomes that savings could pay.
 * @returns today's rand, not rounded
 * @throws RangeError naming the answer that is out of its range
 * cost: about ten incomes and three projections, about 15 milliseconds for 4 096 paths
 */
export function estimate(answers: EstimateAnswers, basis: Basis, options: AdviceOptions): Estimate {
  const retirementCase = answersOf(answers);
  const { partner, ...alone } = retirementCase;
  const prepare = (person: RetirementCase) => {
    const { outlook, choices } = holdPlan(person, basis, options);
    return preparePlan(outlook, choices);
  };
  const context = prepare(retirementCase);
  const now = payBoth(context);
  const { choices, cash } = context;
  const asAnother = (person: RetirementCase) => compare(now, payBoth(prepare(person)));
  const withChoices = (changed: Partial<typeof choices>) =>
    compare(now, payBoth(preparePlan(context, { ...choices, ...changed })));
  const later = () => ({ ...retirementCase, retirementDate: addYears(retirementCase.retirementDate, 1) });
  const { latestRetirementAge, dependantsShare } = basis.rules;
  const changes: (EstimateChange | false)[] = [
    partner !== undefined && { change: "noPartner", ...asAnother(alone) },
    cash.grossLumpSum > 0 && { change: "noCash", ...withChoices({ lumpSum: 0 }) },
    answers.retirementAge < latestRetirementAge && { change: "aYearLater", ...asAnother(later()) },
    !basis.withoutPlus && {
      change: "lessLeft",
      ...withChoices({ dependantsShare: dependantsShare.minimum }),
    },
  ];
  const living = chooseLivingAnnuity(flexibleProduct(basis), choices);
  return {
    guaranteed: {
      ...describeIncome(now.guaranteed, context),
      partnerPerMonth: (choices.partnerShare * now.guaranteed.guaranteed) / 12,
      guaranteePeriodYears: choices.guaranteePeriodYears,
    },
    flexible: {
      ...describeIncome(now.flexible, context),
      product: living.product,
      dependantsShare: living.dependantsShare,
    },
    ways: comparePlanWays(now, context),
    cash,
    changes: changes
      .filter((change) => change !== false)
      .sort((one, other) => sizeOf(other) - sizeOf(one))
      .slice(0, MOST_CHANGES),
    debt: {
      amount: SOME_DEBT,
      ...withChoices({ cashNeeds: { ...choices.cashNeeds, debtRepayment: SOME_DEBT } }),
    },
    person: retirementCase,
    annuityFeeShare: totalAnnualFee(weighAnnualFees(basis, "annuity")),
  };
}
