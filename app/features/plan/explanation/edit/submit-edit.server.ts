import { redirect } from "@remix-run/node";
import { writePlanAddress } from "~/base/plan-address";
import { failure, success } from "~/base/result";
import type { Result } from "~/base/result";
import type { PlanPart } from "~/contract/plan/levers";
import { forgetWalkThrough } from "~/web/cookies/forget-walk-through.server";
import { DISTRUST_WORDS, readForm } from "~/web/forms/form-protection.server";
import { pickTypedIncome } from "~/web/cookies/typed-income.server";
import { RECOMMENDED_PLAN, writeEditPath } from "../addresses";
import { readDesiredIncome } from "../decrease/desired-income.server";
import { nameFields, refuseNeeds } from "../increase/refuse-needs.server";
import type { NeedsRefusal } from "../increase/tab-view";
import { readTypedNeeds } from "../increase/typed-needs";
import { overrideIncome, overrideNeeds } from "../override.server";
import { areSameNeeds } from "../working-needs.server";
import { AS_RECOMMENDED } from "./edit-view";
import { findFundsGround, findIncome, findPartGround, openPart } from "./open-part.server";
import type { OpenedPart } from "./open-part.server";
import { readTypedFunds } from "./typed-funds";

/** Whether the plan was changed, or why it could not be. */
type Saved = Result<boolean, Partial<NeedsRefusal>>;

/**
 * Handles the form of a part: what is typed becomes part of the amended recommendation, beside what was changed before.
 * A plan in which nothing differs from our recommendation any more is ours again.
 * @throws Response as `openPart`
 */
export async function submitEdit(request: Request, part: PlanPart): Promise<Response> {
  const { form, distrust } = await readForm(request);
  const opened = await openPart(request, part);
  const { id, named, headers } = opened;
  if (distrust) return refuseNeeds(form, { notice: DISTRUST_WORDS[distrust] }, headers);
  if (form.get("intent") === "reset")
    return redirect(writePlanAddress(writeEditPath(part), named, { [AS_RECOMMENDED]: "" }), {
      status: 303,
      headers,
    });
  const saved = await (part === "income" ? saveIncome(form, opened) : saveChanges(form, part, opened));
  if (!saved.ok) return refuseNeeds(form, saved.reason, headers);
  if (saved.value) for (const cookie of forgetWalkThrough(id)) headers.append("Set-Cookie", cookie);
  return redirect(writePlanAddress(RECOMMENDED_PLAN, named), { status: 303, headers });
}

/** Reads what is typed of a part's needs, or of its funds. */
function readTyped(form: FormData, part: Exclude<PlanPart, "income">, opened: OpenedPart) {
  if (part === "portfolio-layout") return readTypedFunds(form, findFundsGround(opened));
  const read = readTypedNeeds(form, findPartGround(part, opened));
  return "mistakes" in read ? { mistakes: nameFields(read.mistakes) } : read;
}

async function saveChanges(
  form: FormData,
  part: Exclude<PlanPart, "income">,
  opened: OpenedPart,
): Promise<Saved> {
  const { progress, stored } = opened;
  const read = readTyped(form, part, opened);
  if ("mistakes" in read) return failure({ mistakes: read.mistakes });
  const { needs } = read;
  const { failure: notice } = await overrideNeeds(opened, { progress: { ...progress, needs }, stored });
  return notice === undefined ? success(!areSameNeeds(needs, stored)) : failure({ notice });
}

/** Another income replaces every other change; ours discards the income that was chosen before. */
async function saveIncome(form: FormData, opened: OpenedPart): Promise<Saved> {
  const desired = await readDesiredIncome(pickTypedIncome(form), opened.facts);
  if (!desired.ok) return failure({ mistakes: desired.reason });
  if (Math.round(desired.value) === findIncome(opened)) return success(false);
  const { failure: notice } = await overrideIncome(opened, desired.value);
  return notice === undefined ? success(true) : failure({ notice });
}
