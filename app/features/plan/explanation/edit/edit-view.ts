import type { DecreaseView } from "~/words/changes/describe-decrease";
import type { NeedsPartWords } from "~/words/changes/describe-edit";
import type { FundsPartWords } from "~/words/changes/describe-funds-part";

/** The query after which the income's page starts from the recommended one. */
export const AS_RECOMMENDED = "recommended";

/** A part of a plan as the page that edits it shows it: its needs, its funds, or another income. */
export type EditView = {
  question: string;
  lead: readonly string[];
  /** What becomes of changes that were made before. */
  warnings: readonly string[];
  asked:
    | ({ kind: "needs" } & Pick<NeedsPartWords, "fields" | "prices">)
    | ({ kind: "funds" } & Pick<FundsPartWords, "pots" | "table">)
    | { kind: "income"; said: DecreaseView; isChanged: boolean };
  /** What the fields show. */
  values: Record<string, string>;
  /** Where its form is posted to, and where the plan is. */
  action: string;
  plan: string;
};
