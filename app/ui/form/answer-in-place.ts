import { json } from "@remix-run/node";
import { createValidator, validationError } from "remix-validated-form";

const readTyped = createValidator({
  validate: async (typed) => ({ data: typed, error: undefined }),
  validateField: async () => ({}),
});

/** The field in which remix-validated-form posts the id of the form. */
export const FORM_NAME_FIELD = "__rvfInternalFormId";

/** The reason why a form was not accepted: a notice about the whole form, or messages about its fields. */
export type FormRefusal = string | readonly { field: string; message: string }[];

/**
 * The 422 response of an action that stores nothing: the same page, with everything typed and the reason why
 * it was not accepted.
 */
export async function answerInPlace(typed: FormData, refusal: FormRefusal, headers: Headers) {
  // Carries the form's id, so that another form of the page does not show what was typed into this one.
  const { submittedData, formId } = await readTyped.validate(typed);
  const fieldErrors: Record<string, string> = {};
  if (typeof refusal !== "string") for (const { field, message } of refusal) fieldErrors[field] ??= message;
  const refilled = (await validationError({ fieldErrors, formId }, submittedData).json()) as ShownForm;
  const notice = typeof refusal === "string" ? refusal : undefined;
  return json({ ...refilled, notice }, { status: 422, headers });
}

/** The state of a refused form, as its page gets it. */
export type ShownForm = {
  formId?: string;
  repopulateFields?: unknown;
  /** A message per field, in the order of the fields. */
  fieldErrors?: Record<string, string>;
  /** A message about the whole form. */
  notice?: string;
};
