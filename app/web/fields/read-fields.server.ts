import { withZod } from "@remix-validated-form/with-zod";
import type { z } from "zod";
import { failure, success } from "~/base/result";
import type { Result } from "~/base/result";

type FieldMistake = { field: string; message: string };

/** Reads what was typed into the fields of a schema, or tells what is wrong with it: one mistake a field, in their order. */
export async function readFields<Values>(
  schema: z.ZodType<Values, z.ZodTypeDef, unknown>,
  typed: FormData | Record<string, unknown>,
): Promise<Result<Values, FieldMistake[]>> {
  const { data, error } = await withZod(schema).validate(typed);
  if (!error) return success(data);
  return failure(Object.entries(error.fieldErrors).map(([name, message]) => ({ field: name, message })));
}
