/** Equal payments of a year fall at the beginnings or at the ends of its periods. */
export type Timing = "advance" | "arrears";

/**
 * The cost at the year's end of one rand paid in m equal parts during the year: Σ g^{(m-j)/m} / m, with j = 0
 * … m-1 in advance and 1 … m in arrears.
 * @param yearlyGrowth growth g of one rand in the year, above 0; constant within it
 */
export function paymentsCost(yearlyGrowth: number, paymentsPerYear: number, timing: Timing): number {
  const growth = Math.exp(Math.log(yearlyGrowth) / paymentsPerYear);
  let sum = 1;
  for (let payment = 1; payment < paymentsPerYear; payment++) sum = sum * growth + 1;
  return (sum / paymentsPerYear) * (timing === "advance" ? growth : 1);
}
