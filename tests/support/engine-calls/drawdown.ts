/** Living annuities and pools. */
import {
  deathInYearProbabilities,
  drawInStep,
  findBasis,
  livingAnnuityCeilings,
  noCredits,
  pathsFromReturns,
} from "../../../app/engine";
import type { Calls } from "./call";

const q = [0.01, 0.02, 0.05, 0.2, 1];
const deaths = deathInYearProbabilities(q);
const fund = pathsFromReturns({ returns: [[0.1, 0.05, 0.08, 0.02, 0.04]], inflation: 0.045 });
const purse = { fund, credits: noCredits(5), maximumShare: 0.175 };
const ceilings = livingAnnuityCeilings(purse);

const request = { basis: findBasis("2026-11"), seed: 1, paths: 16 };
const allocate = (length: number) => new Float64Array(length);

export const DRAWDOWN_CALLS: Calls = {
  prepareMarkets: { args: [request, allocate], wrong: [["0.paths", "whole"]] },
  prepareReplicates: { args: [{ ...request, replicates: 2 }, allocate], wrong: [["0.paths", "whole"]] },
  yearsUntilIncomeReduces: {
    args: [{ drawdownShare: 0.05, returnShare: 0.1, inflationShare: 0.06 }],
    wrong: [
      ["0.drawdownShare", "share"],
      ["0.returnShare", "rate"],
      ["0.inflationShare", "rate"],
      ["0.increaseShare", "rate"],
      ["0.maximumShare", "share"],
      ["0.paymentsPerYear", "whole"],
      ["0.timing", "name"],
    ],
  },
  pathsFromReturns: {
    args: [{ returns: [[0.1, 0.05]], inflation: 0.045 }],
    wrong: [
      ["0.returns", "list"],
      ["0.returns.0", "list", "returns[0]"],
      ["0.returns.0.1", "rate", "returns[0][1]"],
      ["0.inflation", "rate"],
      ["0.paymentsPerYear", "whole"],
      ["0.timing", "name"],
    ],
  },
  livingAnnuityCeilings: {
    args: [purse],
    wrong: [
      ["0.credits", "list"],
      ["0.credits.2", "amount", "credits[2]"],
      ["0.maximumShare", "share"],
      ["0.fund.paths", "whole"],
      ["0.fund.years", "whole"],
      ["0.fund.growth.3", "amount", "fund.growth[3]"],
      ["0.fund.incomeCost.3", "amount", "fund.incomeCost[3]"],
    ],
  },
  findCeilings: { args: [drawInStep(purse, purse, 0.3)], wrong: [] },
  drawInStep: {
    args: [purse, purse, 0.3],
    wrong: [
      ["0.credits", "list"],
      ["1.credits.2", "amount", "credits[2]"],
      ["1.maximumShare", "share"],
      ["0.fund.incomeCost.3", "amount", "fund.incomeCost[3]"],
      ["2", "share", "secondShare"],
    ],
  },
  listCeilings: { args: [ceilings], wrong: [] },
  sustainableIncome: {
    args: [ceilings, deaths, 0.75],
    wrong: [
      ["1", "list", "deaths"],
      ["1.2", "share", "deaths[2]"],
      ["2", "share", "confidence"],
    ],
  },
  lastingShare: {
    args: [ceilings, 0.05, deaths],
    wrong: [
      ["1", "amount", "incomeShare"],
      ["2.2", "share", "deaths[2]"],
      ["2", "list", "deaths"],
    ],
  },
  noCredits: { args: [5], wrong: [["0", "whole", "years"]] },
  poolCredits: {
    args: [{ mortality: q, dependantsShare: 0.5, applyExclusion: false }],
    wrong: [
      ["0.mortality", "chances"],
      ["0.dependantsShare", "share"],
    ],
  },
  poolCreditOutcomes: {
    args: [{ members: 100, q: 0.02, dependantsShare: 0.5 }],
    wrong: [
      ["0.members", "whole"],
      ["0.q", "share"],
      ["0.dependantsShare", "share"],
    ],
  },
};
