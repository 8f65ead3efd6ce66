/** The firm that runs the site. */
import { formatPhone } from "./write-phone";

/** A fact about the operator: an invented example, labelled so, until it is set. */
type OperatorFact = { text: string; isExample: boolean };

/** The operator of the site, in the order in which people ask about it. */
export type Operator = {
  name: OperatorFact;
  /** The operator's licence number as a financial services provider. */
  licence: OperatorFact;
  /** Nine digits, the first of which is not 0. */
  phone: OperatorFact;
  email: OperatorFact;
  /** Telephone hours. */
  hours: OperatorFact;
  /** The day on which figures, tax and wording were last reviewed, `2026-11-21`. */
  reviewedOn: OperatorFact;
  /** The provider of the living annuity plus; absent where none is offered. */
  plusProvider?: OperatorFact;
};

type Settings = { [Fact in keyof Operator]?: string };

/** The setting of an operator without a provider of the living annuity plus. */
export const NO_PROVIDER = "none";

/** Invented: nobody can own a `.example` address, and no subscriber number begins with three zeros. */
const EXAMPLES: Required<Settings> = {
  name: "Baobab Advice (Pty) Ltd",
  licence: "00000",
  phone: "100000100",
  email: "coaches@baobab.example",
  hours: "Monday to Friday, 8:00 to 17:00",
  reviewedOn: "2026-11-21",
  plusProvider: "Baobab Annuities Ltd",
};

/** Describes the operator from its settings; a missing setting falls back to the example. */
export function describeOperator(settings: Settings): Operator {
  const describe = (fact: keyof Operator) => ({
    text: settings[fact] ?? EXAMPLES[fact],
    isExample: settings[fact] === undefined,
  });
  return {
    name: describe("name"),
    licence: describe("licence"),
    phone: describe("phone"),
    email: describe("email"),
    hours: describe("hours"),
    reviewedOn: describe("reviewedOn"),
    ...(settings.plusProvider !== NO_PROVIDER && { plusProvider: describe("plusProvider") }),
  };
}

/** The operator's phone number in a sentence, marked as an example until it is set. */
export function sayPhoneNumber({ phone }: Operator): string {
  const number = formatPhone(phone.text);
  return phone.isExample ? `${number} (an example number)` : number;
}
