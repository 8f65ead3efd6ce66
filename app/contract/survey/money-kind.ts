/** The kinds of money that people bring; a plan is made for only one of them. */
import { SELECT_OPTION } from "./field-declaration";

const MONEY_KINDS = ["fund", "paying", "formula", "own", "inherited"] as const;
export type MoneyKind = (typeof MONEY_KINDS)[number];

/** The question about the kind: all answers but `fund` are refused, each with its own message. */
export const MONEY_KIND = {
  wire: "money_kind",
  kind: "choice",
  choices: MONEY_KINDS,
  required: SELECT_OPTION,
  optional: "in a record",
  refused: {
    paying: "This money already pays an income",
    formula: "This is a pension worked out by a formula",
    own: "This money is in no retirement fund",
    inherited: "This money was inherited, or comes from a divorce",
  },
  described:
    "a `fund` that pays nothing yet, of which alone a plan is made, or `paying` already, a pension by `formula`, `own` savings in no fund, `inherited` or from a divorce; absent: fund",
} as const;

/** The kind on the wire; older records have only `already_paying`. */
type ToldKind = { money_kind?: MoneyKind; already_paying?: "yes" | "no" };

/** Reads a record's kind; `already_paying: "yes"` overrides `money_kind`. */
export function readMoneyKind({ money_kind, already_paying }: ToldKind): MoneyKind | undefined {
  if (already_paying === "yes") return "paying";
  return money_kind ?? (already_paying === "no" ? "fund" : undefined);
}
