import { json, redirect } from "@remix-run/node";
import { writePlanAddress } from "~/base/plan-address";
import { rememberStep } from "~/features/session/place.server";
import { DISTRUST_WORDS, readForm } from "~/features/session/form-protection.server";
import { answerInPlace } from "~/ui/form";
import { writeTabPath } from "../addresses";
import { overrideNeeds } from "../enter.server";
import { INCREASE } from "../flow";
import { previewPlan } from "../preview-plan.server";
import { calculateAmendedIncome } from "./amended-income.server";
import { listStates } from "./describe-standing.server";
import { finishTabs, leadToTab } from "./leave-tabs.server";
import { openTabs, storeProgress } from "./open-tabs.server";
import type { ResultView } from "./result-view";
import { findPreviousTab, readTab } from "./tabs";

/**
 * Shows what all changes come to, beside the recommendation.
 * @throws Response as `enterWalkThrough`; a redirect to the last tab if the income is not changed
 */
export async function showResult(
  request: Request,
  { start, isRefused }: { start: string; isRefused: boolean },
) {
  const opened = await openTabs(request, start);
  const { id, headers, facts, tabs, progress } = opened;
  const { income, failure } = await calculateAmendedIncome(opened, progress.needs);
  if (income?.total === facts.income.total)
    throw redirect(writePlanAddress(writeTabPath(tabs.at(-1) ?? "delay-retirement"), id), { headers });
  const previewed = await previewPlan(opened, progress.needs);
  for (const cookie of await rememberStep(request, id, INCREASE)) headers.append("Set-Cookie", cookie);
  const view: ResultView = {
    heading: previewed.comparison?.heading ?? "What your changes come to",
    comparison: previewed.comparison,
    failure: previewed.failure ?? failure,
    tabs: listStates(opened, undefined, income),
    action: writePlanAddress(writeTabPath("result"), id),
    canUndo: progress.before !== undefined,
    hasMistakes: isRefused,
  };
  return json(view, { headers });
}

/**
 * Handles the form of the result: Next stores all changes as the customised recommendation and ends the walk-through. If
 * that fails the page says so, and everything is kept.
 */
export async function submitResult(request: Request, start: string): Promise<Response> {
  const { form, distrust } = await readForm(request);
  const opened = await openTabs(request, start);
  const { id, session, headers, tabs, progress } = opened;
  const refuse = (notice: string) => answerInPlace(form, notice, headers);
  if (distrust) return refuse(DISTRUST_WORDS[distrust]);
  const intent = String(form.get("intent") ?? "");
  const wanted = readTab(/^go-(.+)$/.exec(intent)?.[1]);
  if (wanted) return leadToTab(opened, wanted);
  switch (intent) {
    case "back":
      return leadToTab(opened, findPreviousTab("result", tabs));
    case "undo": {
      const { before = progress.needs, ...others } = progress;
      await storeProgress(request, opened, { ...others, needs: before });
      return leadToTab(opened, "result");
    }
    case "plan":
      return finishTabs(opened, { refuse, isSettled: false });
    case "keep":
      return finishTabs(opened, { refuse, isSettled: true });
    default: {
      const { failure } = await overrideNeeds(id, session, progress.needs);
      return failure ? refuse(failure) : finishTabs(opened, { refuse, isSettled: true });
    }
  }
}
