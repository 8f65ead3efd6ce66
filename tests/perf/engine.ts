/**
 * Measures the advice engine alone, in this process, in processor time, which depends less on other load.
 * Nothing here passes or fails, because machines are shared and noisy.
 */
import os from "node:os";
import {
  adjustedIncomePerMonth,
  advise,
  checkPayingAnnuity,
  DEFAULT_OPTIONS,
  estimate,
  findBasis,
  findLimits,
} from "../../app/engine";
import type { RetirementCase } from "../../app/engine/case/retirement-case";
import { findCeilings, livingAnnuityCeilings } from "../../app/engine/drawdown/ceilings";
import { drawInStep, onePurse } from "../../app/engine/drawdown/paying-capital";
import { noCredits, poolCredits } from "../../app/engine/drawdown/pool-credits";
import { followCapital, payFrom } from "../../app/engine/drawdown/follow-paths";
import { sustainableIncome } from "../../app/engine/drawdown/sustainable-income";
import { fundPaths, type FundPaths } from "../../app/engine/market/fund-paths";
import { prepareMarkets, prepareReplicates } from "../../app/engine/market/market-for-funds";
import { allocateOwn } from "../../app/engine/market/scenario-set";
import { readLifetimes } from "../../app/engine/recommendation/lifetimes";
import { LEAVES_ALL, LEAVES_MONEY, WANTS_CERTAINTY } from "../../fixtures/people/retirement-cases";
import { processorMilliseconds, timeSideBySide, writeRuns } from "./measure";
import {
  fundByWholeArrays,
  listYears,
  projectByWholeArrays,
  type LifetimeTerms,
  type LifetimeTotals,
} from "./whole-array-operations";

const print = (line: string) => process.stdout.write(`${line}\n`);
const BASIS = findBasis("2026-11");
const REQUEST = { basis: BASIS, ...DEFAULT_OPTIONS };
const FEE_SHARE = 0.0246;
const COUPLE: RetirementCase = { ...LEAVES_MONEY, partner: { birthDate: "1980-09-02", sex: "female" } };
const PEOPLE: [who: string, person: RetirementCase][] = [
  ["living annuity plus, man of 64", LEAVES_MONEY],
  ["living annuity plus, partner of 46", COUPLE],
  ["living annuity, all left", LEAVES_ALL],
  ["life annuity and unit trust, couple", WANTS_CERTAINTY],
];

type Markets = ReturnType<typeof prepareMarkets>;
type Runs = ReturnType<typeof timeSideBySide>[number];

const lives = readLifetimes(LEAVES_MONEY, BASIS);
const years = lives.deaths.length;
const credits = poolCredits({ mortality: lives.mortality, dependantsShare: 0.5, applyExclusion: false });
const band = BASIS.rules.drawdown;

function timeIncomes({ funds }: Markets) {
  const { fund } = funds[0]!;
  const purseOf = (used: Float64Array, maximumShare: number) => ({ fund, credits: used, maximumShare });
  const none = noCredits(years);
  const alone = (used: Float64Array) => () =>
    sustainableIncome(livingAnnuityCeilings(purseOf(used, band.maximumShare)), lives.deaths, 0.75);
  const trust = purseOf(none, BASIS.rules.unitTrustMaximumShare);
  const both = findCeilings(drawInStep(purseOf(credits, band.maximumShare), trust, 0.2));
  const inStep = () => sustainableIncome(both, lives.deaths, 0.75);
  print(`\nOne sustainable income, ${fund.paths} paths of ${years} years (goal: at most 3 ms)`);
  const names = ["living annuity plus", "living annuity", "living annuity plus and unit trust"];
  timeSideBySide(100, [alone(credits), alone(none), inStep]).forEach((runs, place) =>
    print(`  ${names[place]}: ${writeRuns(runs, 2)}`),
  );
}

