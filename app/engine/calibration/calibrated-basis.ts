import { isIsoDate, type IsoDate } from "~/base/date";
import type { AnnuityKind } from "../annuity/life-annuity-income";
import type { Basis } from "../basis/basis";
import { checkReleasedBases } from "../basis/check-released-bases";
import type { YieldFit } from "./fit-yields";

/** The name in a basis of the yield of each kind of life annuity. */
export const YIELD_NAMES = {
  level: "level",
  increasing5: "fixed5",
  linked: "linkedReal",
} as const satisfies Record<AnnuityKind, keyof Basis["pricing"]>;

/** Yields are rounded to a millionth: finer than any quote, and short enough to read. */
const DECIMALS = 6;

const newestOf = (days: readonly IsoDate[]): IsoDate => days.reduce((a, b) => (a > b ? a : b));

/** The date of each kind's newest quote; for a kind without quotes the date of its prices before. */
function datePrices(fits: readonly YieldFit[], before: Basis["pricesAsOfByKind"]) {
  const quoted = fits
    .filter(({ quotes }) => quotes.length > 0)
    .map(({ kind, quotes }) => [kind, newestOf(quotes.map(({ quote }) => quote.date))]);
  return { ...before, ...(Object.fromEntries(quoted) as Partial<Basis["pricesAsOfByKind"]>) };
}

/**
 * A basis with fitted yields in place of its own, in force from the first day of a month; a kind without
 * quotes has the same yield and price date as before.
 * @param month YYYY-MM, the new basis's version
 * @throws RangeError for a month in which the given basis is not yet or only just in force, and for
 *   impossible yields
 */
export function calibrateBasis(basis: Basis, fits: readonly YieldFit[], month: string): Basis {
  const effectiveFrom = `${month}-01`;
  if (!isIsoDate(effectiveFrom)) throw new RangeError(`month: must be a month as YYYY-MM, is ${month}`);
  if (basis.effectiveFrom !== null && effectiveFrom <= basis.effectiveFrom)
    throw new RangeError(`month: must begin after ${basis.effectiveFrom}, is ${month}`);
  const yields = fits.map(({ kind, yieldShare }) => [
    YIELD_NAMES[kind],
    Number(yieldShare.toFixed(DECIMALS)),
  ]);
  const pricing = { ...basis.pricing, ...Object.fromEntries(yields) };
  const pricesAsOfByKind = datePrices(fits, basis.pricesAsOfByKind);
  const pricesAsOf = newestOf(Object.values(pricesAsOfByKind));
  const calibrated: Basis = {
    ...basis,
    version: month,
    effectiveFrom,
    pricing,
    pricesAsOf,
    pricesAsOfByKind,
  };
  checkReleasedBases([calibrated]);
  return calibrated;
}
