import { createValidator, validationError } from "remix-validated-form";

type Mistake = { field: string; message: string };

const readTyped = createValidator({
  validate: async (typed) => ({ data: typed, error: undefined }),
  validateField: async () => ({}),
});

/**
 * The 422 answer of an action: the page again with everything that was typed, and the mistakes in their order. The first
 * one of a field counts.
 */
export async function answerWithMistakes(mistakes: readonly Mistake[], formData: FormData) {
  const fieldErrors: Record<string, string> = {};
  for (const { field, message } of mistakes) fieldErrors[field] ??= message;
  const { submittedData } = await readTyped.validate(formData);
  return validationError({ fieldErrors }, submittedData);
}
