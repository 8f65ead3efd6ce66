/** All that the page of a check says, in its order. */
import type { CheckAnswer, CheckedAnnuity } from "~/contract/living-annuity/check-operations";
import { gatherCheck } from "./check-facts";
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
  answers: readonly { name: string; value: string }[];
  incomes: IncomesView;
  chart?: IncomesChart;
  costs: CheckedCostsView;
  part: PartView;
};

/** Says what the answers about a living annuity come to. */
export function describeCheck(asked: CheckedAnnuity, answer: CheckAnswer): CheckView {
  const facts = gatherCheck(asked, answer);
  return {
    drawn: describeDrawn(facts),
    answers: listCheckedAnswers(asked, answer),
    incomes: compareIncomes(facts),
    chart: drawIncomes(facts),
    costs: describeLowerCosts(facts),
    part: describePart(facts),
  };
}
