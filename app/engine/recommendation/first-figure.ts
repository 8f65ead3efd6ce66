/**
 * From a first figure to a plan: what each answer that was given since takes off the way that the figure was of, or adds to it.
 *
 * Answers change one group at a time, in the order in which the survey asks for them, each beside those before it. Another
 * order would give other parts of the same difference. Nobody is asked in an estimate what matters more to them: the step from
 * the way to the product that is recommended is the caller's, and the last.
 */
import type { AdviceOptions } from "../advice";
import type { Basis } from "../basis/basis";
import type { RetirementCase } from "../retirement-case";
import { answersOf, type EstimateAnswers } from "./estimate";
import { holdPlan } from "./held-plan";
import { preparePlan } from "./plan-context";
import { perMonth, productIncomes } from "./plan-incomes";
import { flexibleProduct } from "./ways";

/** What somebody was told: the answers of their estimate, and which of its two ways. */
export type FigureToFollow = {
  answers: Omit<EstimateAnswers, "adviceDate">;
  way: "guaranteed" | "flexible";
};

/** The groups of answers in the order in which they change, and what each of them takes over from the plan. */
const GROUPS = {
  dates: ["retirementDate", "member"],
  partner: ["partner", "secondLife"],
  savings: ["savings", "fundParts", "funds", "contributionPerMonth"],
  ownSavings: ["ownSavings", "ownSavingsForNeeds"],
  debt: ["debt", "debtInterestShare"],
  emergency: ["emergencyIncomePerMonth"],
  personalUse: ["personalUse"],
  earlierCash: ["earlierLumpSums", "contributionsNotDeducted"],
  supports: ["supports"],
  health: ["seriousIllness", "smoker"],
} as const satisfies Record<string, readonly (keyof RetirementCase)[]>;

/** Why the way pays something else: the day's assumptions, or a group of answers. */
export type FollowedCause = "assumptions" | keyof typeof GROUPS;

/** What the way pays with everything changed up to a cause, today's rand a month before tax. */
export type FigureStep = { cause: FollowedCause; perMonth: number };

/** A partner's exact birth date belongs to the dates, that there is one at all to the partner. */
function takeOver(
  group: keyof typeof GROUPS,
  from: RetirementCase,
  to: RetirementCase,
): Partial<RetirementCase> {
  const taken = Object.fromEntries(GROUPS[group].map((answer) => [answer, to[answer]]));
  return group === "dates" && from.partner && to.partner ? { ...taken, partner: to.partner } : taken;
}

/**
 * Works the way of a first figure out again with more and more of a plan's answers.
 * @param retirementCase the plan's
 * @returns in the order of the changes; the first is the figure itself under the plan's assumptions, and a group whose answers
 *   are those of the estimate is left out
 * @throws RangeError naming the answer that is out of its range
 * cost: an income for each group that differs, one or two milliseconds each
 */
export function followFirstFigure(
  { answers, way }: FigureToFollow,
  retirementCase: RetirementCase,
  basis: Basis,
  options: AdviceOptions,
): FigureStep[] {
  const product = way === "guaranteed" ? "LifeAnnuity" : flexibleProduct(basis);
  const payWay = (person: RetirementCase) => {
    const { outlook, choices } = holdPlan(person, basis, options);
    return perMonth(productIncomes(product, preparePlan(outlook, choices)).paid);
  };
  let person = answersOf({ ...answers, adviceDate: retirementCase.adviceDate });
  const steps: FigureStep[] = [{ cause: "assumptions", perMonth: payWay(person) }];
  for (const cause of Object.keys(GROUPS) as (keyof typeof GROUPS)[]) {
    const changed = { ...person, ...takeOver(cause, person, retirementCase) };
    if (JSON.stringify(changed) === JSON.stringify(person)) continue;
    person = changed;
    steps.push({ cause, perMonth: payWay(person) });
  }
  return steps;
}
