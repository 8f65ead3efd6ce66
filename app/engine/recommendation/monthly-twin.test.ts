/**
 * A slow reference model of the drawdown products, which finds random people's incomes naively: lives are
 * drawn one by one, markets with plain random numbers, each purse is an account run month by month in nominal
 * rand, both are rebalanced at the year's end, and the most that each future can pay is found by bisection.
 * It shares the basis and the yearly chances of dying, but none of the engine's markets, ceilings,
 * weights and quantiles.
 */
import fc from "fast-check";
import { expect, it, vi } from "vitest";
import { somebody } from "../../../fixtures/people/retirement-cases";
import { countRuns } from "../../../tests/support/count-runs";
import type { RetirementCase } from "../case/retirement-case";
import { ASSET_CLASS_IDS, type Basis } from "../basis/basis";
import { BASIS_2026_11 } from "../basis/basis-2026-11";
import { totalAnnualFee } from "../basis/total-annual-fee";
import { yearlyMortality } from "../lives/yearly-mortality";
import { drawBoth, drawUnitTrust, findLastingOf } from "./drawn-part";
import { holdPlan } from "./held-plan";
import { planLivingAnnuity } from "./living-annuity-plan";

// Simulates hundreds of millions of months.
vi.setConfig({ testTimeout: 180_000 });

const BASIS: Basis = BASIS_2026_11;
const PEOPLE = countRuns({ usually: 2, long: 12 });
const BATCHES = 8;
const LIVES_IN_BATCH = 500;
const HALVINGS = 16;
/** The standard error that `methodology.md` allows the engine's own figure. */
const ENGINE_ERROR_SHARE = 0.002;

