/** What a field of the survey can declare. */

export const STEPS = [1, 2, 3, 4, 5, 6, 7] as const;
export type Step = (typeof STEPS)[number];

/** The importance question's two answers, as they travel. */
export const IMPORTANCE_VALUES = [
  "flexible_inc_and_inheritance",
  "guarantee_inc_and_no_inheritance",
] as const;

/** Whether cash was taken before; somebody who is not sure is advised as if none was, and told so. */
export const EARLIER_CASH = ["no", "unsure", "yes"] as const;

/** Back-up codes: 0 none, 1 children, 2 other income, 3 sellable assets. */
export const BACKUP_CODES = [0, 1, 2, 3] as const;

/** The funds a visitor can choose from; `Other` asks for the employer's name. */
export const INVESTMENT_FUNDS = ["Nedbank", "Not applicable", "Other"] as const;

export const GENDERS = ["male", "female"] as const;

/** The message for a yes/no question that was left open. */
export const SELECT_OPTION = "Please select an option";

/** What an amount that is asked declares. */
export const AMOUNT = {
  kind: "amount",
  required: "Please enter amount",
  least: 1,
  tooSmall: "Please enter an amount greater than R0",
} as const;

/** Who may be in the right with an answer that a rule refuses, and is helped elsewhere. */
export type TurnedAway =
  | "retires early"
  | "has retired"
  | "has a phone abroad"
  | "has small savings"
  | "has a young partner"
  | "has a name of one letter";

/** The kind of an answer, with what only that kind declares. */
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

/** Everything that the product knows about a field, except its wording on pages. */
export type FieldDeclaration = FieldKind & {
  /** The wire field that carries it, and that names its mistakes there. */
  wire: string;
  step: Step;
  /** The message if it is asked and left open. */
  required: string;
  /**
   * Who need not answer it: a record that was made before it was asked, so that it counts as absent there, or nobody.
   */
  optional?: "in a record" | "always";
  /** The answers with which no plan can be made, and what is said to each. */
  refused?: Readonly<Record<string, string>>;
  /** An amount in this wire field says it, whatever else the record says: `no` with 0, else `yes`. */
  impliedBy?: string;
  /** The answer to another field that makes it asked. */
  openedBy?: { field: string; answer: boolean | string };
  /** A further condition, on several answers, that makes it asked. */
  condition?: "importance" | "smoker" | "medicalScheme";
  /** Tells who the person or their employer is, and so leaves the recommendation as it is. */
  isForContact?: true;
  /**
   * Stored encrypted: alone, or in one text with the others of its group, so that not even its presence is visible.
   */
  sealed?: "alone" | "employer" | "health";
  /** The description of the wire field in the OpenAPI document. */
  described?: string;
};
