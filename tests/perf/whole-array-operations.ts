/**
 * A living annuity plus in the style of NumPy: whole arrays, one operation after the other, each with a
 * result of its own. It computes the same as the engine's own loops, to compare their speed.
 */
import type { Basis } from "../../app/engine";
import type { FundPaths } from "../../app/engine/market/fund-paths";
import type { ScenarioSet } from "../../app/engine/market/scenario-set";

type Numbers = Float64Array;

function each(a: Numbers, b: Numbers, operate: (x: number, y: number) => number): Numbers {
  const result = new Float64Array(a.length);
  for (let i = 0; i < a.length; i += 1) result[i] = operate(a[i]!, b[i]!);
  return result;
}

/* Each operation has a loop of its own, as in NumPy: the compiler optimizes a shared one less. */
function multiply(a: Numbers, b: Numbers): Numbers {
  const result = new Float64Array(a.length);
  for (let i = 0; i < a.length; i += 1) result[i] = a[i]! * b[i]!;
  return result;
}
function subtract(a: Numbers, b: Numbers): Numbers {
  const result = new Float64Array(a.length);
  for (let i = 0; i < a.length; i += 1) result[i] = a[i]! - b[i]!;
  return result;
}
function add(a: Numbers, b: Numbers): Numbers {
  const result = new Float64Array(a.length);
  for (let i = 0; i < a.length; i += 1) result[i] = a[i]! + b[i]!;
  return result;
}
function scale(a: Numbers, factor: number): Numbers {
  const result = new Float64Array(a.length);
  for (let i = 0; i < a.length; i += 1) result[i] = a[i]! * factor;
  return result;
}
function plus(a: Numbers, summand: number): Numbers {
  const result = new Float64Array(a.length);
  for (let i = 0; i < a.length; i += 1) result[i] = a[i]! + summand;
  return result;
}
function atLeast(a: Numbers, limit: number): Numbers {
  const result = new Float64Array(a.length);
  for (let i = 0; i < a.length; i += 1) result[i] = Math.max(a[i]!, limit);
  return result;
}
function smaller(a: Numbers, b: Numbers): Numbers {
  const result = new Float64Array(a.length);
  for (let i = 0; i < a.length; i += 1) result[i] = Math.min(a[i]!, b[i]!);
  return result;
}
function mean(a: Numbers): number {
  let sum = 0;
  for (let i = 0; i < a.length; i += 1) sum += a[i]!;
  return sum / a.length;
}

/** The fund after its fee, with the cost of a monthly income. */
export function fundByWholeArrays(set: ScenarioSet, feeShare: number): FundPaths {
  const growth = scale(set.mixGrowth[0]!, 1 - feeShare);
  const prices = plus(set.inflation, 1);
  const monthly = multiply(growth, prices).map((nominal) => nominal ** (1 / 12));
  let cost: Numbers = new Float64Array(growth.length).fill(1);
  for (let month = 1; month < 12; month += 1) cost = plus(multiply(cost, monthly), 1);
  const incomeCost = each(scale(cost, 1 / 12), prices, (paid, price) => paid / price);
  return { paths: set.paths, years: set.years, growth, incomeCost };
}

/** The amount paid in a lifetime and the amount left at its end, averaged by mortality. */
export type LifetimeTotals = { paid: number; left: number };

export type LifetimeTerms = {
  wantedIncome: number;
  band: Basis["rules"]["drawdown"];
  credits: Float64Array;
  shareLeft: number;
  survival: Float64Array;
  deaths: Float64Array;
};

/** The tables of a fund in whole-array layout: a row of all paths for each year. */
export function listYears({ paths, years, growth, incomeCost }: FundPaths) {
  const rowsOf = (table: Numbers) =>
    Array.from({ length: years }, (_, k) =>
      Float64Array.from({ length: paths }, (__, path) => table[path * years + k]!),
    );
  return { paths, growth: rowsOf(growth), incomeCost: rowsOf(incomeCost) };
}

export function projectByWholeArrays(
  fund: ReturnType<typeof listYears>,
  terms: LifetimeTerms,
): LifetimeTotals {
  const { wantedIncome, band, credits, shareLeft, survival, deaths } = terms;
  const totals = { paid: 0, left: 0 };
  let capital: Numbers = new Float64Array(fund.paths).fill(1);
  for (let k = 0; k < deaths.length; k += 1) {
    const income = smaller(
      atLeast(scale(capital, band.minimumShare), wantedIncome),
      scale(capital, band.maximumShare),
    );
    const spent = multiply(income, fund.incomeCost[k]!);
    const atEnd = atLeast(subtract(multiply(capital, fund.growth[k]!), spent), 0);
    totals.paid += survival[k]! * mean(income);
    totals.left += deaths[k]! * mean(scale(capital, shareLeft));
    capital = add(atEnd, scale(atEnd, credits[k]!));
  }
  return totals;
}
