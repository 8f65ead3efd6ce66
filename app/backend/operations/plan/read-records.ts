import { describeActor } from "../../people/audit-entries";
import { findPlan } from "../../plans/plans";
import { findRecordOf, listRecords } from "../../records/advice-records";
import { findPaper, requestPaper } from "../../records/record-papers";
import { transact } from "../../store/transact";
import { findVersions } from "../../records/find-advice";
import { listRequests } from "../../records/plan-requests";
import { done, type Handler, refused } from "../../calls/handler";
import { writeRequest } from "./select-plan";

export const getRecords: Handler<"getRecords"> = async ({ store, query, person }) => {
  const plan = await findPlan(store, person, query);
  if (!plan) return refused("notFound");
  const records = await listRecords(store, plan.id);
  const versions = records.length > 0 ? await findVersions(store, plan.id) : {};
  const selectedType = plan.selectedAt ? plan.selectedPlanType : undefined;
  return done(
    records.map(({ id, sha256, planType, version, createdAt }) => ({
      record_id: id,
      sha256,
      plan_type: planType,
      selected_at: createdAt.toISOString(),
      is_current: planType === selectedType && version === versions[planType],
    })),
  );
};

export const getRequests: Handler<"getRequests"> = async ({ store, query, person }) => {
  const plan = await findPlan(store, person, query);
  if (!plan) return refused("notFound");
  const requests = await listRequests(store, plan.id);
  const versions = requests.length > 0 ? await findVersions(store, plan.id) : {};
  const askers = new Map<number | null, { name: string; role: string }>();
  for (const { askedById } of requests)
    if (askedById !== null) askers.set(askedById, await describeActor(store, askedById));
  return done(
    requests.map((request) => ({
      ...writeRequest(request),
      kind: request.kind,
      plan_type: request.planType,
      is_current: request.version === versions[request.planType],
      asked_by: askers.get(request.askedById),
    })),
  );
};

export const getRecord: Handler<"getRecord"> = async ({ store, params, person }) => {
  const record = await findRecordOf(store, person, params.recordId);
  if (!record) return refused("notFound");
  const { id, planId, sha256, content } = record;
  const file = `{"record":${content},"sha256":"${sha256}"}`;
  return done({ record_id: id, sha256, plan_id: planId, file });
};

/** Returns the PDF that was requested with the record; if it is missing, it is requested again. */
export const getRecordPaper: Handler<"getRecordPaper"> = async ({ store, params, person }) => {
  const record = await findRecordOf(store, person, params.recordId);
  if (!record) return refused("notFound");
  const pdf = await findPaper(store, record.id);
  if (pdf !== undefined) return done({ content_type: "application/pdf" as const, pdf });
  await transact((tx) => requestPaper(tx, record.id));
  return { state: "underWay", answer: {} };
};
