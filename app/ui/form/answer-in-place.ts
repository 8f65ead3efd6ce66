import { json } from "@remix-run/node";
import { createValidator, validationError } from "remix-validated-form";

const readTyped = createValidator({
  validate: async (typed) => ({ data: typed, error: undefined }),
  validateField: async () => ({}),
});

/** The field in which the library says which form of a page was posted. */
export const FORM_NAME_FIELD = "__rvfInternalFormId";

/** Why a form was not accepted: a notice about it as a whole, or what is wrong with its fields. */
export type FormRefusal = string | readonly { field: string; message: string }[];

/**
 * The 422 answer of an action that stores nothing: its page again, with everything typed and the reason why it was
 * not accepted.
 */
export async function answerInPlace(typed: FormData, refusal: FormRefusal, headers: Headers) {
  // Named, so that another form of the page does not show what was typed into this one.
  const { submittedData, formId } = await readTyped.validate(typed);
  const fieldErrors: Record<string, string> = {};
  if (typeof refusal !== "string") for (const { field, message } of refusal) fieldErrors[field] ??= message;
  const refilled = (await validationError({ fieldErrors, formId }, submittedData).json()) as ShownForm;
  const notice = typeof refusal === "string" ? refusal : undefined;
  return json({ ...refilled, notice }, { status: 422, headers });
}

/** A form that came back, as its page gets it. */
export type ShownForm = {
  formId?: string;
  repopulateFields?: unknown;
  /** What is wrong with its fields, in their order. */
  fieldErrors?: Record<string, string>;
  /** What is wrong with it as a whole. */
  notice?: string;
};
