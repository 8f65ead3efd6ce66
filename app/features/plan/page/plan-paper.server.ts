import { callBackend } from "~/backend/door.server";
import { type Envelope, isSuccess } from "~/contract/wire/envelope";
import type { AnswerOf } from "~/contract/wire/operation";
import type { OperationAt } from "~/contract/operations";
import { refuseForNow, type Session, tellWhen } from "~/web/identity/session.server";
import { visitAdvised } from "./visit-advised.server";

const NOT_NOW =
  "We cannot make the PDF just now. Please go back, wait a minute, and press the link again. You can also print the page of the plan.";

const PLAIN_TEXT = "text/plain; charset=utf-8";
const REFRESH_SECONDS = 3;

/** Sends the plan of the address as a PDF, with its amended version if there is one. */
export async function downloadOwnPaper(request: Request): Promise<Response> {
  const { id, amended, session, named, headers } = await visitAdvised(request);
  const query = { id, plan_type: amended ? "edit" : "base", client: named.client } as const;
  return writePaper(await callBackend("getPlanPaper", { query }, session), { session, headers });
}

type Asked = Envelope<AnswerOf<OperationAt<"getPlanPaper">>>;
type Page = { session: Session; headers: Headers };

/** Sends a plan's PDF, a page that requests it again by itself, or the reason for a failure and alternatives. */
export function writePaper(answer: Asked, { session, headers }: Page): Response {
  if (answer.response_code === "R01") return sayNotYet("the PDF", headers);
  if (answer.http_code === 429) return refuseForNow(session, answer);
  const paper = isSuccess(answer) && answer.return_object;
  if (!paper || !("pdf" in paper)) {
    headers.set("Content-Type", PLAIN_TEXT);
    return new Response(NOT_NOW, {
      status: 503,
      headers: tellWhen(headers, isSuccess(answer) ? undefined : answer),
    });
  }
  headers.set("Content-Type", paper.content_type);
  headers.set("Content-Disposition", `attachment; filename="baobab-plan-${paper.plan_id}.pdf"`);
  return new Response(Buffer.from(paper.pdf, "base64"), { headers });
}

/** Says that a PDF is still being made, on a page that reloads itself. */
export function sayNotYet(paper: string, headers: Headers): Response {
  headers.set("Content-Type", PLAIN_TEXT);
  headers.set("Refresh", String(REFRESH_SECONDS));
  const words = `We are still making ${paper}. It comes by itself in a moment. If not, load this page again.`;
  return new Response(words, { status: 202, headers });
}
