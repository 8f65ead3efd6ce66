import { json, redirect } from "@remix-run/node";
import { callBackend } from "~/backend/door.server";
import { isSuccess, type Rejection } from "~/contract/wire/envelope";
import type { SharedAnswer } from "~/contract/records/link-operations";
import { readOperationId } from "~/web/forms/operation-id.server";
import {
  carrySession,
  readWait,
  refuseForNow,
  requireGuest,
  type Session,
  showPage,
} from "~/web/identity/session.server";
import { describeRateLimit, describeTooManyCodes } from "~/web/request/rate-limit-message";
import { forAnybody, type FormArgs, handleForm } from "~/web/forms/handle-form.server";
import { answerInPlace } from "~/ui/form";
import { describeSharing } from "~/words/paper/describe-sharing";
import { writeDayOf } from "~/words/plan/write-figures";
import { CLOSE, CLOSED, writeSharedPlace } from "../sharing-addresses";
import type { CoverView } from "./cover-page";
import { clearReading, findReading, writeReading } from "./reading.server";

/** The present state of a link. */
type Opened =
  | { state: "open"; shared: SharedAnswer; session: Session }
  | { state: "cover"; session: Session }
  | { state: "unknown" | "gone"; session?: Session };

const NOT_NOW = "We cannot open it just now. Please wait a minute and press the button again.";

/** A token in the site's format; undefined for anything else, which the services need not be asked about. */
const readToken = (text: string | undefined) => (/^[\w-]{20,100}$/.test(text ?? "") ? text : undefined);

function answerClosed(answer: Rejection, session: Session): Opened {
  if (answer.http_code === 404) return { state: "unknown", session };
  if (answer.http_code === 410) return { state: "gone", session };
  throw refuseForNow(session, answer);
}

/** The reader who opened the link here in the last hour, with their headers; otherwise the link's state. */
export async function findReader(request: Request, text: string | undefined) {
  const token = readToken(text);
  if (token === undefined) return { state: "unknown" } as const;
  const session = await requireGuest(request);
  const reading = await findReading(request, token);
  if (!reading) return { state: "cover", session } as const;
  return { state: "reader", session, headers: { Token: token, Requestid: reading.requestId } } as const;
}

/** Opens the plan behind a link that was opened in this browser in the last hour. */
export async function openShared(request: Request, text: string | undefined): Promise<Opened> {
  const reader = await findReader(request, text);
  if (reader.state !== "reader") return reader;
  const { session, headers } = reader;
  const answer = await callBackend("getShared", { headers }, session);
  if (isSuccess(answer)) return { state: "open", shared: answer.return_object, session };
  // The code was not given yet, or has expired after an hour.
  if (answer.http_code === 401) return { state: "cover", session };
  return answerClosed(answer, session);
}

/**
 * The plan behind a link, for the pages beside the plan's own.
 * @throws Response a redirect to the link if it is not open in this browser
 */
export async function requireShared(request: Request, token: string | undefined) {
  const opened = await openShared(request, token);
  const place = writeSharedPlace(token ?? "");
  if (opened.state !== "open") throw redirect(place, { headers: carrySession(opened.session) });
  const { shared, session } = opened;
  const { recommended, customized: amended } = shared;
  const { brief: intro, newer } = describeSharing(shared);
  const headers = carrySession(session);
  return { id: recommended.plan.id, recommended, amended, place, by: { intro, newer }, headers };
}

/** @throws Response a redirect that closes the shared plan in this browser, if the query asks for it */
export function closeIfAsked(request: Request, text: string | undefined): void {
  if (!new URL(request.url).searchParams.has(CLOSE)) return;
  const headers = carrySession(undefined, [clearReading(text ?? "")]);
  throw redirect(`${writeSharedPlace(text ?? "")}?${CLOSED}`, { headers });
}

/** Shows the cover of a shared plan, or that the link leads to no plan. */
export async function showCover(
  request: Request,
  opened: Exclude<Opened, { state: "open" }>,
  text: string | undefined,
) {
  const token = readToken(text);
  if (opened.state !== "cover" || token === undefined) return answerNoPlan(opened);
  const { session } = opened;
  const answer = await callBackend("getSharedCover", { headers: { Token: token } }, session);
  if (!isSuccess(answer)) {
    const closed = answerClosed(answer, session);
    return answerNoPlan(closed);
  }
  const { shared_by: by, shared_at, expires_at, needs_code } = answer.return_object;
  const view: CoverView = {
    state: "cover",
    place: writeSharedPlace(token),
    name: by.name,
    role: by.role,
    sharedOn: writeDayOf(shared_at),
    worksUntil: writeDayOf(expires_at),
    needsCode: needs_code,
    isClosed: new URL(request.url).searchParams.has(CLOSED),
  };
  return showPage(view, session);
}

function answerNoPlan({ state, session }: Opened) {
  const view: CoverView = { state: state === "gone" ? "gone" : "unknown" };
  return json(view, { status: state === "gone" ? 410 : 404, headers: carrySession(session) });
}

/** Opens a shared plan in this browser for an hour, or has a code sent first. */
export async function submitOpening(args: FormArgs, text: string | undefined) {
  return handleForm(args, { open: forAnybody }, async ({ form, redirectTo }) => {
    const { request } = args;
    const token = readToken(text);
    const place = writeSharedPlace(text ?? "");
    if (token === undefined) return redirectTo(place);
    const session = await requireGuest(request);
    const cover = await callBackend("getSharedCover", { headers: { Token: token } }, session);
    if (!isSuccess(cover))
      return answerRefused(form, cover, { session, place, describeWait: describeRateLimit });
    if (cover.return_object.needs_code) return requestSharedCode(request, token, { form, session });
    const cookies = await writeReading(request, token, {});
    return redirect(place, { status: 303, headers: carrySession(session, cookies) });
  });
}

/** Has a code sent, and redirects to the page that asks for it. */
export async function requestSharedCode(
  request: Request,
  token = "",
  { form, session }: { form: FormData; session: Session },
): Promise<Response> {
  const place = writeSharedPlace(token);
  const caller = { bearer: session.bearer, processContextId: readOperationId(form) };
  const asked = await callBackend("askSharedCode", { headers: { Token: token } }, caller);
  if (!isSuccess(asked))
    return answerRefused(form, asked, { session, place, describeWait: describeTooManyCodes });
  const { request_id: requestId } = asked.return_object;
  const cookies = await writeReading(request, token, { requestId, sentAt: Date.now() });
  return redirect(`${place}/code`, { status: 303, headers: carrySession(session, cookies) });
}

type Refusing = { session: Session; place: string; describeWait: (seconds: number) => string };

function answerRefused(form: FormData, answer: Rejection, to: Refusing) {
  const headers = carrySession(to.session);
  // The link's page says that there is no such link.
  if (answer.http_code === 404 || answer.http_code === 410)
    return redirect(to.place, { status: 303, headers });
  const words = answer.http_code === 429 ? to.describeWait(readWait(answer)) : NOT_NOW;
  return answerInPlace(form, words, headers);
}
