import { json } from "@remix-run/node";
import { writePlanAddress } from "~/base/plan-address";
import type { WireAmendment } from "~/contract/plan/adjust-needs";
import type { NeedsCandidate } from "~/contract/plan/adjust-rules";
import { checkNeeds } from "~/contract/plan/check-needs";
import type { PlanPart } from "~/contract/plan/levers";
import { clearWalkThrough } from "~/web/cookies/clear-walk-through.server";
import { type FormArgs, handleForm, type Posted } from "~/web/forms/handle-form.server";
import { SMALLER_UNIT_TRUST, WITHOUT_UNIT_TRUST } from "~/web/plan/unit-trust-presses";
import { RECOMMENDED_PLAN } from "../../walk-through/addresses";
import { CHANGES } from "../changes";
import { PLAN_CHANGED } from "../failures";
import { groundOf, listFieldNames, type OpenedPlan } from "../open-plan.server";
import { type Ground, listFields, placeMistakes, readChange, REPLACED, SEEN } from "../read-change";
import { saveIncome, saveNeeds } from "../save.server";
import { joinSlider, writeSlider } from "../slider";
import type { ChangeAnswer } from "../use-change";
import { openPart } from "./open-part.server";
import { AS_RECOMMENDED, type PartShown } from "./part-view";
import { writeReplaced } from "./show-part.server";
import { toScale } from "./to-scale";
import { findAmountField, isAsItStands, weighPart } from "./weigh-part.server";

/** The plan has changed since it was opened: it is opened again. */
const OUT_OF_DATE = "out of date";

const MOST_TRIES = 3;

type Form = Pick<Posted, "form" | "refuse" | "redirectTo">;

/**
 * Handles the form of a part: the change joins the earlier ones in the amended recommendation. If nothing
 * differs from the recommendation after that, the amended one goes.
 * @throws Response as `openPart`
 */
export async function submitPart(args: FormArgs, part: PlanPart) {
  const open = (request: Request) => openPart(request, part);
  return handleForm(args, { open, fields: listFieldNames(CHANGES[part]) }, async (posted) => {
    for (let tries = 1; tries <= MOST_TRIES; tries += 1) {
      const opened = tries === 1 ? posted : await open(args.request);
      const answer = await submitOpened(part, posted, opened);
      if (answer !== OUT_OF_DATE) return answer;
    }
    return posted.refuse(PLAN_CHANGED);
  });
}

/**
 * Saves the change if Save was pressed, otherwise shows its effect. An income above the recommended one is not
 * saved before its effect was shown, and no amount from a page older than the plan's last change: an income
 * and the other changes replace each other.
 */
async function submitOpened(part: PlanPart, posted: Form, opened: OpenedPlan) {
  const { form, refuse, redirectTo } = posted;
  const intent = form.get("intent");
  const { address } = CHANGES[part];
  const pressed = part === "lump-sum" ? findPressed(intent, opened) : undefined;
  if (pressed) return save(pressed, posted, opened);
  if (intent === "reset")
    return redirectTo(writePlanAddress(address, opened.named, { [AS_RECOMMENDED]: "" }));
  const field = findAmountField(part, opened);
  if (field) joinSlider(form, field);
  const ground = groundOf(CHANGES[part], opened);
  const read = readChange(form, ground);
  if ("mistakes" in read) return refuse(read.mistakes);
  const mistakes = findMistakes(read.change, ground);
  if (mistakes.length > 0) return refuse(mistakes);
  const isUnchanged = isAsItStands(read.change, opened);
  const isOfAnother = field !== undefined && form.get(REPLACED) !== writeReplaced(opened) && !isUnchanged;
  const isSaved = intent === "save" && !isOfAnother && !hasToBeSeen(read.change, form, ground);
  // The recommended lump sum depends on the changes beside it, so a lump sum is weighed first.
  if (isSaved && (isUnchanged || part !== "lump-sum")) return save(read.change, posted, opened);
  const weighed = await weighPart(part, opened, isUnchanged ? undefined : read.change);
  if (!weighed.ok) return refuse(weighed.reason);
  const { shown, change } = weighed.value;
  if (isSaved) return save(change, posted, opened);
  const typed = Object.fromEntries(form) as Record<string, string>;
  const slid = shown.amount && field ? writeSlider(toScale(shown.amount.words), typed[field] ?? "") : {};
  const notice = intent === "save" && isOfAnother ? PLAN_CHANGED : undefined;
  const answer: ChangeAnswer<PartShown> = {
    notice,
    repopulateFields: { ...typed, ...slid, [REPLACED]: writeReplaced(opened) },
    shown,
  };
  return json(answer, { status: notice === undefined ? 200 : 422, headers: opened.headers });
}

/** The needs with the lump sum that leaves out or reduces the unit trust; unchanged if it is already so. */
function findPressed(intent: unknown, { facts, amended, isByIncome, stored }: OpenedPlan) {
  const isPressed = intent === WITHOUT_UNIT_TRUST || intent === SMALLER_UNIT_TRUST;
  if (!isPressed) return undefined;
  const { unit_trust_price: price } = (isByIncome ? facts : (amended ?? facts)).common;
  const lump_sum = intent === SMALLER_UNIT_TRUST ? price?.middle_way?.lump_sum : price?.lump_sum_without;
  return lump_sum === undefined ? stored : { ...stored, lump_sum };
}

/** The services' rules for the form's needs, with mistakes at their fields: pages with scripts check less. */
function findMistakes(change: WireAmendment, ground: Ground) {
  if (ground.asks !== "levers") return [];
  const own = listFields(ground).map((lever) => [lever, change[lever]]);
  return placeMistakes(checkNeeds(Object.fromEntries(own) as NeedsCandidate, ground.limits));
}

/** True for an income above both the present and the recommended one whose effect the page has not shown. */
function hasToBeSeen(change: WireAmendment, form: FormData, ground: Ground): boolean {
  const { desired_gross_monthly_income: income } = change;
  if (income === undefined || ground.asks !== "income" || form.get(SEEN) === String(income)) return false;
  return Math.round(income) > Math.max(Math.round(ground.recommended), ground.held);
}

async function save(change: WireAmendment, { refuse, redirectTo }: Form, opened: OpenedPlan) {
  const { desired_gross_monthly_income: income, ...needs } = change;
  const { id, named, attributes } = opened;
  const isChanged = !isAsItStands(change, opened);
  const { failure, isOutOfDate } = await (async () => {
    if (!isChanged) return {};
    return income === undefined
      ? saveNeeds(opened, needs, attributes)
      : saveIncome(opened, income, attributes);
  })();
  if (isOutOfDate) return OUT_OF_DATE;
  if (failure) return refuse(failure);
  return redirectTo(writePlanAddress(RECOMMENDED_PLAN, named), isChanged ? clearWalkThrough(id) : []);
}
