import type { AnnualFees } from "../basis/basis";
import { requireNotEmpty, requireShare } from "../basis/require-number";
import type { Charges } from "./effective-annual-cost";

/** The allocation of a pot to one fund, and its charges there. */
type HeldCharges = { allocationShare: number; charges: Charges };

const ROUNDING_SHARE = 1e-9;

/**
 * The charges of a pot with several funds: each part is the mean over the funds, weighted by their allocations.
 * @param held one or more; allocations are fractions of the pot that add up to 1
 * @throws RangeError for no funds, and for allocations that are no fractions or do not add up to 1
 */
export function weighCharges(held: readonly HeldCharges[]): Charges {
  requireNotEmpty("held", held);
  held.forEach(({ allocationShare }, index) =>
    requireShare(`held[${index}].allocationShare`, allocationShare),
  );
  const weigh = (read: (charges: Charges) => number) =>
    held.reduce((sum, { allocationShare, charges }) => sum + allocationShare * read(charges), 0);
  if (Math.abs(weigh(() => 1) - 1) > ROUNDING_SHARE) throw new RangeError("held: allocations must add to 1");
  const weighAnnual = (part: keyof AnnualFees) => weigh(({ annual }) => annual[part]);
  return {
    annual: {
      managementShare: weighAnnual("managementShare"),
      automatedAdviceShare: weighAnnual("automatedAdviceShare"),
      plannerShare: weighAnnual("plannerShare"),
      administrationShare: weighAnnual("administrationShare"),
      otherShare: weighAnnual("otherShare"),
    },
    initialShare: weigh(({ initialShare }) => initialShare),
  };
}
