import type { CashSource } from "../../app/engine/recommendation/cash-source";

/**
 * The legal circumstances of a person who retires today, without earlier lump sums, with unknown parts of the
 * fund.
 */
export const RETIRES_TODAY: Omit<CashSource, "savingsAtRetirement"> = {
  cashShare: 1 / 3,
  testedShare: 1,
  funds: [{ share: 1, cashShare: 1 / 3, isSmall: false }],
  ownSavingsAtRetirement: 0,
  ownSavingsForNeeds: 0,
  earlierLumpSums: 0,
  contributionsNotDeducted: 0,
  adviceDate: "2027-03-01",
  priceLevel: 1,
};
