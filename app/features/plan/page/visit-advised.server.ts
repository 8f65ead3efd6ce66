import { redirect } from "@remix-run/node";
import { writePlanAddress } from "~/base/plan-address";
import { visitPlan } from "~/web/access/visit-plan.server";
import type { Advised } from "~/words/changes/shown-plan";

/**
 * Opens the plan of the address, as recommended and, if its owner has changed it, as amended.
 * @throws Response a redirect while it is being worked out; otherwise as `visitPlan` does
 */
export async function visitAdvised(request: Request) {
  const { id, plan, progress, amended, session, client, named, headers } = await visitPlan(request);
  if (progress.state !== "ready") throw redirect(writePlanAddress("/en/waiting", named), { headers });
  const recommended: Advised = { plan, recommendation: progress.recommendation };
  return { id, recommended, amended, session, client, named, headers };
}
