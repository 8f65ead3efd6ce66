import { and, desc, eq } from "drizzle-orm";
import { writeCanonicalJson } from "~/base/canonical-json";
import { LARGEST_PAGE } from "~/contract/wire/plan-reference";
import type { FeeOverrides } from "~/engine";
import { matchOwnPlans } from "../plans/rights";
import type { DatabaseOrTransaction } from "../store/connection";
import { plans, recommendations } from "../store/schema";

/** Lists an owner's plans that were computed with other fees than these, newest first. */
export async function listPlansWithOtherFees(
  store: DatabaseOrTransaction,
  ownerId: string,
  agreed: FeeOverrides,
): Promise<number[]> {
  const rows = await store
    .select({ id: plans.id, fees: recommendations.fees })
    .from(recommendations)
    .innerJoin(plans, eq(plans.id, recommendations.planId))
    .where(and(matchOwnPlans(ownerId), eq(recommendations.planType, "base")))
    .orderBy(desc(plans.id))
    .limit(LARGEST_PAGE);
  const written = writeCanonicalJson(agreed);
  return rows.filter(({ fees }) => writeCanonicalJson(fees) !== written).map(({ id }) => id);
}
