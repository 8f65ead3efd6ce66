/**
 * The state's grant for older people (Social Assistance Act 13 of 2004). Its amount falls with other income,
 * and beyond a limit of income or assets nobody gets it. Pages mention a range; no figure of a plan includes
 * it, because the agency decides.
 *
 * Amounts and limits from April 2026: the Budget of 25 February 2026 and the limits that the South African
 * Social Security Agency announced for 2026, as reported at
 * https://www.mapepeza.online/sassa-recipients-reminded-of-current-income-limits-for-2026/. Assets that
 * count: https://legalfundi.com/plm-subchapters/the-means-test-for-adult-social-assistance-grants.
 */
import type { IsoDate } from "~/base/date";
import { findInForce, type Dated } from "./dated-amounts";

/**
 * Grant and income limit in rand a month, assets limit in rand, for one person; a couple's limits are
 * double.
 */
type Grant = Dated & {
  fromAge: number;
  most: number;
  /** The age from which the grant is slightly higher. */
  olderAge: number;
  mostWhenOlder: number;
  incomeLimitPerMonth: number;
  assetsLimit: number;
};

const GRANTS: readonly [Grant, ...Grant[]] = [
  {
    from: "2026-04-01",
    fromAge: 60,
    most: 2_400,
    olderAge: 75,
    mostWhenOlder: 2_420,
    incomeLimitPerMonth: 9_350,
    assetsLimit: 1_584_000,
  },
];

/** Returns the grant in force on a day for a person of an age. */
export function findGrant(day: IsoDate, age: number) {
  const { fromAge, most, olderAge, mostWhenOlder, incomeLimitPerMonth, assetsLimit } = findInForce(
    GRANTS,
    day,
  );
  return { fromAge, most: age >= olderAge ? mostWhenOlder : most, incomeLimitPerMonth, assetsLimit };
}

type Amounts = Pick<Grant, "most" | "incomeLimitPerMonth" | "assetsLimit">;

/** Income that counts, before tax, rand a month, and assets without the home, rand; a couple's together. */
type Means = { incomePerMonth: number; assets: number; isCouple: boolean };

/**
 * A person's possible grant, rand a month: the whole grant and the range; besides the income and assets that
 * count for them, half of a couple's.
 */
export type GrantRange = { full: number; low: number; high: number; incomePerMonth: number; assets: number };

/**
 * Estimates the grant under two readings of the published rules: 1.3 × the grant less half of the income,
 * and the limit less the income, both clamped between zero and the grant.
 * @returns unrounded; null where income or assets reach their limit, so that both readings give nothing
 */
export function estimateGrant(
  { most: full, incomeLimitPerMonth, assetsLimit }: Amounts,
  means: Means,
): GrantRange | null {
  const share = means.isCouple ? 0.5 : 1;
  const [incomePerMonth, assets] = [share * means.incomePerMonth, share * means.assets];
  if (incomePerMonth >= incomeLimitPerMonth || assets >= assetsLimit) return null;
  const within = (amount: number) => Math.min(Math.max(amount, 0), full);
  const readings = [within(1.3 * full - 0.5 * incomePerMonth), within(incomeLimitPerMonth - incomePerMonth)];
  return { full, low: Math.min(...readings), high: Math.max(...readings), incomePerMonth, assets };
}
