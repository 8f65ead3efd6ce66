import { json, redirect } from "@remix-run/node";
import { storeStep } from "~/web/cookies/place.server";
import { type FormArgs, handleForm } from "~/web/forms/handle-form.server";
import { describeResult } from "~/words/changes/describe-amended-plan";
import { INCREASE } from "../../walk-through/flow";
import { findAmendWarnings } from "../amend-warnings.server";
import { readTab } from "../changes";
import { openPlan, storeProgress } from "../open-plan.server";
import { previewPlan } from "../preview.server";
import { saveHeld } from "../save.server";
import { isWorthComparing, loadAmendedIncome } from "./amended-income.server";
import { finishTabs, writeTarget } from "./leave-tabs.server";
import type { ResultView } from "./result-view";
import { findPreviousTab, listTabs } from "./tabs";

/**
 * Shows the effect of all changes, beside the recommendation.
 * @throws Response as `enterWalkThrough`; a redirect to the last tab if the income is not changed
 */
export async function showResult(request: Request) {
  const opened = await openPlan(request);
  const { id, headers, facts, amended, progress, isByIncome } = opened;
  const income = await loadAmendedIncome(request, opened);
  if (!isWorthComparing(opened, progress.needs, income.ok ? income.value.total : undefined))
    throw redirect(writeTarget(opened, findPreviousTab("result", listTabs(opened))), { headers });
  const isTakenBack = Object.keys(progress.needs).length === 0;
  const previewed = isTakenBack ? undefined : await previewPlan(opened, progress.needs);
  for (const cookie of await storeStep(request, id, INCREASE)) headers.append("Set-Cookie", cookie);
  const said = describeResult({ facts, amended, isTakenBack, isByIncome });
  const view: ResultView = {
    ...said,
    sentences: [...said.sentences, ...(await findAmendWarnings(opened))],
    ...(previewed?.comparison && { heading: previewed.comparison.heading }),
    comparison: previewed?.comparison,
    failure: previewed?.failure ?? (income.ok ? undefined : income.reason),
    action: writeTarget(opened, "result"),
    canUndo: progress.before !== undefined,
  };
  return json(view, { headers });
}

/**
 * Handles the form of the result: Next stores all changes as the amended recommendation and ends the
 * walk-through. If that fails the page says so, and the changes stay in progress.
 */
export async function submitResult(args: FormArgs) {
  return handleForm(args, { open: openPlan }, async (posted) => {
    const { form, refuse, redirectTo, progress } = posted;
    const intent = String(form.get("intent") ?? "");
    const wanted = readTab(/^go-(.+)$/.exec(intent)?.[1]);
    const goal = wanted ?? (intent === "back" ? findPreviousTab("result", listTabs(posted)) : undefined);
    if (goal) return redirectTo(writeTarget(posted, goal));
    if (intent === "undo") {
      const { before = progress.needs, ...others } = progress;
      await storeProgress(args.request, posted, { ...others, needs: before });
      return redirectTo(writeTarget(posted, "result"));
    }
    if (intent === "plan" || intent === "keep") return finishTabs(posted, intent === "keep");
    const { failure } = await saveHeld(posted);
    return failure ? refuse(failure) : finishTabs(posted, true);
  });
}
