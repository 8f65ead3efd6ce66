import { writePlanAddress } from "~/base/plan-address";
import type { Query } from "~/base/plan-address";
import { forgetWalkThrough } from "~/web/cookies/forget-walk-through.server";
import { clearPlace } from "~/web/cookies/place.server";
import { clearTypedIncome, pickTypedIncome, writeTypedIncome } from "~/web/cookies/typed-income.server";
import { handleForm } from "~/web/forms/handle-form.server";
import type { FormArgs, Posted } from "~/web/forms/handle-form.server";
import { RECOMMENDED_PLAN, writeStepPath } from "../addresses";
import { enterWalkThrough, finishWalkThrough } from "../enter.server";
import type { Entered } from "../enter.server";
import { DECISION, DECREASE } from "../flow";
import { overrideIncome } from "../override.server";
import { COMPARED, NEW_INCOME, REFUSES_UNIT_TRUST, TYPED } from "./decrease-page-view";
import { changesPlan, isAsRecommended, readDesiredIncome } from "./desired-income.server";
import { NOT_LOWERED } from "./not-lowered";

const FIELDS = [NEW_INCOME, REFUSES_UNIT_TRUST, COMPARED];

/**
 * Handles step 13's form. Another income becomes that of the amended recommendation, in place of every other change; the
 * recommended one changes nothing. Another income is compared with ours before it is stored. Either way the recommendation counts as gone through and the plan follows, even if the
 * override failed, which the plan's page then says.
 */
export async function submitDecrease(args: FormArgs) {
  return handleForm(args, { open: enterWalkThrough, fields: FIELDS }, (posted) =>
    submitEntered(args.request, posted),
  );
}

async function submitEntered(
  request: Request,
  { form, refuse, ...entered }: Posted & Entered,
): Promise<Response> {
  const { id, named, session, headers, facts, amended } = entered;
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
    if (failure) return refuse(failure);
    carry(cookies);
    return leadTo(RECOMMENDED_PLAN, query);
  }

  function leadTo(path: string, query: Query = {}) {
    return entered.leadTo(writePlanAddress(path, named, query));
  }

  function carry(cookies: readonly string[]) {
    for (const cookie of cookies) headers.append("Set-Cookie", cookie);
  }
}
