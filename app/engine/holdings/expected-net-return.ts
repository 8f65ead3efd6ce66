import type { Basis, Pot } from "../basis/basis";
import { totalAnnualFee } from "../basis/total-annual-fee";
import { expectedNominalGrossReturn } from "../market/expected-return";
import { mixHeld, weighAnnualFees } from "./held-funds";

/** What the funds of a pot are expected to earn a year after their fees, before inflation: a share, future rand. */
export function expectedNominalNetReturn(basis: Basis, pot: Pot): number {
  const gross = expectedNominalGrossReturn(mixHeld(basis, pot), basis);
  return (1 + gross) * (1 - totalAnnualFee(weighAnnualFees(basis, pot))) - 1;
}
