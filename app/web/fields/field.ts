import { z } from "zod";
import type { FieldLook } from "~/ui/form/text-field";
import type { Typing } from "./typings";

/** A text field as its page presents it. */
export type AskedText<Name extends string> = Pick<FieldLook, "type" | "inputMode"> & {
  name: Name;
  label: string;
  hint?: string;
  autoComplete?: string;
};

/**
 * A form field: a zod type from the posted text to its value, which also says how the value is typed and
 * looks.
 */
type Field<Value, Typed, Written> = z.ZodType<Value, z.ZodTypeDef, unknown> & {
  typing: Typing<Typed, Written>;
};

/**
 * Declares a field by its typing and the rule of its value. The rule is the wire's own, so that it and its
 * messages are written once. An empty field reaches the rule as undefined; the rule says whether that is
 * allowed.
 */
export function field<
  Typed,
  Written,
  Rule extends z.ZodType<unknown, z.ZodTypeDef, Typed | null | undefined>,
>(typing: Typing<Typed, Written>, rule: Rule): Field<z.output<Rule>, Typed, Written> {
  return Object.assign(z.unknown().transform(typing.read).pipe(rule), { typing });
}

/** Makes an optional text rule of the wire required here. */
export function needed<Rule extends z.ZodType<string | undefined, z.ZodTypeDef, string | undefined>>(
  rule: Rule,
  ask: string,
) {
  return z.string({ required_error: ask }).pipe(rule);
}

/** The rule of a field whose question another answer has closed: its content is ignored. */
export const closed = z.any().transform((): undefined => undefined);

/** The schema of a form that has only buttons, or whose button needs none of its fields. */
export const NO_FIELDS = z.object({});
