import { NOTHING_MADE } from "~/words/plan/describe-choice";
import type { NextStep } from "~/words/plan/describe-next-steps";
import type { SharedPlan } from "~/contract/records/shared-plan";
import { viewPlan } from "../view-plan";

/** What the page of a shared plan says: that of the plan, and nothing that only its owner can do. */
export function viewSharedPlan({ recommended, customised: amended }: SharedPlan, query: URLSearchParams) {
  const viewed = viewPlan(recommended, amended, {
    query,
    made: NOTHING_MADE,
    open: { canChoose: false, canShare: false },
  });
  const nextSteps = viewed.view.nextSteps.filter(({ action }) => action.kind === "print").map(nameLink);
  return { ...viewed, view: { ...viewed.view, nextSteps } };
}

function nameLink(step: NextStep): NextStep {
  return {
    ...step,
    text: "Download it as a PDF, or print it from your browser’s menu. The last page of the PDF has the link to it.",
  };
}
