/**
 * A slow twin of the drawdown products, which finds random people's incomes the obvious way: lives are drawn one by one,
 * markets with plain random numbers, an account is kept month by month in future rand, and the most that each future can pay
 * is sought by halving; of an annuity and a unit trust together, as many futures fail of the one as of the other.
 * It knows the basis and the yearly chances of dying, and none of the engine's markets, ceilings, weights and quantiles.
 */
import fc from "fast-check";
import { expect, it, vi } from "vitest";
import { somebody } from "../../../fixtures/people/retirement-cases";
import { countRuns } from "../../../tests/support/count-runs";
import type { RetirementCase } from "../retirement-case";
import { ASSET_CLASS_IDS, type Basis } from "../basis/basis";
import { BASIS_2026_11 } from "../basis/basis-2026-11";
import { totalAnnualFee } from "../basis/total-annual-fee";
import { yearlyMortality } from "../lives/yearly-mortality";
import { holdPlan } from "./held-plan";
import { findRates } from "./product-rates";

// Hundreds of millions of months are lived through.
vi.setConfig({ testTimeout: 180_000 });

const BASIS: Basis = BASIS_2026_11;
const PEOPLE = countRuns({ usually: 3, long: 12 });
const BATCHES = 8;
const LIVES_IN_BATCH = 500;
const HALVINGS = 16;
/** What `engine.md` allows the engine's own figure to be off by, one standard error. */
const ENGINE_ERROR_SHARE = 0.002;

/** Mulberry32 (Ettinger): a small generator that has nothing to do with the engine's. */
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

/** The lower triangle whose rows make correlated numbers of independent ones (Cholesky). */
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

/** One possible life of a household: its markets, and the complete years that somebody needs the income. */
type Future = {
  completeYears: number;
  /** For each year: real growth of the fund before its fee, and inflation. */
  growth: number[];
  inflation: number[];
};

/** Complete years until somebody dies. */
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

/** What is held: its yearly fee, the pool's credits by year, and the most that may be drawn, or no limit. */
type Held = { feeShare: number; credits: readonly number[]; ceiling: number | undefined };

