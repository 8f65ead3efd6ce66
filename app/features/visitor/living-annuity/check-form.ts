/** The form of the questions about a living annuity, made from the questions and the contract's rules. */
import { z } from "zod";
import { nestPaths } from "~/base/field-path";
import { toldAnnuitySchema } from "~/contract/living-annuity/kept-checks";
import { field } from "~/web/fields/field";
import { listBoxes, typingOfKind } from "~/web/fields/question-typing";
import { sentDay, wholeRand } from "~/web/fields/typings";
import { CHECK_QUESTIONS, type CheckQuestion, NEWLY_ASKED } from "~/words/living-annuity/check-questions";

const { own_mix, ...rules } = toldAnnuitySchema.shape;
const parts = own_mix.unwrap().shape;

/** The contract's rule of each field; the questions of the page alone have none. */
const RULES: Partial<Record<CheckQuestion["name"], z.ZodTypeAny>> = {
  ...rules,
  ...Object.fromEntries(Object.entries(parts).map(([part, rule]) => [`own_mix.${part}`, rule])),
};

/** Days and amounts are read as the services are sent them. */
export function typingOfCheck({ kind, options }: CheckQuestion) {
  if (kind === "date") return sentDay;
  return kind === "amount" ? wholeRand : typingOfKind(kind, options);
}

/** The contract's rule of an answer; a `required` one has to be given even if the contract lets it be absent. */
function ruleOf({ name, required }: CheckQuestion): z.ZodTypeAny {
  const rule = RULES[name] ?? z.unknown();
  return required === undefined
    ? rule
    : z
        .unknown()
        .refine((answer) => answer !== undefined, required)
        .pipe(rule);
}

type Fields = Record<string, z.ZodTypeAny | z.ZodRawShape>;

function makeForm(questions: readonly CheckQuestion[]): z.AnyZodObject {
  const fields = nestPaths(
    listBoxes(questions).map((question) => [question.name, field(typingOfCheck(question), ruleOf(question))]),
  ) as Fields;
  const grouped = Object.entries(fields).map(
    ([name, own]) => [name, own instanceof z.ZodType ? own : z.object(own).default({})] as const,
  );
  return z.object(Object.fromEntries(grouped));
}

/** The form of the amounts asked anew each year; its action judges them with the last check's answers. */
export const newlyAskedForm = makeForm(NEWLY_ASKED);

/**
 * Makes the form of all questions.
 * @param opening the answers that open other questions, by field; follow-up questions that no answer opens
 *   get no field
 */
export function makeCheckForm(opening: Partial<Record<string, unknown>>): z.AnyZodObject {
  return makeForm(
    CHECK_QUESTIONS.map((question) =>
      question.opens?.value === opening[question.name] ? question : { ...question, opens: undefined },
    ),
  );
}
