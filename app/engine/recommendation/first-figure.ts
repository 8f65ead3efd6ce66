/**
 * From a first estimate to a plan: the effect on the estimate's income of each answer given since.
 *
 * Answers change one group at a time, in the order of the survey, each on top of those before it; another
 * order would split the same difference differently. An estimate has no answer on preference: the last step,
 * from the estimate's way to the recommended product, is left to the caller.
 */
import type { AdviceOptions } from "../advice/advice";
import type { Basis } from "../basis/basis";
import type { RetirementCase } from "../case/retirement-case";
import { answersOf, type EstimateAnswers } from "./estimate";
import { holdPlan } from "./held-plan";
import { preparePlan } from "./plan-context";
import { perMonth, productIncomes } from "./plan-incomes";
import { flexibleProduct } from "./ways";

/** The estimate that was shown: its answers, and one of its two ways. */
export type FigureToFollow = {
  answers: Omit<EstimateAnswers, "adviceDate">;
  way: "guaranteed" | "flexible";
};

/** The groups of answers in the order in which they change, each with the answers that it takes from the plan. */
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

/** A reason for a different income: the day's assumptions, or a group of answers. */
export type FollowedCause = "assumptions" | keyof typeof GROUPS;

/** The income with everything changed up to and including a cause, today's rand a month before tax. */
export type FigureStep = { cause: FollowedCause; perMonth: number };

/** A partner's exact birth date belongs to `dates`; having a partner at all belongs to `partner`. */
function takeOver(
  group: keyof typeof GROUPS,
  from: RetirementCase,
  to: RetirementCase,
): Partial<RetirementCase> {
  const taken = Object.fromEntries(GROUPS[group].map((answer) => [answer, to[answer]]));
  return group === "dates" && from.partner && to.partner ? { ...taken, partner: to.partner } : taken;
}

/**
 * Recomputes an estimate's income with more and more of a plan's answers.
 * @param retirementCase the plan's
 * @returns in the order of the changes; the first is the estimate itself under the plan's assumptions, and a
 *   group with the same answers as the estimate is left out
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
