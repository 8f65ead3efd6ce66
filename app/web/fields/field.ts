import { z } from "zod";
import type { FieldLook } from "~/ui/form/text-field";
import type { Typing } from "./typings";

/** A text as its page asks for it. */
export type AskedText<Name extends string> = Pick<FieldLook, "type" | "inputMode"> & {
  name: Name;
  label: string;
  hint?: string;
  autoComplete?: string;
};

/** A field of a form: a zod type from what was typed to its value, which also says how the value is typed and looks. */
type Field<Value, Typed, Written> = z.ZodType<Value, z.ZodTypeDef, unknown> & {
  typing: Typing<Typed, Written>;
};

/**
 * Declares a field by how it is typed and by the rule of its value, which is the wire's own: so a rule and its messages are
 * written once. An empty field is undefined for the rule, which says whether it may be.
 */
export function field<
  Typed,
  Written,
  Rule extends z.ZodType<unknown, z.ZodTypeDef, Typed | null | undefined>,
>(typing: Typing<Typed, Written>, rule: Rule): Field<z.output<Rule>, Typed, Written> {
  return Object.assign(z.unknown().transform(typing.read).pipe(rule), { typing });
}

/** A rule that is a function: it gets the value, undefined for an empty field, and says what is wrong with it. */
export function judgedBy<Value>(check: (value: Value | undefined) => string | undefined) {
  return z.custom<Value | undefined>().superRefine((value, { addIssue }) => {
    const message = check(value);
    if (message) addIssue({ code: "custom", message });
  });
}

/** A rule of the wire, for a text that has to be given here. */
export function needed<Rule extends z.ZodType<string | undefined, z.ZodTypeDef, string | undefined>>(
  rule: Rule,
  ask: string,
) {
  return z.string({ required_error: ask }).pipe(rule);
}

/** The rule of a field whose question another answer has closed: whatever is left in it does not count. */
export const closed = z.any().transform((): undefined => undefined);

/** The schema of a form that has nothing but buttons, or whose button asks for none of its fields. */
export const NO_FIELDS = z.object({});
