/** Reads and writes the answers to questions by their kind, and takes them out of a posted form. */
import { BACKUP_CODES } from "~/contract/survey/field-declaration";
import { describeField } from "~/contract/survey/fields";
import { listWithFollowUps, type Option, type Question, type AnswerKind } from "~/words/questions/question";
import { HEALTH_CONSENT, isField, type ControlName } from "~/words/survey/question";
import { month } from "./month-typing";
import {
  choiceOf,
  choicesOf,
  day,
  declareTyping,
  LONGEST_SHORT,
  percentage,
  rand,
  wholeNumber,
  year,
  yesNo,
  type Typing,
} from "./typings";
import { neededPercentage } from "./percentages";
import { cell, email, shortText } from "./contact-typings";

type AnyTyping = Typing<unknown, string | string[]>;

/** Other incomes and funds, which no form asks for in one box: their form in unfinished answers. */
const rows = declareTyping<readonly object[]>({
  read: (text) => JSON.parse(text) as readonly object[],
  write: (answer) => JSON.stringify(answer),
  longest: 2_000,
});

/** The kinds that are one of a list of options; a group has no answer. */
type Chosen = "choice" | "fund" | "group";

const TYPINGS: Record<Exclude<AnswerKind, Chosen>, AnyTyping> & Partial<Record<Chosen, AnyTyping>> = {
  name: shortText,
  employer: shortText,
  email,
  phone: cell,
  date: day,
  amount: rand,
  count: wholeNumber,
  percent: neededPercentage(2),
  year,
  month,
  yesNo,
  codes: choicesOf(BACKUP_CODES),
  incomes: rows,
  retirementFunds: rows,
  consent: yesNo,
  yearlyMonth: wholeNumber,
  part: percentage(2),
};

/** The typing of a kind of answer; of kinds without their own, one of the options. */
export function typingOfKind(kind: AnswerKind, options: readonly Pick<Option, "value">[] = []): AnyTyping {
  return TYPINGS[kind] ?? choiceOf(options.map(({ value }) => value));
}

/** The typing of a survey question's answer, by its declaration; a client's consent is typed as a date. */
export function typingOf(name: ControlName): AnyTyping {
  if (!isField(name)) return name === HEALTH_CONSENT ? yesNo : day;
  const declared = describeField(name);
  return "choices" in declared ? choiceOf(declared.choices) : typingOfKind(declared.kind);
}

/** Typed texts by field; of check boxes, the values of those that are ticked. */
export type TypedTexts<Name extends string> = Partial<Record<Name, string | string[]>>;

/** Lists questions and those that they can open, without groups, which have no field of their own. */
export function listBoxes<Name extends string, Told extends readonly unknown[]>(
  questions: readonly Question<Name, Told>[],
): Question<Name, Told>[] {
  return questions.flatMap(listWithFollowUps).filter(({ kind }) => kind !== "group");
}

/** Names the fields that a form of these questions may post, each as often as it may come. */
export function listPostedNames<Name extends string>(questions: readonly Question<Name>[]): Name[] {
  return listBoxes(questions).flatMap(({ name, kind, options = [] }) =>
    kind === "codes" ? options.map(() => name) : [name],
  );
}

/** Collapses white space, and drops pasted invisible characters such as control or direction marks. */
function tidy(text: string): string {
  return text.replace(/(?!\s)[\p{Cc}\p{Cs}\p{Cf}]/gu, "").replace(/\s+/gu, " ");
}

const take = (text: string, characters: number) => [...text].slice(0, characters).join("");

/**
 * Composes letters with their marks first, so that each counts as one character: of at most four. Sorting many
 * marks takes quadratic time, so only as many as could count are composed.
 */
function cut(text: string, longest = LONGEST_SHORT + 1): string {
  return take(take(tidy(text), 4 * longest).normalize("NFC"), longest);
}

/** Takes the answers out of a posted form, cut to the length of their fields; other posted fields are ignored. */
export function readTyped<Name extends string>(
  questions: readonly Question<Name>[],
  form: FormData,
): TypedTexts<Name> {
  const typed: TypedTexts<Name> = {};
  for (const { name, kind, options, longest } of listBoxes(questions)) {
    const values = form.getAll(name).filter((value) => typeof value === "string");
    const offered = new Set(options?.map(({ value }) => value));
    if (kind === "codes") typed[name] = values.filter((value) => offered.has(value));
    else if (values[0] !== undefined) typed[name] = cut(values[0], longest);
  }
  return typed;
}
