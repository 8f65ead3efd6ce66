/** What a person has made of our recommendation, as the pages that decide about it say it. */
import { formatRand } from "~/base/money";
import { sayPrices } from "../plan/annuity-prices";
import type { ComparisonView } from "./compare-plans";
import type { PlanFacts } from "../plan/plan-facts";
import { speakOf } from "../plan/speak-of";

/** A plan beside our recommendation: as it is saved, with changes that wait to be saved, or with all of them taken back. */
export type ChangedPlan = {
  state: "saved" | "unsaved" | "taken back";
  /** Rand a month of the plan as it is saved; absent where that is our recommendation. */
  saved?: number;
  /** Absent where everything is taken back, or where it could not be worked out. */
  comparison?: ComparisonView;
  /** Why it could not be. */
  failure?: string;
};

/** What the decision says of a changed plan. */
export type ChangedPlanView = Pick<ChangedPlan, "comparison" | "failure"> & {
  lead: string;
  /** What stands above the recommended income where no comparison does. */
  income?: { title: string; amountPerMonth: string };
  /** What accepting does. */
  accept: string;
};

/** Describes a changed plan on the step that decides about its income. */
export function describeChangedPlan(facts: PlanFacts, changed: ChangedPlan): ChangedPlanView {
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

/** What Next does on the page that shows all changes. */
export type ResultWords = { heading: string; sentences: readonly string[]; keep: string };

type Result = {
  facts: PlanFacts;
  amended?: PlanFacts;
  /** Whether every change of an amended plan was taken back. */
  isTakenBack: boolean;
  /** Whether the amended plan has another income instead of other needs. */
  isByIncome: boolean;
};

/** Describes what becomes of a plan once its changes are stored. */
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

/** That changed needs take the place of another income that was chosen before. */
export function describeReplaced({ income, common }: PlanFacts): string {
  const direction = income.total > Math.round(common.max_desired_monthly_income) ? "higher" : "lower";
  return `A ${direction} income was chosen before: ${formatRand(income.total)} a month. Saving changes here replaces it.`;
}