/** Computes the same totals as the whole-array version, with the engine's own step. */
function projectByEngine(fund: FundPaths, terms: LifetimeTerms): LifetimeTotals {
  const { shareLeft, survival, deaths } = terms;
  const { minimumShare, maximumShare } = terms.band;
  const capital = onePurse({ fund, credits: terms.credits, maximumShare });
  const drawn = { capital, amount: 1, wantedIncome: terms.wantedIncome, leastShare: minimumShare };
  const standings = new Float64Array(deaths.length + 1);
  const totals = { paid: 0, left: 0 };
  for (let path = 0; path < fund.paths; path += 1) {
    followCapital(drawn, path, standings);
    for (let k = 0; k < deaths.length; k += 1) {
      totals.paid += (survival[k]! * payFrom(standings[k]!, drawn)) / fund.paths;
      totals.left += (deaths[k]! * shareLeft * standings[k]!) / fund.paths;
    }
  }
  return totals;
}

function comparePathYears({ set }: Markets) {
  const { survival, deaths } = lives;
  const terms = { wantedIncome: 0.05, band, credits, shareLeft: 0.5, survival, deaths };
  const ownFund = fundPaths(set, { mix: 0, feeShare: FEE_SHARE });
  const otherFund = listYears(fundByWholeArrays(set, FEE_SHARE));
  const [own, other] = [projectByEngine(ownFund, terms), projectByWholeArrays(otherFund, terms)];
  if (Math.abs(own.paid - other.paid) + Math.abs(own.left - other.left) > 1e-9)
    throw new Error("the two differ");
  const pathYears = set.paths * years;
  const [engine, arrays, engineFee, arraysFee] = timeSideBySide(30, [
    () => projectByEngine(ownFund, terms),
    () => projectByWholeArrays(otherFund, terms),
    () => fundPaths(set, { mix: 0, feeShare: FEE_SHARE }),
    () => fundByWholeArrays(set, FEE_SHARE),
  ]) as [Runs, Runs, Runs, Runs];
  const millions = (milliseconds: number) => (pathYears / milliseconds / 1000).toFixed(0);
  // The fee is deducted in all years of the set, of which a plan uses only the first.
  const share = years / set.years;
  const withFee = (runs: Runs, fee: Runs) => millions(runs.median + fee.median * share);
  print("\nMillion path-years a second with mortality, band, fee and top-up (goal: at least 20 on one core)");
  print(
    `  fee taken once and kept, as in a plan: engine ${millions(engine.median)}, whole arrays ${millions(arrays.median)}`,
  );
  print(
    `  fee and cost of payments worked out as well: engine ${withFee(engine, engineFee)}, whole arrays ${withFee(arrays, arraysFee)}`,
  );
  print(
    `  ratio of times, whole arrays to engine, side by side: ${(arrays.median / engine.median).toFixed(1)}`,
  );
}

function timeAdvice(markets: Markets) {
  const replicates = prepareReplicates(REQUEST, allocateOwn);
  const options = { ...DEFAULT_OPTIONS, prepared: { ...markets, replicates } };
  print("\nA full recommendation: all products, tables, levers and the sampling error (goal: at most 60 ms)");
  timeSideBySide(
    20,
    PEOPLE.map(
      ([, person]) =>
        () =>
          advise(person, BASIS, options),
    ),
  ).forEach((runs, place) => print(`  ${PEOPLE[place]![0]}: ${writeRuns(runs, 0)}`));

  const changes: [string, () => number][] = PEOPLE.flatMap(([who, person]): [string, () => number][] => {
    const limits = findLimits(person, BASIS);
    const retirementDate = limits.retirementDate.maximum;
    const shares = limits.dependantsShare && { dependantsShare: limits.dependantsShare.minimum };
    const change = (adjustment: Parameters<typeof adjustedIncomePerMonth>[1]) => () =>
      adjustedIncomePerMonth(person, adjustment, BASIS, options);
    return [
      [`${who}: smaller cash needs`, change({ personalUse: 0 })],
      [`${who}: later`, change({ retirementDate })],
      ...(shares ? [[`${who}: share to dependants`, change(shares)] as [string, () => number]] : []),
    ];
  });
  print("\nOne recalculation (goal: at most 10 ms)");
  timeSideBySide(
    30,
    changes.map(([, work]) => work),
  ).forEach((runs, place) => print(`  ${changes[place]![0]}: ${writeRuns(runs)}`));
}

