/** The plan that is shared in mock mode. */
import { z } from "zod";
import { recommendationSchema } from "~/contract/plan/recommendation";
import type { SharedAnswer } from "~/contract/records/share-operations";
import { freezePlan } from "../sharing/freeze-plan";

const DAY_MILLISECONDS = 24 * 3_600_000;

/** The token of the sample's link, as long as one of ours. */
export const SAMPLE_LINK = "the-link-of-the-samples";

/** A link that is made, or opened, was made now. */
export function writeSampleCover(now = Date.now()) {
  const expires_at = new Date(now + 30 * DAY_MILLISECONDS).toISOString();
  return { shared_by: { name: SHARED.first_name }, shared_at: new Date(now).toISOString(), expires_at };
}

export const shareSample = (content: unknown) => ({
  share_id: z.object({ request_id: z.string() }).parse(content).request_id,
  token: SAMPLE_LINK,
  expires_at: writeSampleCover().expires_at,
});

/** The sample that is shared, with the answers behind it that its readers see. */
const SHARED = {
  id: 1499,
  plan_type: "base",
  first_name: "Thandi",
  retirement_date: "20/11/2027",
  retirement_savings: 4200000,
} as const;

/** The sample that is shared, as its readers see it if it was shared at an instant in milliseconds. */
export function writeSharedSample(recommendations: unknown, at?: number): SharedAnswer {
  const recommendation = z.array(recommendationSchema).nonempty().parse(recommendations)[0];
  const { basis_version } = recommendation.common_info;
  const told = { plan_type: "base" as const, basis_version, include: [], is_newer: false };
  const snapshot = freezePlan({ recommended: { plan: SHARED, recommendation }, ticks: [] });
  return { ...writeSampleCover(at), ...told, ...snapshot };
}
