import { formatRand } from "~/base/money";
import type { Profile } from "./profile";

/** The four amounts of a fund's statement, of which all or none are told. */
export const FUND_PARTS = ["fundVestedWhole", "fundVestedThird", "fundSavings", "fundRetirement"] as const;

/** One of them. */
export type FundPart = (typeof FUND_PARTS)[number];

/** What is wrong with the parts of the savings, each of which is an amount, in the order in which they are asked. */
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

/** By how much amounts add up to something else than a whole, which is told to the rand; undefined where they do not. */
export function sayDifference(sum: number, whole: number): string | undefined {
  const difference = Math.round(sum) - Math.round(whole);
  if (difference === 0) return undefined;
  const by = `${formatRand(Math.abs(difference))} ${difference > 0 ? "more" : "less"}`;
  return `They add up to ${formatRand(sum)}, which is ${by}`;
}
