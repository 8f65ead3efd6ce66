import type { Recommendation } from "~/contract/recommendation";

type PotFees = Recommendation["fees"]["annuity"];
type Costs = PotFees["eac_fees"];

/** The costs of one term, as they were kept while each term had an object of its own. */
type TermCost = Record<"term_years" | "tic" | "advice" | "admin" | "other" | "total", number>;

/**
 * Reads a recommendation as it was kept. One that was kept before the costs of the terms became lists gets them as lists,
 * because a plan is shown for years after the wire has changed.
 */
export function readKept(text: string): Recommendation {
  const kept = JSON.parse(text) as Recommendation;
  const { annuity, unit_trust, emergency_savings } = kept.fees;
  return {
    ...kept,
    fees: {
      ...kept.fees,
      annuity: withLists(annuity),
      unit_trust: withLists(unit_trust),
      emergency_savings: withLists(emergency_savings),
    },
  };
}

function withLists(fees: PotFees): PotFees {
  const costs: Costs | readonly TermCost[] = fees.eac_fees;
  return { ...fees, eac_fees: isByTerm(costs) ? listCosts(costs) : costs };
}

function isByTerm(costs: Costs | readonly TermCost[]): costs is readonly TermCost[] {
  return Array.isArray(costs);
}

function listCosts(costs: readonly TermCost[]): Costs {
  return {
    term_years: costs.map(({ term_years }) => term_years),
    tic: costs.map(({ tic }) => tic),
    advice: costs.map(({ advice }) => advice),
    admin: costs.map(({ admin }) => admin),
    other: costs.map(({ other }) => other),
    totals: costs.map(({ total }) => total),
  };
}
