import { json, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { writePlanAddress } from "~/base/plan-address";
import { callBackend } from "~/backend/door.server";
import { exportedRecordSchema } from "~/contract/records/advice-record";
import { isSuccess } from "~/contract/wire/envelope";
import { requirePlan, refusePlan } from "~/web/identity/plan-of-page.server";
import { carrySession } from "~/web/identity/session.server";
import { describeRecord } from "~/words/paper/describe-record";
import { writeInstant } from "~/words/plan/write-figures";
import { findRecords } from "~/web/access/choices-made.server";
import { RECORD, RECORD_QUERY } from "../selection-addresses";
import { nameRecordFile } from "./name-record-file";
import type { RecordPageView } from "./record-page";

/**
 * The record in the address, otherwise the newest one about its plan; undefined if there is none yet.
 * @throws Response 404 for a plan or a record that is not theirs, 503 if the services do not answer
 */
export async function findNamedRecord(request: Request) {
  const { id, session, named } = await requirePlan(request);
  const headers = carrySession(session);
  const records = await findRecords(id, session);
  const asked = new URL(request.url).searchParams.get(RECORD_QUERY);
  const found = asked === null ? records[0] : records.find(({ record_id }) => record_id === asked);
  if (asked !== null && !found) throw refusePlan(404, session);
  return { id, named, session, headers, records, found };
}

async function openRecord(request: Request) {
  const { session, found, ...page } = await findNamedRecord(request);
  if (!found) return { ...page, found: undefined, file: undefined };
  const answer = await callBackend("getRecord", { params: { recordId: found.record_id } }, session);
  if (!isSuccess(answer)) throw refusePlan(answer, session);
  return { ...page, found, file: answer.return_object.file };
}

/** Shows a record of advice about a plan, and the list of the others. */
export async function showRecord({ request }: LoaderFunctionArgs) {
  const { named, headers, records, found, file } = await openRecord(request);
  if (!found) return json<RecordPageView>({ state: "none" }, { headers });
  const { record, sha256 } = exportedRecordSchema.parse(JSON.parse(file));
  const view: RecordPageView = {
    state: "shown",
    recordId: found.record_id,
    isCurrent: found.is_current,
    paper: describeRecord(record, sha256),
    records: records.map(({ record_id, selected_at, plan_type }) => ({
      id: record_id,
      address: writePlanAddress(RECORD, named, { [RECORD_QUERY]: record_id }),
      at: writeInstant(selected_at),
      type: plan_type,
    })),
  };
  return json(view, { headers });
}

/** Sends the record as the file that `npm run verify-record` checks: byte for byte as the backend returns it. */
export async function downloadRecord({ request }: LoaderFunctionArgs): Promise<Response> {
  const { id, named, headers, found, file } = await openRecord(request);
  if (!found) throw redirect(writePlanAddress(RECORD, named), { headers });
  headers.set("Content-Type", "application/json; charset=utf-8");
  const name = nameRecordFile(id, found.selected_at, "json");
  headers.set("Content-Disposition", `attachment; filename="${name}"`);
  return new Response(file, { headers });
}
