import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { callBackend } from "~/backend/door.server";
import { isSuccess } from "~/contract/wire/envelope";
import type { OwnData } from "~/contract/records/own-data-operations";
import { carrySession, type DatedSession, refuseForNow, showPage } from "~/web/identity/session.server";
import { requireConfirmation } from "../confirmation.server";
import { describeOwnData } from "./describe-own-data";

async function collect(request: Request): Promise<{ session: DatedSession; data: OwnData }> {
  const { session, confirmation } = await requireConfirmation(request, "everything");
  const headers = { Requestid: confirmation.requestId };
  const answer = await callBackend("getOwnData", { headers }, session);
  if (isSuccess(answer)) return { session, data: answer.return_object };
  if (answer.response_code === "R03") throw redirect("/en/my-data", { headers: carrySession(session) });
  throw refuseForNow(session, answer);
}

/** Shows all data stored about the person. */
export async function showEverything({ request }: LoaderFunctionArgs) {
  const { session, data } = await collect(request);
  return showPage({ sections: describeOwnData(data) }, session);
}

/** Sends the same as a file. */
export async function downloadEverything({ request }: LoaderFunctionArgs): Promise<Response> {
  const { session, data } = await collect(request);
  const headers = carrySession(session);
  headers.set("Content-Type", "application/json; charset=utf-8");
  headers.set("Content-Disposition", 'attachment; filename="my-baobab-data.json"');
  return new Response(JSON.stringify(data, undefined, 2), { headers });
}
