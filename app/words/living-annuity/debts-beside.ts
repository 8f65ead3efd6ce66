/** Debts beside the income of a living annuity. */
import { formatRand } from "~/base/money";
import { DEBT_COUNSELLOR } from "../plan/debt-interest";
import { capitalise } from "../plan/write-figures";
import type { CheckFacts } from "./check-facts";

/**
 * Says how much of the income debts take, and who helps. Without a figure for debts, only people who draw more than lasts are
 * asked about them. Undefined if there is nothing to say.
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
