import type { PlanFacts } from "./plan-facts";

/** A plan with `partner_shares` has a second life. */
export type SuccessorFacts = Pick<PlanFacts, "partnerName"> & {
  common?: Pick<PlanFacts["common"], "partner_shares">;
};

/** The person to whom a life annuity continues: the partner by name, or a second person; else undefined. */
export function nameSuccessor({ partnerName, common }: SuccessorFacts): string | undefined {
  return partnerName ?? (common?.partner_shares?.length ? "the second person" : undefined);
}
