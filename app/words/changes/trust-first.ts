import { formatRand } from "~/base/money";
import { roundAfterTax } from "../plan/after-tax";
import { isAfterTaxOpen } from "../plan/assumed-answers";
import { countFutures, FUTURES_SHOWN } from "../plan/describe-likelihood";
import type { PlanFacts } from "../plan/plan-facts";
import { speakOf } from "../plan/speak-of";
import type { ChangedFigures } from "./describe-amount";

/**
 * The other order of drawing: the unit trust first, while the annuity pays the legal minimum. It is described
 * but no plan is made of it: all of a plan's figures assume that both are drawn in step, and the holder draws
 * from each separately.
 */
export function describeTrustFirst(facts: PlanFacts): ChangedFigures["otherOrder"] {
  const first = facts.common.unit_trust_first;
  if (!first) return undefined;
  const { you, does } = speakOf(facts);
  const [lasts, inStep] = [first.success_perct, facts.product.joint_success_perct].map(countFutures);
  const beside =
    lasts === inStep
      ? "as many as when both are drawn in step"
      : `and in ${inStep} when both are drawn in step`;
  return {
    title: "Living on the unit trust first",
    sentences: [
      `The annuity pays ${formatRand(first.monthly_income_from_annuity)} a month, ${facts.guaranteedShare > 0 ? "what is guaranteed and the law’s least of the rest" : "the law’s least"}, and the unit trust ${formatRand(first.monthly_income_from_unit_trust)} until it is used up: ${sayAges(first.age_unit_trust_runs_out)}. Then the annuity pays all of it.`,
      `The same income lasts for life in ${lasts} of ${FUTURES_SHOWN} futures, ${beside}.`,
      ...sayTaxAtFirst(facts, Math.round(first.after_tax_monthly_income)),
      `For this ${you} ${does("ask")} the insurer for 2.5% a year, and ${does("draw")} the rest from the unit trust.`,
    ],
  };
}

/** The tax saved until the unit trust is used up; empty where none is saved, or where the tax is unknown. */
function sayTaxAtFirst(facts: PlanFacts, atFirst: number): string[] {
  const more = atFirst - roundAfterTax(facts);
  if (isAfterTaxOpen(facts) || more <= 0) return [];
  return [
    `At first ${formatRand(atFirst)} a month is left after tax, ${formatRand(more)} more than in step, because what a unit trust pays is not taxed. Later less is left.`,
  ];
}

type Ages = NonNullable<PlanFacts["common"]["unit_trust_first"]>["age_unit_trust_runs_out"];

function sayAges({ poor, expected }: Ages): string {
  const writeAge = (age: number | null) => (age === null ? "after 110" : `at about ${age}`);
  const inPoor = poor === expected ? "" : `, ${writeAge(poor)} in poor markets`;
  return `${writeAge(expected)}${inPoor}`;
}
