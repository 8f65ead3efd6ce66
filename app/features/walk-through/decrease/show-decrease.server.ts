import { json } from "@remix-run/node";
import { writePlanAddress } from "~/base/plan-address";
import { readChangedNeeds } from "~/features/session/changed-needs.server";
import { rememberStep } from "~/features/session/place.server";
import { readTypedIncome } from "~/features/session/typed-income.server";
import { describeDecrease } from "~/words/describe-decrease";
import { writeStepPath } from "../addresses";
import { enterWalkThrough } from "../enter.server";
import { DECREASE } from "../flow";
import { previewPlan } from "../preview-plan.server";
import { TYPED } from "./decrease-page-view";
import type { DecreasePageView } from "./decrease-page-view";
import { isAsRecommended, readDesiredIncome } from "./desired-income.server";

type Showing = { start: string; isRefused: boolean };

/**
 * Shows step 13, which starts from the recommended income, or with what was typed and not taken.
 * @param isRefused whether the page answers a form that was refused
 * @throws Response as `enterWalkThrough`
 */
export async function showDecrease(request: Request, { start, isRefused }: Showing) {
  const entered = await enterWalkThrough(request, start);
  const { id, headers, facts, amended } = entered;
  for (const cookie of await rememberStep(request, id, DECREASE)) headers.append("Set-Cookie", cookie);
  const isTyped = new URL(request.url).searchParams.has(TYPED);
  const typed = isTyped ? await readTypedIncome(request, id) : {};
  const read = isTyped ? await readDesiredIncome(typed, facts) : undefined;
  const mistakes = read && !read.ok ? read.reason : [];
  const desired = read?.ok && !isAsRecommended(read.value, facts) ? read.value : undefined;
  const previewed =
    desired === undefined ? undefined : await previewPlan(entered, { desired_gross_monthly_income: desired });
  const needs = await readChangedNeeds(request, id);
  const said = describeDecrease(facts, {
    amended: amended?.income,
    hasUnsavedNeeds: Object.keys(needs).length > 0,
  });
  const view: DecreasePageView = {
    heading: said.heading,
    said,
    action: writePlanAddress(writeStepPath(DECREASE), id),
    answers: said.kind === "amount" ? { newIncome: said.start, ...typed } : typed,
    isChanged: mistakes.length > 0 || desired !== undefined,
    comparison: previewed?.comparison,
    notice: previewed?.failure,
    mistakes,
    hasMistakes: isRefused || mistakes.length > 0 || previewed?.failure !== undefined,
  };
  return json(view, { headers, status: mistakes.length > 0 ? 422 : 200 });
}
