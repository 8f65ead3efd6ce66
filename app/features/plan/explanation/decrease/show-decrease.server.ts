import { json } from "@remix-run/node";
import { writePlanAddress } from "~/base/plan-address";
import { rememberStep } from "~/web/cookies/place.server";
import { readTypedIncome } from "~/web/cookies/typed-income.server";
import { describeDecrease } from "~/words/changes/describe-decrease";
import { writeStepPath } from "../addresses";
import { findAmendWarnings } from "../amend-warnings.server";
import { enterWalkThrough } from "../enter.server";
import { DECREASE } from "../flow";
import { previewPlan } from "../preview-plan.server";
import { readWorkingNeeds } from "../working-needs.server";
import { TYPED } from "./decrease-page-view";
import type { DecreasePageView } from "./decrease-page-view";
import { isAsRecommended, readDesiredIncome } from "./desired-income.server";

/**
 * Shows step 13, which starts from the recommended income, or with what was typed and not taken.
 * @throws Response as `enterWalkThrough`
 */
export async function showDecrease(request: Request) {
  const entered = await enterWalkThrough(request);
  const { id, named, headers, facts, amended } = entered;
  for (const cookie of await rememberStep(request, id, DECREASE)) headers.append("Set-Cookie", cookie);
  const isTyped = new URL(request.url).searchParams.has(TYPED);
  const typed = isTyped ? await readTypedIncome(request, id) : {};
  const read = isTyped ? await readDesiredIncome(typed, facts) : undefined;
  const mistakes = read && !read.ok ? read.reason : [];
  const desired = read?.ok && !isAsRecommended(read.value, facts) ? read.value : undefined;
  const previewed =
    desired === undefined ? undefined : await previewPlan(entered, { desired_gross_monthly_income: desired });
  const { isUnsaved } = await readWorkingNeeds(request, entered);
  const said = describeDecrease(facts, { amended: amended?.income, hasUnsavedNeeds: isUnsaved });
  const choiceWarnings = said.kind === "nothing" ? [] : await findAmendWarnings(entered);
  const view: DecreasePageView = {
    heading: said.heading,
    said: { ...said, warnings: [...said.warnings, ...choiceWarnings] },
    // So that a page that is shown again in place still has its comparison.
    action: writePlanAddress(writeStepPath(DECREASE), named, isTyped ? { [TYPED]: "" } : {}),
    answers: said.kind === "amount" ? { newIncome: said.start, ...typed } : typed,
    isChanged: mistakes.length > 0 || desired !== undefined,
    compared: desired,
    comparison: previewed?.comparison,
    notice: previewed?.failure,
    mistakes,
  };
  return json(view, { headers, status: mistakes.length > 0 ? 422 : 200 });
}
