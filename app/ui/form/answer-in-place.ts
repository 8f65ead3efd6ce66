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

/** The same as its page gets it. */
type ShownRefusal = { notice?: string; mistakes?: Exclude<FormRefusal, string> };

/**
 * The 422 answer of an action that stores nothing: its page again, with everything typed and the reason why it was
 * not accepted.
 */
export async function answerInPlace(typed: FormData, refusal: FormRefusal, headers: Headers) {
  // Named, so that another form of the page does not show what was typed into this one.
  const { submittedData, formId } = await readTyped.validate(typed);
  const refilled: object = await validationError({ fieldErrors: {}, formId }, submittedData).json();
  const reason: ShownRefusal = typeof refusal === "string" ? { notice: refusal } : { mistakes: refusal };
  return json({ ...refilled, ...reason }, { status: 422, headers });
}
