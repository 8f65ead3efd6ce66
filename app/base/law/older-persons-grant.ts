/**
 * The state's grant for older people (Social Assistance Act 13 of 2004). Its amount falls with other income, and nobody gets it
 * beyond a limit of income or of what they own. It is told and never worked out.
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
