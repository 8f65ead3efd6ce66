/** Reads the form that asks for other incomes one by one. */
import { isIsoDate } from "~/base/date";
import { roundAndPrune } from "~/contract/survey/asked-questions";
import {
  checkLastMonth,
  findIncomeMistake,
  type IncomePart,
  listIncomes,
} from "~/contract/survey/other-income-rules";
import {
  MOST_OTHER_INCOMES,
  NOT_A_MONTH,
  type OtherIncomeAnswer,
  TOO_MANY_INCOMES,
} from "~/contract/survey/other-incomes";
import type { Profile } from "~/contract/survey/profile";
import type { RuleContext } from "~/contract/survey/survey-rules";
import { month } from "~/web/fields/month-typing";
import { wholeNumber, wholeRand } from "~/web/fields/typings";

/** The parts of an income in the order of a row's fields. */
export const INCOME_PARTS = [
  "name",
  "monthlyAmount",
  "isTaxable",
  "owner",
  "from",
  "until",
  "increase",
  "survivorPercent",
] as const satisfies readonly IncomePart[];

export function nameIncomePart(row: number, part: IncomePart): string {
  return `income${row + 1}_${part}`;
}

/** One more than the maximum: an income without dates may stand beside as many with dates. */
const MOST_ROWS = MOST_OTHER_INCOMES + 1;
const ROWS = Array.from({ length: MOST_ROWS }, (_, row) => row);

export const INCOME_FIELDS = ROWS.flatMap((row) => INCOME_PARTS.map((part) => nameIncomePart(row, part)));

/** All rows, for `removeRow`. */
export const INCOME_ROWS = { count: MOST_ROWS, parts: INCOME_PARTS, name: nameIncomePart };

/** How many rows a page shows: one more than there are incomes, up to the maximum. */
export function countRows(accepted: Profile): number {
  const { length } = listIncomes(accepted);
  return Math.max(length, Math.min(length + 1, MOST_OTHER_INCOMES));
}

/** The rows' values as a form shows them, the last row empty. */
export function writeIncomeFields(accepted: Profile): Record<string, string> {
  const incomes = listIncomes(accepted);
  const rows = ROWS.slice(0, countRows(accepted)).flatMap((row) =>
    Object.entries(writeIncome(incomes[row])).map(([part, typed]) => [
      nameIncomePart(row, part as IncomePart),
      typed,
    ]),
  );
  return Object.fromEntries(rows) as Record<string, string>;
}

function writeIncome(income: OtherIncomeAnswer | undefined): Partial<Record<IncomePart, string>> {
  const { name = "", monthlyAmount, from, until, survivorPercent = 0 } = income ?? {};
  return {
    name,
    monthlyAmount: monthlyAmount === undefined ? "" : wholeRand.write(monthlyAmount),
    isTaxable: income && !income.isTaxable ? "no" : "yes",
    owner: income?.owner ?? "own",
    from: from ? month.write(from) : "",
    until: until ? month.write(until) : "",
    increase: income?.increase ?? "prices",
    survivorPercent: survivorPercent > 0 ? String(survivorPercent) : "",
  };
}

type Mistake = { field: string; message: string };
type RowMistake = { part: IncomePart; message: string };

/** Reads a row that has an amount. */
function readRow(typed: Record<IncomePart, string>): OtherIncomeAnswer | RowMistake {
  const months = { from: month.read(typed.from), until: month.read(typed.until) };
  for (const part of ["from", "until"] as const)
    if (months[part] && !isIsoDate(months[part])) return { part, message: NOT_A_MONTH };
  const survivorPercent = wholeNumber.read(typed.survivorPercent) ?? 0;
  if (!(survivorPercent >= 0 && survivorPercent <= 100))
    return { part: "survivorPercent", message: "Please enter a whole percentage up to 100" };
  return {
    ...(typed.name && { name: typed.name }),
    monthlyAmount: wholeRand.read(typed.monthlyAmount) ?? NaN,
    isTaxable: typed.isTaxable !== "no",
    owner: typed.owner === "partner" ? "partner" : "own",
    ...(months.from && { from: months.from }),
    ...(months.until && { until: months.until }),
    increase: typed.increase === "level" ? "level" : "prices",
    survivorPercent,
  };
}

/** The start of a plan may have moved past the end of an income. */
function findEnded({ until }: OtherIncomeAnswer, accepted: Profile): RowMistake | undefined {
  const message = until && checkLastMonth(until, accepted);
  return message ? { part: "until", message } : undefined;
}

/** The fields whose text makes an empty row count as begun. */
const TYPED_PARTS = ["name", "from", "until", "survivorPercent"] as const;

/**
 * Reads the rows into a plan's answers, where they replace the income without dates. Clearing the amount of a
 * row that holds an income of the plan removes the income; any other row with text needs an amount.
 * @returns all answers, or the mistakes in the rows
 */
export function readIncomes(
  form: FormData,
  { limits, accepted }: RuleContext & { accepted: Profile },
): { profile: Profile } | { mistakes: Mistake[] } {
  const incomes: OtherIncomeAnswer[] = [];
  const mistakes: Mistake[] = [];
  const told = listIncomes(accepted).length;
  for (const row of ROWS) {
    const typed = readTypedRow(form, row);
    const isMissing = row >= told && TYPED_PARTS.some((part) => typed[part] !== "");
    if (typed.monthlyAmount === "" && !isMissing) continue;
    const read = readRow(typed);
    const mistake = "part" in read ? read : (findIncomeMistake(read, accepted) ?? findEnded(read, accepted));
    if (mistake) mistakes.push({ field: nameIncomePart(row, mistake.part), message: mistake.message });
    else if (!("part" in read)) incomes.push(read);
  }
  if (mistakes.length > 0) return { mistakes };
  if (incomes.length > MOST_OTHER_INCOMES)
    return {
      mistakes: [{ field: nameIncomePart(MOST_OTHER_INCOMES, "monthlyAmount"), message: TOO_MANY_INCOMES }],
    };
  const joint = { otherTaxableIncomePerMonth: undefined, otherTaxableIncomeUntil: undefined };
  const profile = { ...accepted, ...joint, otherIncomes: incomes };
  return { profile: roundAndPrune(profile, limits) };
}

function readTypedRow(form: FormData, row: number): Record<IncomePart, string> {
  const read = (part: IncomePart) => {
    const typed = form.get(nameIncomePart(row, part));
    return typeof typed === "string" ? typed.trim().slice(0, 40) : "";
  };
  return Object.fromEntries(INCOME_PARTS.map((part) => [part, read(part)])) as Record<IncomePart, string>;
}
