/** A planner's own fees: as a basis is data, other fees mean the same plan on a basis derived from its own. */
import { POTS, type Basis, type Pot } from "../basis/basis";
import { requireNotNegative } from "../basis/require-number";

/** A planner's fees for one pot, VAT excluded, as fractions of the capital; an absent one is the basis's. */
export type PlannerFees = {
  /** Once, from the amount invested. */
  initialExclVatShare?: number;
  /** Every year. */
  annualExclVatShare?: number;
  /** Charged yearly by the fund company for the planner's firm; it counts as administration. */
  fundCompanyExclVatShare?: number;
};

/** A planner's fees by pot; an absent pot has the basis's fees. */
export type FeeOverrides = Readonly<Partial<Record<Pot, PlannerFees>>>;

/** Tolerance for a fee equal to the maximum but computed differently. */
const ROUNDING_SHARE = 1e-12;

function addVat(
  name: string,
  exclVatShare: number,
  { vatShare, maximumShare }: { vatShare: number; maximumShare: number },
): number {
  requireNotNegative(name, exclVatShare);
  const share = exclVatShare * (1 + vatShare);
  if (share <= maximumShare + ROUNDING_SHARE) return Math.min(share, maximumShare);
  const most = maximumShare / (1 + vatShare);
  throw new RangeError(`${name}: must be at most ${Number(most.toFixed(6))}, is ${exclVatShare}`);
}

/**
 * The basis with a planner's fees in place of its own; VAT is added at the basis's rate. Its version stays
 * the same, so a plan is stored with the overrides as well (`Assumptions`).
 * @param overrides by pot, VAT excluded, 0 to the basis's maximum
 * @throws RangeError naming the fee that is negative, not a number or above the maximum
 */
export function withFees(basis: Basis, overrides: FeeOverrides): Basis {
  const { annual, initialShare, plannerMaximum, vatShare } = basis.fees;
  const next = { annual: { ...annual }, initialShare: { ...initialShare } };
  for (const pot of POTS) {
    const { initialExclVatShare, annualExclVatShare, fundCompanyExclVatShare } = overrides[pot] ?? {};
    if (initialExclVatShare !== undefined) {
      const limit = { vatShare, maximumShare: plannerMaximum.initialShare[pot] };
      next.initialShare[pot] = addVat(`${pot}.initialExclVatShare`, initialExclVatShare, limit);
    }
    if (annualExclVatShare !== undefined) {
      const limit = { vatShare, maximumShare: plannerMaximum.annualShare };
      const plannerShare = addVat(`${pot}.annualExclVatShare`, annualExclVatShare, limit);
      next.annual[pot] = { ...next.annual[pot], plannerShare };
    }
    if (fundCompanyExclVatShare !== undefined) {
      requireNotNegative(`${pot}.fundCompanyExclVatShare`, fundCompanyExclVatShare);
      const administrationShare = fundCompanyExclVatShare * (1 + vatShare);
      next.annual[pot] = { ...next.annual[pot], administrationShare };
    }
  }
  return { ...basis, fees: { ...basis.fees, ...next } };
}
