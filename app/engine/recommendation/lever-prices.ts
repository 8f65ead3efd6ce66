/** The price of each lever: the total income with one lever a step lower and a step higher. */
import { addYears, ageOn, type IsoDate } from "~/base/date";
import type {
  AdjustmentLimits,
  PricedLever,
  LeverPrice,
  LeverPriceOf,
  LeverStep,
  Range,
} from "../case/adjustment";
import type { AdviceOptions } from "../advice/advice";
import type { Product } from "../case/retirement-case";
import { CASH_NEEDS, mostCash, type CashNeeds } from "./cash-advice";
import type { PlanChoices } from "./decide-plan";
import { readCashSource } from "./cash-source";
import { preparePlan, readOutlook, splitSavings, type Outlook } from "./plan-context";
import { afterTaxPerMonth, lastingPerMonth, productIncomes } from "./plan-incomes";

/** A plan whose levers are to be priced, with its own figures. */
type PricedPlan = {
  product: Product;
  choices: PlanChoices;
  limits: AdjustmentLimits;
  outlook: Outlook;
  options: AdviceOptions;
};

/** Income a month, before and after tax. */
type Paid = Omit<LeverStep<unknown>, "value">;

/** A product's income under other choices. */
export function payUnder(
  choices: PlanChoices,
  { product, outlook }: Pick<PricedPlan, "product" | "outlook">,
): Paid {
  const context = preparePlan(outlook, choices);
  const incomes = productIncomes(product, context);
  return { incomePerMonth: lastingPerMonth(incomes), afterTaxPerMonth: afterTaxPerMonth(incomes, context) };
}

/** The income with another retirement date: everything is computed again except the markets. */
function payFromDate(retirementDate: IsoDate, { product, choices, outlook, options }: PricedPlan): Paid {
  const { retirementCase, basis } = outlook;
  const moved = readOutlook({ ...retirementCase, retirementDate }, basis, options);
  return payUnder({ ...choices, retirementDate }, { product, outlook: moved });
}

type Steps<Value> = { lower: Value | null; higher: Value | null };

/** One step lower and higher, or the limit where that is nearer. */
function stepWithin(value: number, step: number, { minimum, maximum }: Range<number>): Steps<number> {
  return {
    lower: value > minimum ? Math.max(value - step, minimum) : null,
    higher: value < maximum ? Math.min(value + step, maximum) : null,
  };
}

/** Rounds, so that shares like 0.45 come out as written. */
const tidy = (value: number | null) => (value === null ? null : Number(value.toFixed(6)));

function stepShare(share: number, minimum: number, plan: PricedPlan): Steps<number> {
  const { steps } = plan.outlook.basis.rules.adjusting;
  const step = share > 0.5 ? steps.largerShare : steps.share;
  const { lower, higher } = stepWithin(share, step, { minimum, maximum: 1 });
  return { lower: tidy(lower), higher: tidy(higher) };
}

/** Steps of a cash need: up to the law's limit, but never more than the debt for a repayment. */
function stepCash(need: keyof CashNeeds, { choices, limits, outlook }: PricedPlan): Steps<number> {
  const { retirementCase, basis } = outlook;
  const { debtRepayment, emergencySavings, personalUse } = splitSavings(retirementCase, choices, basis);
  const { retirementDate } = choices;
  const most = mostCash(readCashSource({ ...retirementCase, retirementDate }, basis), basis).forNeeds;
  const spare = Math.max(most - debtRepayment - emergencySavings - personalUse, 0);
  const value = choices.cashNeeds[need];
  const wanted = need === "debtRepayment" ? limits.debtRepayment.maximum : Infinity;
  // A rounding error is no room for more.
  const maximum = spare < 1 ? value : Math.min(value + spare, wanted);
  return stepWithin(value, basis.rules.adjusting.steps.cash, { minimum: 0, maximum });
}

