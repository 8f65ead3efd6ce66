import type { TaxBracket } from "../basis/basis";
import { requireNotEmpty, requireNotNegative } from "../basis/require-number";

/**
 * Tax by a table: base + rate · (amount - above) of the highest bracket that begins below the amount.
 * @param amount rand, 0 or more
 * @returns rand, not rounded
 */
export function bracketTax(brackets: readonly TaxBracket[], amount: number): number {
  requireNotEmpty("brackets", brackets);
  requireNotNegative("amount", amount);
  const bracket = brackets.filter(({ above }) => amount > above).at(-1) ?? brackets[0]!;
  return bracket.base + bracket.rateShare * Math.max(amount - bracket.above, 0);
}
