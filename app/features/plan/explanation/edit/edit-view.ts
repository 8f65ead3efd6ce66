import type { AmountWords, ChangedFigures, ResultFigures } from "~/words/changes/describe-amount";
import type { NeedsPartWords } from "~/words/changes/describe-edit";
import type { FundsPartWords } from "~/words/changes/describe-funds-part";
import type { NeedsRefusal } from "../increase/tab-view";

/** The query after which the page of an amount starts from the recommended one. */
export const AS_RECOMMENDED = "recommended";

/** The field that says of which income the page shows what it changes, in rand a month. */
export const SHOWN_INCOME = "shownIncome";

/** The field that says what an amount replaces: what was changed in the plan when the page was made. */
export const REPLACED = "replaced";

/** An amount that can be chosen, what it makes of the plan, and the needs that are asked for beside it. */
export type AmountView = {
  kind: "amount";
  /** The name of its field. */
  field: string;
  /** What we recommend, and how far it may go. */
  lead: readonly string[];
  amount: AmountWords;
  figures: ChangedFigures;
  shownIncome?: number;
  /** As `REPLACED` says it. */
  replaced: string;
} & Pick<NeedsPartWords, "fields" | "prices">;

/** A part of a plan as the page that edits it shows it: its needs, its funds, or an amount. */
export type EditView = {
  question: string;
  lead: readonly string[];
  /** What becomes of changes that were made before. */
  warnings: readonly string[];
  asked:
    | ({ kind: "needs"; figures: ResultFigures } & Pick<NeedsPartWords, "fields" | "prices">)
    | ({ kind: "funds"; figures: ResultFigures } & Pick<FundsPartWords, "pots" | "table">)
    | AmountView;
  /** What the fields show. */
  values: Record<string, string>;
  /** Where its form is posted to, and where all parts are listed. */
  action: string;
  parts: string;
};

/** The page again: what was refused, or what the amount, the needs or the funds would change. */
export type EditAnswer = NeedsRefusal & { asked?: AmountView; figures?: ResultFigures };
