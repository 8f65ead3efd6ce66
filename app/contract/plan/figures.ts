/** Units of the figures on the wire, stated in the description of each field. */
import { z } from "zod";

/** An amount in today's rand; in the description `meaning` follows the unit. */
export function randOf(meaning: string) {
  return z.number().describe(`rand, today's: ${meaning}`);
}
export function randPerMonthOf(meaning: string) {
  return z.number().describe(`rand a month, today's, before tax: ${meaning}`);
}
export function perMonthAfterTaxOf(meaning: string) {
  return z.number().describe(`rand a month, today's, after tax: ${meaning}`);
}
export function percentOf(meaning: string) {
  return z.number().describe(`percent: ${meaning}`);
}
export function fractionOf(meaning: string) {
  return z.number().min(0).max(1).describe(`fraction: ${meaning}`);
}
/** For figures that a later release of the same engine version added. */
export const FROM_LATER_RELEASES = "; absent in recommendations of earlier releases";

/** Savings small enough to be taken in cash; null where they are not. */
export const inCash = z
  .object({
    threshold: z.number().describe("rand of the retirement day: up to this amount"),
    threshold_today: randOf(`the same amount${FROM_LATER_RELEASES}`).optional(),
    tax: randOf("on all of it"),
    net: randOf("after it"),
  })
  .nullable();
export const randPerMonth = z.number().describe("rand a month, today's, before tax");
export const age = z.number().describe("age in years");
export const ageOrNever = z.number().nullable().describe("age in years; null when not by 110");

/** Recommendations are stored unchanged, so they lack the figures of later engine versions. */
export const FROM_VERSION_2 = "; absent in recommendations of engine version 1";
export const FROM_VERSION_3 = "; absent in recommendations of engine versions 1 and 2";
export const FROM_VERSION_4 = "; absent in recommendations of engine versions 1 to 3";

/** For a plan's remaining debt, which no link shows. */
export const NEVER_SHARED = "; never in a shared plan";

/** A recommendation omits a product that the operator did not offer. */
export const ABSENT_WITHOUT_PLUS = "absent where that product was not offered";

/** For figures that reveal a person's health, which a link shows only if its maker ticked it. */
export const ABSENT_WHEN_SHARED = "; absent in a shared plan without health answers";

/** For answers about other income and a medical scheme, which a link shows only if its maker ticked them. */
export const SHARED_IF_TICKED = "; in a shared plan only where `finances` was ticked";
