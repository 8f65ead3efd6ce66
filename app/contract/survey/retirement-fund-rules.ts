/** Rules for a list of retirement funds. */
import { formatRand, LARGEST_AMOUNT } from "~/base/money";
import { AMOUNT_TOO_LARGE } from "../wire/number";
import { FUND_PARTS, sayDifference } from "./fund-parts";
import type { Profile } from "./profile";
import { PARTS_OF_A_FUND, type RetirementFundAnswer } from "./retirement-funds";

/** A field of a row. */
export type RetirementFundPart = keyof RetirementFundAnswer;

/** Checks one fund by itself and returns the mistaken part with its message. */
export function findFundMistake(
  fund: RetirementFundAnswer,
): { part: RetirementFundPart; message: string } | undefined {
  const told = PARTS_OF_A_FUND.filter((part) => fund[part] !== undefined);
  if (!(fund.amount >= 1)) return { part: "amount", message: "Please enter an amount greater than R0" };
  for (const part of ["amount", ...told] as const) {
    if (!((fund[part] ?? 0) >= 0)) return { part, message: "Please enter an amount" };
    if ((fund[part] ?? 0) > LARGEST_AMOUNT) return { part, message: AMOUNT_TOO_LARGE };
  }
  if (told.length === 0) return undefined;
  const missing = PARTS_OF_A_FUND.find((part) => fund[part] === undefined);
  if (missing) return { part: missing, message: "Please enter all four amounts, R0 where there is none" };
  const sum = told.reduce((total, part) => total + (fund[part] ?? 0), 0);
  const difference = sayDifference(sum, fund.amount);
  return difference
    ? { part: "retirement", message: `The four amounts have to add up to the fund. ${difference}` }
    : undefined;
}

/** Checks the funds together: those retired from add up to the plan's savings, and at most one is paid into. */
export function findJointMistake(
  funds: readonly RetirementFundAnswer[],
  { investments = 0 }: Pick<Profile, "investments">,
): string | undefined {
  if (funds.filter(({ isPaidInto }) => isPaidInto).length > 1)
    return "Contributions go to one fund: please mark one only";
  const retired = funds.filter(({ isRetiredFrom }) => isRetiredFrom);
  const difference = sayDifference(
    retired.reduce((total, { amount }) => total + amount, 0),
    investments,
  );
  return (
    difference &&
    `The funds that are retired from have to add up to the savings of ${formatRand(investments)}. ${difference}`
  );
}

/** Checks the funds of a record and returns the first mistake, with the number of its fund. */
export function checkRetirementFunds(
  funds: readonly RetirementFundAnswer[],
  profile: Profile,
): string | undefined {
  if (funds.length === 0) return "Please enter at least one fund";
  if (FUND_PARTS.some((part) => profile[part] !== undefined))
    return "Funds have their own parts: please leave out the four amounts of all savings";
  for (const [index, fund] of funds.entries()) {
    const mistake = findFundMistake(fund);
    if (mistake) return `Fund ${index + 1}: ${mistake.message}`;
  }
  return findJointMistake(funds, profile);
}
