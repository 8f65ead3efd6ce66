import { json } from "@remix-run/node";
import { writePlanAddress } from "~/base/plan-address";
import { readChangedNeeds } from "~/features/session/changed-needs.server";
import { readPlace, writePlace } from "~/features/session/place.server";
import { readTypedIncome } from "~/features/session/typed-income.server";
import { describeDecrease } from "~/words/describe-decrease";
import { writeStepPath } from "../addresses";
import { enterWalkThrough } from "../enter.server";
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
  const { id, headers, facts, amended } = await enterWalkThrough(request, start);
  const place = await readPlace(request, id);
  if (place?.step !== DECREASE)
    for (const cookie of await writePlace(request, id, { ...place, step: DECREASE }))
      headers.append("Set-Cookie", cookie);
  const isTyped = new URL(request.url).searchParams.has(TYPED);
  const typed = isTyped ? await readTypedIncome(request, id) : {};
  const read = isTyped ? await readDesiredIncome(typed, facts) : undefined;
  const mistakes = read && !read.ok ? read.reason : [];
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
    isChanged: read !== undefined && !(read.ok && isAsRecommended(read.value, facts)),
    mistakes,
    hasMistakes: isRefused || mistakes.length > 0,
  };
  return json(view, { headers, status: mistakes.length > 0 ? 422 : 200 });
}
