import { setTimeout as sleep } from "node:timers/promises";
import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { writePlanAddress } from "~/base/plan-address";
import { callBackend } from "~/backend/door.server";
import { isSuccess } from "~/contract/wire/envelope";
import { refusePlan } from "~/web/identity/plan-of-page.server";
import { type Session, tellWhen } from "~/web/identity/session.server";
import { sayNotYet } from "../plan-paper.server";
import { RECORD } from "../selection-addresses";
import { nameRecordFile } from "./name-record-file";
import { findNamedRecord } from "./record.server";

/** The longest wait for a response; after that the browser reloads the page by itself. */
const LONGEST_WAIT_MILLISECONDS = 6_000;
const ASK_AGAIN_MILLISECONDS = 200;

const NO_PAPER =
  "We do not have this record of advice as a PDF. Please read it on its page, and print it there.";
const PLAIN_TEXT = { "Content-Type": "text/plain; charset=utf-8" };

/**
 * Sends the PDF of the record in the address, otherwise of the newest one about its plan. The services draw it
 * when the record is made, so an early request waits for it.
 * @throws Response 404 for a plan or a record that is not theirs, 503 if the services do not answer, and a
 *   redirect to the record's page if there is none yet
 */
export async function downloadPaper({ request }: LoaderFunctionArgs): Promise<Response> {
  const { id, named, session, headers, found: record } = await findNamedRecord(request);
  if (!record) throw redirect(writePlanAddress(RECORD, named), { headers });
  const paper = await waitForPaper(record.record_id, session);
  if (!paper) return sayNotYet("your record of advice", headers);
  headers.set("Content-Type", "application/pdf");
  const name = nameRecordFile(id, record.selected_at, "pdf");
  headers.set("Content-Disposition", `attachment; filename="${name}"`);
  return new Response(paper, { headers });
}

/**
 * @returns undefined if it takes too long
 * @throws Response 503 if the services do not answer, or have no paper
 */
async function waitForPaper(
  recordId: string,
  session: Session,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const deadline = Date.now() + LONGEST_WAIT_MILLISECONDS;
  for (;;) {
    const answer = await callBackend("getRecordPaper", { params: { recordId } }, session);
    if (!isSuccess(answer)) throw refusePlan(answer, session);
    const paper = answer.return_object;
    if ("pdf" in paper) return new Uint8Array(Buffer.from(paper.pdf, "base64"));
    if (answer.response_code !== "R01") throw sayNone();
    if (Date.now() >= deadline) return undefined;
    await sleep(ASK_AGAIN_MILLISECONDS);
  }
}

function sayNone(): Response {
  return new Response(NO_PAPER, { status: 503, headers: tellWhen(new Headers(PLAIN_TEXT)) });
}
