import { z } from "zod";
import type { Typing } from "./typings";

/** A field of a form: a zod type from what was typed to its value, which also says how the value is typed and looks. */
type Field<Value, Typed> = z.ZodType<Value, z.ZodTypeDef, unknown> & { typing: Typing<Typed> };

/**
 * Declares a field by how it is typed and by the rule of its value, which is the wire's own: so a rule and its messages are
 * written once. An empty field is undefined for the rule, which says whether it may be.
 */
export function field<Typed, Rule extends z.ZodType<unknown, z.ZodTypeDef, Typed | null | undefined>>(
  typing: Typing<Typed>,
  rule: Rule,
): Field<z.output<Rule>, Typed> {
  return Object.assign(z.unknown().transform(typing.read).pipe(rule), { typing });
}

/** A rule that is a function: it gets the value, undefined for an empty field, and says what is wrong with it. */
export function judgedBy<Value>(check: (value: Value | undefined) => string | undefined) {
  return z.custom<Value | undefined>().superRefine((value, { addIssue }) => {
    const message = check(value);
    if (message) addIssue({ code: "custom", message });
  });
}
