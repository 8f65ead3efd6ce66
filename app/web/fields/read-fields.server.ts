import { withZod } from "@remix-validated-form/with-zod";
import { z } from "zod";
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
  const mistakes = Object.entries(error.fieldErrors).map(([name, message]) => ({ field: name, message }));
  return failure(schema instanceof z.ZodObject ? sortByField(Object.keys(schema.shape), mistakes) : mistakes);
}

/** The library has them in the order in which it was done with each rule. */
function sortByField(names: readonly string[], mistakes: FieldMistake[]): FieldMistake[] {
  const placeOf = ({ field }: FieldMistake) => names.indexOf(field.split(/[.[]/)[0] ?? "");
  return mistakes.sort((one, other) => placeOf(one) - placeOf(other));
}
