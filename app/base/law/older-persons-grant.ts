/**
 * The state's grant for older people (Social Assistance Act 13 of 2004). Its amount falls with other income, and nobody gets it
 * beyond a limit of income or of what they own. A range of it is told, and it stands in no figure of a plan: the agency
 * decides.
 *
 * Amounts and limits from April 2026: the Budget of 25 February 2026 and the limits that the South African Social Security
 * Agency announced for 2026, as reported at https://www.mapepeza.online/sassa-recipients-reminded-of-current-income-limits-for-2026/.
 * What counts as owned: https://legalfundi.com/plm-subchapters/the-means-test-for-adult-social-assistance-grants.
 */
import type { IsoDate } from "~/base/date";
import { findInForce, type Dated } from "./dated-amounts";

/** Rand a month and rand, for one person; the limits of a couple are twice as high. */
type Grant = Dated & {
  fromAge: number;
  most: number;
  /** From the age at which it is a little more. */
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

/** The grant of a day, for somebody of an age. */
export function findGrant(day: IsoDate, age: number) {
  const { fromAge, most, olderAge, mostWhenOlder, incomeLimitPerMonth, assetsLimit } = findInForce(
    GRANTS,
    day,
  );
  return { fromAge, most: age >= olderAge ? mostWhenOlder : most, incomeLimitPerMonth, assetsLimit };
}

type Amounts = Pick<Grant, "most" | "incomeLimitPerMonth" | "assetsLimit">;

/** What counts before tax, rand a month, and what is owned without the home, rand: of a couple both together. */
type Means = { incomePerMonth: number; assets: number; isCouple: boolean };

/** What somebody may be due a month, rand: the whole grant, and a range of it; and what counts for them, of a couple a half. */
export type GrantRange = { full: number; low: number; high: number; incomePerMonth: number; assets: number };

/**
 * The range of the grant under two readings of the published rules: 1.3 × the grant less half of the income, and the limit less
 * the income, both between nothing and the grant.
 * @returns not rounded; null where income or assets reach their limit, so that both readings give nothing
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
