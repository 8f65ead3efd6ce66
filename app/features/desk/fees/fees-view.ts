import type { ChangedFees, FeePreview } from "~/contract/fees/client-fees";
import type { FeePart } from "~/contract/fees/fee-rules";
import type { ProductId } from "~/contract/fees/fee-table";
import type { BandStep } from "~/ui/step-band";

/** A product's fee: the name of its field, and percentages as shown. */
type FeeFieldView = { part: FeePart; field: string; value: string; withVat: string; most: string };

export type FeesDeskView = {
  /** The client whose fees they are; absent for a planner's own. */
  client?: { userId: number; name: string; line: string };
  /** The band's steps for that client. */
  steps?: readonly BandStep[];
  action: string;
  /** The idempotency key: a second press sends the same one. */
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

/** A typed fee: with VAT if it can be read, and the stored fee if that differs. */
export type TypedFee = { withVat: string; was?: string; isHigher?: boolean };

/** The response when nothing was saved: what was typed, or a preview. */
export type FeesAnswer = {
  typed?: Record<string, TypedFee>;
  preview?: FeePreview;
};
