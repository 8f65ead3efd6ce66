import { json } from "@remix-run/node";
import { isExplainedFirst } from "~/web/identity/feature-flags.server";
import { visitPlan } from "~/web/access/visit-plan.server";

/** Thanks the person, and says whether their plan is ready and whether it is explained first. */
export async function showThanks(request: Request) {
  const { plan, progress, headers } = await visitPlan(request);
  return json(
    { isReady: progress.state === "ready", isExplained: await isExplainedFirst(plan) },
    { headers },
  );
}
