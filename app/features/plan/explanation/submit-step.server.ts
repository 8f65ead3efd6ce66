import { writePlanAddress } from "~/base/plan-address";
import { clearWalkThrough } from "~/web/cookies/clear-walk-through.server";
import { writePlace } from "~/web/cookies/place.server";
import { type FormArgs, handleForm, type Posted } from "~/web/forms/handle-form.server";
import { RECOMMENDED_PLAN, writeStepPath } from "../walk-through/addresses";
import { type Entered, enterWalkThrough, finishWalkThrough } from "../walk-through/enter.server";
import {
  DECISION,
  type ExplainedStep,
  findBackTarget,
  findNextTarget,
  readIncomeChoice,
} from "../walk-through/flow";
import { storeProgress } from "../change/open-plan.server";
import { saveHeld } from "../change/save.server";
import { readChosenShare, SHARE_FIELD } from "./step-choices.server";
import { UNCHOSEN, INCOME_CHOICE } from "./steps/step-view";
import { changeNeeds, readWorkingNeeds } from "../change/working-needs.server";

const FIELDS = [INCOME_CHOICE, SHARE_FIELD];

/**
 * Handles a step's form. Next and Back redirect to another step. Accepting the income, and leaving for the
 * plan, store that the walk-through is done; accepting also stores the changes made on the way, and forgets
 * the place.
 */
export async function submitWalkThroughStep(args: FormArgs, step: ExplainedStep) {
  return handleForm(args, { open: enterWalkThrough, fields: FIELDS }, (posted) =>
    submitEntered(args.request, step, posted),
  );
}

async function submitEntered(
  request: Request,
  step: ExplainedStep,
  { form, refuse, ...entered }: Posted & Entered,
): Promise<Response> {
  const { id, named, session, headers, facts, product } = entered;
  const redirectTo = (path: string, query = {}) => entered.redirectTo(writePlanAddress(path, named, query));
  const intent = form.get("intent");
  const working = await readWorkingNeeds(request, entered);
  const { progress } = working;
  const changed = changeNeeds(progress, readChosenShare(step, form, { facts, needs: progress.needs }));
  if (changed !== progress) await storeProgress(request, { ...entered, ...working }, changed);
  if (intent === "back") return redirectTo(writeStepPath(findBackTarget(step, product) ?? 1));

  const choice = readIncomeChoice(form.get(INCOME_CHOICE));
  const target = intent === "plan" ? "plan" : findNextTarget(step, product, choice);
  if (target === undefined) return redirectTo(writeStepPath(step), { [UNCHOSEN]: "" });
  if (target !== "plan") {
    if (step === DECISION) await carry(writePlace(request, id, { step, choice }));
    return redirectTo(writeStepPath(target));
  }
  const isAccepted = intent !== "plan";
  const overridden = isAccepted ? await saveHeld({ ...entered, ...working }) : {};
  const { failure } = overridden.failure ? overridden : await finishWalkThrough(id, session);
  if (failure) return refuse(failure);
  if (isAccepted) await carry(clearWalkThrough(id));
  return redirectTo(RECOMMENDED_PLAN);

  async function carry(cookies: readonly string[] | Promise<readonly string[]>) {
    for (const cookie of await cookies) headers.append("Set-Cookie", cookie);
  }
}
