import { redirect } from "@remix-run/node";
import { callBackend } from "~/backend/door.server";
import { isSuccess } from "~/contract/wire/envelope";
import type { Rejection } from "~/contract/wire/envelope";
import { carryUnkept, readWait, refuseForNow } from "~/web/identity/session.server";
import type { Session } from "~/web/identity/session.server";
import { downloadPlan } from "../download-plan.server";
import { writeSharedPlace } from "./addresses";
import { findReader, requireShared } from "./shared.server";

const NOT_NOW =
  "We cannot make the PDF just now. Please go back, wait a minute, and press the link again. You can also print the page of the plan.";

/** What the link's own page says in words: it is not open in this browser, or no longer leads to a plan. */
const AT_THE_LINK = [401, 404, 410];

/**
 * A shared plan as one of its files.
 * @throws Response a redirect to the link if it is not open in this browser, 404 if there is no such file
 */
export function downloadShared(
  request: Request,
  token: string | undefined,
  file: string | undefined,
): Promise<Response> {
  if (file === "plan.pdf") return downloadSharedPaper(request, token);
  return downloadPlan(file, () => requireShared(request, token));
}

async function downloadSharedPaper(request: Request, token = ""): Promise<Response> {
  const reader = await findReader(request, token);
  const toTheLink = () => redirect(writeSharedPlace(token), { headers: carryUnkept(reader.session) });
  if (reader.state !== "reader") return toTheLink();
  const { session, headers: shown } = reader;
  const answer = await callBackend("getSharedPaper", { headers: shown }, session);
  if (!isSuccess(answer))
    return AT_THE_LINK.includes(answer.http_code) ? toTheLink() : refuse(answer, session);
  const { pdf, content_type, plan_id } = answer.return_object;
  const headers = carryUnkept(session);
  headers.set("Content-Type", content_type);
  headers.set("Content-Disposition", `attachment; filename="baobab-plan-${plan_id}.pdf"`);
  return new Response(Buffer.from(pdf, "base64"), { headers });
}

function refuse(answer: Rejection, session: Session): Response {
  if (answer.http_code === 429) return refuseForNow(session, answer);
  const headers = carryUnkept(session);
  headers.set("Content-Type", "text/plain; charset=utf-8");
  headers.set("Retry-After", String(readWait(answer)));
  return new Response(NOT_NOW, { status: 503, headers });
}
