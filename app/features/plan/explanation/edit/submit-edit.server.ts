import { json, redirect } from "@remix-run/node";
import { writePlanAddress } from "~/base/plan-address";
import { failure, success } from "~/base/result";
import type { Result } from "~/base/result";
import type { AdjustNeeds } from "~/contract/plan/adjust-needs";
import type { PlanPart } from "~/contract/plan/levers";
import { forgetWalkThrough } from "~/web/cookies/forget-walk-through.server";
import { DISTRUST_WORDS, readForm } from "~/web/forms/form-protection.server";
import { RECOMMENDED_PLAN, writeEditPath } from "../addresses";
import { PLAN_CHANGED } from "../failures";
import { nameFields, refuseNeeds } from "../increase/refuse-needs.server";
import { readTexts } from "../increase/typed-needs";
import type { NeedsRefusal } from "../increase/tab-view";
import { readTypedNeeds } from "../increase/typed-needs";
import { overrideIncome, overrideNeeds } from "../override.server";
import { areSameNeeds } from "../working-needs.server";
import { AMOUNT_FIELDS, askAmount, isAmountPart, readAmount, writeReplaced } from "./amount-part.server";
import type { AmountPart, ChosenAmount } from "./amount-part.server";
import { listEditFields } from "./edit-fields";
import { AS_RECOMMENDED, REPLACED, SHOWN_INCOME } from "./edit-view";
import type { EditAnswer } from "./edit-view";
import { findFundsGround, findIncome, findPartGround, openPart } from "./open-part.server";
import type { OpenedPart } from "./open-part.server";
import { writeSlid } from "./slid-amount";
import { readTypedFunds } from "./typed-funds";
import { weighChoice } from "./weigh-part.server";
import type { TypedPart } from "./weigh-part.server";

/** Whether the plan was changed, or why it could not be; a plan that is another one by now is opened again. */
type Saved = Result<boolean, Partial<NeedsRefusal> | typeof OUT_OF_DATE>;

const OUT_OF_DATE = "out of date";

const MOST_TRIES = 3;

/**
 * Handles the form of a part: what is typed becomes part of the amended recommendation, beside what was changed before.
 * A plan in which nothing differs from our recommendation any more is ours again.
 * @throws Response as `openPart`
 */
export async function submitEdit(request: Request, part: PlanPart): Promise<Response> {
  const { form, distrust } = await readForm(request, listEditFields(part));
  for (let tries = 1; ; tries += 1) {
    const opened = await openPart(request, part);
    const answer = await answerEdit({ form, distrust }, part, opened);
    if (answer !== OUT_OF_DATE) return answer;
    if (tries === MOST_TRIES) return refuseNeeds(form, { notice: PLAN_CHANGED }, opened.headers);
  }
}

async function answerEdit(
  { form, distrust }: Awaited<ReturnType<typeof readForm>>,
  part: PlanPart,
  opened: OpenedPart,
): Promise<Response | typeof OUT_OF_DATE> {
  const { named, headers } = opened;
  if (distrust) return refuseNeeds(form, { notice: DISTRUST_WORDS[distrust] }, headers);
  if (form.get("intent") === "reset")
    return redirect(writePlanAddress(writeEditPath(part), named, { [AS_RECOMMENDED]: "" }), {
      status: 303,
      headers,
    });
  if (isAmountPart(part, opened)) return submitAmount(form, part, opened);
  return submitTyped(form, part as TypedPart, opened);
}

/** To the plan, or back to the page with what is wrong. */
function leave(
  form: FormData,
  saved: Saved,
  { id, named, headers }: OpenedPart,
): Response | typeof OUT_OF_DATE {
  if (!saved.ok) return saved.reason === OUT_OF_DATE ? OUT_OF_DATE : refuseNeeds(form, saved.reason, headers);
  if (saved.value) for (const cookie of forgetWalkThrough(id)) headers.append("Set-Cookie", cookie);
  return redirect(writePlanAddress(RECOMMENDED_PLAN, named), { status: 303, headers });
}

