import { BACKUP_CODES } from "~/contract/survey/field-declaration";
import { describeField } from "~/contract/survey/fields";
import { HEALTH_CONSENT, isField } from "~/words/survey/question";
import type { ControlName } from "~/words/survey/question";
import {
  cell,
  day,
  email,
  choiceOf,
  rand,
  choicesOf,
  neededPercentage,
  rows,
  shortText,
  year,
  wholeNumber,
  yesNo,
} from "./typings";
import type { Typing } from "./typings";
import { month } from "./month-typing";

const TYPINGS = {
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
};

/** The typing of a survey question's answer, by its declaration; a client's consent is typed as a date. */
export function typingOf(name: ControlName): Typing<unknown, string | string[]> {
  if (!isField(name)) return name === HEALTH_CONSENT ? yesNo : day;
  const declared = describeField(name);
  return "choices" in declared ? choiceOf(declared.choices) : TYPINGS[declared.kind];
}
