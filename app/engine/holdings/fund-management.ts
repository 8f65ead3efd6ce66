/**
 * What the manager of each fund charges a year, VAT included, a share of what is in it. Those of Money Market and Select
 * Income are the product specification's samples: the management fees of the emergency savings and of the unit trust. The
 * specification has none of Core Income: 0.45% before VAT, between the two, is ours.
 *
 * A record of advice whose funds were chosen is computed again with these, so they are never edited, as a released basis is
 * not: fixtures/reference/basis holds them too.
 */
import type { FundId } from "../basis/basis";

/** Keyed by fund. */
export const FUND_MANAGEMENT_SHARES: Readonly<Record<FundId, number>> = {
  moneyMarket: 0.004025,
  coreIncome: 0.005175,
  selectIncome: 0.01196,
};
