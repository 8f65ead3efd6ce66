/** Funds that a person chose: as with a planner's fees, the same plan on a basis derived from its own. */
import { POTS, type Basis, type Holdings } from "../basis/basis";
import { requireShare } from "../basis/require-number";

const ROUNDING_SHARE = 1e-9;

function requireFunds(name: string, shares: Readonly<Record<string, number>>, { funds }: Basis): void {
  let total = 0;
  for (const [id, share] of Object.entries(shares)) {
    if (!Object.hasOwn(funds, id)) throw new RangeError(`${name}.${id}: no such fund`);
    requireShare(`${name}.${id}`, share);
    total += share;
  }
  if (Math.abs(total - 1) > ROUNDING_SHARE) throw new RangeError(`${name}: shares must add to 1`);
}

/**
 * The basis with a person's chosen funds in its pots. Returns, volatility and fees from retirement on follow
 * them; the growth until then and all decisions that depend on it stay those of the default funds.
 * @param holdings by pot, fractions by fund that add up to 1; without any, the basis itself is returned
 * @throws RangeError naming the pot with an unknown fund, or with fractions that are invalid or
 *   do not add up to 1
 */
export function withHoldings(basis: Basis, holdings: Holdings): Basis {
  for (const pot of Object.keys(holdings))
    if (!POTS.some((known) => known === pot)) throw new RangeError(`holdings.${pot}: no such pot`);
  const chosen = POTS.filter((pot) => holdings[pot]);
  for (const pot of chosen) requireFunds(`holdings.${pot}`, holdings[pot] ?? {}, basis);
  return chosen.length > 0 ? { ...basis, holdings } : basis;
}
