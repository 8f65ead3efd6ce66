/**
 * Each fund manager's yearly charge, VAT included, as a fraction of the money in the fund. Money Market
 * and Select Income are the product specification's samples: the management fees of the emergency savings
 * and of the unit trust. The specification has none for Core Income: 0.45% before VAT, between the two,
 * is our own figure.
 *
 * A record of advice with chosen funds is recomputed with these, so, like a released basis, they are never
 * edited: fixtures/reference/basis has them too.
 */
import type { FundId } from "../basis/basis";

export const FUND_MANAGEMENT_SHARES: Readonly<Record<FundId, number>> = {
  moneyMarket: 0.004025,
  coreIncome: 0.005175,
  selectIncome: 0.01196,
};
