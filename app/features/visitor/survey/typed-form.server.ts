import type { Step } from "~/contract/survey/field-declaration";
import { listQuestions } from "~/words/survey/steps";
import { forgetHidden, readTyped, replaceStep } from "./typed-answers";
import type { TypedAnswers } from "./typed-answers";

/** Puts a posted form in the place of a step's old answers, without judging it. */
export function takeTyped(step: Step, before: TypedAnswers, form: FormData): TypedAnswers {
  return forgetHidden(replaceStep(step, before, readTyped(step, form)));
}

/** What a page shows again whose form was not taken: all that was typed into the step's form, but for what another answer there hides. */
export function pickShownFields(
  form: FormData,
  { step, typed }: { step: Step; typed: TypedAnswers },
): FormData {
  const shown = pickOwnFields(step, form);
  for (const name of [...shown.keys()]) if (!(name in typed)) shown.delete(name);
  return shown;
}

/** The fields of the step's page, and nothing else that may have been posted. */
function pickOwnFields(step: Step, form: FormData): FormData {
  const own = new FormData();
  for (const { name } of listQuestions(step)) for (const value of form.getAll(name)) own.append(name, value);
  return own;
}
