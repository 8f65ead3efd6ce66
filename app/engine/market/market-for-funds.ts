/** The simulated funds of the annuity and of the unit trust on one set of markets, and on other sets for comparison. */
import type { Basis, Mix } from "../basis/basis";
import { totalAnnualFee } from "../basis/total-annual-fee";
import { mixHeld, weighAnnualFees } from "../holdings/held-funds";
import { fundPaths, type FundPaths, type FundTerms } from "./fund-paths";
import { createRandom } from "./random";
import { rememberLast } from "./remember";
import {
  allocateOwn,
  buildScenarioSet,
  type Allocate,
  type ScenarioRequest,
  type ScenarioSet,
} from "./scenario-set";

/** The paths of the two funds after their fees, and of the annuity's after the fee that the industry usually charges. */
export type SimulatedFunds = { annuity: FundPaths; unitTrust: FundPaths; annuityAtIndustryFee: FundPaths };

/** The two funds on other markets, both after the fee that the industry usually charges. */
export type ReplicatedFunds = Pick<SimulatedFunds, "annuity" | "unitTrust">;

/** Which markets to simulate. */
export type MarketRequest = {
  basis: Basis;
  seed: number;
  paths: number;
  /** How many other sets of markets are drawn to measure the sampling error; none unless given. */
  replicates?: number;
  /** Markets simulated beforehand: they are used where they are what is asked for, and change no figure. */
  prepared?: PreparedMarkets;
};

/** Markets with their funds, simulated beforehand for whoever asks for the same. */
export type PreparedMarkets = {
  setKey: string;
  set: ScenarioSet;
  funds: readonly (FundTerms & { fund: FundPaths })[];
  replicates?: readonly ReplicatedFunds[];
};

/** Years to 120 of whom the survey advises: 55 at least, with a partner of 40 at least. */
const USUAL_YEARS = 80;
/** Years to 120 from birth, for anybody else. A longer set begins with the shorter one, so no figure depends on this. */
const LONGEST_YEARS = 120;

const REPLICATES = 6;

/** The different mixes of the two pots, usually one, and the place of each pot's. */
function listMixes(basis: Basis): { mixes: readonly Mix[] } & Record<keyof ReplicatedFunds, number> {
  const [annuity, unitTrust] = [mixHeld(basis, "annuity"), mixHeld(basis, "unitTrust")];
  const areSame = JSON.stringify(annuity) === JSON.stringify(unitTrust);
  return { mixes: areSame ? [annuity] : [annuity, unitTrust], annuity: 0, unitTrust: areSame ? 0 : 1 };
}

function requestScenarios({ basis, seed, paths }: MarketRequest, horizonYears: number): ScenarioRequest {
  const years = [USUAL_YEARS, LONGEST_YEARS].find((length) => length >= horizonYears);
  if (!years) throw new RangeError(`horizonYears: must be at most 120, is ${horizonYears}`);
  return { basis, mixes: listMixes(basis).mixes, seed, paths, years };
}

const writeSetKey = ({ basis, mixes, seed, paths, years }: ScenarioRequest) =>
  JSON.stringify([basis.assetClasses, basis.correlations, basis.inflation, mixes, seed, paths, years]);

/** The last two sets are kept: 5 MB each for 4 096 paths. */
const rememberedSet = rememberLast(
  (scenarios: ScenarioRequest) => buildScenarioSet(scenarios),
  writeSetKey,
  2,
);

/** The funds of a plan with a planner's own fees, and one more: 5 MB each for 4 096 paths. */
const rememberedFund = rememberLast(
  ({
    scenarios,
    prepared,
    terms,
  }: {
    scenarios: ScenarioRequest;
    prepared?: ScenarioSet;
    terms: FundTerms;
  }) => fundPaths(prepared ?? rememberedSet(scenarios), terms),
  ({ scenarios, terms }) => `${writeSetKey(scenarios)} ${terms.mix} ${terms.feeShare}`,
  4,
);

/** What each pot holds, and what is taken from it every year. */
function listTerms(basis: Basis): Record<keyof SimulatedFunds, FundTerms> {
  const places = listMixes(basis);
  const feeOf = (pot: keyof ReplicatedFunds) => totalAnnualFee(weighAnnualFees(basis, pot));
  return {
    annuity: { mix: places.annuity, feeShare: feeOf("annuity") },
    unitTrust: { mix: places.unitTrust, feeShare: feeOf("unitTrust") },
    annuityAtIndustryFee: { mix: places.annuity, feeShare: basis.industryFeeShare },
  };
}

