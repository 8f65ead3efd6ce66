import { json } from "@remix-run/node";
import { hasFailed, isSuccess } from "~/contract/envelope";
import { callBackend } from "~/backend/door.server";
import { requirePlan, turnAway } from "~/features/session/plan-of-page.server";
import { carrySession } from "~/features/session/session.server";

/** Thanks the person who has finished, and tells whether their plan is ready. */
export async function showThanks(request: Request) {
  const { id, session } = await requirePlan(request);
  const query = { id, plan_type: "base" as const };
  const answer = await callBackend("getRecommendations", { query }, { bearer: session.bearer });
  if (!isSuccess(answer) && !hasFailed(answer)) throw turnAway(answer.http_code, session);
  return json({ isReady: Array.isArray(answer.return_object) }, { headers: carrySession(session) });
}
