/** What all products of one plan share: the cash part, lifetimes, simulated funds, and the unit trust's withdrawal. */
import type { IsoDate } from "~/base/date";
import type { AdviceOptions, CashAdvice, RetirementCase } from "../advice";
import type { Basis } from "../basis/basis";
import { unitTrustCeilings } from "../drawdown/ceilings";
import { sustainableIncome, type HeldIncome } from "../drawdown/sustainable-income";
import { simulateFunds, type SimulatedFunds } from "../market/market-for-funds";
import { adviseCash, type CashNeeds } from "./cash-advice";
import type { PlanChoices } from "./decide-plan";
import { readLifetimes, type Lifetimes } from "./lifetimes";
import { annuityReturn, savingsAtRetirement } from "./savings-at-retirement";

/** Who needs an income from when on, for how long and in which markets: all that is so whatever the amounts are. */
export type Outlook = {
  /** The answers, with the plan's retirement date. */
  retirementCase: RetirementCase;
  basis: Basis;
  lifetimes: Lifetimes;
  funds: SimulatedFunds;
  /** Years for which figures are shown: to the last shown age. */
  shownYears: number;
  /**
   * The real withdrawal a year, for each rand of a unit trust, that lasts with the target confidence; worked out when it is
   * first asked for.
   */
  unitTrust: () => HeldIncome;
};

/** One plan before its products; amounts in today's rand. */
export type PlanContext = Outlook & {
  choices: PlanChoices;
  cash: CashAdvice;
  /** What is invested after the initial fee. */
  annuityInvested: number;
  unitTrustInvested: number;
};

/** Figures are shown up to this age, and later events count as never. */
export const LAST_SHOWN_AGE = 110;

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}

/**
 * Looks ahead from a retirement date.
 * cost: a millisecond, and 0.3 seconds more when these markets are simulated for the first time
 */
export function readOutlook(answers: RetirementCase, basis: Basis, options: AdviceOptions): Outlook {
  const lifetimes = readLifetimes(answers, basis);
  const { deaths, ageAtRetirement } = lifetimes;
  const horizonYears = deaths.length;
  const funds = simulateFunds({ basis, ...options }, horizonYears);
  return {
    retirementCase: answers,
    basis,
    lifetimes,
    funds,
    shownYears: Math.min(horizonYears, LAST_SHOWN_AGE - ageAtRetirement + 1),
    unitTrust: once(() => {
      const ceilings = unitTrustCeilings(funds.unitTrust, horizonYears);
      return { ceilings, incomeShare: sustainableIncome(ceilings, deaths, basis.targetConfidenceShare) };
    }),
  };
}

/** The cash part of a plan that retires on a date and takes cash for the given needs. */
export function splitSavings(
  { savings, adviceDate }: RetirementCase,
  { retirementDate, cashNeeds }: { retirementDate: IsoDate; cashNeeds: CashNeeds },
  basis: Basis,
): CashAdvice {
  const whole = savingsAtRetirement({ savings, adviceDate, retirementDate }, annuityReturn(basis));
  return adviseCash({ savings, savingsAtRetirement: whole, retirementDate, needs: cashNeeds }, basis);
}

/** Gathers what the products of a plan share. */
export function preparePlan(outlook: Outlook, choices: PlanChoices): PlanContext {
  const { basis, retirementCase } = outlook;
  const cash = splitSavings(retirementCase, choices, basis);
  const { initialShare } = basis.fees;
  return {
    ...outlook,
    choices,
    cash,
    annuityInvested: cash.annuity * (1 - initialShare.annuity),
    unitTrustInvested: cash.unitTrust * (1 - initialShare.unitTrust),
  };
}
