import { json } from "@remix-run/node";
import { createValidator, validationError } from "remix-validated-form";

const readTyped = createValidator({
  validate: async (typed) => ({ data: typed, error: undefined }),
  validateField: async () => ({}),
});

/**
 * The 422 answer of an action that stores nothing: its page again, with everything typed and the reason why it was
 * not accepted.
 */
export async function answerInPlace(typed: FormData, notice: string, headers: Headers) {
  const { submittedData } = await readTyped.validate(typed);
  const refilled: object = await validationError({ fieldErrors: {} }, submittedData).json();
  return json({ ...refilled, notice }, { status: 422, headers });
}
