import { callBackend } from "~/backend/door.server";
import { isSuccess } from "~/contract/wire/envelope";
import { pickCounting } from "~/words/changes/shown-plan";
import type { Advised } from "~/words/changes/shown-plan";

/**
 * Finds what counts of a plan, ours or the amended recommendation.
 * @param named the plan, and the client for whom an adviser asks
 * @returns undefined where there is none yet, or the services do not answer for it
 */
export async function findAdvised(
  named: { id: number; client?: number },
  { bearer }: { bearer?: string },
): Promise<Advised | undefined> {
  const query = { ...named, plan_type: "both" } as const;
  const [plans, recommendations] = await Promise.all([
    callBackend("getPlan", { query }, { bearer }),
    callBackend("getRecommendations", { query }, { bearer }),
  ]);
  if (!isSuccess(plans) || !isSuccess(recommendations)) return undefined;
  const advised = recommendations.return_object;
  if (!Array.isArray(advised)) return undefined;
  const [ours, amended] = (["base", "edit"] as const).map((type) => {
    const isOfType = ({ plan_type }: { plan_type?: string }) => plan_type === type;
    const [plan, recommendation] = [plans.return_object.find(isOfType), advised.find(isOfType)];
    return plan && recommendation && { plan, recommendation };
  });
  return ours && pickCounting(ours, amended);
}
