/**
 * The most that planners may charge from 1 November 2026, in percent before VAT.
 *
 * Source: an example, from the product specification's samples (initial fees of 1, 1.5 and 3 percent by
 * product and fund); it stands until the operator sets its own. The maxima are no higher than those of the
 * basis, which the engine refuses to exceed.
 */
import type { FeesOfProduct } from "~/contract/fees/fee-table";

/** The maxima of one segment: initial fees by product, and one annual fee for all products. */
type Maximum = {
  initial: Record<FeesOfProduct["productId"] | "moneyMarket", number>;
  annual: number;
};

const EVERYONE: Maximum = {
  initial: { LA: 1.5, LAP: 1.5, RA: 1.5, TFI: 3, UT: 3, moneyMarket: 1 },
  annual: 1,
};

export const MAXIMUM_FEES_2026_11 = {
  effectiveFrom: "2026-11-01",
  /** The most that a fund company may charge a year for the planner's firm. */
  fundCompany: 0.15,
  source: "Example of the product specification, not yet confirmed by the operator",
  bySegment: {
    NFPGEN: EVERYONE,
    NFPSTFF: { initial: { LA: 0, LAP: 0, RA: 0, TFI: 0, UT: 0, moneyMarket: 0 }, annual: 0.5 },
    default: EVERYONE,
  } satisfies Record<string, Maximum>,
} as const;
