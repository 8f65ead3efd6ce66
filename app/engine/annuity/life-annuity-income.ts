/**
 * The income that an insurer would pay for a premium.
 *
 * Income a month = premium / (12 · a), a the factor of an annuity paid monthly in arrears (the first payment
 * one month after retirement) at the basis's net yield for the kind, with the guarantee period and the
 * partner's share:
 *
 * - linked: rises with inflation, valued at a real yield without increases, so the income is in today's rand for life;
 * - increasing5: rises by 5% at each anniversary, valued at a nominal yield;
 * - level: never rises, valued at a nominal yield.
 *
 * Yields are net of the insurer's costs and implied by published quotes (see the basis file).
 */
import type { IsoDate } from "~/base/date";
import type { Life } from "../case/retirement-case";
import type { Basis } from "../basis/basis";
import { requireNotNegative, requireShare } from "../basis/require-number";
import { yearlyMortality } from "../lives/yearly-mortality";
import { annuityPayment, type LifeAnnuity } from "./annuity-factor";

export type AnnuityKind = "linked" | "increasing5" | "level";

/** The terms that determine a life annuity's price. */
export type LifeAnnuityTerms = {
  member: Life;
  /** The person who receives the partner's share after the member's death. */
  partner?: Life;
  retirementDate: IsoDate;
  basis: Basis;
  /** Multiple of the member's force of mortality, at least 1; the partner is treated as unimpaired. */
  impairment: number;
  kind: AnnuityKind;
  guaranteePeriodYears: number;
  /** Share of the income that continues to the partner, 0 to 1; ignored without a partner. */
  partnerShare: number;
};

function kindTerms(kind: AnnuityKind, { pricing }: Basis): { interestShare: number; increaseShare: number } {
  switch (kind) {
    case "linked":
      return { interestShare: pricing.linkedReal, increaseShare: 0 };
    case "increasing5":
      return { interestShare: pricing.fixed5, increaseShare: 0.05 };
    case "level":
      return { interestShare: pricing.level, increaseShare: 0 };
    default:
      throw new RangeError(`kind: no life annuity is called ${String(kind)}`);
  }
}

/** The annuity of these terms, as its actuarial valuation needs it. */
export function describeLifeAnnuity(terms: LifeAnnuityTerms): LifeAnnuity {
  const { member, partner, retirementDate, basis, impairment, kind } = terms;
  const payments = kindTerms(kind, basis);
  requireShare("partnerShare", terms.partnerShare);
  requireNotNegative("guaranteePeriodYears", terms.guaranteePeriodYears);
  const partnerLife = partner && yearlyMortality({ life: partner, retirementDate, basis, impairment: 1 });
  return {
    mortality: yearlyMortality({ life: member, retirementDate, basis, impairment }),
    ...(partnerLife && { partner: { mortality: partnerLife, share: terms.partnerShare } }),
    guaranteeYears: terms.guaranteePeriodYears,
    paymentsPerYear: 12,
    timing: "arrears",
    ...payments,
  };
}

/**
 * The first month's income for a premium, before tax.
 * @returns rand a month, not rounded: today's rand for life when linked, the first year's amount otherwise
 * @throws RangeError naming the argument that is out of its range
 */
export function lifeAnnuityIncome(terms: LifeAnnuityTerms & { premium: number }): number {
  return annuityPayment(terms.premium, describeLifeAnnuity(terms));
}