/** Saves what is typed if that is asked for, else shows what it changes. */
async function submitTyped(form: FormData, part: TypedPart, opened: OpenedPart) {
  const { headers } = opened;
  const read = readTyped(form, part, opened);
  if ("mistakes" in read) return refuseNeeds(form, { mistakes: read.mistakes }, headers);
  if (form.get("intent") === "save") return leave(form, await saveNeeds(read.needs, opened), opened);
  const figures = await weighChoice(part, read.needs, opened);
  if (!figures.ok) return refuseNeeds(form, { notice: figures.reason }, headers);
  return json({ mistakes: [], typed: readTexts(form), figures: figures.value } satisfies EditAnswer, {
    headers,
  });
}

/** Reads what is typed of a part's needs, or of its funds. */
function readTyped(form: FormData, part: TypedPart, opened: OpenedPart) {
  if (part === "portfolio-layout") return readTypedFunds(form, findFundsGround(opened));
  const read = readTypedNeeds(form, findPartGround(part, opened));
  return "mistakes" in read ? { mistakes: nameFields(read.mistakes) } : read;
}

async function saveNeeds(needs: AdjustNeeds, opened: OpenedPart): Promise<Saved> {
  const { progress, stored, attributes: insteadOf } = opened;
  const saved = await overrideNeeds(opened, { progress: { ...progress, needs }, stored, insteadOf });
  if (saved.isOutOfDate) return failure(OUT_OF_DATE);
  return saved.failure === undefined
    ? success(!areSameNeeds(needs, stored))
    : failure({ notice: saved.failure });
}

/** Another income replaces every other change; ours discards the income that was chosen before. */
async function saveIncome(income: number, opened: OpenedPart): Promise<Saved> {
  if (isAsItStands({ income }, opened)) return success(false);
  const saved = await overrideIncome(opened, income, { insteadOf: opened.attributes });
  if (saved.isOutOfDate) return failure(OUT_OF_DATE);
  return saved.failure === undefined ? success(true) : failure({ notice: saved.failure });
}

/**
 * Saves an amount if that is asked for, else shows what it changes. No income above ours is saved unseen, and no amount from a page
 * that was made before the plan was changed: an income and the other changes replace each other.
 */
async function submitAmount(form: FormData, part: AmountPart, opened: OpenedPart) {
  const read = await readAmount(part, form, opened);
  if (!read.ok) return refuseNeeds(form, read.reason, opened.headers);
  const chosen = read.value;
  if (form.get("intent") === "save") {
    if (form.get(REPLACED) !== writeReplaced(opened) && !isAsItStands(chosen, opened))
      return showAmount(form, part, { opened, chosen, notice: PLAN_CHANGED });
    if ("needs" in chosen) return leave(form, await saveNeeds(chosen.needs, opened), opened);
    const isSeen = form.get(SHOWN_INCOME) === String(chosen.income);
    if (isSeen || Math.round(chosen.income) <= Math.max(opened.facts.income.total, findIncome(opened)))
      return leave(form, await saveIncome(chosen.income, opened), opened);
  }
  return showAmount(form, part, { opened, chosen });
}

/** Whether saving it would leave the plan as it is. */
function isAsItStands(chosen: ChosenAmount, opened: OpenedPart): boolean {
  return "needs" in chosen
    ? areSameNeeds(chosen.needs, opened.stored)
    : Math.round(chosen.income) === findIncome(opened);
}

/** The page again with what was typed and what it changes: nothing of it is kept that another page could show. */
async function showAmount(
  form: FormData,
  part: AmountPart,
  { opened, chosen, notice }: { opened: OpenedPart; chosen: ChosenAmount; notice?: string },
): Promise<Response> {
  const { headers } = opened;
  const asked = await askAmount(part, opened, isAsItStands(chosen, opened) ? undefined : chosen);
  if (!asked.ok) return refuseNeeds(form, { notice: asked.reason }, headers);
  const typed = {
    ...readTexts(form),
    ...writeSlid(String(form.get(AMOUNT_FIELDS[part])), asked.value.amount),
  };
  return json({ notice, mistakes: [], typed, asked: asked.value } satisfies EditAnswer, { headers });
}
