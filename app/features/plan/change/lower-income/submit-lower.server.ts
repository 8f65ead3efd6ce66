import { json } from "@remix-run/node";
import { type Query, writePlanAddress } from "~/base/plan-address";
import { isRecommendedIncome } from "~/contract/plan/adjust-rules";
import { clearWalkThrough } from "~/web/cookies/clear-walk-through.server";
import { clearPlace } from "~/web/cookies/place.server";
import { type FormArgs, handleForm, type Posted } from "~/web/forms/handle-form.server";
import { PREVIEW } from "~/web/request/preview";
import { findDecreaseKind } from "~/words/changes/describe-decrease";
import { RECOMMENDED_PLAN, writeStepPath } from "../../walk-through/addresses";
import { finishWalkThrough } from "../../walk-through/enter.server";
import { DECISION, DECREASE } from "../../walk-through/flow";
import { CHANGES } from "../changes";
import {
  groundOfIncome,
  listFieldNames,
  type OpenedPlan,
  openPlan,
  storeProgress,
} from "../open-plan.server";
import { previewPlan } from "../preview.server";
import { readIncome, SEEN } from "../read-change";
import { saveIncome } from "../save.server";
import type { ChangeAnswer } from "../use-change";
import type { LowerShown } from "./lower-view";
import { NOT_LOWERED } from "./not-lowered";

/**
 * Handles step 13's form. Another income replaces every other change of the amended recommendation, and is
 * compared with the recommended one before it is stored; the recommended income changes nothing. Either way
 * the walk-through is done and the plan follows, even if storing failed: the plan's page then says so.
 */
export async function submitLower(args: FormArgs) {
  return handleForm(args, { open: openPlan, fields: listFieldNames(CHANGES[DECREASE]) }, (posted) =>
    submitOpened(args.request, posted),
  );
}

async function submitOpened(request: Request, posted: Posted & OpenedPlan) {
  const { form, refuse, id, named, session, headers, progress } = posted;
  const redirectTo = (path: string, query: Query = {}, cookies: readonly string[] = []) =>
    posted.redirectTo(writePlanAddress(path, named, query), cookies);
  const finish = async (query: Query = {}, cookies: readonly string[] = []) => {
    const { failure } = await finishWalkThrough(id, session);
    return failure ? refuse(failure) : redirectTo(RECOMMENDED_PLAN, query, cookies);
  };
  /** Stores the income for the next visit to this step. */
  const hold = async (income: number | undefined) => {
    if (income !== progress.income) await storeProgress(request, posted, { ...progress, income });
  };
  const intent = form.get("intent");
  if (intent === "back") return redirectTo(writeStepPath(DECISION));
  if (intent === "reset") {
    await hold(undefined);
    return redirectTo(writeStepPath(DECREASE));
  }
  if (intent === "plan") return finish();

  const ground = groundOfIncome(CHANGES[DECREASE], posted);
  const read = readIncome(form, ground);
  if ("mistakes" in read) return refuse(read.mistakes);
  const { desired_gross_monthly_income: income } = read.change;
  const isOurs = isRecommendedIncome(income, ground.recommended);
  const isAsked = intent === "show" || intent === PREVIEW;
  if (isAsked || !(isOurs || form.get(SEEN) === String(income))) {
    const previewed = isOurs ? undefined : await previewPlan(posted, read.change);
    // An income that could not be compared may be saved all the same.
    const shown: LowerShown = { comparison: previewed?.comparison, seen: income };
    const { failure: notice } = previewed ?? {};
    const answer: ChangeAnswer<LowerShown> = { notice, repopulateFields: Object.fromEntries(form), shown };
    return json(answer, { status: notice === undefined ? 200 : 422, headers });
  }
  if (isOurs && !takesBack(posted)) {
    await hold(undefined);
    return finish({}, [clearPlace(id)]);
  }
  const { failure, waitSeconds = "" } = await saveIncome(posted, income);
  if (!failure) return finish({}, clearWalkThrough(id));
  await hold(income);
  return finish({ [NOT_LOWERED]: String(waitSeconds) });
}

/** True if the recommended income undoes a choice to leave the unit trust alone. */
function takesBack({ facts, amended }: OpenedPlan): boolean {
  return findDecreaseKind(facts) === "unit trust" && amended?.income.fromUnitTrust === 0;
}
