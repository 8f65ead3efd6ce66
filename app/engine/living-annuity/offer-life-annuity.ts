/** Converting a part of a living annuity into an inflation-linked life annuity; the rest pays what lasts. */
import type { IsoDate } from "~/base/date";
import { longestGuarantee } from "../annuity/longest-guarantee";
import type { Basis } from "../basis/basis";
import { purchasedIncome } from "../recommendation/life-annuity-purchase";
import type { Life } from "../case/retirement-case";
import type { DrawnOutcome } from "./drawn-annuity";
import { pricesAfter } from "./until-anniversary";

/** The lives, the date of the conversion, and the total value then; today's rand. */
type Turned = {
  adviceDate: IsoDate;
  member: Life;
  partner?: Life;
  yearBegins: IsoDate;
  amount: number;
};

/** One part: both incomes a month, the life annuity's income, and the value of the rest in expected markets. */
type TurnedPart = {
  share: number;
  incomePerMonth: number;
  guaranteedPerMonth: number;
  left: readonly { age: number; leftReal: number }[];
};

/** The life annuity, and the parts that may be converted into it, which always include none and all. */
export type LifeAnnuityOffer = {
  guaranteePeriodYears: number;
  /** Share of the income that continues to the partner; 0 without one. */
  partnerShare: number;
  /** Each of several annuities must cost more than this. */
  leastPrice: number;
  parts: readonly TurnedPart[];
};

const SHARES = [0, 0.25, 0.5, 0.75, 1];
const LEFT_AGES = [75, 85, 95];

/**
 * Offers the inflation-linked life annuity, with the longest guarantee period that is worth its price.
 * @param lasts the living annuity's lasting income: all figures of the rest are in proportion to it
 * @returns today's rand, not rounded
 */
export function offerLifeAnnuity(
  { adviceDate, member, partner, yearBegins, amount }: Turned,
  lasts: Pick<DrawnOutcome, "years"> & { incomePerMonth: number },
  basis: Basis,
): LifeAnnuityOffer {
  const partnerShare = partner ? basis.pricing.partnerShare : 0;
  const answers = { member, ...(partner && { partner }), retirementDate: yearBegins };
  const guaranteePeriodYears = longestGuarantee({ ...answers, basis, impairment: 1, partnerShare });
  const terms = { guaranteePeriodYears, partnerShare };
  const ofAll = purchasedIncome({ answers, basis, impairment: 1, terms, premium: amount });
  const leastPrice = basis.rules.leastAnnuityPrice;
  const amountThen = amount * pricesAfter({ from: adviceDate, to: yearBegins }, basis);
  const maySplit = (share: number) => {
    const smaller = Math.min(share, 1 - share) * amountThen;
    return smaller === 0 || smaller > leastPrice;
  };
  const left = lasts.years.filter(({ age }) => LEFT_AGES.includes(age));
  return {
    guaranteePeriodYears,
    partnerShare,
    leastPrice,
    parts: SHARES.filter(maySplit).map((share) => ({
      share,
      incomePerMonth: share * ofAll + (1 - share) * lasts.incomePerMonth,
      guaranteedPerMonth: share * ofAll,
      left: left.map(({ age, leftReal }) => ({ age, leftReal: (1 - share) * leftReal.expected })),
    })),
  };
}