/** Whether one rand pays an income, rising with prices, in every month of a future. */
function canPay(
  { completeYears, growth, inflation }: Future,
  { feeShare, credits, ceiling }: Held,
  income: number,
) {
  let [account, prices] = [1, 1];
  for (let year = 0; year <= completeYears; year++) {
    const monthly = (income * prices) / 12;
    if (ceiling !== undefined && monthly * 12 > ceiling * account) return false;
    const monthlyGrowth = (growth[year]! * (1 - feeShare) * (1 + inflation[year]!)) ** (1 / 12);
    for (let month = 0; month < 12; month++) account = account * monthlyGrowth - monthly;
    if (ceiling === undefined && account < 0) return false;
    account *= 1 + (credits[year] ?? 0);
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

/** The income that fails in the given number of futures. */
function incomeAlone(incomes: readonly number[]): number {
  return lowestFirst(incomes)[Math.floor((1 - BASIS.targetConfidenceShare) * incomes.length)]!;
}

/** Lets both fail in fewer and fewer futures until enough are left in which neither does. */
function incomesTogether(annuity: readonly number[], trust: readonly number[]) {
  const [annuityInOrder, trustInOrder] = [lowestFirst(annuity), lowestFirst(trust)];
  for (let failing = Math.floor((1 - BASIS.targetConfidenceShare) * annuity.length); ; failing--) {
    const [income, withdrawal] = [annuityInOrder[failing]!, trustInOrder[failing]!];
    const lasting = annuity.filter((most, i) => most >= income && trust[i]! >= withdrawal).length;
    if (lasting >= BASIS.targetConfidenceShare * annuity.length || failing === 0)
      return { income, withdrawal, confidence: 1 - failing / annuity.length };
  }
}

/** What those who die give up of one rand each, shared by those who live: of everybody, or of last survivors. */
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

function livesOf({ member, partner, retirementDate, seriousIllness }: RetirementCase, canBeIll: boolean) {
  const mortalityOf = (life: typeof member, impairment: number) =>
    yearlyMortality({ life, retirementDate, basis: BASIS, impairment });
  const own = mortalityOf(member, canBeIll && seriousIllness ? BASIS.impairment.seriousIllness : 1);
  return partner ? [own, mortalityOf(partner, 1)] : [own];
}

const KINDS = ["LivingAnnuity", "LivingAnnuityPlus", "UnitTrust"] as const;

function describeHeld(kind: (typeof KINDS)[number], person: RetirementCase, dependantsShare: number): Held {
  const { maximumShare } = BASIS.rules.drawdown;
  const feeOf = (pot: "annuity" | "unitTrust") => totalAnnualFee(BASIS.fees.annual[pot]);
  if (kind === "UnitTrust") return { feeShare: feeOf("unitTrust"), credits: [], ceiling: undefined };
  const credits = kind === "LivingAnnuity" ? [] : shareForfeited(livesOf(person, false), dependantsShare);
  return { feeShare: feeOf("annuity"), credits, ceiling: maximumShare };
}

/** What the twin and the engine are compared by: incomes of one rand in each pot, alone and together. */
type Found = Record<string, number>;

function findByTwin(futures: readonly Future[], person: RetirementCase, dependantsShare: number): Found {
  const [plain, plus, trust] = KINDS.map((kind) => {
    const held = describeHeld(kind, person, dependantsShare);
    return futures.map((future) => searchIncome(future, held));
  }) as [number[], number[], number[]];
  const [plainBoth, plusBoth] = [incomesTogether(plain, trust), incomesTogether(plus, trust)];
  const least = BASIS.rules.drawdown.minimumShare;
  return {
    plain: Math.max(incomeAlone(plain), least),
    plus: Math.max(incomeAlone(plus), least),
    trust: incomeAlone(trust),
    plainWithTrust: Math.max(plainBoth.income, least),
    trustWithPlain: plainBoth.withdrawal,
    plusWithTrust: Math.max(plusBoth.income, least),
    trustWithPlus: plusBoth.withdrawal,
    confidenceOfPlain: plainBoth.confidence,
    confidenceOfPlus: plusBoth.confidence,
  };
}

function findByEngine(person: RetirementCase, dependantsShare: number): Found {
  const { outlook, choices } = holdPlan(person, BASIS, { seed: 1, paths: 4096 });
  const plan = { ...outlook, choices: { ...choices, dependantsShare } };
  const plain = findRates("LivingAnnuity", plan, true);
  const plus = findRates("LivingAnnuityPlus", plan, true);
  return {
    plain: findRates("LivingAnnuity", plan, false).annuity,
    plus: findRates("LivingAnnuityPlus", plan, false).annuity,
    trust: findRates("LifeAnnuity", plan, true).unitTrust,
    plainWithTrust: plain.annuity,
    trustWithPlain: plain.unitTrust,
    plusWithTrust: plus.annuity,
    trustWithPlus: plus.unitTrust,
    confidenceOfPlain: plain.confidenceShare,
    confidenceOfPlus: plus.confidenceShare,
  };
}

/** Mean over batches, and its standard error. */
function summarise(found: readonly number[]) {
  const mean = found.reduce((sum, value) => sum + value, 0) / found.length;
  const variance = found.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (found.length - 1);
  return { mean, error: Math.sqrt(variance / found.length) };
}

/** What each pays by the twin and by the engine, and how many standard errors lie between. */
function compare(person: RetirementCase, dependantsShare: number, seed: number) {
  const uniform = createUniform(seed);
  const lives = livesOf(person, true);
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
  // Four standard errors of 108 comparisons of eight batches each: less than three in a hundred by chance.
  for (const { name, errors } of found) expect(errors, name).toBeLessThan(4);
  // Everybody together leaves no room for a mistake that is small and always to the same side.
  const mean = found.reduce((sum, { difference }) => sum + difference, 0) / found.length;
  expect(Math.abs(mean)).toBeLessThan(0.005);
});
