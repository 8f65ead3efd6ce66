import type { AmountWords, ChangedFigures, ResultFigures } from "~/words/changes/describe-amount";
import type { NeedsPartWords } from "~/words/changes/describe-edit";
import type { FundsPartWords } from "~/words/changes/describe-funds-part";
import type { Ground } from "../read-change";

/** The query after which the page of an amount starts from the recommended one. */
export const AS_RECOMMENDED = "recommended";

/** An amount with its slider, which may follow from what else is typed. */
type ShownAmount = { lead: readonly string[]; words: AmountWords; figures: ChangedFigures };

/** What a part comes to: the figures of the plan, and of a lump sum or an income what is said at its field. */
export type PartShown = {
  figures: ResultFigures;
  amount?: ShownAmount;
  /** The income of which it shows what it changes. */
  seen?: number;
};

/** A part of a plan as its page shows it. */
export type EditView = {
  question: string;
  lead: readonly string[];
  /** What becomes of changes that were made before. */
  warnings: readonly string[];
  /** The field of its amount, if it has one. */
  field?: string;
  /** The needs with fields of their own, and what a step of each does. */
  needs?: Pick<NeedsPartWords, "fields" | "prices" | "pricesTitle">;
  funds?: Pick<FundsPartWords, "pots" | "table">;
  shown: PartShown;
  ground: Ground;
  /** What the fields show. */
  values: Record<string, string>;
  /** Where its form is posted to, and where all parts are listed. */
  action: string;
  parts: string;
};
