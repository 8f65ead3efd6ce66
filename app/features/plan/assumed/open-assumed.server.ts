import { redirect } from "@remix-run/node";
import { writePlanAddress } from "~/base/plan-address";
import { visitPlan } from "~/web/access/visit-plan.server";
import { SAVED_LINE } from "~/web/plan/assumed-address";
import type { LineKey } from "~/words/assumed/assumed-line";
import { gatherFacts } from "~/words/plan/plan-facts";

/**
 * Opens the plan that the address names, to say and change what it assumes.
 * @param line the one that its page asks for
 * @throws Response a redirect while it is being worked out, from where the way leads back to the line that was saved;
 *   a redirect to the plan if an earlier version of the method worked it out, which asked for none of the lines; as `visitPlan`
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
