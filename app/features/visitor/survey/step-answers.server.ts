/** Adds the answers of a posted step, and drops the earlier ones that they make void. */
import { HEALTH_NAMES } from "~/contract/survey/fields";
import { findOrStartSession } from "~/web/identity/session.server";
import { CLIENT_AGREED_ON, HEALTH_CONSENT, type ControlName } from "~/words/survey/question";
import type { PostedStep } from "./answer-step.server";
import { askGuaranteedIncome, hasSameGuaranteedIncome } from "./guaranteed-income.server";
import { KEEP_LONG } from "./keep-long";
import { answerAnew, type Survey } from "./survey.server";
import { takeTyped } from "./take-typed";
import type { TypedAnswers } from "./typed-answers";

/**
 * Returns the survey with the posted answers. The guaranteed income, and the choice for which it was shown,
 * last until the answers behind it change.
 */
export function takeAnswers({ form, step, survey }: PostedStep): Survey {
  const { answers, profile, context } = survey;
  const isKeptLong = form.get(KEEP_LONG) === "yes";
  const typed = takeTyped(step, answers.typed, { form, accepted: context.accepted });
  const taken = answerAnew(survey, { ...answers, typed, isKeptLong });
  if (answers.guaranteedIncome === undefined || step >= 6) return taken;
  if (hasSameGuaranteedIncome(profile, taken.profile)) return taken;
  return answerAnew(taken, {
    ...taken.answers,
    typed: forget(typed, IMPORTANCE),
    guaranteedIncome: undefined,
  });
}

const IMPORTANCE = ["importance"] as const;
const HEALTH = [...HEALTH_NAMES, HEALTH_CONSENT, CLIENT_AGREED_ON] as const;

function forget(typed: TypedAnswers, names: readonly ControlName[]): TypedAnswers {
  const rest = { ...typed };
  for (const name of names) delete rest[name];
  return rest;
}

/** Where no step 6 follows, an importance chosen before is dropped, so that it does not return unasked. */
export function forgetHealth<Step extends PostedStep>(posted: Step): Step {
  const { step, survey } = posted;
  const { answers } = survey;
  const typed = forget(answers.typed, step < 6 ? [...IMPORTANCE, ...HEALTH] : HEALTH);
  return { ...posted, survey: answerAnew(survey, { ...answers, typed }) };
}

/** Going forward to step 6 asks its question again, with an income worked out from the current answers. */
export async function prepareStepSix<Step extends PostedStep>(request: Request, posted: Step): Promise<Step> {
  const { step, survey } = posted;
  const { answers } = survey;
  const typed = step < 6 ? forget(answers.typed, IMPORTANCE) : answers.typed;
  const asked = answerAnew(survey, { ...answers, typed });
  if (answers.guaranteedIncome !== undefined) return { ...posted, survey: asked };
  const welcomed = { ...asked, session: survey.session ?? (await findOrStartSession(request)) };
  const guaranteedIncome = (await askGuaranteedIncome(welcomed))?.perMonth;
  return { ...posted, survey: { ...welcomed, answers: { ...asked.answers, guaranteedIncome } } };
}
