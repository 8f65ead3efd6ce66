/**
 * Contribution limits of tax-free savings accounts (section 12T of the Income Tax Act 58 of 1962). Pages
 * mention them; no figure of a plan includes them. From March 2026: the Budget of 25 February 2026,
 * https://www.insight.co.za/the-2026-budget-speech.
 */
import type { IsoDate } from "~/base/date";
import { findInForce, type Dated } from "./dated-amounts";

type TaxFreeSavings = Dated & { mostPerYear: number; mostInLifetime: number };

const LIMITS: readonly [TaxFreeSavings, ...TaxFreeSavings[]] = [
  { from: "2020-03-01", mostPerYear: 36_000, mostInLifetime: 500_000 },
  { from: "2026-03-01", mostPerYear: 46_000, mostInLifetime: 500_000 },
];

/** Returns the limits in force on a day. */
export const findTaxFreeSavings = (day: IsoDate) => findInForce(LIMITS, day);
