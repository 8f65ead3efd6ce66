import { json } from "@remix-run/node";
import { writePlanAddress } from "~/base/plan-address";
import { isSuccess } from "~/contract/envelope";
import { callBackend } from "~/backend/door.server";
import { readChangedNeeds } from "~/features/session/changed-needs.server";
import { readPlace, writePlace } from "~/features/session/place.server";
import { readTypedIncome } from "~/features/session/typed-income.server";
import { comparePlans } from "~/words/compare-plans";
import { describeDecrease } from "~/words/describe-decrease";
import { gatherFacts } from "~/words/plan-facts";
import { writeStepPath } from "../addresses";
import { enterWalkThrough } from "../enter.server";
import type { Entered } from "../enter.server";
import { DECREASE } from "../flow";
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
  const place = await readPlace(request, id);
  if (place?.step !== DECREASE)
    for (const cookie of await writePlace(request, id, { ...place, step: DECREASE }))
      headers.append("Set-Cookie", cookie);
  const isTyped = new URL(request.url).searchParams.has(TYPED);
  const typed = isTyped ? await readTypedIncome(request, id) : {};
  const read = isTyped ? await readDesiredIncome(typed, facts) : undefined;
  const mistakes = read && !read.ok ? read.reason : [];
  const desired = read?.ok && !isAsRecommended(read.value, facts) ? read.value : undefined;
  const previewed = desired === undefined ? {} : await previewIncome(desired, entered);
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
    ...previewed,
    mistakes,
    hasMistakes: isRefused || mistakes.length > 0 || previewed.notice !== undefined,
  };
  return json(view, { headers, status: mistakes.length > 0 ? 422 : 200 });
}

/** What another income would change in the plan, worked out and not stored; or what to say if that fails. */
async function previewIncome(
  desired: number,
  { id, session, facts }: Pick<Entered, "id" | "session" | "facts">,
): Promise<Pick<DecreasePageView, "comparison" | "notice">> {
  const body = { id, desired_gross_monthly_income: desired };
  const answer = await callBackend("previewRecommendation", { body }, { bearer: session.bearer });
  if (isSuccess(answer))
    return { comparison: comparePlans(facts, gatherFacts(answer.return_object, facts.plan)) };
  return { notice: "Not able to calculate new plan recommendation. Please try again." };
}
