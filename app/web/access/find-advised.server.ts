import { callBackend } from "~/backend/door.server";
import { isSuccess } from "~/contract/wire/envelope";
import { type Advised, pickCounting } from "~/words/changes/shown-plan";
import { findType } from "./visit-plan.server";

/**
 * Finds the recommendation in force for a plan: the amended one if there is one, else ours.
 * @param named the plan, and the client if an adviser asks
 * @returns undefined if there is none yet, or the services do not answer
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
  const pair = (type: "base" | "edit") => {
    const [plan, recommendation] = [findType(plans.return_object, type), findType(advised, type)];
    return plan && recommendation && { plan, recommendation };
  };
  const ours = pair("base");
  return ours && pickCounting(ours, pair("edit"));
}
