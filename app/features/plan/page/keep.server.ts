import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { findChoicesMade } from "~/web/access/choices-made.server";
import { findOpenSteps } from "~/web/identity/acting.server";
import { describeNextSteps } from "~/words/plan-page/describe-next-steps";
import { gatherFacts } from "~/words/plan/plan-facts";
import { pickShown } from "./view-plan";
import { visitAdvised } from "./visit-advised.server";

/** Shows the ways to keep the plan: of two versions the query's, otherwise the one that counts. */
export async function showKeeping({ request }: LoaderFunctionArgs) {
  const { id, recommended, amended, session, client, headers } = await visitAdvised(request);
  const { shown } = pickShown(recommended, amended, new URL(request.url).searchParams);
  const { recommendation, plan } = shown;
  const made = await findChoicesMade(id, session);
  const facts = gatherFacts(recommendation, plan, client?.name);
  return json(describeNextSteps(facts, made, findOpenSteps(client, session)).keeping, { headers });
}
