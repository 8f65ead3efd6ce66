/** The declaration of a survey field. */

export const STEPS = [1, 2, 3, 4, 5, 6, 7] as const;
export type Step = (typeof STEPS)[number];

/** The importance question's two answers on the wire. */
export const IMPORTANCE_VALUES = [
  "flexible_inc_and_inheritance",
  "guarantee_inc_and_no_inheritance",
] as const;

/** Whether cash was taken earlier; `unsure` is advised as `no`, and the plan says so. */
export const EARLIER_CASH = ["no", "unsure", "yes"] as const;

/** Back-up codes: 0 none, 1 children, 2 other income, 3 sellable assets. */
export const BACKUP_CODES = [0, 1, 2, 3] as const;

/** The funds to choose from; `Other` asks for the employer's name. */
export const INVESTMENT_FUNDS = ["Nedbank", "Not applicable", "Other"] as const;

export const GENDERS = ["male", "female"] as const;

/** The message for an unanswered yes/no question. */
export const SELECT_OPTION = "Please select an option";

/** Common declarations of amounts. */
export const AMOUNT = {
  kind: "amount",
  required: "Please enter amount",
  least: 1,
  tooSmall: "Please enter an amount greater than R0",
} as const;

/** People whose refused answer may be right; a page elsewhere helps them. */
export type TurnedAway =
  | "retires early"
  | "has retired"
  | "has a phone abroad"
  | "has small savings"
  | "has a young partner"
  | "has a name of one letter";

/** A field's kind, with the declarations that only that kind has. */
type FieldKind =
  | { kind: "name"; named: string; shortest?: number; longest: number }
  | { kind: "employer" | "email"; longest: number }
  | { kind: "date"; rule: "retirement" | "birth" | "partnerBirth" | "secondLifeBirth" }
  | { kind: "amount"; least: number; tooSmall: string; turnsAway?: TurnedAway }
  | { kind: "count"; least?: number; most: number; tooMany: string }
  | { kind: "percent"; most: number; wrong: string }
  | { kind: "choice" | "fund"; choices: readonly string[] }
  | { kind: "codes"; wireByCode: Readonly<Record<1 | 2 | 3, string>> }
  | { kind: "phone" | "year" | "month" | "yesNo" | "incomes" | "retirementFunds" };

export type Kind = FieldKind["kind"];

/** Everything about a field except its wording on pages. */
export type FieldDeclaration = FieldKind & {
  /** The wire field that carries the answer and names its mistakes. */
  wire: string;
  step: Step;
  /** The message if the question is asked and not answered. */
  required: string;
  /** May be absent: in a record made before the question existed, or always. */
  optional?: "in a record" | "always";
  /** The answers with which no plan can be made, with the message for each. */
  refused?: Readonly<Record<string, string>>;
  /** An amount in this wire field overrides the answer: `no` with 0, else `yes`. */
  impliedBy?: string;
  /** The answer to another field that opens this question. */
  openedBy?: { field: string; answer: boolean | string };
  /** A further condition, on several answers, for the question to be asked. */
  condition?: "importance" | "smoker" | "medicalScheme";
  /** The engine reads none of it, as of a name or an employer: a change keeps the plan and its amendments. */
  isNotAdvisedOn?: true;
  /** Encrypted in the database: alone, or in one text with its group, so that not even its presence is visible. */
  sealed?: "alone" | "employer" | "health";
  /** The description of the wire field in the OpenAPI document. */
  described?: string;
};
