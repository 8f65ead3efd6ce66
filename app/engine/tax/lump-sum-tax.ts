/**
 * Tax on a lump sum at retirement (Second Schedule to the Income Tax Act 58 of 1962, and the yearly
 * rates act). All lump sums of a lifetime are aggregated: the tax on this one is T(all including it) -
 * T(all before), T the table in force on the day it is paid. Contributions that were never deducted
 * come off it first.
 */
import { dayParts, type IsoDate } from "~/base/date";
import type { Basis, LumpSumTaxTable } from "../basis/basis";
import { requireNotEmpty, requireNotNegative } from "../basis/require-number";
import { bracketTax } from "./bracket-tax";

function tableInForce({ taxes }: Pick<Basis, "taxes">, date: IsoDate): LumpSumTaxTable {
  requireNotEmpty("basis.taxes.lumpSum", taxes.lumpSum);
  dayParts(date);
  const table = taxes.lumpSum.filter(({ from }) => from <= date).at(-1);
  if (!table) throw new RangeError("date: no lump sum tax table is known for it");
  return table;
}

/** A lump sum with the inputs of its tax. */
type LumpSum = {
  /** Before tax, rand. */
  amount: number;
  /** The sum of the earlier lump sums that the law adds to this one, rand. */
  priorLumpSums: number;
  /** Contributions that were never deducted, rand; default 0. */
  notDeducted?: number;
  date: IsoDate;
  basis: Pick<Basis, "taxes">;
};

/**
 * The tax on a lump sum.
 * @returns rand, not rounded
 * @throws RangeError for negative amounts and days before the first known table
 */
export function lumpSumTax({ amount, priorLumpSums, notDeducted = 0, date, basis }: LumpSum): number {
  requireNotNegative("amount", amount);
  requireNotNegative("priorLumpSums", priorLumpSums);
  requireNotNegative("notDeducted", notDeducted);
  const { brackets } = tableInForce(basis, date);
  const taxable = Math.max(amount - notDeducted, 0);
  return bracketTax(brackets, priorLumpSums + taxable) - bracketTax(brackets, priorLumpSums);
}

/** The amount that may still be taken free of tax: contributions never deducted, and the rest of the 0% bracket. */
export function taxFreeLumpSum({
  priorLumpSums,
  notDeducted = 0,
  date,
  basis,
}: Omit<LumpSum, "amount">): number {
  requireNotNegative("priorLumpSums", priorLumpSums);
  const firstTaxed = tableInForce(basis, date).brackets.find(({ rateShare }) => rateShare > 0);
  return notDeducted + Math.max((firstTaxed?.above ?? Infinity) - priorLumpSums, 0);
}

/** The rising tax rates of a lump sum after earlier ones, each with the amount of this one above which it applies. */
export function lumpSumBrackets({
  priorLumpSums,
  notDeducted = 0,
  date,
  basis,
}: Omit<LumpSum, "amount">): { rateShare: number; above: number }[] {
  requireNotNegative("priorLumpSums", priorLumpSums);
  const { brackets } = tableInForce(basis, date);
  const begun = brackets.filter(({ above }) => above <= priorLumpSums).length;
  const left = brackets
    .slice(Math.max(begun - 1, 0))
    .map(({ rateShare, above }) => ({ rateShare, above: notDeducted + Math.max(above - priorLumpSums, 0) }));
  if (notDeducted === 0) return left;
  return [{ rateShare: 0, above: 0 }, ...left.filter(({ rateShare }) => rateShare > 0)];
}

/**
 * The lump sum before tax that leaves a given amount after it. T is the highest of the brackets' straight
 * lines, as rates never fall, so the amount before tax is the highest of the solutions for each line alone:
 * x = (net + base + r·(prior - above) - T(prior)) / (1 - r). Contributions never deducted are added to it.
 * @param net rand wanted after tax
 * @returns rand before tax, not rounded
 */
export function grossLumpSum({
  net,
  priorLumpSums,
  notDeducted = 0,
  date,
  basis,
}: Omit<LumpSum, "amount"> & { net: number }): number {
  requireNotNegative("net", net);
  requireNotNegative("priorLumpSums", priorLumpSums);
  const { brackets } = tableInForce(basis, date);
  if (net <= notDeducted) return net;
  const taxBefore = bracketTax(brackets, priorLumpSums);
  const answers = brackets.map(
    ({ above, rateShare, base }) =>
      (net - notDeducted + base + rateShare * (priorLumpSums - above) - taxBefore) / (1 - rateShare),
  );
  return notDeducted + Math.max(...answers);
}
