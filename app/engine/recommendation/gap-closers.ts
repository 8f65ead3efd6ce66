/**
 * Changes that would close the gap between a person's need and the income of a plan and other sources: each
 * change by itself, the largest effect first, and the first two that can be made together.
 *
 * A change goes as far as is sensible. Cash for debt and emergencies stays, because the debt's instalments
 * and the next emergency would have to be paid out of the income; so does the dependants' share that
 * promised support needs.
 */
import type { GapChange, GapClosers, LeverPrice } from "../case/adjustment";
import { isForLife, type PlanChoices } from "./decide-plan";
import { leastShareFor } from "./dependants-share";
import { holdOtherwise, type HeldPlan } from "./held-plan";
import { payUnder } from "./lever-prices";
import { firstOthersAfterTax } from "./other-incomes";
import type { PlanContext } from "./plan-context";
import { afterTaxPerMonth, splitAnnuity, type PlanIncomes } from "./plan-incomes";

/** A plan with a shortfall, and its figures computed so far. */
type ShortPlan = {
  plan: HeldPlan;
  context: PlanContext;
  /** The plan's incomes, and those with all of the annuity's capital guaranteed, if computed. */
  incomes: PlanIncomes;
  guaranteed?: PlanIncomes;
  levers: readonly LeverPrice[];
  supportValue: number;
  overOrShortPerMonth: number;
};

/** An effect below a rand a month is left out. */
const LEAST_ADDED = 1;

const NOTHING_SHORT: GapClosers = { closers: [], together: null };

/** The changes open to this person, each to its furthest value. */
function listChanges({ plan, context, levers, supportValue }: ShortPlan): GapChange[] {
  const { choices, cash, basis } = context;
  const { product } = plan.decision;
  const forLife = isForLife(product);
  const later = levers.find((price) => price.lever === "retirementDate")?.higher?.value;
  const leastShare = leastShareFor(supportValue, cash.annuity, basis);
  const changes: (GapChange | false)[] = [
    splitAnnuity(product, context).guaranteedShare < 1 && { lever: "guaranteedShare", value: 1 },
    later !== undefined && { lever: "retirementDate", value: later },
    product === "LivingAnnuityPlus" &&
      leastShare < choices.dependantsShare && { lever: "dependantsShare", value: leastShare },
    choices.cashNeeds.personalUse > 0 && { lever: "personalUse", value: 0 },
    forLife && choices.guaranteePeriodYears > 0 && { lever: "guaranteePeriodYears", value: 0 },
  ];
  return changes.filter((change) => change !== false);
}

function choose(choices: PlanChoices, { lever, value }: GapChange): PlanChoices {
  if (lever === "personalUse") return { ...choices, cashNeeds: { ...choices.cashNeeds, personalUse: value } };
  return { ...choices, [lever]: value };
}

/** The plan's income with some changes, after tax, recomputed in full. */
function payWith(changes: readonly GapChange[], { plan }: ShortPlan): number {
  const choices = changes.reduce(choose, plan.choices);
  const { outlook } = holdOtherwise(plan, choices);
  return payUnder(choices, { product: plan.decision.product, outlook }).afterTaxPerMonth;
}

/** The same for one change, taken from the other product's figures or the lever's price where these are known. */
function findPaid(
  { lever, value }: GapChange,
  { guaranteed, context, levers }: ShortPlan,
): number | undefined {
  if (lever === "guaranteedShare") return guaranteed && afterTaxPerMonth(guaranteed, context);
  const price = levers.find((priced) => priced.lever === lever);
  return [price?.lower, price?.higher].find((step) => step?.value === value)?.afterTaxPerMonth;
}

/** Capital that an insurer holds leaves no dependants' share to choose. */
function canCombine(...changes: GapChange[]): boolean {
  const levers = changes.map(({ lever }) => lever);
  return !(levers.includes("guaranteedShare") && levers.includes("dependantsShare"));
}

/**
 * Finds the changes that would close the gap of a plan that pays its full lasting income.
 * cost: for a shortfall, up to three incomes and an outlook
 */
export function findGapClosers(short: ShortPlan): GapClosers {
  const { plan, context, incomes, overOrShortPerMonth } = short;
  if (overOrShortPerMonth >= 0 || plan.choices.paidShare !== 1) return NOTHING_SHORT;
  const { retirementCase, basis } = context;
  const otherFrom = (retirementDate: string) =>
    firstOthersAfterTax({ ...retirementCase, retirementDate }, basis) / 12;
  const now = afterTaxPerMonth(incomes, context) + otherFrom(retirementCase.retirementDate);
  const measure = (paid: number, changes: readonly GapChange[]) => {
    const { retirementDate } = changes.reduce(choose, plan.choices);
    const addedPerMonth = paid + otherFrom(retirementDate) - now;
    return { addedPerMonth, coversNeed: overOrShortPerMonth + addedPerMonth >= 0 };
  };
  const closers = listChanges(short)
    .map((change) => ({
      ...change,
      ...measure(findPaid(change, short) ?? payWith([change], short), [change]),
    }))
    .filter(({ addedPerMonth }) => addedPerMonth >= LEAST_ADDED)
    .sort((one, other) => other.addedPerMonth - one.addedPerMonth);
  const [first] = closers;
  const second = first && closers.slice(1).find((closer) => canCombine(first, closer));
  if (!second || first.coversNeed) return { closers, together: null };
  const both = [first, second];
  return {
    closers,
    together: { levers: [first.lever, second.lever], ...measure(payWith(both, short), both) },
  };
}
