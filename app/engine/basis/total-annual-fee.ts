import type { AnnualFees } from "./basis";
import { requireShare } from "./require-number";

/** The sum of all yearly charges, a fraction of the capital, VAT included. */
export function totalAnnualFee(fees: AnnualFees): number {
  Object.entries(fees).forEach(([name, share]) => requireShare(`fees.${name}`, share));
  return (
    fees.managementShare +
    fees.automatedAdviceShare +
    fees.plannerShare +
    fees.administrationShare +
    fees.otherShare
  );
}
