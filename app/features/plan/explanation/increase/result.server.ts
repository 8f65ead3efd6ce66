import { json, redirect } from "@remix-run/node";
import { writePlanAddress } from "~/base/plan-address";
import { rememberStep } from "~/web/cookies/place.server";
import { handleForm } from "~/web/forms/handle-form.server";
import type { FormArgs, Posted } from "~/web/forms/handle-form.server";
import { describeResult } from "~/words/changes/describe-changed-plan";
import { findAmendWarnings } from "../amend-warnings.server";
import { writeTabPath } from "../addresses";
import { INCREASE } from "../flow";
import { overrideNeeds } from "../override.server";
import { previewPlan } from "../preview-plan.server";
import { loadAmendedIncome } from "./amended-income.server";
import { finishTabs, leadToTab } from "./leave-tabs.server";
import { isAmendedByIncome, isWorthComparing, openTabs, storeProgress } from "./open-tabs.server";
import type { ResultView } from "./result-view";
import { findPreviousTab, readTab } from "./tabs";

/**
 * Shows what all changes come to, beside the recommendation.
 * @throws Response as `enterWalkThrough`; a redirect to the last tab if the income is not changed
 */
export async function showResult(request: Request) {
  const opened = await openTabs(request);
  const { id, named, headers, facts, amended, tabs, progress } = opened;
  const { income, failure } = await loadAmendedIncome(request, opened);
  if (!isWorthComparing(opened, progress.needs, income?.total))
    throw redirect(writePlanAddress(writeTabPath(tabs.at(-1) ?? "delay-retirement"), named), { headers });
  const isTakenBack = Object.keys(progress.needs).length === 0;
  const previewed = isTakenBack ? undefined : await previewPlan(opened, progress.needs);
  for (const cookie of await rememberStep(request, id, INCREASE)) headers.append("Set-Cookie", cookie);
  const said = describeResult({ facts, amended, isTakenBack, isByIncome: isAmendedByIncome(opened) });
  const view: ResultView = {
    ...said,
    sentences: [...said.sentences, ...(await findAmendWarnings(opened))],
    ...(previewed?.comparison && { heading: previewed.comparison.heading }),
    comparison: previewed?.comparison,
    failure: previewed?.failure ?? failure,
    action: writePlanAddress(writeTabPath("result"), named),
    canUndo: progress.before !== undefined,
  };
  return json(view, { headers });
}

/**
 * Handles the form of the result: Next stores all changes as the amended recommendation and ends the walk-through. If
 * that fails the page says so, and everything is kept.
 */
export async function submitResult(args: FormArgs) {
  return handleForm(args, { open: openTabs }, ({ form, refuse, ...opened }) => {
    return submitOpened(args.request, { form, refuse, opened });
  });
}

type Submitted = Pick<Posted, "form" | "refuse"> & { opened: Awaited<ReturnType<typeof openTabs>> };

async function submitOpened(request: Request, { form, refuse, opened }: Submitted): Promise<Response> {
  const { tabs, progress } = opened;
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
      const { failure } = await overrideNeeds(opened, opened);
      return failure ? refuse(failure) : finishTabs(opened, { refuse, isSettled: true });
    }
  }
}
