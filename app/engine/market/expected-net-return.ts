import type { Basis, Pot } from "../basis/basis";
import { totalAnnualFee } from "../basis/total-annual-fee";
import { expectedNominalGrossReturn } from "./expected-return";
import { mixHeld, weighAnnualFees } from "../holdings/held-funds";

/** Expected yearly return of a pot's funds after fees and before inflation: a fraction, nominal. */
export function expectedNominalNetReturn(basis: Basis, pot: Pot): number {
  const gross = expectedNominalGrossReturn(mixHeld(basis, pot), basis);
  return (1 + gross) * (1 - totalAnnualFee(weighAnnualFees(basis, pot))) - 1;
}
