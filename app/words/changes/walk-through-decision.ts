import type { AnnuityRecommendation } from "~/contract/plan/product-recommendation";
import { offersPlus } from "~/contract/plan/recommended-product";
import { type AmendedPlan, type AmendedPlanView, describeAmendedPlan } from "./describe-amended-plan";
import { sayPrices } from "../plan/annuity-prices";
import { describeIncome, type IncomeView } from "../plan/describe-income";
import { describeLikelihood, type LikelihoodView } from "../plan/describe-likelihood";
import { drawsUnitTrust, type PlanFacts } from "../plan/plan-facts";
import { capitalise } from "../plan/write-figures";
import { speakOf } from "../plan/speak-of";

/** The recommended income, and the question whether to accept, increase or reduce it. */
export type DecisionView = {
  heading: string;
  lead: string;
  question: string;
  choices: readonly { value: string; label: string; note: string }[];
  income: Pick<IncomeView, "amountPerMonth" | "tags" | "rows" | "afterTax"> & {
    /** The label that unfolds the parts; `prices` dates a life annuity's price. */
    title: string;
    prices: readonly string[];
  };
  /** The plan with the person's changes. */
  changed?: AmendedPlanView;
  likelihood: Pick<LikelihoodView, "heading" | "dots" | "sentences">;
};

/** The sacrifices that bring more income, by product. */
const MORE: Record<AnnuityRecommendation, string> = {
  LivingAnnuityPlus: "leave less, retire later or take less cash",
  LivingAnnuity: "retire later or take less cash",
  LifeAnnuity: "retire later, take less cash or guarantee less",
  EnhancedLifeAnnuity: "retire later, take less cash or guarantee less",
};

/**
 * Describes the deciding step of the walk-through.
 * @param choices `amendedPlan` is the plan with the person's changes; absent without any
 */
export function describeDecision(
  facts: PlanFacts,
  { amendedPlan }: { amendedPlan?: AmendedPlan } = {},
): DecisionView {
  const { amountPerMonth, tags, rows, afterTax } = describeIncome(facts);
  const { heading, dots, sentences } = describeLikelihood(facts);
  const { you, your, they, does } = speakOf(facts);
  const changed = amendedPlan && describeAmendedPlan(facts, amendedPlan);
  return {
    heading: `Is this monthly income right for ${you}?`,
    lead:
      changed?.lead ??
      `It is what we recommend, and the choice is ${facts.clientName ? your : "yours"}. Whatever ${you} ${does("pick")}, ${they} can come back to this page.`,
    question: `What would ${you} like to do?`,
    choices: [
      {
        value: "ACCEPT_INCOME",
        label: "I am happy with this income",
        note: changed?.accept ?? "The plan comes next.",
      },
      {
        value: "INCREASE_INCOME",
        label: "I would like more each month",
        note: `See what ${you} ${does("gain")} and ${does("give")} up if ${they} ${MORE[facts.product.product]}.`,
      },
      { value: "DECREASE_INCOME", label: "I would like less each month", note: writeLess(facts) },
    ],
    income: {
      amountPerMonth,
      tags,
      title: "What it is made of",
      rows,
      afterTax,
      prices: facts.isLifeAnnuity ? sayPrices(facts) : [],
    },
    changed,
    likelihood: { heading, dots, sentences },
  };
}

function writeLess(facts: PlanFacts): string {
  if (!facts.isLifeAnnuity) return "Draw less now, so that the savings last longer.";
  if (drawsUnitTrust(facts))
    return "Leave the unit trust alone for now. The life annuity pays a fixed income.";
  return "A life annuity pays a fixed income. See what can be done with what is not needed.";
}

/** Why the numbers of the steps have gaps, for the deciding step. */
export function describeMissingSteps(facts: PlanFacts): string {
  const { product, recommendation } = facts;
  const { You, your, does } = speakOf(facts);
  const change = `${You} ${does("need")} steps 12 and 13 only to change the income.`;
  if (product.product === "LivingAnnuityPlus") return change;
  const leftOut = offersPlus(recommendation)
    ? `Steps 9 and 10 are about top-ups, which ${your} plan does not have.`
    : `${capitalise(your)} plan does not need steps 9 and 10.`;
  return `${leftOut} ${change}`;
}
