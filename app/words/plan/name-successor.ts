import type { PlanFacts } from "./plan-facts";

/** Whom a life annuity can go on to is known of a plan that tells what other shares would cost. */
export type SuccessorFacts = Pick<PlanFacts, "partnerName"> & {
  common?: Pick<PlanFacts["common"], "partner_shares">;
};

/**
 * Who gets a part of a life annuity after the person whose plan it is: the partner by name, or somebody who is no partner and
 * gets nothing else. Undefined for nobody.
 */
export function nameSuccessor({ partnerName, common }: SuccessorFacts): string | undefined {
  return partnerName ?? (common?.partner_shares?.length ? "the second person" : undefined);
}
