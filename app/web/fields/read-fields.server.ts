import { withZod } from "@remix-validated-form/with-zod";
import { z } from "zod";
import { parsePath } from "~/base/field-path";
import { failure, type Result, success } from "~/base/result";

type FieldMistake = { field: string; message: string };

/** Parses typed fields by a schema, or returns their mistakes: one per field, in the schema's order. */
export async function readFields<Values>(
  schema: z.ZodType<Values, z.ZodTypeDef, unknown>,
  typed: FormData | Record<string, unknown>,
): Promise<Result<Values, FieldMistake[]>> {
  const { data, error } = await withZod(schema).validate(typed);
  if (!error) return success(data);
  const mistakes = Object.entries(error.fieldErrors).map(([name, message]) => ({ field: name, message }));
  return failure(sortMistakes(schema, mistakes));
}

/** The library reports mistakes in the order in which asynchronous rules finish, not in that of the fields. */
function sortMistakes(schema: z.ZodTypeAny, mistakes: FieldMistake[]): FieldMistake[] {
  const names = schema instanceof z.ZodObject ? Object.keys(schema.shape as object) : [];
  const placeOf = (mistake: FieldMistake) => names.indexOf(String(parsePath(mistake.field)[0]));
  return mistakes.sort((one, other) => placeOf(one) - placeOf(other));
}