function stepDate({ choices, limits, outlook }: PricedPlan): Steps<IsoDate> {
  const { rules } = outlook.basis;
  const { adviceDate, member } = outlook.retirementCase;
  const years = rules.adjusting.steps.retirementYears;
  const [earlier, later] = [
    addYears(choices.retirementDate, -years),
    addYears(choices.retirementDate, years),
  ];
  const isOldEnough = ageOn(member.birthDate, earlier) >= rules.earliestRetirementAge;
  return {
    lower: earlier >= adviceDate && isOldEnough ? earlier : null,
    higher: later <= limits.retirementDate.maximum ? later : null,
  };
}

/** Builds a lever's price from its steps, each with the income that `payWith` computes. */
function priceSteps<Name extends PricedLever, Value>(
  lever: { lever: Name; value: Value; range: Range<Value> },
  { lower, higher }: Steps<Value>,
  payWith: (value: Value) => Paid,
): LeverPriceOf<Name, Value> {
  const price = (value: Value | null) => (value === null ? null : { value, ...payWith(value) });
  const { range, ...named } = lever;
  return { ...named, ...range, lower: price(lower), higher: price(higher) };
}

/**
 * Cash needs change the amounts, and so the proportion of annuity and unit trust. Only their sum matters, so
 * steps to the same sum are computed once.
 */
function priceCashNeeds(plan: PricedPlan): LeverPrice[] {
  const { choices, limits } = plan;
  const paidBySum = new Map<string, Paid>();
  const payWith = (cashNeeds: CashNeeds): Paid => {
    const sum = CASH_NEEDS.reduce((total, need) => total + cashNeeds[need], 0).toFixed(2);
    const paid = paidBySum.get(sum) ?? payUnder({ ...choices, cashNeeds }, plan);
    paidBySum.set(sum, paid);
    return paid;
  };
  return CASH_NEEDS.filter((need) => choices.cashNeeds[need] > 0 || limits[need].maximum > 0).map((lever) =>
    priceSteps(
      { lever, value: choices.cashNeeds[lever], range: limits[lever] },
      stepCash(lever, plan),
      (value) => payWith({ ...choices.cashNeeds, [lever]: value }),
    ),
  );
}

/** Prices the annuity's terms, which change its income for each rand. */
function priceTerms(plan: PricedPlan): LeverPrice[] {
  const { choices, limits, outlook } = plan;
  const { adjusting } = outlook.basis.rules;
  const guaranteeRange = { minimum: 0, maximum: adjusting.longestGuaranteeYears };
  const steps = {
    dependantsShare: () => stepShare(choices.dependantsShare, limits.dependantsShare?.minimum ?? 0, plan),
    guaranteePeriodYears: () =>
      stepWithin(choices.guaranteePeriodYears, adjusting.steps.guaranteeYears, guaranteeRange),
    partnerShare: () => stepShare(choices.partnerShare, 0, plan),
  };
  return (["dependantsShare", "guaranteePeriodYears", "partnerShare"] as const).flatMap((lever) => {
    const range = limits[lever];
    if (!range) return [];
    return priceSteps({ lever, value: choices[lever], range }, steps[lever](), (value) =>
      payUnder({ ...choices, [lever]: value }, plan),
    );
  });
}

/** The cost of leaving everything to dependants in the first five years, or the gain from giving that up. */
function priceExclusion(plan: PricedPlan): LeverPrice[] {
  const { choices, limits } = plan;
  if (!limits.canApplyExclusion) return [];
  const value = choices.applyExclusion;
  const steps = value ? { lower: false, higher: null } : { lower: null, higher: true };
  const lever = { lever: "applyExclusion", value, range: { minimum: false, maximum: true } } as const;
  return [
    priceSteps<"applyExclusion", boolean>(lever, steps, (applyExclusion) =>
      payUnder({ ...choices, applyExclusion }, plan),
    ),
  ];
}

/**
 * The price of every lever that applies to the product.
 * cost: two outlooks, and for a living annuity plus up to eleven incomes
 */
export function priceLevers(plan: PricedPlan): LeverPrice[] {
  const { choices, limits } = plan;
  const { retirementDate: value } = choices;
  return [
    priceSteps({ lever: "retirementDate", value, range: limits.retirementDate }, stepDate(plan), (date) =>
      payFromDate(date, plan),
    ),
    ...priceCashNeeds(plan),
    ...priceTerms(plan),
    ...priceExclusion(plan),
  ];
}
