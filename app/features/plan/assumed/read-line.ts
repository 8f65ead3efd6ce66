/** Reads the form of a line. */
import { roundAndPrune } from "~/contract/survey/asked-questions";
import { SELECT_OPTION } from "~/contract/survey/field-declaration";
import { describeField, type FieldName } from "~/contract/survey/fields";
import { makeProfile, readAnswer, type Profile } from "~/contract/survey/profile";
import { checkStep, type RuleContext } from "~/contract/survey/survey-rules";
import { typingOf } from "~/web/fields/question-typing";
import type { AskedField, AssumedLine } from "~/words/assumed/assumed-line";

/** The control with the chosen one of a line's choices. */
export const LINE_CHOICE = "lineChoice";

type Mistake = { field: string; message: string };

/** The fields that a line's choices ask for. */
export function listAsked<Asked extends Pick<AskedField, "field">>({
  choices,
}: {
  choices: readonly { asks?: readonly Asked[] }[];
}): readonly Asked[] {
  return choices.flatMap(({ asks = [] }) => asks);
}

/** The fields of a line's form. */
export function listLineFields({ page }: AssumedLine): string[] {
  return [LINE_CHOICE, ...listAsked(page).map(({ field }) => field)];
}

/** Returns the plan's answers without those of a line. */
export function takeBack(line: AssumedLine, accepted: Profile): Profile {
  return makeProfile((name) => (line.fields.includes(name) ? undefined : readAnswer(accepted, name)));
}

/** The values of a line's form for the plan's answers. */
export function writeLineFields(line: AssumedLine, accepted: Profile): Record<string, string> {
  const choice = line.findChoice(accepted);
  const typed = listAsked(line.page).flatMap(({ field }) => {
    const answer: unknown = readAnswer(accepted, field);
    if (answer === undefined || choice !== "yes") return [];
    return [[field, typingOf(field).write(answer)]];
  });
  return { ...(choice && { [LINE_CHOICE]: choice }), ...(Object.fromEntries(typed) as object) };
}

/**
 * Reads the form of a line into a plan's answers, where it replaces the line's own.
 * @returns all answers, or the mistakes in those of the line
 */
export function readLine(
  line: AssumedLine,
  form: FormData,
  context: RuleContext & { accepted: Profile },
): { profile: Profile } | { mistakes: Mistake[] } {
  const choice = line.page.choices.find(({ value }) => value === form.get(LINE_CHOICE));
  if (!choice) return { mistakes: [{ field: LINE_CHOICE, message: SELECT_OPTION }] };
  const asked = new Set((choice.asks ?? []).map(({ field }) => field));
  const sets: Partial<Record<FieldName, unknown>> = choice.sets;
  const typed = makeProfile((name) => {
    if (asked.has(name)) return typingOf(name).read(form.get(name));
    return line.fields.includes(name) ? sets[name] : readAnswer(context.accepted, name);
  });
  const missing = (choice.asks ?? [])
    .filter(({ field, isOptional }) => !isOptional && readAnswer(typed, field) === undefined)
    .map(({ field }) => field);
  const placeOf = ({ field }: { field: FieldName }) => line.fields.indexOf(field);
  const mistakes = [
    ...missing.map((field) => ({ field, message: describeField(field).required })),
    ...checkLine(line, typed, context).filter(({ field }) => !missing.includes(field)),
  ].sort((one, other) => placeOf(one) - placeOf(other));
  return mistakes.length > 0 ? { mistakes } : { profile: roundAndPrune(typed, context.limits) };
}

/** Applies the survey's own rules to the fields of a line, which belong to one step. */
function checkLine(line: AssumedLine, profile: Profile, context: RuleContext) {
  const [first] = line.fields;
  if (!first) return [];
  return checkStep(describeField(first).step, profile, { ...context, isRecord: true }).filter(({ field }) =>
    line.fields.includes(field),
  );
}
