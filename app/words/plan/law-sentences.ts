/** Law and common sense on a unit trust and an estate, beyond the figures of a plan: one sentence each. */
import { parseDayMonthYear } from "~/base/date";
import { formatRand } from "~/base/money";
import { findEstateLaw } from "~/base/law/estate-law";
import { findTaxFreeSavings } from "~/base/law/tax-free-savings";
import type { PlanFacts } from "./plan-facts";
import { speakOf } from "./speak-of";
import { formatFee, formatPercent } from "./write-figures";

/** The law in force on the day of the advice applies. */
function readDay({ common }: Pick<PlanFacts, "common">): string {
  return parseDayMonthYear(common.advice_date) ?? "";
}

/** Tax and costs of an estate; an annuity is not part of it. */
export function describeEstate(facts: PlanFacts): string[] {
  const { freeOfDuty, dutyShare, usualDutyUpTo, higherDutyShare, executorShare } = findEstateLaw(
    readDay(facts),
  );
  const { you, your, their, does } = speakOf(facts);
  return [
    `Of ${your} estate the state takes ${formatFee(dutyShare * 100)} of what is above ${formatRand(freeOfDuty)}.`,
    `On what is more than ${formatRand(usualDutyUpTo)} above that it takes ${formatFee(higherDutyShare * 100)}.`,
    ...(facts.partnerName
      ? [`What ${you} ${does("leave")} to ${their} spouse does not count for that.`]
      : []),
    `An executor takes up to ${formatFee(executorShare * 100)} of all that is in it, before VAT.`,
    `An annuity for which ${you} ${does("have")} named people is outside it${facts.hasUnitTrust ? ", the unit trust in it" : ""}.`,
  ];
}

/** The account in which a unit trust can grow free of tax. */
export function describeTaxFreeSavings(facts: PlanFacts): string[] {
  if (!facts.hasUnitTrust) return [];
  const { mostPerYear, mostInLifetime } = findTaxFreeSavings(readDay(facts));
  return [
    `In a tax-free savings account nothing that a unit trust earns is taxed. ${speakOf(facts).You} may pay in ${formatRand(mostPerYear)} a year, ${formatRand(mostInLifetime)} in a lifetime.`,
  ];
}

/** The debts to repay before buying a unit trust; earlier recommendations lack its expected return. */
export function describeCostlyDebt({ common, hasUnitTrust }: PlanFacts): string[] {
  const earned = common.unit_trust_expected_return_perct;
  if (!hasUnitTrust || earned === undefined) return [];
  return [
    `A debt that costs more than ${formatPercent(earned)} a year should be paid before anything is invested. We expect the unit trust to earn that, after fees and before inflation.`,
  ];
}
