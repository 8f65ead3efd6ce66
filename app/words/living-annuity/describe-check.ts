/** All that the page of a check says, in its order. */
import { capitalise, writeCount } from "../plan/write-figures";
import type { CheckFacts } from "./check-facts";
import { compareIncomes } from "./compare-incomes";
import type { IncomesView } from "./compare-incomes";
import { describeDrawn } from "./describe-drawn";
import type { DrawnView } from "./describe-drawn";
import { describeLowerCosts } from "./describe-lower-costs";
import type { CheckedCostsView } from "./describe-lower-costs";
import { describePart } from "./describe-part";
import type { PartView } from "./describe-part";
import { drawIncomes } from "./draw-incomes";
import type { IncomesChart } from "./draw-incomes";
import { listCheckedAnswers } from "./list-checked-answers";

export type CheckView = {
  drawn: DrawnView;
  /** What the list of answers is called. */
  answersName: string;
  answers: readonly { name: string; value: string }[];
  incomes: IncomesView;
  chart?: IncomesChart;
  costs: CheckedCostsView;
  part: PartView;
};

/** Says what the answers about a living annuity come to. */
export function describeCheck(facts: CheckFacts): CheckView {
  const answers = listCheckedAnswers(facts);
  return {
    drawn: describeDrawn(facts),
    answersName: `${capitalise(facts.person.whose)} ${writeCount(answers.length)} answers`,
    answers,
    incomes: compareIncomes(facts),
    chart: drawIncomes(facts),
    costs: describeLowerCosts(facts),
    part: describePart(facts),
  };
}
