import { hasMailServer } from "../messages/mail-server";
import { hasAcceptedTerms } from "../people/has-accepted-terms";
import { lockPlan, selectPlanType } from "../plan/plans";
import { findNewestRecord } from "../records/advice-records";
import { findAdvice } from "../records/find-advice";
import { selectAndFreeze } from "../records/freeze-record";
import { mailRequest, mailSelection } from "../records/mail-effects";
import { findRequestFor, insertRequest } from "../records/plan-requests";
import type { PlanRequest } from "../records/plan-requests";
import { findState } from "../recommendation/recommendations";
import { done, refused } from "./handler";
import type { Call, Handler } from "./handler";

/** Marks one of the plan's recommendations as the one that counts; a person's advice is frozen with it. */
export const selectPlan: Handler<"selectPlan"> = async ({ store, body, person, now }) => {
  const { plan_type: planType } = body;
  const plan = await lockPlan(store, person, body);
  if (!plan) return refused("notFound");
  const selected = { id: plan.id, plan_type: planType, selected_at: now.toISOString() };
  if (person.role === "guest") {
    if (!(await findState(store, plan.id, planType))) return refused("notFound");
    await selectPlanType(store, plan.id, { planType, at: now });
    return done(selected);
  }
  if (!(await hasAcceptedTerms(store, person.userId))) return refused("termsNeeded");
  const advice = await findAdvice(store, { id: plan.id, planType });
  if (!advice.ok) return refused(advice.reason);
  const record = await selectAndFreeze(store, { plan, advice: advice.value, person, now });
  await mailSelection(store, { plan, person, record });
  return done({ ...selected, record: { record_id: record.id, sha256: record.sha256 } });
};

/**
 * Stores a request and mails it, once for each plan, type and version of its recommendation. A version that was not
 * selected is selected with it, so that every request rests on a record.
 */
async function requestOnce(
  { store, body, person, now }: Pick<Call<"requestQuote">, "store" | "body" | "person" | "now">,
  kind: PlanRequest["kind"],
) {
  const { plan_type: planType } = body;
  const plan = await lockPlan(store, person, body);
  if (!plan) return refused("notFound");
  if (!(await hasAcceptedTerms(store, person.userId))) return refused("termsNeeded");
  const advice = await findAdvice(store, { id: plan.id, planType });
  if (!advice.ok) return refused(advice.reason);
  const { version } = advice.value;
  const asked = { kind, planId: plan.id, planType, version };
  const earlier = await findRequestFor(store, asked);
  if (earlier) return done(writeRequest(earlier));
  if (!hasMailServer()) return refused("unavailable", { retryAfterSeconds: 3_600 });
  const isSelected = plan.selectedAt !== null && plan.selectedPlanType === planType;
  const known = isSelected ? await findNewestRecord(store, asked) : undefined;
  const record = known ?? (await selectAndFreeze(store, { plan, advice: advice.value, person, now }));
  const request = await insertRequest(store, asked, now);
  await mailRequest(store, { plan, person, record }, request);
  return done(writeRequest(request));
}

export const requestQuote: Handler<"requestQuote"> = (call) => requestOnce(call, "quote");
export const requestInvestment: Handler<"requestInvestment"> = (call) => requestOnce(call, "invest");

/** A request as it travels. */
export function writeRequest({ reference, createdAt }: PlanRequest) {
  return { reference, requested_at: createdAt.toISOString() };
}
