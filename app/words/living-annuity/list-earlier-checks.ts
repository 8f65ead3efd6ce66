/** A person's kept checks as a table, the newest first. */
import { formatRand } from "~/base/money";
import type { KeptCheck } from "~/contract/living-annuity/kept-checks";
import { countFutures, FUTURES_SHOWN } from "../plan/describe-likelihood";
import { formatPercent, formatTens, writeDate } from "../plan/write-figures";
import { isSureToLast } from "./check-facts";

export type EarlierChecks = {
  caption: string;
  heads: readonly string[];
  rows: readonly (readonly string[])[];
};

/** Says the income that would have lasted, in rand a month before tax. */
export function sayLasted(check: KeptCheck): string {
  const amount = formatTens(findIncome(check, "lasts")?.monthly_income ?? 0);
  return hadLasting(check)
    ? `About ${amount} would have lasted for life.`
    : `Even the least that the law allows,  ${amount}, might not have lasted for life.`;
}

/** Whether any income that the law allows would have lasted. */
export function hadLasting(check: KeptCheck): boolean {
  const lasts = findIncome(check, "lasts");
  return lasts !== undefined && isSureToLast(lasts, check.figures);
}

function writeLasting(check: KeptCheck): string {
  const amount = formatTens(findIncome(check, "lasts")?.monthly_income ?? 0);
  return hadLasting(check) ? amount : `less than ${amount}`;
}

const findIncome = ({ figures }: KeptCheck, kind: "now" | "lasts") =>
  figures.incomes.find((income) => income.kind === kind);

/** The rand of each row are those of its day. */
export function listEarlierChecks(checks: readonly KeptCheck[]): EarlierChecks {
  return {
    caption: "In rand of each day. Incomes are a month, before tax",
    heads: [
      "Checked on",
      "It was worth",
      "It paid",
      "Drawn a year, of its worth",
      "Would have lasted for life",
      "Lasts for life in",
    ],
    rows: checks.map((check) => [
      writeDate(check.checked_on),
      formatRand(check.asked.value),
      formatRand(check.asked.monthly_income),
      formatPercent(check.figures.drawdown_perct),
      writeLasting(check),
      `${countFutures(findIncome(check, "now")?.success_perct ?? 0)} of ${FUTURES_SHOWN}`,
    ]),
  };
}
