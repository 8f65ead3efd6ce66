import type { CommonInfo } from "~/contract/plan/recommendation";
import type { Advice } from "~/engine";
import { roundPercent, roundToCents } from "../calls/round";

/** Writes incomes that last more and less surely. */
export function presentLasting({ lastingIncomes }: Advice): CommonInfo["lasting_incomes"] {
  return lastingIncomes.map(({ incomeLastsShare, perMonth }) => ({
    success_perct: roundPercent(incomeLastsShare),
    monthly_income_total: roundToCents(perMonth),
  }));
}

/** Writes the income that would last more surely; the total is the sum of the unrounded amounts beside it. */
export function presentMoreCareful({ moreCarefulIncome }: Advice): CommonInfo["more_careful_income"] {
  if (!moreCarefulIncome) return null;
  const { annuity, unitTrust } = moreCarefulIncome.perMonth;
  return {
    success_perct: roundPercent(moreCarefulIncome.incomeLastsShare),
    monthly_income_from_annuity: roundToCents(annuity),
    monthly_income_from_unit_trust: roundToCents(unitTrust),
    monthly_income_total: roundToCents(annuity + unitTrust),
    after_tax_monthly_income: roundToCents(moreCarefulIncome.afterTaxPerMonth),
    after_tax_monthly_income_alone: roundToCents(moreCarefulIncome.afterTaxAlonePerMonth),
  };
}
