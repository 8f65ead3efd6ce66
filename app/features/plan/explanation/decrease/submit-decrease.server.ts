import { redirect } from "@remix-run/node";
import { writePlanAddress } from "~/base/plan-address";
import type { Query } from "~/base/plan-address";
import { forgetWalkThrough } from "~/web/cookies/forget-walk-through.server";
import { DISTRUST_WORDS, readForm } from "~/web/forms/form-protection.server";
import { clearPlace } from "~/web/cookies/place.server";
import { clearTypedIncome, pickTypedIncome, writeTypedIncome } from "~/web/cookies/typed-income.server";
import { answerInPlace } from "~/ui/form";
import { RECOMMENDED_PLAN, writeStepPath } from "../addresses";
import { enterWalkThrough, finishWalkThrough } from "../enter.server";
import { DECISION, DECREASE } from "../flow";
import { overrideIncome } from "../override.server";
import { COMPARED, TYPED } from "./decrease-page-view";
import { changesPlan, isAsRecommended, readDesiredIncome } from "./desired-income.server";
import { NOT_LOWERED } from "./not-lowered";

/**
 * Handles step 13's form. Another income becomes that of the customised recommendation, in place of every other change; the
 * recommended one changes nothing. Another income is compared with ours before it is stored. Either way the recommendation counts as gone through and the plan follows, even if the
 * override failed, which the plan's page then says.
 */
export async function submitDecrease(request: Request): Promise<Response> {
  const { form, distrust } = await readForm(request);
  const entered = await enterWalkThrough(request);
  const { id, session, headers, facts, amended } = entered;
  if (distrust) return answerInPlace(form, DISTRUST_WORDS[distrust], headers);
  const intent = form.get("intent");
  if (intent === "back") return leadTo(writeStepPath(DECISION));
  if (intent === "reset") return leadTo(writeStepPath(DECREASE));
  if (intent === "plan") return finish();

  const typed = pickTypedIncome(form);
  carry(await writeTypedIncome(request, id, typed));
  const desired = await readDesiredIncome(typed, facts);
  const isCompared = desired.ok && form.get(COMPARED) === String(desired.value);
  const isToCompare = desired.ok && !isAsRecommended(desired.value, facts) && !isCompared;
  if (!desired.ok || isToCompare || intent === "show")
    return leadTo(writeStepPath(DECREASE), { [TYPED]: "" });
  const isChanged = changesPlan(desired.value, { facts, amended });
  const { failure, waitSeconds = "" } = isChanged ? await overrideIncome(entered, desired.value) : {};
  if (failure) return finish({ [NOT_LOWERED]: String(waitSeconds) });
  // Changes of the earlier steps that are not stored yet are replaced by another income, and kept otherwise.
  return finish({}, isChanged ? forgetWalkThrough(id) : [clearPlace(id), clearTypedIncome(id)]);

  async function finish(query: Query = {}, cookies: readonly string[] = []) {
    const { failure } = await finishWalkThrough(id, session);
    if (failure) return answerInPlace(form, failure, headers);
    carry(cookies);
    return leadTo(RECOMMENDED_PLAN, query);
  }

  function leadTo(path: string, query: Query = {}) {
    return redirect(writePlanAddress(path, id, query), { status: 303, headers });
  }

  function carry(cookies: readonly string[]) {
    for (const cookie of cookies) headers.append("Set-Cookie", cookie);
  }
}
