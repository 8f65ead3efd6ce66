/**
 * Tax tables of SARS as data: tax = base + rate · (amount - above).
 *
 * Income tax of natural persons: SARS tables for the years of assessment ending February 2024, 2025 and 2026, which are
 * the same, and the Budget of 25 February 2026 for the one ending February 2027.
 * Medical credits: SARS rates for the same years (R364 and R246 a month) and the same Budget (R376 and R254); from 65 on
 * a third, as 33.3%, of contributions above three times the credit (sections 6A and 6B of the Income Tax Act).
 * Retirement, death and severance lump sums: SARS tables from 1 March 2014 and from 1 March 2023; the Budget of
 * 25 February 2026 left the latter unchanged.
 */
import type { IncomeTaxTable, LumpSumTaxTable, MedicalCredits, TaxBracket } from "./basis";

const BRACKETS_2024_TO_2026: readonly TaxBracket[] = [
  { above: 0, rateShare: 0.18, base: 0 },
  { above: 237_100, rateShare: 0.26, base: 42_678 },
  { above: 370_500, rateShare: 0.31, base: 77_362 },
  { above: 512_800, rateShare: 0.36, base: 121_475 },
  { above: 673_000, rateShare: 0.39, base: 179_147 },
  { above: 857_900, rateShare: 0.41, base: 251_258 },
  { above: 1_817_000, rateShare: 0.45, base: 644_489 },
];

const REBATES_2024_TO_2026 = { primary: 17_235, from65: 9_444, from75: 3_145 };

const MEDICAL_FROM_65 = { excessShare: 0.333, timesCredits: 3 };
const MEDICAL_2024_TO_2026: MedicalCredits = { firstTwo: 364, further: 246, from65: MEDICAL_FROM_65 };

/** Common to the years of assessment 2024 to 2026. */
const TABLE_2024_TO_2026 = {
  brackets: BRACKETS_2024_TO_2026,
  rebates: REBATES_2024_TO_2026,
  medicalCredits: MEDICAL_2024_TO_2026,
};

/** Years of assessment 2024 to 2027, in order. */
export const INCOME_TAX_TABLES: readonly IncomeTaxTable[] = [
  { year: 2024, ...TABLE_2024_TO_2026 },
  { year: 2025, ...TABLE_2024_TO_2026 },
  { year: 2026, ...TABLE_2024_TO_2026 },
  {
    year: 2027,
    brackets: [
      { above: 0, rateShare: 0.18, base: 0 },
      { above: 245_100, rateShare: 0.26, base: 44_118 },
      { above: 383_100, rateShare: 0.31, base: 79_998 },
      { above: 530_200, rateShare: 0.36, base: 125_599 },
      { above: 695_800, rateShare: 0.39, base: 185_215 },
      { above: 887_000, rateShare: 0.41, base: 259_783 },
      { above: 1_878_600, rateShare: 0.45, base: 666_339 },
    ],
    rebates: { primary: 17_820, from65: 9_765, from75: 3_249 },
    medicalCredits: { firstTwo: 376, further: 254, from65: MEDICAL_FROM_65 },
  },
];

/** Retirement lump sums, the oldest table first. */
export const LUMP_SUM_TAX_TABLES: readonly LumpSumTaxTable[] = [
  {
    from: "2014-03-01",
    brackets: [
      { above: 0, rateShare: 0, base: 0 },
      { above: 500_000, rateShare: 0.18, base: 0 },
      { above: 700_000, rateShare: 0.27, base: 36_000 },
      { above: 1_050_000, rateShare: 0.36, base: 130_500 },
    ],
  },
  {
    from: "2023-03-01",
    brackets: [
      { above: 0, rateShare: 0, base: 0 },
      { above: 550_000, rateShare: 0.18, base: 0 },
      { above: 770_000, rateShare: 0.27, base: 39_600 },
      { above: 1_155_000, rateShare: 0.36, base: 143_550 },
    ],
  },
];
