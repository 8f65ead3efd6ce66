import { createHash } from "node:crypto";
import { LINK_TICKS } from "~/contract/records/link-terms";
import { done, type Handler, type Outcome, refused } from "../../calls/handler";
import { drawWhileWaiting } from "../../sharing/draw-while-waiting";
import type { ReadTask } from "../../paper/paper-worker";
import { auditPlanAct } from "../../people/audit-entries";
import { findOperator } from "../../process/operator";
import { findPlan } from "../../plans/plans";
import { bearerKey } from "../../session/person";
import { freezeAdvice } from "./freeze-advice";

const UNDER_WAY = { state: "underWay", answer: {} } as const;

/** Answers with a plan as a PDF; while it waits for its turn, the call is in progress. */
export async function answerWithPaper(
  task: ReadTask,
  { id, ...asked }: { name: string; reader: string; id: number },
) {
  const drawn = await drawWhileWaiting(task, asked);
  if (!drawn.ok) return UNDER_WAY;
  return done({
    content_type: "application/pdf" as const,
    pdf: Buffer.from(drawn.value).toString("base64"),
    plan_id: id,
  });
}

const isPending = (outcome: Outcome<never>) =>
  outcome.state === "refused" && outcome.refusal === "recommendationPending";

/** A plan that the person may see, with all that a link could show. */
export const getPlanPaper: Handler<"getPlanPaper"> = async ({ store, query, person, now }) => {
  const plan = await findPlan(store, person, query);
  if (!plan) return refused("notFound");
  const snapshot = await freezeAdvice(store, plan, { planType: query.plan_type, ticks: LINK_TICKS });
  if ("state" in snapshot) return isPending(snapshot) ? UNDER_WAY : snapshot;
  await auditPlanAct(store, { act: "saw a plan", plan, by: person, now });
  const name = createHash("sha256").update(JSON.stringify(snapshot)).digest("base64url");
  return answerWithPaper(
    { kind: "plan", id: plan.id, plan: snapshot, at: now.toISOString(), operator: findOperator() },
    { name, reader: bearerKey(person), id: plan.id },
  );
};
