/** Wire schema of planners' fees, in percent, by fund and product, with those of all other funds. */
import { z } from "zod";
import { keptNumber } from "../wire/number";
import { text } from "../wire/text";

/** Living annuity and living annuity plus, retirement annuity, tax-free investment, unit trust. */
export const PRODUCT_IDS = ["LA", "LAP", "RA", "TFI", "UT"] as const;
export type ProductId = (typeof PRODUCT_IDS)[number];

/** The products whose fees pages show; a fee table always has all of them. */
export function listShownProducts(offersPlus: boolean): readonly ProductId[] {
  return PRODUCT_IDS.filter((productId) => offersPlus || productId !== "LAP");
}

const percent = keptNumber(undefined);

const productIdSchema = z.enum(PRODUCT_IDS);

/** A product's yearly fees; the total without VAT is the sum of the others. */
const annualFeeBreakdownSchema = z.object({
  fpFeeExclVat: percent.describe("the planner's, percent a year"),
  autoAdviceFeeExclVat: percent.optional().describe("for automated advice, percent a year"),
  ccfFeeExclVat: percent.describe("the fund company's, percent a year"),
  totalFeeExclVat: percent.describe("percent a year"),
  totalFeeInclVat: percent.optional().describe("percent a year, rounded to two decimals"),
});

const productFeesSchema = z.object({
  productId: productIdSchema,
  initialFeeExclVat: percent.describe("percent of what is invested, once"),
  annualFeeBreakdown: annualFeeBreakdownSchema,
});
export type FeesOfProduct = z.infer<typeof productFeesSchema>;

/** The fees of the funds that have their own, and of all other funds. */
export const feeTableSchema = z.object({
  fundBasedFPFees: z.array(
    z.object({ fundNr: text(40), fundName: text(200), products: z.array(productFeesSchema) }),
  ),
  allOtherFPFees: z.array(productFeesSchema),
});
export type FeeTable = z.infer<typeof feeTableSchema>;
