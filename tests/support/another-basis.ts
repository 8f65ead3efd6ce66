import { presentRecommendation } from "../../app/backend/recommendation/present-recommendation";
import { sealRecommendation } from "../../app/backend/recommendation/recommendations";
import { DEFAULT_OPTIONS, advise, findBasis } from "../../app/engine";
import { thandi } from "./over-transports";
import { queryAt } from "./query";
import { tellEngine } from "./tell-engine";

/** A basis that would not be chosen today. */
const ANOTHER = findBasis("2026-11-low-inflation");

/**
 * Changes a plan of a running site as if it were advised today on another basis, and deletes its amendments.
 * @returns the facts of its recommendation then
 */
export async function adviseOnAnotherBasis(site: { databaseUrl: string }, id: number) {
  const { retirementCase } = tellEngine(thandi);
  const advice = advise(retirementCase, ANOTHER, { ...DEFAULT_OPTIONS, paths: 512 });
  const recommendation = presentRecommendation(advice, ANOTHER);
  const sealed = sealRecommendation(recommendation, { planId: id, planType: "base" });
  await queryAt(site, "delete from recommendations where plan_id = $1 and plan_type = 'edit'", [id]);
  await queryAt(
    site,
    "update recommendations set payload_encrypted = $2, basis_version = $3 where plan_id = $1",
    [id, sealed, ANOTHER.version],
  );
  return recommendation.common_info;
}
