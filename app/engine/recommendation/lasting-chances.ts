/** How likely the incomes of a product last: of annuity, unit trust and both, for life and to some ages. */
import type { ChanceAtAge, ProductAdvice } from "../advice";
import {
  chanceAtAnniversary,
  chanceForLife,
  findFirstFailures,
  type DeathChances,
  type FailureYears,
} from "../drawdown/failure-years";
import type { PlanContext } from "./plan-context";

/** Ages for which the chance is told that the full income is still paid. */
export const CHANCE_AGES = [75, 80, 85, 90, 95];

/** When each pot's income fails on each path; an annuity that cannot fail, and a unit trust that there is none of, are absent. */
export type PotFailures = { annuity?: FailureYears; unitTrust?: FailureYears };

/** The chances that are told about a product. */
export type LastingChances = Pick<
  ProductAdvice,
  | "incomeLastsShare"
  | "unitTrustLastsShare"
  | "jointIncomeLastsShare"
  | "incomeLastsHealthyShare"
  | "unitTrustLastsHealthyShare"
  | "jointIncomeLastsHealthyShare"
  | "chanceByAge"
>;

function describeForLife(
  { annuity, unitTrust, both }: PotFailures & { both?: FailureYears },
  deaths: DeathChances,
) {
  return {
    annuity: annuity ? chanceForLife(annuity, deaths) : 1,
    unitTrust: unitTrust ? chanceForLife(unitTrust, deaths) : null,
    joint: both ? chanceForLife(both, deaths) : 1,
  };
}

/** Finds the chances of a product's incomes. */
export function findChances({ annuity, unitTrust }: PotFailures, context: PlanContext): LastingChances {
  const { lifetimes, retirementCase } = context;
  const { deaths, healthyDeaths, ageAtRetirement } = lifetimes;
  const both = annuity && unitTrust ? findFirstFailures(annuity, unitTrust) : (annuity ?? unitTrust);
  const pots = { ...(annuity && { annuity }), ...(unitTrust && { unitTrust }), ...(both && { both }) };
  const forLife = describeForLife(pots, deaths);
  const healthy = retirementCase.seriousIllness ? describeForLife(pots, healthyDeaths) : forLife;
  const describeAge = (age: number): ChanceAtAge => {
    const anniversary = age - ageAtRetirement;
    if (anniversary < 0) return { age, annuityShare: null, unitTrustShare: null, jointShare: null };
    return {
      age,
      annuityShare: annuity ? chanceAtAnniversary(annuity, anniversary) : 1,
      unitTrustShare: unitTrust ? chanceAtAnniversary(unitTrust, anniversary) : null,
      jointShare: both ? chanceAtAnniversary(both, anniversary) : 1,
    };
  };
  return {
    incomeLastsShare: forLife.annuity,
    unitTrustLastsShare: forLife.unitTrust,
    jointIncomeLastsShare: forLife.joint,
    incomeLastsHealthyShare: healthy.annuity,
    unitTrustLastsHealthyShare: healthy.unitTrust,
    jointIncomeLastsHealthyShare: healthy.joint,
    chanceByAge: CHANCE_AGES.map(describeAge),
  };
}
