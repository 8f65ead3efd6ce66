import { BACKUP_CODES } from "~/contract/survey/field-declaration";
import type { FieldDeclaration } from "~/contract/survey/field-declaration";
import { cell, day, email, choiceOf, rand, choicesOf, shortText, year, wholeNumber, yesNo } from "./typings";
import type { Typing } from "./typings";

const TYPINGS = {
  name: shortText,
  employer: shortText,
  email,
  phone: cell,
  date: day,
  amount: rand,
  count: wholeNumber,
  year,
  yesNo,
  codes: choicesOf(BACKUP_CODES),
};

/** How the answer to a question of the survey is typed, by its declaration. */
export function typingOf(declared: FieldDeclaration): Typing<unknown, string | string[]> {
  return "choices" in declared ? choiceOf(declared.choices) : TYPINGS[declared.kind];
}
