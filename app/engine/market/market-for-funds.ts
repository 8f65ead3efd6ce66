/** The simulated funds of the annuity and of the unit trust on one set of markets. */
import type { Basis, FundId } from "../basis/basis";
import { totalAnnualFee } from "../fees/effective-annual-cost";
import { fundPaths, type FundPaths } from "./fund-paths";
import { rememberLast } from "./remember";
import { buildScenarioSet, type ScenarioRequest } from "./scenario-set";

/** The paths of the two funds after their fees, and of the annuity's after the fee that the industry usually charges. */
export type SimulatedFunds = { annuity: FundPaths; unitTrust: FundPaths; annuityAtIndustryFee: FundPaths };

/** Which markets to simulate: seed, paths, and for how many years somebody may live. */
export type MarketRequest = { basis: Basis; seed: number; paths: number; horizonYears: number };

/**
 * Lengths that sets of markets have: to 120 from 55, from 40 (the youngest partner) and from birth. Fixed lengths let
 * people of all ages share one set.
 */
const LENGTHS_YEARS = [65, 80, 120];

const marketKey = ({ basis, mixes, seed, paths, years }: ScenarioRequest) =>
  JSON.stringify([basis.assetClasses, basis.correlations, basis.inflation, mixes, seed, paths, years]);

/** The last two sets are kept: about 9 MB each for 4 096 paths of 65 years. */
const rememberedScenarioSet = rememberLast(buildScenarioSet, marketKey, 2);

/** The different funds of the two pots: usually one. */
function fundsHeld({ defaultFunds }: Basis): FundId[] {
  return [...new Set([defaultFunds.annuity, defaultFunds.unitTrust])];
}

function requestScenarios({ basis, seed, paths, horizonYears }: MarketRequest): ScenarioRequest {
  const years = LENGTHS_YEARS.find((length) => length >= horizonYears);
  if (!years) throw new RangeError(`horizonYears: must be at most 120, is ${horizonYears}`);
  return { basis, mixes: fundsHeld(basis).map((fund) => basis.funds[fund].mix), seed, paths, years };
}

function computeFunds(request: MarketRequest): SimulatedFunds {
  const { basis } = request;
  const set = rememberedScenarioSet(requestScenarios(request));
  const pathsOf = (pot: "annuity" | "unitTrust", feeShare = totalAnnualFee(basis.fees.annual[pot])) =>
    fundPaths(set, fundsHeld(basis).indexOf(basis.defaultFunds[pot]), feeShare);
  return {
    annuity: pathsOf("annuity"),
    unitTrust: pathsOf("unitTrust"),
    annuityAtIndustryFee: pathsOf("annuity", basis.industryFeeShare),
  };
}

/**
 * The funds that the basis puts into the annuity and the unit trust, after their yearly fees.
 * cost: some 0.3 seconds for a new seed, basis or number of paths; nothing for a known one
 */
export const simulateFunds: (request: MarketRequest) => SimulatedFunds = rememberLast(
  computeFunds,
  (request) =>
    JSON.stringify([
      marketKey(requestScenarios(request)),
      request.basis.defaultFunds,
      request.basis.fees.annual,
      request.basis.industryFeeShare,
    ]),
  2,
);
