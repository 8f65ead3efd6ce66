/** Amounts left at a death, at ages that all plans share: from each plan's yearly figures in expected markets. */
import type { PlanFacts } from "./plan-facts";

/** The early ages show the effect of a guarantee and of the first five years. */
const AGES = [65, 75, 85, 95];
const AGES_TOLD = 3;

type Yearly = Pick<PlanFacts, "series">;

/** The first three of these ages at which every plan pays. */
export function listAgesAtDeath(plans: readonly Yearly[]): number[] {
  return AGES.filter((age) => plans.every(({ series }) => series.ages.includes(age))).slice(0, AGES_TOLD);
}

/** Rand left for others, the unit trust included. */
export function readLeftAt(age: number, { series }: Yearly): number | undefined {
  return series.estate.expected[series.ages.indexOf(age)];
}

/**
 * The monthly income of a supported partner or another second person; of a life annuity, after the guaranteed
 * years. Earlier versions have it only for a partner.
 */
export function readPartnerIncomeAt(
  age: number,
  {
    series,
    product,
    isLifeAnnuity,
    partnerName,
  }: Yearly & Pick<PlanFacts, "product" | "isLifeAnnuity" | "partnerName">,
): number | undefined {
  if (isLifeAnnuity || !partnerName) return product.guaranteed_partner_income;
  const paid = series.monthly_income_from_annuity?.expected[series.ages.indexOf(age)];
  const { guaranteed_monthly_income: guaranteed = 0, guaranteed_partner_income: ofGuaranteed } = product;
  return paid && paid - guaranteed + ofGuaranteed;
}

/** The years for which a life annuity is still paid in full. */
export function readGuaranteedYearsAt(
  age: number,
  { product, common }: Pick<PlanFacts, "product" | "common">,
): number {
  return Math.max(product.life_annuity_guaranteed_period_years - (age - common.age_at_retirement), 0);
}
