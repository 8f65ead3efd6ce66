/** The simulated funds of the annuity and of the unit trust on one set of markets, and on other sets for comparison. */
import type { Basis, Mix } from "../basis/basis";
import { totalAnnualFee } from "../basis/total-annual-fee";
import { mixHeld, weighAnnualFees } from "../holdings/held-funds";
import { fundPaths, type FundPaths, type FundTerms } from "./fund-paths";
import { createRandom } from "./random";
import { memoizeLast } from "./memoize-last";
import {
  allocateOwn,
  buildScenarioSet,
  type Allocate,
  type ScenarioRequest,
  type ScenarioSet,
} from "./scenario-set";

/** The paths of the two funds after their fees, and of the annuity's after the industry's usual fee. */
export type SimulatedFunds = { annuity: FundPaths; unitTrust: FundPaths; annuityAtIndustryFee: FundPaths };

/** The two funds on other markets, both after the industry's usual fee. */
type ReplicatedFunds = Pick<SimulatedFunds, "annuity" | "unitTrust">;

/** The markets to simulate. */
type MarketRequest = {
  basis: Basis;
  seed: number;
  paths: number;
  /** Number of other sets of markets that measure the sampling error; default 0. */
  replicates?: number;
  /** Markets simulated in advance: used where they match the request; they change no figure. */
  prepared?: PreparedMarkets;
};

/** Markets with their funds, simulated in advance for matching requests. */
export type PreparedMarkets = {
  setKey: string;
  set: ScenarioSet;
  funds: readonly (FundTerms & { fund: FundPaths })[];
  replicates?: readonly ReplicatedFunds[];
};

/** Years to 120 for the people whom the survey advises: 55 at least, with a partner of 40 at least. */
const USUAL_YEARS = 80;
/** Years to 120 from birth, for anybody else. A longer set begins with the shorter one, so no figure depends on this. */
const LONGEST_YEARS = 120;

const REPLICATES = 6;

/** The distinct mixes of the two pots, usually one, and each pot's index in them. */
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

/** Caches the last two sets: 5 MB each for 4 096 paths. */
const cachedSet = memoizeLast((scenarios: ScenarioRequest) => buildScenarioSet(scenarios), writeSetKey, 2);

/** Caches the funds of a plan with a planner's own fees, and one more: 5 MB each for 4 096 paths. */
const cachedFund = memoizeLast(
  ({
    scenarios,
    prepared,
    terms,
  }: {
    scenarios: ScenarioRequest;
    prepared?: ScenarioSet;
    terms: FundTerms;
  }) => fundPaths(prepared ?? cachedSet(scenarios), terms),
  ({ scenarios, terms }) => `${writeSetKey(scenarios)} ${terms.mix} ${terms.feeShare}`,
  4,
);

/** Each pot's mix and yearly fee. */
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
 * The funds of the annuity and of the unit trust, after their yearly fees.
 * @param horizonYears the longest possible lifetime, at most 120
 * cost: about 0.3 seconds for a new seed, basis or number of paths, 0.05 for new fees; nothing for cached ones
 */
export function simulateFunds(request: MarketRequest, horizonYears: number): SimulatedFunds {
  const scenarios = requestScenarios(request, horizonYears);
  const prepared = findPrepared(request, scenarios);
  const terms = listTerms(request.basis);
  const fundOf = (wanted: FundTerms) =>
    findFund(prepared, wanted) ??
    cachedFund({ scenarios, ...(prepared && { prepared: prepared.set }), terms: wanted });
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

/** Simulates the two funds on other markets, whose seeds follow from the plan's own. */
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

const cachedReplicates = memoizeLast(
  (wanted: { scenarios: ScenarioRequest; basis: Basis; count: number }) =>
    drawReplicates(wanted, allocateOwn),
  ({ scenarios, basis, count }) => `${writeSetKey(scenarios)} ${basis.industryFeeShare} ${count}`,
  1,
);

/**
 * The funds on as many other markets as the request has replicates, independent of its own and of each
 * other. They bear the industry's fee, so that they serve a plan with any fees: they are compared only
 * among themselves.
 * cost: 0.2 seconds and 5 MB for each of 4 096 paths that is not cached
 */
export function replicateFunds(request: MarketRequest, horizonYears: number): readonly ReplicatedFunds[] {
  const { basis, replicates: count = 0 } = request;
  const scenarios = requestScenarios(request, horizonYears);
  const prepared = findPrepared(request, scenarios);
  if (prepared?.replicates?.length === count) return prepared.replicates;
  return cachedReplicates({ scenarios, basis, count });
}

/**
 * Simulates the markets that plans on a basis usually need, without replicates. If the basis's markets are already
 * prepared under other fees, only the funds with different fees are computed.
 * @param allocate returns the memory for a table, for instance memory shared by threads
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
 * Simulates the replicates that belong to prepared markets.
 * cost: 0.2 seconds for each of 4 096 paths
 */
export function prepareReplicates(request: MarketRequest, allocate: Allocate): readonly ReplicatedFunds[] {
  const { basis, replicates: count = 0 } = request;
  return drawReplicates({ scenarios: requestScenarios(request, USUAL_YEARS), basis, count }, allocate);
}
