import { inArray } from "drizzle-orm";
import type { DatabaseOrTransaction } from "../store/connection";
import { planRequests } from "../store/schema";
import { findVersions } from "./find-advice";
import { awaitsConfirmation } from "./plan-requests";

/** Returns, by plan, the time of an adviser's unconfirmed request to invest in the plan's current version. */
export async function findAwaitingSince(
  store: DatabaseOrTransaction,
  planIds: readonly number[],
): Promise<Map<number, Date>> {
  if (planIds.length === 0) return new Map();
  const requests = await store
    .select()
    .from(planRequests)
    .where(inArray(planRequests.planId, [...planIds]));
  const since = new Map<number, Date>();
  for (const request of requests.filter(awaitsConfirmation)) {
    const versions = await findVersions(store, request.planId);
    if (versions[request.planType] === request.version) since.set(request.planId, request.createdAt);
  }
  return since;
}
