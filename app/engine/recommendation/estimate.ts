/**
 * A first figure from four answers: what savings could pay, mostly guaranteed and flexible, before anybody says more.
 *
 * The person retires today, half a year past a birthday, in good health, with no debt, no cash taken before, no other income and
 * nobody to support but the partner, who is of the other sex. Every figure is that of a plan with these answers.
 */
import { addYears, type IsoDate } from "~/base/date";
import type { AdviceOptions } from "../advice";
import type { Basis, Sex } from "../basis/basis";
import { requireWhole } from "../basis/require-number";
import { failureYearsAt } from "../drawdown/ceiling-falls";
import { chanceForLife } from "../drawdown/failure-years";
import { eventViews } from "../drawdown/market-views";
import { bornAt } from "../lives/born-at";
import type { Life, Product, RetirementCase } from "../retirement-case";
import { holdPlan } from "./held-plan";
import { chooseLivingAnnuity } from "./living-annuity-plan";
import { preparePlan, type PlanContext } from "./plan-context";
import { afterTaxPerMonth, perMonth, productIncomes, type PlanIncomes } from "./plan-incomes";

/** The four answers. */
export type EstimateAnswers = {
  adviceDate: IsoDate;
  /** Completed years. */
  age: number;
  sex: Sex;
  savings: number;
  /** Of a partner who depends on the income; absent without one. */
  partnerAge?: number;
};

/** What one of the two pays a month, today's rand. */
export type EstimatedIncome = {
  product: Product;
  annuityPerMonth: number;
  unitTrustPerMonth: number;
  afterTaxPerMonth: number;
  /** The chance that what is drawn lasts for life: of a life annuity the unit trust's part, 1 without one. */
  drawnLastsShare: number;
  /** The age from which what is drawn falls in poor markets; null where it does not before the last shown age. */
  poorFallsFromAge: number | null;
};

/** What would change the estimate. */
export type EstimateChange = {
  change: "noPartner" | "noCash" | "aYearLater" | "lessLeft";
  /** What each pays more a month before tax; negative where it pays less. */
  guaranteedAdded: number;
  flexibleAdded: number;
};

/** The estimate. */
export type Estimate = {
  guaranteed: EstimatedIncome & {
    /** What the partner is paid a month after a death; 0 without one. */
    partnerPerMonth: number;
    guaranteePeriodYears: number;
  };
  flexible: EstimatedIncome & { dependantsShare: number };
  /** Taken in cash free of tax, and put into the unit trust. */
  lumpSum: number;
  annuity: number;
  /** The largest effects first, at most three. */
  changes: readonly EstimateChange[];
  /** What a debt of so much, paid off first, takes off the two a month before tax. */
  debt: { amount: number; guaranteedAdded: number; flexibleAdded: number };
};

const SOME_DEBT = 10_000;
const MOST_CHANGES = 3;

/** The answers of a plan, by those of an estimate. */
export function answersOf({ adviceDate, age, sex, savings, partnerAge }: EstimateAnswers): RetirementCase {
  const partner: Life | undefined =
    partnerAge === undefined
      ? undefined
      : { birthDate: bornAt(adviceDate, partnerAge), sex: sex === "female" ? "male" : "female" };
  return {
    adviceDate,
    retirementDate: adviceDate,
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

/** Both incomes of one plan. */
type Pair = { context: PlanContext; guaranteed: PlanIncomes; flexible: PlanIncomes };

const flexibleProduct = ({ withoutPlus }: Basis) => (withoutPlus ? "LivingAnnuity" : "LivingAnnuityPlus");

function payBoth(context: PlanContext): Pair {
  return {
    context,
    guaranteed: productIncomes("LifeAnnuity", context),
    flexible: productIncomes(flexibleProduct(context.basis), context),
  };
}

function describeIncome(product: Product, incomes: PlanIncomes, context: PlanContext): EstimatedIncome {
  const { drawn, paid } = incomes;
  const { lifetimes, funds, shownYears } = context;
  const failures = drawn && failureYearsAt(drawn.lasting.falls, drawn.drawdownShare);
  const described = {
    product,
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

/** What both pay more, before tax, with something changed. */
function compare({ guaranteed, flexible }: Pair, changed: Pair) {
  return {
    guaranteedAdded: perMonth(changed.guaranteed.paid) - perMonth(guaranteed.paid),
    flexibleAdded: perMonth(changed.flexible.paid) - perMonth(flexible.paid),
  };
}

/**
 * Estimates what savings could pay.
 * @returns today's rand, not rounded
 * @throws RangeError naming the answer that is out of its range
 * cost: some ten incomes, about 12 milliseconds for 4 096 paths
 */
export function estimate(answers: EstimateAnswers, basis: Basis, options: AdviceOptions): Estimate {
  requireWhole("age", answers.age);
  if (answers.partnerAge !== undefined) requireWhole("partnerAge", answers.partnerAge);
  const retirementCase = answersOf(answers);
  const prepare = (changed: RetirementCase) => {
    const { outlook, choices } = holdPlan(changed, basis, options);
    return preparePlan(outlook, choices);
  };
  const context = prepare(retirementCase);
  const now = payBoth(context);
  const { choices, cash } = context;
  const otherwise = (changed: Partial<typeof choices>) =>
    compare(now, payBoth(preparePlan(context, { ...choices, ...changed })));
  const { partner, ...alone } = retirementCase;
  const { latestRetirementAge, dependantsShare } = basis.rules;
  const changes: EstimateChange[] = [];
  if (partner) changes.push({ change: "noPartner", ...compare(now, payBoth(prepare(alone))) });
  if (cash.grossLumpSum > 0) changes.push({ change: "noCash", ...otherwise({ lumpSum: 0 }) });
  if (answers.age < latestRetirementAge) {
    const later = { ...retirementCase, retirementDate: addYears(retirementCase.retirementDate, 1) };
    changes.push({ change: "aYearLater", ...compare(now, payBoth(prepare(later))) });
  }
  if (!basis.withoutPlus)
    changes.push({ change: "lessLeft", ...otherwise({ dependantsShare: dependantsShare.minimum }) });
  const effect = ({ guaranteedAdded, flexibleAdded }: EstimateChange) =>
    Math.max(Math.abs(guaranteedAdded), Math.abs(flexibleAdded));
  const indebted = otherwise({ cashNeeds: { ...choices.cashNeeds, debtRepayment: SOME_DEBT } });
  return {
    guaranteed: {
      ...describeIncome("LifeAnnuity", now.guaranteed, context),
      partnerPerMonth: (choices.partnerShare * now.guaranteed.guaranteed) / 12,
      guaranteePeriodYears: choices.guaranteePeriodYears,
    },
    flexible: {
      ...describeIncome(flexibleProduct(basis), now.flexible, context),
      dependantsShare: chooseLivingAnnuity(flexibleProduct(basis), choices).dependantsShare,
    },
    lumpSum: cash.grossLumpSum,
    annuity: cash.annuity,
    changes: changes.sort((one, other) => effect(other) - effect(one)).slice(0, MOST_CHANGES),
    debt: { amount: SOME_DEBT, ...indebted },
  };
}
