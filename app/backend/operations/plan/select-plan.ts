import { RIGHTS } from "~/contract/wire/rights";
import { hasMailServer } from "../../sending/mail-server";
import { auditPlanAct } from "../../people/audit-entries";
import { hasAcceptedTerms } from "../../people/has-accepted-terms";
import { lockAdviser } from "../../people/staff";
import { lockPlan, selectPlanType } from "../../plans/plans";
import { findNewestRecord } from "../../records/advice-records";
import { findAdvice } from "../../records/find-advice";
import { selectAndFreeze } from "../../records/freeze-record";
import { mailProposal, mailRequest, mailSelection } from "../../notices/mail-effects";
import {
  awaitsConfirmation,
  confirmRequest,
  findRequestFor,
  insertRequest,
  type PlanRequest,
} from "../../records/plan-requests";
import { findState } from "../../recommendation/recommendations";
import { readAccount } from "../../session/person";
import { type Call, done, type Handler, refused } from "../../calls/handler";

/** Selects one of the plan's recommendations; for a person with an account, the advice is frozen as well. */
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
  const owner = readAccount(plan.ownerId);
  if (owner === undefined) return refused("notFound");
  if (!(await hasAcceptedTerms(store, owner))) return refused("termsNeeded");
  const advice = await findAdvice(store, { id: plan.id, planType });
  if (!advice.ok) return refused(advice.reason);
  const record = await selectAndFreeze(store, { plan, advice: advice.value, person, now });
  await auditPlanAct(store, { act: "chose a plan", plan, by: person, now });
  await mailSelection(store, { plan, owner, by: person, record });
  return done({ ...selected, record: { record_id: record.id, sha256: record.sha256 } });
};

const ACTS = { quote: "asked for a quote", invest: "asked to invest" } as const;

/**
 * Stores a request and mails it, once for each plan, type and version of its recommendation. An unselected
 * version is selected with it, so that every request rests on a record. A planner's request to invest for a
 * client waits until the client requests the same.
 */
async function requestOnce(
  { store, body, person, now }: Pick<Call<"requestQuote">, "store" | "body" | "person" | "now">,
  kind: PlanRequest["kind"],
) {
  const { plan_type: planType } = body;
  const plan = await lockPlan(store, person, body);
  const owner = plan && readAccount(plan.ownerId);
  if (!plan || owner === undefined) return refused("notFound");
  if (!(await hasAcceptedTerms(store, owner))) return refused("termsNeeded");
  const advice = await findAdvice(store, { id: plan.id, planType });
  if (!advice.ok) return refused(advice.reason);
  const { version } = advice.value;
  const asked = { kind, planId: plan.id, planType, version };
  const askedById = person.userId === owner ? null : person.userId;
  if (askedById !== null && !(await lockAdviser(store, askedById, RIGHTS.chooseForClients)))
    return refused("advisesNoLonger");
  const earlier = await findRequestFor(store, asked);
  const isConfirmed = earlier && askedById === null && awaitsConfirmation(earlier);
  if (earlier && !isConfirmed) return done(writeRequest(earlier));
  if (!hasMailServer()) return refused("unavailable", { retryAfterSeconds: 3_600 });
  const isSelected = plan.selectedAt !== null && plan.selectedPlanType === planType;
  const known = isSelected ? await findNewestRecord(store, asked) : undefined;
  const record = known ?? (await selectAndFreeze(store, { plan, advice: advice.value, person, now }));
  const request = isConfirmed
    ? await confirmRequest(store, earlier, now)
    : await insertRequest(store, { ...asked, askedById }, now);
  await auditPlanAct(store, { act: ACTS[kind], plan, by: person, now });
  const mail = awaitsConfirmation(request) ? mailProposal : mailRequest;
  await mail(store, { plan, owner, by: person, record }, request);
  return done(writeRequest(request));
}

export const requestQuote: Handler<"requestQuote"> = (call) => requestOnce(call, "quote");
export const requestInvestment: Handler<"requestInvestment"> = (call) => requestOnce(call, "invest");

/** Writes a request in the wire's form. */
export function writeRequest(request: PlanRequest) {
  const { reference, createdAt } = request;
  return {
    reference,
    requested_at: createdAt.toISOString(),
    awaits_confirmation: awaitsConfirmation(request) ? (true as const) : undefined,
  };
}
