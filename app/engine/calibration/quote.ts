/** An insurer's offer, and the annuity that it is for. */
import { addDays, addYears, type IsoDate } from "~/base/date";
import { annuityPayment, type LifeAnnuity } from "../annuity/annuity-factor";
import { describeLifeAnnuity, type AnnuityKind } from "../annuity/life-annuity-income";
import type { Basis, Sex } from "../basis/basis";
import { requireAtLeast, requireNotNegative } from "../basis/require-number";

/** The premium of every quote, in rand. */
const QUOTED_PREMIUM = 1_000_000;

const SMALLEST_INCOME = 0.01;

/** An insurer's quote for a healthy life: the first month's income for R1 000 000, before tax, paid in arrears. */
export type Quote = {
  insurer: string;
  /** The date of the quote, on which the annuity starts: the first payment is a month later. */
  date: IsoDate;
  sex: Sex;
  /** Exact age on that day: 65 on the birthday, 65.5 half a year later. */
  ageYears: number;
  kind: AnnuityKind;
  /** Guarantee period; 0 for a quote without one. */
  guaranteePeriodYears: number;
  /** Share of the income that continues to a partner of the other sex; 0 for a single life. */
  partnerShare: number;
  /** The partner's exact age; by default the member's. */
  partnerAgeYears?: number;
  incomePerMonth: number;
};

/** The birth date of a person with an exact age on a date, to the day. */
function bornBefore(date: IsoDate, ageYears: number): IsoDate {
  const years = Math.trunc(ageYears);
  return addYears(addDays(date, -Math.round((ageYears - years) * 365.25)), -years);
}

/**
 * The annuity that a quote is for, on a basis's mortality and at its yield for the kind.
 * @throws RangeError naming the part of the quote that is out of its range
 */
export function describeQuotedAnnuity(quote: Quote, basis: Basis): LifeAnnuity {
  const { date, sex, ageYears, kind, guaranteePeriodYears, partnerShare } = quote;
  const { partnerAgeYears = ageYears } = quote;
  requireAtLeast("incomePerMonth", quote.incomePerMonth, SMALLEST_INCOME);
  requireNotNegative("ageYears", ageYears);
  requireNotNegative("partnerAgeYears", partnerAgeYears);
  const partnerSex = sex === "male" ? "female" : "male";
  return describeLifeAnnuity({
    member: { birthDate: bornBefore(date, ageYears), sex },
    partner: { birthDate: bornBefore(date, partnerAgeYears), sex: partnerSex },
    retirementDate: date,
    basis,
    impairment: 1,
    kind,
    guaranteePeriodYears,
    partnerShare,
  });
}

/** The first month's income from R1 000 000 in an annuity at a net yearly yield, not rounded. */
export function incomeAtYield(annuity: LifeAnnuity, yieldShare: number): number {
  return annuityPayment(QUOTED_PREMIUM, { ...annuity, interestShare: yieldShare });
}
