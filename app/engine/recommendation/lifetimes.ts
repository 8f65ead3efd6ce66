/** The time for which the income is needed, as the drawdown products and the pool use it. */
import { exactAge } from "~/base/date";
import type { RetirementCase } from "../case/retirement-case";
import type { Basis } from "../basis/basis";
import { lastSurvivorYearlyMortality } from "../lives/last-survivor";
import { lifeExpectancy, medianAgeAtDeath } from "../lives/life-expectancy";
import { deathInYearProbabilities, survivalAtAnniversaries } from "../lives/survival";
import { yearlyMortality } from "../lives/yearly-mortality";

/**
 * Chances by policy year, of the member or of the last survivor with a partner, and the member's expected
 * lifetime. All are for healthy lives: an illness that nobody has verified does not raise a drawdown.
 */
export type Lifetimes = {
  /** Completed years of the member's age at retirement. */
  ageAtRetirement: number;
  /** Yearly q of the life that needs the income, also for the pool, and its chance of dying in each year. */
  mortality: Float64Array;
  deaths: Float64Array;
  /** The same life's chances of being alive at each anniversary. */
  survival: Float64Array;
  /** Yearly chances of dying of each life separately. */
  byLife: { member: Float64Array; partner?: Float64Array };
  /** For the member alone: mean years lived, mean and median age at death. */
  meanYearsLived: number;
  meanAgeAtDeath: number;
  medianAgeAtDeath: number;
  /** With a serious illness: the same chance of dying in each year, and the member's mean age at death. */
  shortened?: { deaths: Float64Array; meanAgeAtDeath: number };
};

/** The multiple at which an insurer prices an enhanced life annuity; 1 for one that is not enhanced. */
export function pricingImpairment({ seriousIllness, smoker }: RetirementCase, { impairment }: Basis): number {
  if (seriousIllness) return smoker ? impairment.both : impairment.seriousIllness;
  return smoker ? impairment.smoker : 1;
}

/** Reads the lifetimes of a person, and of a partner when one depends on the income. */
export function readLifetimes(retirementCase: RetirementCase, basis: Basis): Lifetimes {
  const { member, partner, retirementDate, seriousIllness } = retirementCase;
  const mortalityAt = (impairment: number) =>
    yearlyMortality({ life: member, retirementDate, basis, impairment });
  const partnerMortality =
    partner && yearlyMortality({ life: partner, retirementDate, basis, impairment: 1 });
  const needed = (q: Float64Array) =>
    partnerMortality ? lastSurvivorYearlyMortality(q, partnerMortality) : q;
  const { years, fraction } = exactAge(member.birthDate, retirementDate);
  const exactYears = years + fraction;

  const ofMember = mortalityAt(1);
  const mortality = needed(ofMember);
  const { completeYears, meanAgeAtDeath } = lifeExpectancy(ofMember, exactYears);
  const shorten = () => {
    const impaired = mortalityAt(basis.impairment.seriousIllness);
    return {
      deaths: deathInYearProbabilities(needed(impaired)),
      meanAgeAtDeath: lifeExpectancy(impaired, exactYears).meanAgeAtDeath,
    };
  };
  return {
    ageAtRetirement: years,
    mortality,
    deaths: deathInYearProbabilities(mortality),
    survival: survivalAtAnniversaries(mortality),
    byLife: { member: ofMember, ...(partnerMortality && { partner: partnerMortality }) },
    meanYearsLived: completeYears,
    meanAgeAtDeath,
    medianAgeAtDeath: medianAgeAtDeath(ofMember, exactYears),
    ...(seriousIllness && { shortened: shorten() }),
  };
}
