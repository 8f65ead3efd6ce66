import { redirect } from "@remix-run/node";
import { writePlanAddress } from "~/base/plan-address";
import { visitPlan } from "~/web/access/visit-plan.server";
import { SAVED_LINE } from "~/web/plan/assumed-address";
import type { LineKey } from "~/words/plan/assumed-answers";
import { gatherFacts } from "~/words/plan/plan-facts";

/**
 * Opens the plan of the address, to show and change its assumptions.
 * @param line the line of the page, if it is of one
 * @throws Response a redirect while the plan is being worked out, which later returns to the saved line; a
 *   redirect to the plan if an earlier version of the method worked it out, which has none of the lines; as
 *   `visitPlan`
 */
export async function openAssumed(request: Request, line?: LineKey) {
  const { progress, ...visit } = await visitPlan(request);
  const { plan, client, named, headers } = visit;
  const saved = new URL(request.url).searchParams.get(SAVED_LINE) ?? line;
  if (progress.state !== "ready")
    throw redirect(writePlanAddress("/en/waiting", named, { [SAVED_LINE]: saved }), { headers });
  const { recommendation } = progress;
  if (recommendation.is_outdated)
    throw redirect(writePlanAddress("/en/recommended-plan", named), { headers });
  return { ...visit, saved, facts: gatherFacts(recommendation, plan, client?.name) };
}
