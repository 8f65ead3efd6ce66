/** The words of a check's page, in its order. */
import { capitalise, writeCount } from "../plan/write-figures";
import type { CheckFacts } from "./check-facts";
import { compareIncomes, type IncomesView } from "./compare-incomes";
import { describeDrawn, type DrawnView } from "./describe-drawn";
import { describeLowerCosts, type CheckedCostsView } from "./describe-lower-costs";
import { describePart, type PartView } from "./describe-part";
import { drawIncomes, type IncomesChart } from "./draw-incomes";
import { listCheckedAnswers } from "./check-questions";

export type CheckView = {
  drawn: DrawnView;
  /** The heading of the list of answers. */
  answersName: string;
  answers: readonly { name: string; value: string }[];
  incomes: IncomesView;
  chart?: IncomesChart;
  costs: CheckedCostsView;
  part: PartView;
};

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
