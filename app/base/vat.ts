/**
 * A fee with VAT, rounded to two decimals, for display only.
 * @param feeExclVat percent before VAT
 * @param vatPercent such as 15
 */
export function addVat(feeExclVat: number, vatPercent: number): number {
  // Half a hundredth rounds up, even where binary fractions fall just short of it.
  return Math.round(Number((feeExclVat * (100 + vatPercent)).toFixed(6))) / 100;
}
