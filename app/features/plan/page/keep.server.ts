import { json } from "@remix-run/node";
import { findChoicesMade } from "~/web/access/choices-made.server";
import { findOpenSteps } from "~/web/identity/acting.server";
import { pickCounting } from "~/words/changes/shown-plan";
import { describeNextSteps } from "~/words/plan/describe-next-steps";
import { gatherFacts } from "~/words/plan/plan-facts";
import { visitAdvised } from "./visit-advised.server";

/** How the plan that the address names can be kept: the amended one, if its owner has changed it. */
export async function showKeeping(request: Request) {
  const { id, recommended, amended, session, client, headers } = await visitAdvised(request);
  const { recommendation, plan } = pickCounting(recommended, amended);
  const made = await findChoicesMade(id, session);
  const facts = gatherFacts(recommendation, plan);
  return json(describeNextSteps(facts, made, findOpenSteps(client, session)).keeping, { headers });
}