/** Mulberry32 (Ettinger): a small generator that is unrelated to the engine's. */
function createUniform(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let word = Math.imul(state ^ (state >>> 15), 1 | state);
    word = (word + Math.imul(word ^ (word >>> 7), 61 | word)) ^ word;
    return ((word ^ (word >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A standard normal number by the method of Box and Muller. */
const drawNormal = (uniform: () => number) =>
  Math.sqrt(-2 * Math.log(1 - uniform())) * Math.cos(2 * Math.PI * uniform());

/** The lower triangular matrix whose rows make correlated numbers from independent ones (Cholesky). */
function findTriangle(correlations: Basis["correlations"]): number[][] {
  const triangle: number[][] = [];
  correlations.forEach((row, i) => {
    triangle.push([]);
    for (let j = 0; j <= i; j++) {
      let rest = row[j]!;
      for (let k = 0; k < j; k++) rest -= triangle[i]![k]! * triangle[j]![k]!;
      triangle[i]!.push(i === j ? Math.sqrt(rest) : rest / triangle[j]![j]!);
    }
  });
  return triangle;
}

const TRIANGLE = findTriangle(BASIS.correlations);

/** One possible future of a household: its markets, and the complete years for which somebody needs the income. */
type Future = {
  completeYears: number;
  /** For each year: real growth of the fund before its fee, and inflation. */
  growth: number[];
  inflation: number[];
};

/** Draws the complete years until a death. */
function drawYears(qs: ArrayLike<number>, uniform: () => number): number {
  let years = 0;
  while (years < qs.length - 1 && uniform() >= qs[years]!) years++;
  return years;
}

function drawFuture(lives: readonly ArrayLike<number>[], uniform: () => number): Future {
  const completeYears = Math.max(...lives.map((qs) => drawYears(qs, uniform)));
  const { mean, deviation, autocorrelation } = BASIS.inflation;
  const { mix } = BASIS.funds[BASIS.defaultFunds.annuity];
  const future: Future = { completeYears, growth: [], inflation: [] };
  let inflation = mean;
  for (let year = 0; year <= completeYears; year++) {
    const independent = BASIS.assetClasses.map(() => drawNormal(uniform));
    const grown = BASIS.assetClasses.map(({ geometricReal, volatility }, i) => {
      const surprise = TRIANGLE[i]!.reduce((sum, part, j) => sum + part * independent[j]!, 0);
      return (1 + geometricReal) * Math.exp(volatility * surprise);
    });
    future.growth.push(ASSET_CLASS_IDS.reduce((sum, id, i) => sum + (mix[id] ?? 0) * grown[i]!, 0));
    inflation += (autocorrelation - 1) * (inflation - mean);
    inflation += deviation * Math.sqrt(1 - autocorrelation ** 2) * drawNormal(uniform);
    future.inflation.push(inflation);
  }
  return future;
}

/** The unit trust's fraction of one rand, and the pool's credits to the annuity by year. */
type Held = { trustShare: number; credits: readonly number[] };

const FEES = {
  annuity: totalAnnualFee(BASIS.fees.annual.annuity),
  trust: totalAnnualFee(BASIS.fees.annual.unitTrust),
};

/** The value of a purse at the end of a year with monthly payments. */
function growPurse(start: number, monthly: number, yearlyGrowth: number): number {
  const monthlyGrowth = yearlyGrowth ** (1 / 12);
  let account = start;
  for (let month = 0; month < 12; month++) account = account * monthlyGrowth - monthly;
  return account;
}

/** True if one rand pays an income, rising with prices, in every month of a future. */
function canPay({ completeYears, growth, inflation }: Future, { trustShare, credits }: Held, income: number) {
  let [total, prices] = [1, 1];
  for (let year = 0; year <= completeYears; year++) {
    const [annuity, trust] = [(1 - trustShare) * total, trustShare * total];
    const monthly = (income * prices) / 12;
    const { maximumShare } = BASIS.rules.drawdown;
    if (monthly * 12 > maximumShare * annuity + BASIS.rules.unitTrustMaximumShare * trust) return false;
    const grown = growth[year]! * (1 + inflation[year]!);
    const annuityLeft = growPurse(annuity, (1 - trustShare) * monthly, grown * (1 - FEES.annuity));
    const trustLeft = growPurse(trust, trustShare * monthly, grown * (1 - FEES.trust));
    total = annuityLeft * (1 + (credits[year] ?? 0)) + trustLeft;
    prices *= 1 + inflation[year]!;
  }
  return true;
}

/** The largest income that a future can pay. */
function searchIncome(future: Future, held: Held): number {
  let [low, high] = [0, 0.5];
  for (let step = 0; step < HALVINGS; step++) {
    const middle = (low + high) / 2;
    if (canPay(future, held, middle)) low = middle;
    else high = middle;
  }
  return low;
}

const lowestFirst = (incomes: readonly number[]) => [...incomes].sort((a, b) => a - b);

/** The income that fails in the allowed fraction of futures. */
function incomeAlone(incomes: readonly number[]): number {
  return lowestFirst(incomes)[Math.floor((1 - BASIS.targetConfidenceShare) * incomes.length)]!;
}

/** The forfeits of the dead from one rand each, shared by the survivors: of single lives, or of last survivors. */
function shareForfeited(lives: readonly ArrayLike<number>[], dependantsShare: number): number[] {
  const years = Math.max(...lives.map((qs) => qs.length));
  const alive = lives.map(() => 1);
  return Array.from({ length: years }, (_, year) => {
    const before = 1 - alive.reduce((dead, chance) => dead * (1 - chance), 1);
    lives.forEach((qs, i) => (alive[i]! *= 1 - (qs[year] ?? 1)));
    const after = 1 - alive.reduce((dead, chance) => dead * (1 - chance), 1);
    return after > 0 ? ((before - after) * (1 - dependantsShare)) / after : 0;
  });
}

function livesOf({ member, partner, retirementDate }: RetirementCase) {
  const mortalityOf = (life: typeof member) =>
    yearlyMortality({ life, retirementDate, basis: BASIS, impairment: 1 });
  return partner ? [mortalityOf(member), mortalityOf(partner)] : [mortalityOf(member)];
}

/** A common size of unit trust beside an annuity. */
const BESIDE = 0.2;

/** The compared figures: incomes from one rand, by holding. */
type Found = Record<string, number>;

function findByTwin(futures: readonly Future[], person: RetirementCase, dependantsShare: number): Found {
  const credits = shareForfeited(livesOf(person), dependantsShare);
  const most = (held: Held) => incomeAlone(futures.map((future) => searchIncome(future, held)));
  return {
    plain: most({ trustShare: 0, credits: [] }),
    plus: most({ trustShare: 0, credits }),
    trust: most({ trustShare: 1, credits: [] }),
    plainWithTrust: most({ trustShare: BESIDE, credits: [] }),
    plusWithTrust: most({ trustShare: BESIDE, credits }),
  };
}

function findByEngine(person: RetirementCase, dependantsShare: number): Found {
  const { outlook } = holdPlan(person, BASIS, { seed: 1, paths: 4096 });
  const choice = { dependantsShare, applyExclusion: false };
  const plain = planLivingAnnuity(
    { ...choice, product: "LivingAnnuity", dependantsShare: 1 },
    outlook.lifetimes,
  );
  const plus = planLivingAnnuity({ ...choice, product: "LivingAnnuityPlus" }, outlook.lifetimes);
  const find = (annuity: typeof plain, unitTrust: number) =>
    findLastingOf(drawBoth(annuity, { annuity: 1 - unitTrust, unitTrust }, outlook), outlook).incomeShare;
  return {
    plain: find(plain, 0),
    plus: find(plus, 0),
    trust: findLastingOf(drawUnitTrust(1, outlook), outlook).incomeShare,
    plainWithTrust: find(plain, BESIDE),
    plusWithTrust: find(plus, BESIDE),
  };
}

/** Mean over batches, and its standard error. */
function summarise(found: readonly number[]) {
  const mean = found.reduce((sum, value) => sum + value, 0) / found.length;
  const variance = found.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (found.length - 1);
  return { mean, error: Math.sqrt(variance / found.length) };
}

/** Each income's difference between reference model and engine, relative and in standard errors. */
function compare(person: RetirementCase, dependantsShare: number, seed: number) {
  const uniform = createUniform(seed);
  const lives = livesOf(person);
  const batches = Array.from({ length: BATCHES }, () => {
    const futures = Array.from({ length: LIVES_IN_BATCH }, () => drawFuture(lives, uniform));
    return findByTwin(futures, person, dependantsShare);
  });
  return Object.entries(findByEngine(person, dependantsShare)).map(([name, engine]) => {
    const twin = summarise(batches.map((found) => found[name]!));
    const difference = engine / twin.mean - 1;
    const error = Math.hypot(twin.error / twin.mean, ENGINE_ERROR_SHARE);
    return { name, difference, errors: Math.abs(difference) / error };
  });
}

it("pays random people what the engine says", () => {
  const share = fc.integer({ min: 2, max: 20 }).map((twentieths) => twentieths / 20);
  const people = fc.sample(fc.tuple(somebody, share), { numRuns: PEOPLE, seed: 20261121 });
  const found = people.flatMap(([person, dependantsShare], index) => compare(person, dependantsShare, index));
  // Four standard errors of 60 comparisons of eight batches each: less than two in a hundred by chance.
  for (const { name, errors } of found) expect(errors, name).toBeLessThan(4);
  // The mean over everybody would show even a small bias to one side.
  const mean = found.reduce((sum, { difference }) => sum + difference, 0) / found.length;
  expect(Math.abs(mean)).toBeLessThan(0.005);
});
