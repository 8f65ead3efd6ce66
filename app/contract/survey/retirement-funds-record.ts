/** Wire form of retirement funds in a survey's record. */
import { z } from "zod";
import { UNREADABLE } from "../wire/messages";
import { AMOUNT_TOO_LARGE, keptNumber } from "../wire/number";
import { text } from "../wire/text";
import { LONGEST_FUND_NAME, MOST_RETIREMENT_FUNDS, type RetirementFundAnswer } from "./retirement-funds";

const yesNo = z.enum(["yes", "no"]);
const amount = keptNumber(UNREADABLE, { tooLarge: AMOUNT_TOO_LARGE });

const retirementFundSchema = z.object({
  name: text(LONGEST_FUND_NAME, `Please enter a maximum of ${LONGEST_FUND_NAME} characters`)
    .optional()
    .describe("what the person calls it"),
  amount: amount.describe("rand, today's"),
  vested_whole: amount
    .optional()
    .describe(
      "rand: as fund_vested_whole, of this fund; the four parts are sent together, and add up to amount",
    ),
  vested_third: amount.optional().describe("rand: as fund_vested_third, of this fund"),
  savings: amount.optional().describe("rand: as fund_savings, of this fund"),
  retirement: amount.optional().describe("rand: as fund_retirement, of this fund"),
  retired_from: yesNo.describe("whether it is retired from: those add up to retirement_savings"),
  pays_in: yesNo
    .optional()
    .describe("whether contribution_per_month goes to it; absent of all: to the largest one retired from"),
});

export type WireRetirementFund = z.infer<typeof retirementFundSchema>;
export const retirementFundsSchema = z
  .array(retirementFundSchema)
  .max(MOST_RETIREMENT_FUNDS, `Please enter at most ${MOST_RETIREMENT_FUNDS} funds`);

export function readRetirementFunds(sent: readonly WireRetirementFund[]): RetirementFundAnswer[] {
  return sent.map((fund) => ({
    ...(fund.name?.trim() && { name: fund.name.trim() }),
    amount: fund.amount,
    ...(fund.vested_whole !== undefined && { vestedWhole: fund.vested_whole }),
    ...(fund.vested_third !== undefined && { vestedThird: fund.vested_third }),
    ...(fund.savings !== undefined && { savings: fund.savings }),
    ...(fund.retirement !== undefined && { retirement: fund.retirement }),
    isRetiredFrom: fund.retired_from === "yes",
    isPaidInto: fund.pays_in === "yes",
  }));
}

export function writeRetirementFunds(funds: readonly RetirementFundAnswer[]): WireRetirementFund[] {
  return funds.map(({ name, vestedWhole, vestedThird, savings, retirement, ...fund }) => ({
    ...(name && { name }),
    amount: fund.amount,
    ...(vestedWhole !== undefined && { vested_whole: vestedWhole }),
    ...(vestedThird !== undefined && { vested_third: vestedThird }),
    ...(savings !== undefined && { savings }),
    ...(retirement !== undefined && { retirement }),
    retired_from: fund.isRetiredFrom ? "yes" : "no",
    ...(fund.isPaidInto && { pays_in: "yes" }),
  }));
}
