import { z } from "zod";

/**
 * Writes the emptiest answer that fits an operation's schema: no rows, counts of 0, no optional fields.
 * @returns undefined where a text is required, as in an operation that returns a single thing
 */
export function writeEmptyAnswer(shape: z.ZodTypeAny): unknown {
  const parsed = shape.safeParse(empty(shape));
  return parsed.success ? (parsed.data as unknown) : undefined;
}

function empty(shape: z.ZodTypeAny): unknown {
  if (shape instanceof z.ZodObject) {
    const fields = Object.entries(shape.shape as z.ZodRawShape);
    return Object.fromEntries(fields.map(([name, field]) => [name, empty(field)]));
  }
  if (shape instanceof z.ZodArray) return [];
  if (shape instanceof z.ZodRecord) return {};
  if (shape instanceof z.ZodNumber) return shape.minValue ?? 0;
  if (shape instanceof z.ZodBoolean) return false;
  if (shape instanceof z.ZodNullable) return null;
  if (shape instanceof z.ZodLiteral) return shape.value as unknown;
  if (shape instanceof z.ZodEnum) return (shape.options as string[])[0];
  if (shape instanceof z.ZodEffects) return empty(shape._def.schema as z.ZodTypeAny);
  if (shape instanceof z.ZodUnion) return empty((shape.options as z.ZodTypeAny[])[0]!);
  if (shape instanceof z.ZodIntersection)
    return Object.assign({}, empty(shape._def.left as z.ZodTypeAny), empty(shape._def.right as z.ZodTypeAny));
  return undefined;
}
