/** Debts beside the income of a living annuity. */
import { formatRand } from "~/base/money";
import { DEBT_COUNSELLOR } from "../plan/debt-interest";
import { capitalise } from "../plan/write-figures";
import type { CheckFacts } from "./check-facts";

/** What debts leave of the income; nothing unless somebody told what they cost. */
export function sayDebts({ asked, now, person }: CheckFacts): string[] {
  const debts = Math.round(asked.debt_payment_per_month ?? 0);
  if (debts === 0) return [];
  const has = Math.round(now.after_tax_monthly_income);
  const ofIncome =
    debts > has
      ? `more than the ${formatRand(has)} that this income leaves after tax`
      : `which leaves ${formatRand(has - debts)} of this income after tax`;
  return [`${capitalise(person.whose)} debts cost ${formatRand(debts)} a month, ${ofIncome}.`];
}

/** Who helps with debts; unless they were told, only somebody who draws more than lasts is asked. */
export function offerDebtHelp({ asked, standing }: CheckFacts): string | undefined {
  const { debt_payment_per_month: cost } = asked;
  if (cost === undefined)
    return standing === "draws more" ? `Do debts take part of it? ${DEBT_COUNSELLOR}` : undefined;
  return cost > 0 ? DEBT_COUNSELLOR : undefined;
}
