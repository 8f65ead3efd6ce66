/** Wording of an estimate's two ways, for the page with the result and for the example of the first page. */
import { formatRand } from "~/base/money";
import type { EstimateAnswer } from "~/contract/plan/estimate-operations";
import { PRODUCT_WORDS } from "../plan/plan-facts";
import { capitalise, formatShare } from "../plan/write-figures";

type FlexibleProduct = EstimateAnswer["flexible"]["product"];

export const WAY_NAMES = { flexible: "Flexible", guaranteed: "Guaranteed" };

/** The products of which a way consists. */
export function nameParts(product: "LifeAnnuity" | FlexibleProduct, hasUnitTrust: boolean): string {
  return `${capitalise(PRODUCT_WORDS[product].withArticle)}${hasUnitTrust ? ", and a unit trust" : ""}`;
}

/** An income rounded to two significant figures, since an estimate is no more exact. */
export function formatRoughly(perMonth: number): string {
  return formatRand(Number(perMonth.toPrecision(2)));
}

/** The part of a living annuity that goes to the family. */
export function sayShareLeft(share: number): string {
  if (share >= 1) return "all";
  return share === 0.5 ? "half" : formatShare(share);
}

/** Whether tax takes less than a rand of an income. */
export function isFreeOfTax(beforeTax: number, afterTax: number): boolean {
  return Math.round(beforeTax) === Math.round(afterTax);
}
