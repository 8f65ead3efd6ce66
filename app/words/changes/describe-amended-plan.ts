/** A person's changes to our recommendation, worded for the pages on which they decide about them. */
import { formatRand } from "~/base/money";
import { sayPrices } from "../plan/annuity-prices";
import type { ComparisonView } from "./compare-plans";
import type { PlanFacts } from "../plan/plan-facts";
import { speakOf } from "../plan/speak-of";

/** A plan compared with our recommendation: as saved, with unsaved changes, or with all changes taken back. */
export type AmendedPlan = {
  state: "saved" | "unsaved" | "taken back";
  /** The saved plan's income, rand a month; absent where that plan is our recommendation. */
  saved?: number;
  /** Absent if every change is taken back, or if the calculation failed. */
  comparison?: ComparisonView;
  /** Why the calculation failed. */
  failure?: string;
};

/** A changed plan on the decision page. */
export type AmendedPlanView = Pick<AmendedPlan, "comparison" | "failure"> & {
  lead: string;
  /** The income above the recommended one where there is no comparison. */
  income?: { title: string; amountPerMonth: string };
  /** The effect of accepting. */
  accept: string;
};

/** Describes a changed plan on the step that decides about its income. */
export function describeAmendedPlan(facts: PlanFacts, changed: AmendedPlan): AmendedPlanView {
  const { state, saved, comparison, failure } = changed;
  if (state === "taken back")
    return {
      lead: describeTakenBack(facts, saved),
      income:
        saved === undefined ? undefined : { title: "The changed plan", amountPerMonth: formatRand(saved) },
      accept: "Our recommendation becomes the plan again.",
    };
  if (state === "saved")
    return {
      lead: `The changed plan pays ${comparison?.income.amended} a month. We recommended ${formatRand(facts.income.total)}.`,
      comparison,
      accept: "The changed plan stays as it is.",
    };
  const instead =
    saved === undefined ? "" : ` They replace the changed plan, which pays ${formatRand(saved)} a month.`;
  return {
    lead: `The changes are not saved yet.${instead}`,
    comparison,
    failure,
    accept: "We save the changes, and the plan comes next.",
  };
}

function describeTakenBack({ income }: PlanFacts, saved = income.total): string {
  return `Every change is taken back. Our recommendation pays ${formatRand(income.total)} a month. The changed plan pays ${formatRand(saved)} until this is saved.`;
}

/** The effect of Next on the page that shows all changes. */
export type ResultWords = { heading: string; sentences: readonly string[]; keep: string };

type Result = {
  facts: PlanFacts;
  amended?: PlanFacts;
  /** Whether every change of an amended plan was taken back. */
  isTakenBack: boolean;
  /** Whether the amended plan has a desired income instead of other needs. */
  isByIncome: boolean;
};

/** Describes a plan as it will be once its changes are stored. */
export function describeResult({ facts, amended, isTakenBack, isByIncome }: Result): ResultWords {
  const keep = amended ? "Keep the plan as it is" : "Keep the recommended plan";
  if (isTakenBack) {
    const lead = describeTakenBack(facts, amended?.income.total);
    return {
      heading: "Back to our recommendation",
      sentences: [lead, "After Next, our recommendation counts again."],
      keep,
    };
  }
  return {
    heading: "What the changes come to",
    sentences: [
      `After Next, ${speakOf(facts).your} amended plan counts. We keep ours beside it.`,
      ...(amended && isByIncome ? [describeReplaced(amended)] : []),
      ...(facts.isLifeAnnuity ? sayPrices(facts) : []),
    ],
    keep,
  };
}

/** Says that changed needs replace an income that was chosen before. */
export function describeReplaced({ income, common }: PlanFacts): string {
  const direction = income.total > Math.round(common.max_desired_monthly_income) ? "higher" : "lower";
  return `A ${direction} income was chosen before: ${formatRand(income.total)} a month. Saving changes here replaces it.`;
}
