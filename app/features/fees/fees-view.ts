import type { ChangedFees } from "~/contract/client-fees";
import type { FeePart } from "~/contract/fee-rules";
import type { ProductId } from "~/contract/fee-table";

/** A fee of a product: the name of its field, and percentages as they are shown. */
type FeeFieldView = { part: FeePart; field: string; value: string; withVat: string; most: string };

export type FeesDeskView = {
  client?: number;
  action: string;
  funds: { name: string; to: string; isShown: boolean }[];
  products: { productId: ProductId; allCosts?: number; fees: FeeFieldView[] }[];
  isWaiting: boolean;
  newestPlan?: number;
  keptPlans: number[];
  saved?: ChangedFees["state"];
};
