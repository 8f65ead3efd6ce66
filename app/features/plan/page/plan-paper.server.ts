import { callBackend } from "~/backend/door.server";
import { isSuccess } from "~/contract/wire/envelope";
import type { Rejection } from "~/contract/wire/envelope";
import type { AnswerOf } from "~/contract/wire/operation";
import type { OperationAt } from "~/contract/wire/operations";
import { carrySession, readWait, refuseForNow } from "~/web/identity/session.server";
import type { Session } from "~/web/identity/session.server";
import { visitAdvised } from "./visit-advised.server";

const NOT_NOW =
  "We cannot make the PDF just now. Please go back, wait a minute, and press the link again. You can also print the page of the plan.";

/** The plan that the address names, as a PDF; with the amended one, if its owner has changed it. */
export async function downloadOwnPaper(request: Request): Promise<Response> {
  const { id, amended, session, named, headers } = await visitAdvised(request);
  const query = { id, plan_type: amended ? "edit" : "base", client: named.client } as const;
  const answer = await callBackend("getPlanPaper", { query }, session);
  return isSuccess(answer) ? writePaper(answer.return_object, headers) : refusePaper(answer, session);
}

/** A plan's PDF as a file. */
export function writePaper(
  { pdf, content_type, plan_id }: AnswerOf<OperationAt<"getPlanPaper">>,
  headers: Headers,
): Response {
  headers.set("Content-Type", content_type);
  headers.set("Content-Disposition", `attachment; filename="baobab-plan-${plan_id}.pdf"`);
  return new Response(Buffer.from(pdf, "base64"), { headers });
}

/** Why there is no PDF just now, and what else can be done. */
export function refusePaper(answer: Rejection, session: Session): Response {
  if (answer.http_code === 429) return refuseForNow(session, answer);
  const headers = carrySession(session);
  headers.set("Content-Type", "text/plain; charset=utf-8");
  headers.set("Retry-After", String(readWait(answer)));
  return new Response(NOT_NOW, { status: 503, headers });
}
