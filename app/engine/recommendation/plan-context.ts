/** What all products of one plan share: the cash part, lifetimes, simulated funds, and the unit trust's withdrawal. */
import type { AdviceOptions, CashAdvice, RetirementCase } from "../advice";
import type { Basis } from "../basis/basis";
import { unitTrustCeilings } from "../drawdown/ceilings";
import { createUnitTrust, type Pot } from "../drawdown/pots";
import { sustainableIncome, type HeldIncome } from "../drawdown/sustainable-income";
import { simulateFunds, type SimulatedFunds } from "../market/market-for-funds";
import { ageAtTaxYearEnd, incomeTax, yearOfAssessment } from "../tax/income-tax";
import { readLifetimes, type Lifetimes } from "./lifetimes";

/** A unit trust that was bought, and the real withdrawal a year that lasts with the target confidence. */
export type UnitTrustPlan = { capital: number; incomePerYear: number; held: HeldIncome };

/** One plan before its products; amounts in today's rand. */
export type PlanContext = {
  retirementCase: RetirementCase;
  basis: Basis;
  cash: CashAdvice;
  /** What is invested in the annuity after the initial fee. */
  annuityInvested: number;
  lifetimes: Lifetimes;
  funds: SimulatedFunds;
  /** Years for which figures are shown: to the last shown age. */
  shownYears: number;
  unitTrust?: UnitTrustPlan;
};

/** Figures are shown up to this age, and later events count as never. */
export const LAST_SHOWN_AGE = 110;

function planUnitTrust(
  capital: number,
  { funds, lifetimes, basis }: Pick<PlanContext, "funds" | "lifetimes" | "basis">,
): UnitTrustPlan {
  const ceilings = unitTrustCeilings(funds.unitTrust, lifetimes.deaths.length);
  const incomeShare = sustainableIncome(ceilings, lifetimes.deaths, basis.targetConfidenceShare);
  return { capital, incomePerYear: incomeShare * capital, held: { ceilings, incomeShare } };
}

/** Gathers what the products of a plan share. */
export function preparePlan(
  retirementCase: RetirementCase,
  basis: Basis,
  { cash, options }: { cash: CashAdvice; options: AdviceOptions },
): PlanContext {
  const lifetimes = readLifetimes(retirementCase, basis);
  const horizonYears = lifetimes.deaths.length;
  const funds = simulateFunds({ basis, seed: options.seed, paths: options.paths, horizonYears });
  const { initialShare } = basis.fees;
  return {
    retirementCase,
    basis,
    cash,
    annuityInvested: cash.annuity * (1 - initialShare.annuity),
    lifetimes,
    funds,
    shownYears: Math.min(horizonYears, LAST_SHOWN_AGE - lifetimes.ageAtRetirement + 1),
    ...(cash.unitTrust > 0 && {
      unitTrust: planUnitTrust(cash.unitTrust * (1 - initialShare.unitTrust), { funds, lifetimes, basis }),
    }),
  };
}

/** A fresh pot of the plan's unit trust, when there is one. */
export function startUnitTrust({ unitTrust, funds }: PlanContext): Pot | undefined {
  if (!unitTrust) return undefined;
  const { capital, incomePerYear } = unitTrust;
  return createUnitTrust({ fund: funds.unitTrust, capital, wantedIncome: incomePerYear });
}

/** Income a month after tax in the tax year of the retirement date; withdrawals from the unit trust are not taxed. */
export function afterTaxPerMonth(annuityPerMonth: number, { retirementCase, basis, unitTrust }: PlanContext) {
  const { member, retirementDate } = retirementCase;
  const year = yearOfAssessment(retirementDate);
  const tax = incomeTax({
    taxablePerYear: annuityPerMonth * 12,
    ageAtYearEnd: ageAtTaxYearEnd(member.birthDate, year),
    yearOfAssessment: year,
    basis,
  });
  return annuityPerMonth - tax / 12 + (unitTrust?.incomePerYear ?? 0) / 12;
}
