/** The units in which figures travel, each said in the description of its field. */
import { z } from "zod";

/** An amount in today's rand; `meaning` goes on after the unit. */
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
/** Told since a release of the same version of the engine. */
export const FROM_LATER_RELEASES = "; absent in recommendations of earlier releases";

/** Savings that may be taken in cash because they are small, when they may. */
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

/** A recommendation is kept as it was given, without the figures that later versions of the engine added. */
export const FROM_VERSION_2 = "; absent in recommendations of engine version 1";
export const FROM_VERSION_3 = "; absent in recommendations of engine versions 1 and 2";
export const FROM_VERSION_4 = "; absent in recommendations of engine versions 1 to 3";

/** What is left of a debt stays out of every shared plan. */
export const NEVER_SHARED = "; never in a shared plan";

/** A recommendation says nothing of a product that its operator did not offer. */
export const ABSENT_WITHOUT_PLUS = "absent where that product was not offered";

/** What tells of somebody's health stays out of a shared plan unless its owner wants it there. */
export const ABSENT_WHEN_SHARED = "; absent in a shared plan without health answers";

/** What was told of other income and a medical scheme never stands in a shared plan. */
export const SHARED_IF_TICKED = "; in a shared plan only where `finances` was ticked";
