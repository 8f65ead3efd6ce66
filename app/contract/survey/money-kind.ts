/** The kinds of money that people come with, of which one is planned with. */
import { SELECT_OPTION } from "./field-declaration";

const MONEY_KINDS = ["fund", "paying", "formula", "own", "inherited"] as const;
export type MoneyKind = (typeof MONEY_KINDS)[number];

/** The question of the kind: all answers but a fund that pays nothing yet are refused, each in words of its own. */
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

/** How the kind is told: earlier records said only whether the money already pays an income. */
type ToldKind = { money_kind?: MoneyKind; already_paying?: "yes" | "no" };

/** The kind that a record tells: money that pays already does, whatever else is said. */
export function readMoneyKind({ money_kind, already_paying }: ToldKind): MoneyKind | undefined {
  if (already_paying === "yes") return "paying";
  return money_kind ?? (already_paying === "no" ? "fund" : undefined);
}
