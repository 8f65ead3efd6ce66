/** What an estimate says of its two ways, on the page that answers and in the example of the first page. */
import { formatRand } from "~/base/money";
import type { EstimateAnswer } from "~/contract/plan/estimate-operations";
import { PRODUCT_WORDS } from "../plan/plan-facts";
import { capitalise, formatShare } from "../plan/write-figures";

type FlexibleProduct = EstimateAnswer["flexible"]["product"];

/** The names of the two ways. */
export const WAY_NAMES = { flexible: "Flexible", guaranteed: "Guaranteed" };

/** What a way is made of. */
export function nameParts(product: "LifeAnnuity" | FlexibleProduct, hasUnitTrust: boolean): string {
  return `${capitalise(PRODUCT_WORDS[product].withArticle)}${hasUnitTrust ? ", and a unit trust" : ""}`;
}

/** An income as one says it in passing: with two figures, since nobody can know more. */
export function formatRoughly(perMonth: number): string {
  return formatRand(Number(perMonth.toPrecision(2)));
}

/** How much of a living annuity goes to the family. */
export function sayShareLeft(share: number): string {
  if (share >= 1) return "all";
  return share === 0.5 ? "half" : formatShare(share);
}

/** Whether no rand of an income is tax. */
export function isFreeOfTax(beforeTax: number, afterTax: number): boolean {
  return Math.round(beforeTax) === Math.round(afterTax);
}
