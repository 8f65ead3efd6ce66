import type { ChangedFees, FeePreview } from "~/contract/desk/client-fees";
import type { FeePart } from "~/contract/desk/fee-rules";
import type { ProductId } from "~/contract/desk/fee-table";
import type { BandStep } from "~/ui/step-band";

/** A fee of a product: the name of its field, and percentages as they are shown. */
type FeeFieldView = { part: FeePart; field: string; value: string; withVat: string; most: string };

export type FeesDeskView = {
  /** The client whose fees they are; absent of a planner's own. */
  client?: { userId: number; name: string; line: string };
  /** The steps with that client. */
  steps?: readonly BandStep[];
  action: string;
  /** The form's operation: a second click is the same one. */
  operation: string;
  fundName: string;
  funds: { name: string; to: string; isShown: boolean }[];
  products: { productId: ProductId; allCosts?: number; fees: FeeFieldView[] }[];
  vatPerct: number;
  automatedAdvice: string;
  isWaiting: boolean;
  newestPlan?: number;
  keptPlans: number[];
  saved?: ChangedFees["state"];
};

/** A fee as it was typed: with VAT if it can be read, and what is stored if that is another. */
export type TypedFee = { withVat: string; was?: string; isHigher?: boolean };

/** What the page answers when it did not save: what was typed, or what saving would change. */
export type FeesAnswer = {
  typed?: Record<string, TypedFee>;
  preview?: FeePreview;
};
