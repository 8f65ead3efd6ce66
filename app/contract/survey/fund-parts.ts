import { formatRand } from "~/base/money";
import type { Profile } from "./profile";

/** The four amounts of a fund's statement, of which all or none are given. */
export const FUND_PARTS = ["fundVestedWhole", "fundVestedThird", "fundSavings", "fundRetirement"] as const;

export type FundPart = (typeof FUND_PARTS)[number];

/** Checks the four parts of the savings, each readable by itself; mistakes come in the order of the questions. */
export function checkFundParts(profile: Profile): { field: FundPart; message: string }[] {
  const parts = FUND_PARTS.map((name) => profile[name]);
  if (parts.every((part) => part === undefined)) return [];
  const missing = FUND_PARTS.filter((name) => profile[name] === undefined);
  if (missing.length > 0)
    return missing.map((field) => ({
      field,
      message: "Please enter all four amounts, R0 where there is none",
    }));
  const sum = parts.reduce<number>((total, part = 0) => total + part, 0);
  const difference = sayDifference(sum, profile.investments ?? 0);
  if (!difference) return [];
  return [
    {
      field: "fundRetirement",
      message: `The four amounts have to add up to your savings. ${difference}`,
    },
  ];
}

/** Says by how many rand a sum differs from the whole; undefined if it does not. */
export function sayDifference(sum: number, whole: number): string | undefined {
  const difference = Math.round(sum) - Math.round(whole);
  if (difference === 0) return undefined;
  const by = `${formatRand(Math.abs(difference))} ${difference > 0 ? "more" : "less"}`;
  return `They add up to ${formatRand(sum)}, which is ${by}`;
}
