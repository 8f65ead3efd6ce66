/** How long the income is needed, as the drawdown products and the pool see it. */
import { exactAge } from "~/base/date";
import type { RetirementCase } from "../retirement-case";
import type { Basis } from "../basis/basis";
import { lastSurvivorYearlyMortality } from "../lives/last-survivor";
import { lifeExpectancy, medianAgeAtDeath } from "../lives/life-expectancy";
import { deathInYearProbabilities, survivalAtAnniversaries } from "../lives/survival";
import { yearlyMortality } from "../lives/yearly-mortality";

/** Chances by policy year, of the member or of the last survivor, and the member's expected lifetime. */
export type Lifetimes = {
  /** Completed years of the member's age at retirement. */
  ageAtRetirement: number;
  /** Yearly chances of dying of the life that needs the income: the member, or the last survivor with a partner. */
  deaths: Float64Array;
  /** Chances of living at each anniversary of the same. */
  survival: Float64Array;
  /** The same chances of dying without illness. */
  healthyDeaths: Float64Array;
  /** What the pool's credits use: without illness, of the last survivor with a partner. */
  poolMortality: Float64Array;
  /** For the member alone, in their state of health: mean years lived, mean and median age at death. */
  meanYearsLived: number;
  meanAgeAtDeath: number;
  medianAgeAtDeath: number;
};

/** The multiple of the force of mortality for the income's lifetime: illness counts, smoking does not. */
export function lifetimeImpairment({ seriousIllness }: RetirementCase, { impairment }: Basis): number {
  return seriousIllness ? impairment.seriousIllness : 1;
}

/** The multiple at which an insurer prices an enhanced life annuity; 1 for a life annuity that is not enhanced. */
export function pricingImpairment({ seriousIllness, smoker }: RetirementCase, { impairment }: Basis): number {
  if (seriousIllness) return smoker ? impairment.both : impairment.seriousIllness;
  return smoker ? impairment.smoker : 1;
}

/** Reads the lifetimes of a person, and of a partner when one depends on the income. */
export function readLifetimes(retirementCase: RetirementCase, basis: Basis): Lifetimes {
  const { member, partner, retirementDate } = retirementCase;
  const mortalityAt = (impairment: number) =>
    yearlyMortality({ life: member, retirementDate, basis, impairment });
  const partnerMortality =
    partner && yearlyMortality({ life: partner, retirementDate, basis, impairment: 1 });
  const needed = (q: Float64Array) =>
    partnerMortality ? lastSurvivorYearlyMortality(q, partnerMortality) : q;

  const memberMortality = mortalityAt(lifetimeImpairment(retirementCase, basis));
  const incomeMortality = needed(memberMortality);
  const poolMortality = needed(mortalityAt(1));
  const { years, fraction } = exactAge(member.birthDate, retirementDate);
  const { completeYears, meanAgeAtDeath } = lifeExpectancy(memberMortality, years + fraction);
  return {
    ageAtRetirement: years,
    deaths: deathInYearProbabilities(incomeMortality),
    survival: survivalAtAnniversaries(incomeMortality),
    healthyDeaths: deathInYearProbabilities(poolMortality),
    poolMortality,
    meanYearsLived: completeYears,
    meanAgeAtDeath,
    medianAgeAtDeath: medianAgeAtDeath(memberMortality, years + fraction),
  };
}
