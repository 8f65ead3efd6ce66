import type { FeePart } from "~/contract/fee-rules";
import type { ProductId } from "~/contract/fee-table";

/** What people call each product. */
export const PRODUCT_NAMES: Record<ProductId, string> = {
  LAP: "Living annuity plus",
  LA: "Living annuity",
  UT: "Unit trust",
  RA: "Retirement annuity",
  TFI: "Tax-free investment",
};

/** What each fee is for. */
export const PART_NAMES: Record<FeePart, string> = {
  initial: "Advice, once",
  annual: "Advice, a year",
  company: "Fund company, a year",
};
