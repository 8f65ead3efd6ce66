/** What is left at a death, at ages at which plans can be compared: read from the yearly figures of each, in expected markets. */
import type { PlanFacts } from "./plan-facts";

/** Early enough for a guarantee and for the first five years to tell, and late. */
const AGES = [65, 75, 85, 95];
const AGES_TOLD = 3;

type Yearly = Pick<PlanFacts, "series">;

/** The first ages that are not before the retirement of any of the plans. */
export function listAgesAtDeath(plans: readonly Yearly[]): number[] {
  return AGES.filter((age) => plans.every(({ series }) => series.ages.includes(age))).slice(0, AGES_TOLD);
}

/** What others get then, the unit trust included. */
export function readLeftAt(age: number, { series }: Yearly): number | undefined {
  return series.estate.expected[series.ages.indexOf(age)];
}

/** What a supported partner, or another second person, has a month; of what is guaranteed once the guaranteed years are over. Earlier versions do not tell it of others. */
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

/** For how many years a life annuity is still paid in full. */
export function readGuaranteedYearsAt(
  age: number,
  { product, common }: Pick<PlanFacts, "product" | "common">,
): number {
  return Math.max(product.life_annuity_guaranteed_period_years - (age - common.age_at_retirement), 0);
}