/** An estimate from five answers, with a partner and without one. */
function timeEstimates(prepared: Markets) {
  const { seed, paths } = DEFAULT_OPTIONS;
  const options = { seed, paths, prepared };
  const alone = {
    adviceDate: "2026-11-20",
    age: 64,
    retirementAge: 64,
    sex: "female",
    savings: 900_000,
  } as const;
  print("\nAn estimate (goal: at most 15 ms)");
  timeSideBySide(50, [
    () => estimate({ ...alone, partnerAge: 61 }, BASIS, options),
    () => estimate(alone, BASIS, options),
  ]).forEach((runs, place) => print(`  ${["with a partner", "alone"][place]}: ${writeRuns(runs)}`));
}

/**
 * The check of a living annuity that already pays, beside a recommendation; its fund is known, has new costs,
 * or a new mix.
 */
function timeChecks(prepared: Markets) {
  const { seed, paths } = DEFAULT_OPTIONS;
  const options = { seed, paths, prepared };
  const asked = {
    adviceDate: "2026-11-20",
    member: { birthDate: "1956-06-15", sex: "male" },
    partner: { birthDate: "1960-02-03", sex: "female" },
    value: 1_300_000,
    incomePerMonth: 9_500,
    anniversaryMonth: 12,
    annualFeeShare: 0.025,
    mix: "middle",
  } as const;
  let tried = 0;
  print(
    "\nA check of a living annuity that already pays (goal: at most a recommendation, unless its mix is new)",
  );
  timeSideBySide(10, [
    () => checkPayingAnnuity(asked, BASIS, options),
    () => checkPayingAnnuity({ ...asked, annualFeeShare: 0.011 + 0.0001 * tried++ }, BASIS, options),
    () =>
      checkPayingAnnuity({ ...asked, mix: { saEquity: 0.5, cash: 0.5 + 1e-12 * tried++ } }, BASIS, options),
    () => advise(LEAVES_MONEY, BASIS, options),
  ]).forEach((runs, place) =>
    print(
      `  ${["known fund", "new costs", "new mix", "a recommendation beside it, without its sampling error"][place]}: ${writeRuns(runs, 0)}`,
    ),
  );
}

/** Time and memory by the number of paths: both should grow in proportion. */
function growPaths() {
  print(
    "\nAs paths grow (goal: linear): simulating markets and funds, their memory, one advice without replicates",
  );
  for (const paths of [1024, 4096, 16_384, 65_536]) {
    const request = { basis: BASIS, seed: DEFAULT_OPTIONS.seed, paths };
    let bytes = 0;
    const counted = (length: number) => {
      bytes += length * Float64Array.BYTES_PER_ELEMENT;
      return allocateOwn(length);
    };
    let prepared: Markets | undefined;
    const simulation = processorMilliseconds(() => (prepared = prepareMarkets(request, counted)));
    const options = { seed: request.seed, paths, prepared: prepared! };
    const [runs] = timeSideBySide(4, [() => advise(LEAVES_MONEY, BASIS, options)]) as [Runs];
    const perThousand = (amount: number) => ((amount * 1024) / paths).toFixed(1);
    print(
      `  ${paths}: ${simulation.toFixed(0)} ms (${perThousand(simulation)} for each 1 024), ` +
        `${(bytes / 1e6).toFixed(0)} MB (${perThousand(bytes / 1e6)}), ` +
        `advice ${runs.best.toFixed(0)} ms at best (${perThousand(runs.best)})`,
    );
  }
}

print(`Machine: ${os.cpus()[0]?.model}, ${os.cpus().length} cores, Node ${process.version}`);
print("Milliseconds are of processor time; each line's median with its best and worst run");
const markets = prepareMarkets(REQUEST, allocateOwn);
timeIncomes(markets);
comparePathYears(markets);
timeAdvice(markets);
timeEstimates(markets);
timeChecks(markets);
growPaths();
