import type { AmountWords, ChangedFigures, ResultFigures } from "~/words/changes/describe-amount";
import type { NeedsPartWords } from "~/words/changes/describe-edit";
import type { FundsPartWords } from "~/words/changes/describe-funds-part";
import type { Ground } from "../read-change";

/** Query parameter: the page of an amount starts from the recommended one. */
export const AS_RECOMMENDED = "recommended";

/** An amount with its slider, whose limits may follow from the other fields. */
type ShownAmount = { lead: readonly string[]; words: AmountWords; figures: ChangedFigures };

/** The effect of a part: the plan's figures and, for a lump sum or an income, the words at its field. */
export type PartShown = {
  figures: ResultFigures;
  amount?: ShownAmount;
  /** The income whose effect is shown. */
  seen?: number;
};

/** The page of a part. */
export type EditView = {
  question: string;
  lead: readonly string[];
  /** The effect on earlier changes. */
  warnings: readonly string[];
  /** The field of its amount, if it has one. */
  field?: string;
  /** The needs with fields of their own, and the effect of one step of each. */
  needs?: Pick<NeedsPartWords, "fields" | "prices" | "pricesTitle">;
  funds?: Pick<FundsPartWords, "pots" | "table">;
  shown: PartShown;
  ground: Ground;
  values: Record<string, string>;
  /** The address to which its form is posted; `parts` is that of the list. */
  action: string;
  parts: string;
};
