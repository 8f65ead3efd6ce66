/** Debts beside the income of a living annuity. */
import { formatRand } from "~/base/money";
import { DEBT_COUNSELLOR } from "../plan/debt-interest";
import { capitalise } from "../plan/write-figures";
import type { CheckFacts } from "./check-facts";

/**
 * What debts leave of the income, and who helps with them; unless they were told, only somebody who draws more than lasts is
 * asked. Undefined where there is nothing to say.
 */
export function sayDebts({ asked, now, standing, person }: CheckFacts): string | undefined {
  const { debt_payment_per_month: cost } = asked;
  if (cost === undefined)
    return standing === "draws more" ? `Do debts take part of it? ${DEBT_COUNSELLOR}` : undefined;
  const [debts, has] = [Math.round(cost), Math.round(now.after_tax_monthly_income)];
  if (debts === 0) return undefined;
  const ofIncome =
    debts > has
      ? `more than the ${formatRand(has)} that this income leaves after tax`
      : `which leaves ${formatRand(has - debts)} of this income after tax`;
  return `${capitalise(person.whose)} debts cost ${formatRand(debts)} a month, ${ofIncome}. ${DEBT_COUNSELLOR}`;
}
