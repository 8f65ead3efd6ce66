import { redirect } from "@remix-run/node";
import { callBackend } from "~/backend/door.server";
import { carrySession } from "~/web/identity/session.server";
import { downloadPlan } from "../download-plan.server";
import { writePaper } from "../plan-paper.server";
import { writeSharedPlace } from "../sharing-addresses";
import { findReader, requireShared } from "./shared.server";

/** Statuses that the link's own page explains: it is not open in this browser, or leads to no plan. */
const AT_THE_LINK = [401, 404, 410];

/**
 * Sends a shared plan as one of its files.
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
  const toTheLink = () => redirect(writeSharedPlace(token), { headers: carrySession(reader.session) });
  if (reader.state !== "reader") return toTheLink();
  const { session, headers: shown } = reader;
  const answer = await callBackend("getSharedPaper", { headers: shown }, session);
  if (AT_THE_LINK.includes(answer.http_code)) return toTheLink();
  return writePaper(answer, { session, headers: carrySession(session) });
}