/**
 * What the annuity and the unit trust hold, after their yearly fees.
 * @param horizonYears how long somebody may live, at most 120
 * cost: some 0.3 seconds for a new seed, basis or number of paths, 0.05 for new fees; nothing for what is known
 */
export function simulateFunds(request: MarketRequest, horizonYears: number): SimulatedFunds {
  const scenarios = requestScenarios(request, horizonYears);
  const prepared = findPrepared(request, scenarios);
  const terms = listTerms(request.basis);
  const fundOf = (wanted: FundTerms) =>
    findFund(prepared, wanted) ??
    rememberedFund({ scenarios, ...(prepared && { prepared: prepared.set }), terms: wanted });
  return {
    annuity: fundOf(terms.annuity),
    unitTrust: fundOf(terms.unitTrust),
    annuityAtIndustryFee: fundOf(terms.annuityAtIndustryFee),
  };
}

function findPrepared({ prepared }: MarketRequest, scenarios: ScenarioRequest): PreparedMarkets | undefined {
  return prepared?.setKey === writeSetKey(scenarios) ? prepared : undefined;
}

function findFund(prepared: PreparedMarkets | undefined, { mix, feeShare }: FundTerms) {
  return prepared?.funds.find((known) => known.mix === mix && known.feeShare === feeShare)?.fund;
}

/** Draws the two funds on other markets, whose seeds follow from the plan's own. */
function drawReplicates(
  { scenarios, basis, count }: { scenarios: ScenarioRequest; basis: Basis; count: number },
  allocate: Allocate,
): ReplicatedFunds[] {
  const nextSeed = createRandom(scenarios.seed, REPLICATES);
  const places = listMixes(basis);
  return Array.from({ length: count }, () => {
    const set = buildScenarioSet({ ...scenarios, seed: nextSeed() });
    const funds = scenarios.mixes.map((_, mix) =>
      fundPaths(set, { mix, feeShare: basis.industryFeeShare }, allocate),
    );
    return { annuity: funds[places.annuity]!, unitTrust: funds[places.unitTrust]! };
  });
}

const rememberedReplicates = rememberLast(
  (wanted: { scenarios: ScenarioRequest; basis: Basis; count: number }) =>
    drawReplicates(wanted, allocateOwn),
  ({ scenarios, basis, count }) => `${writeSetKey(scenarios)} ${basis.industryFeeShare} ${count}`,
  1,
);

/**
 * The funds on as many other markets as the request has replicates, independent of its own and of each other. They bear
 * the industry's fee, so that they serve whatever fees a plan has: they are compared among themselves only.
 * cost: 0.2 seconds and 5 MB for each of 4 096 paths that is not known
 */
export function replicateFunds(request: MarketRequest, horizonYears: number): readonly ReplicatedFunds[] {
  const { basis, replicates: count = 0 } = request;
  const scenarios = requestScenarios(request, horizonYears);
  const prepared = findPrepared(request, scenarios);
  if (prepared?.replicates?.length === count) return prepared.replicates;
  return rememberedReplicates({ scenarios, basis, count });
}

/**
 * Simulates the markets that plans on a basis usually need, without replicates. With the basis's markets prepared under
 * other fees, only the funds whose fees differ are worked out.
 * @param allocate where the tables are put, for instance in memory that threads share
 * cost: 0.3 seconds for 4 096 paths, 0.05 for each fund alone
 */
export function prepareMarkets(request: MarketRequest, allocate: Allocate): PreparedMarkets {
  const scenarios = requestScenarios(request, USUAL_YEARS);
  const known = findPrepared(request, scenarios);
  const set = known?.set ?? buildScenarioSet(scenarios, allocate);
  const terms = Object.values(listTerms(request.basis));
  return {
    setKey: writeSetKey(scenarios),
    set,
    funds: terms.map((each) => ({ ...each, fund: findFund(known, each) ?? fundPaths(set, each, allocate) })),
  };
}

/**
 * Draws the replicates that belong to prepared markets.
 * cost: 0.2 seconds for each of 4 096 paths
 */
export function prepareReplicates(request: MarketRequest, allocate: Allocate): readonly ReplicatedFunds[] {
  const { basis, replicates: count = 0 } = request;
  return drawReplicates({ scenarios: requestScenarios(request, USUAL_YEARS), basis, count }, allocate);
}
