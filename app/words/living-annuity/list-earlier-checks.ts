/** The checks that somebody keeps, as a table, the newest first. */
import { formatRand } from "~/base/money";
import type { KeptCheck } from "~/contract/living-annuity/kept-checks";
import { countFutures, FUTURES_SHOWN } from "../plan/describe-likelihood";
import { formatPercent, formatTens, writeDate } from "../plan/write-figures";

export type EarlierChecks = {
  caption: string;
  heads: readonly string[];
  rows: readonly (readonly string[])[];
};

/** The income of a check that would have lasted, rand a month before tax, as it is told. */
export function writeLasting(check: KeptCheck): string {
  const lasting = findIncome(check, "lasts")?.monthly_income ?? 0;
  return formatTens(lasting);
}

const findIncome = ({ figures }: KeptCheck, kind: "now" | "lasts") =>
  figures.incomes.find((income) => income.kind === kind);

/** Lists them; the rand of each is that of its day. */
export function listEarlierChecks(checks: readonly KeptCheck[]): EarlierChecks {
  return {
    caption: "Rand of each day; incomes a month before tax",
    heads: [
      "Checked on",
      "It was worth",
      "It paid",
      "A year, of that",
      "Would have lasted",
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
