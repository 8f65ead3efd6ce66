import type { ProductRecommendation } from "~/contract/plan/product-recommendation";
import { formatFee, formatProjection } from "../plan/write-figures";

/** The plan's income at a low fee; empty for a life annuity, and for recommendations without that figure. */
export function describeLowFee({
  annual_fee_perct,
  low_fee_perct,
  low_fee_income_loss_per_month: loss,
}: ProductRecommendation): string[] {
  if (annual_fee_perct === 0 || low_fee_perct === undefined || loss === undefined) return [];
  const plan = `A low-cost plan, at ${formatFee(low_fee_perct)} a year, would pay`;
  if (Math.abs(loss) < 1) return [`${plan} the same income.`];
  return [`${plan} ${formatProjection(Math.abs(loss))} ${loss > 0 ? "more" : "less"} a month, before tax.`];
}
