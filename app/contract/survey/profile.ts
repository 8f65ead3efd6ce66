import type { IsoDate } from "~/base/date";
import { nestPaths, readPath } from "~/base/field-path";
import type { BACKUP_CODES, INVESTMENT_FUNDS } from "./field-declaration";
import { FIELD_NAMES, type FieldName, type fields } from "./fields";
import type { OtherIncomeAnswer } from "./other-incomes";
import type { RetirementFundAnswer } from "./retirement-funds";

export type BackupCode = (typeof BACKUP_CODES)[number];

/** The type of a kind's answer once it has been read. */
type AnswerOfKind = {
  name: string;
  employer: string;
  email: string;
  /** `+270` and nine digits. */
  phone: string;
  date: IsoDate;
  amount: number;
  count: number;
  /** Percentage points, to the hundredth. */
  percent: number;
  year: number;
  /** The month's first day. */
  month: IsoDate;
  yesNo: boolean;
  choice: string;
  fund: (typeof INVESTMENT_FUNDS)[number];
  codes: readonly BackupCode[];
  incomes: readonly OtherIncomeAnswer[];
  retirementFunds: readonly RetirementFundAnswer[];
};

export type FieldAnswer<Name extends FieldName> = (typeof fields)[Name] extends {
  kind: "choice";
  choices: readonly (infer Choice)[];
}
  ? Choice
  : AnswerOfKind[(typeof fields)[Name]["kind"]];

type NameInDependant<Name> = Name extends `dependants[${number}].${infer Field}` ? Field : never;

/** A life partner, a child or another person; which fields are asked depends on the place in the list. */
export type Dependant = { [Name in FieldName as NameInDependant<Name>]?: FieldAnswer<Name> };

/**
 * The survey's answers so far, typed by the table of fields. Amounts are rand. Unreadable answers stay in the
 * candidate so that the rules can report them: `NaN` for numbers, a text that is no day for dates, the text
 * itself for the phone.
 */
export type Profile = {
  [Name in FieldName as Name extends `dependants[${string}` ? never : Name]?: FieldAnswer<Name>;
} & {
  /** Exactly three: partner, child, other. */
  dependants: readonly [Dependant, Dependant, Dependant];
  futureIncomeSupport: readonly BackupCode[];
};

export function readAnswer<Name extends FieldName>(
  profile: Profile,
  name: Name,
): FieldAnswer<Name> | undefined {
  return readPath(profile, name) as FieldAnswer<Name> | undefined;
}

/** Makes a profile from the answers to its fields; missing ones are `undefined`. */
export function makeProfile(findAnswer: (name: FieldName) => unknown): Profile {
  const answers: [name: FieldName, answer: unknown][] = [];
  for (const name of FIELD_NAMES) {
    const answer = findAnswer(name);
    if (answer !== undefined) answers.push([name, answer]);
  }
  const empty = { dependants: [{}, {}, {}], futureIncomeSupport: [] } satisfies Profile;
  return nestPaths(answers, empty) as Profile;
}
