import { json, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { todayInSouthAfrica } from "~/base/date";
import { callBackend } from "~/backend/door.server";
import type { AnswerOf } from "~/contract/wire/operation";
import type { OperationAt } from "~/contract/operations";
import { type DeskSession, requireRight } from "~/web/identity/desk.server";
import { readFields } from "~/web/fields/read-fields.server";
import { readForm } from "~/web/forms/form-protection.server";
import { carrySession, showPage } from "~/web/identity/session.server";
import { type FormArgs, handleDeskForm } from "~/web/forms/handle-form.server";
import { sendLines } from "~/web/page/send-rows.server";
import { writeInstant } from "~/words/plan/write-figures";
import { findFilterMistakes, readFilter, writeListAddress } from "../read-filter.server";
import { takeFirstPage, takePage, turnPages } from "../stream-rows.server";
import { findForm, reasonForm, recordsForm } from "../oversight-forms";
import type { RecordsView } from "./records-page";
import { RECORDS, RECORDS_FILE, TAKE_RECORD } from "./records-words";

const RECORD_FIELDS = Object.keys(recordsForm.shape);
const FILTERS = ["startDate", "endDate"] as const;
const TYPE_WORDS = { base: "recommended", edit: "amended" } as const;
const FINGERPRINT_LETTERS = 16;

type FoundRecord = AnswerOf<OperationAt<"searchRecords">>["records"][number];

/** Shows the records of some days, without opening them. */
export async function showRecords({ request }: LoaderFunctionArgs) {
  const session = await requireRight(request, "readRecords");
  const values = readFilter(request, FILTERS);
  const { after } = readFilter(request, ["after"]);
  const answer = await callBackend("searchRecords", { query: { ...values, after } }, session);
  const mistakes = findFilterMistakes(answer);
  const headers = carrySession(session);
  if (mistakes) return json<RecordsView>({ mistakes, values, records: [] }, { status: 422, headers });
  const { records, next } = takePage(answer, session);
  const view: RecordsView = {
    mistakes: [],
    values,
    records: records.map(describeRecord),
    next: next && writeListAddress(RECORDS, { ...values, after: next }),
    first: after && writeListAddress(RECORDS, values),
  };
  return json(view, { headers });
}

function describeRecord({ record_id, plan_id, plan_type, selected_at, sha256 }: FoundRecord) {
  return {
    id: record_id,
    plan: `Plan ${plan_id}, ${TYPE_WORDS[plan_type]}`,
    at: writeInstant(selected_at),
    fingerprint: sha256.slice(0, FINGERPRINT_LETTERS),
  };
}

/**
 * Finds the records of an ID number, which is never in an address; or, once a reason is given, redirects the browser
 * with its post to the file.
 */
export async function findOrTake(args: FormArgs) {
  const declared = { right: "readRecords", schema: chooseForm, fields: RECORD_FIELDS } as const;
  return handleDeskForm(args, declared, async ({ values, session, send }) => {
    if ("reason" in values) {
      const file = writeListAddress(RECORDS_FILE, readFilter(args.request, FILTERS));
      return redirect(file, { status: 307, headers: carrySession(session) });
    }
    const nameField = (path: string) => (path === "Rsaidnr" ? "rsaIdNr" : undefined);
    const headers = { Rsaidnr: values.rsaIdNr };
    const { records } = await send("searchRecords", { headers }, { nameField });
    return showPage({ found: records.map(describeRecord) }, session);
  });
}

function chooseForm(form: FormData): typeof findForm | typeof reasonForm {
  return form.get("intent") === "find" ? findForm : reasonForm;
}

/** Sends one record, or all of some days, as canonical JSON that `npm run verify-record` checks. */
export async function sendRecords(request: Request): Promise<Response> {
  const { form, distrust } = await readForm(request, RECORD_FIELDS);
  const session = await requireRight(request, "readRecords");
  const typed = await readFields(reasonForm, form);
  // The page itself never sends a form without a reason here.
  if (distrust || !typed.ok) return leadBack(session);
  const { reason } = typed.value;
  const intent = String(form.get("intent") ?? "");
  const headers = carrySession(session);
  const today = todayInSouthAfrica(new Date());
  if (intent.startsWith(TAKE_RECORD)) {
    const params = { recordId: intent.slice(TAKE_RECORD.length) };
    const answer = await callBackend("readRecord", { params, body: { reason } }, session);
    if (answer.http_code === 404 || answer.http_code === 422) return leadBack(session);
    const { file, plan_id } = takePage(answer, session);
    const name = `baobab-record-of-advice-${plan_id}-${today}.json`;
    headers.set("Content-Type", "application/json; charset=utf-8");
    headers.set("Content-Disposition", `attachment; filename="${name}"`);
    return new Response(file, { headers });
  }
  const days = readFilter(request, FILTERS);
  const ask = (after?: string) => callBackend("exportRecords", { body: { ...days, after, reason } }, session);
  const first = takeFirstPage(await ask(), session, writeListAddress(RECORDS, days));
  const lines = (async function* () {
    for await (const { files } of turnPages(first, ask)) yield* files;
  })();
  return sendLines(lines, { name: `baobab-records-of-advice-${today}.ndjson`, headers });
}

function leadBack(session: DeskSession) {
  return redirect(RECORDS, { status: 303, headers: carrySession(session) });
}
