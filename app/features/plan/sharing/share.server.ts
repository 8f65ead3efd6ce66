import { randomUUID } from "node:crypto";
import { json, redirect } from "@remix-run/node";
import { callBackend } from "~/backend/door.server";
import { addDays, todayInSouthAfrica } from "~/base/date";
import { formatRand } from "~/base/money";
import { writePlanAddress } from "~/base/plan-address";
import { isSuccess } from "~/contract/envelope";
import type { Rejection } from "~/contract/envelope";
import { SHARE_DAYS } from "~/contract/share-operations";
import type { ListedShare } from "~/contract/share-operations";
import { DISTRUST_WORDS, readForm } from "~/features/session/form-protection.server";
import { readOperationId } from "~/features/session/operation-id.server";
import { turnAway } from "~/features/session/plan-of-page.server";
import type { Session } from "~/features/session/session.server";
import { writeAddress } from "~/features/session/visit-plan.server";
import { answerInPlace } from "~/ui/form";
import { drawQr } from "~/ui/draw-qr.server";
import { gatherFacts } from "~/words/plan-facts";
import type { PlanRecord } from "~/words/plan-facts";
import { capitalise, joinWords, writeDayOf, writeDayOfYear } from "~/words/write-figures";
import { visitAdvised } from "../visit-advised.server";
import { pickShown } from "../view-plan";
import { SHARE_PAGE, TAKEN_BACK, writeSharedPlace } from "./addresses";
import type { MadeLink, ShareRow, ShareView } from "./share-view";
import { readShare } from "./read-share";
import { nameTick } from "./share-words";
import { SHARE_ID } from "./shares-table";

const NOT_NOW = "We could not do this just now. Please wait a minute and press the button again.";

/** Opens the plan to share, and picks which of two it is. */
async function enter(request: Request) {
  const visited = await visitAdvised(request);
  const query = new URL(request.url).searchParams;
  return { ...visited, query, ...pickShown(visited.recommended, visited.customised, query) };
}

/** Shows the form for a link, and the links there are. */
export async function showShare(request: Request, state: { isRefused: boolean; isMade: boolean }) {
  const { id, session, client, headers, query, shown, isAmended, types } = await enter(request);
  const answer = await callBackend("getShares", { query: { id } }, { bearer: session.bearer });
  if (!isSuccess(answer)) throw turnAway(answer, session);
  const today = todayInSouthAfrica(new Date());
  const view: ShareView = {
    plan: id,
    planType: isAmended ? "edit" : "base",
    types,
    incomePerMonth: formatRand(gatherFacts(shown.recommendation, shown.plan).income.total),
    days: SHARE_DAYS.map((days) => ({
      value: String(days),
      label: `${days} days`,
      note: `to ${writeDayOfYear(addDays(today, days))}`,
    })),
    supportsAnybody: shown.recommendation.common_info.support_per_month > 0 || hasPartner(shown.plan),
    isGuest: session.person === undefined,
    client: client?.name,
    shares: answer.return_object.map((share) => describeShare(share, capitalise(client?.name ?? "you"))),
    isTakenBack: query.has(TAKEN_BACK),
    operation: randomUUID(),
  };
  return json({ view, ...state }, { headers });
}

const TIMES = ["not yet", "once", "twice"];

function describeShare(share: ListedShare, owner: string): ShareRow {
  const { times_opened: times, last_opened_at: last, revoked_at: revoked } = share;
  const maker = share.made_by === "owner" ? owner : (share.adviser?.name ?? "Their adviser");
  const counted = TIMES[times] ?? `${times} times`;
  return {
    id: share.share_id,
    label: share.label,
    made: `${maker}, ${writeDayOf(share.created_at)}`,
    worksUntil: writeDayOf(share.expires_at),
    opened: last ? `${counted}, last on ${writeDayOf(last)}` : counted,
    ...(share.state === "revoked" && {
      closed: `Taken back${revoked ? ` on ${writeDayOf(revoked)}` : ""}`,
    }),
    ...(share.state === "expired" && { closed: "Its time is over" }),
  };
}

/** Makes a link and shows it in this answer alone, or takes one back. */
export async function submitShare(request: Request): Promise<Response> {
  const { form, distrust } = await readForm(request);
  if (distrust) return answerInPlace(form, DISTRUST_WORDS[distrust], new Headers());
  const entered = await enter(request);
  if (form.get("intent") === "revoke") return takeBack(form, entered);
  return makeLink(form, entered);
}

type Entered = Awaited<ReturnType<typeof enter>>;

async function takeBack(form: FormData, { id, session, headers }: Entered): Promise<Response> {
  const shareId = String(form.get(SHARE_ID) ?? "");
  const answer = await callBackend("revokeShare", { params: { shareId } }, { bearer: session.bearer });
  if (!isSuccess(answer)) return answerRefused(form, answer, { session, headers });
  return redirect(writePlanAddress(SHARE_PAGE, id, { [TAKEN_BACK]: "" }), { status: 303, headers });
}

async function makeLink(form: FormData, entered: Entered): Promise<Response> {
  const { id, session, client, headers, shown, isAmended } = entered;
  const { body, mistakes } = readShare(form, client?.name);
  if (mistakes.length > 0) return answerInPlace(form, mistakes, headers);
  const caller = { bearer: session.bearer, processContextId: readOperationId(form) };
  const planType = isAmended ? ("edit" as const) : ("base" as const);
  const answer = await callBackend("sharePlan", { body: { id, plan_type: planType, ...body } }, caller);
  if (!isSuccess(answer)) return answerRefused(form, answer, { session, headers });
  const link = writeAddress(writeSharedPlace(answer.return_object.token));
  const made: MadeLink = {
    link,
    qr: drawQr(link),
    label: body.label,
    worksUntil: writeDayOf(answer.return_object.expires_at),
    codeTo: body.code_to,
    mailedTo: body.send_to,
    also: joinWords(body.include.map((tick) => nameTick(tick, client?.name))),
    whose: client ? `${client.name}’s` : "your",
    hidesHealth: usesHealth(shown.plan) && !body.include.includes("health"),
  };
  return json({ made }, { headers });
}

const hasPartner = ({ financially_support_partner }: PlanRecord) => financially_support_partner === "yes";

/** Whether health answers were given, which the figures use whatever they are. */
const usesHealth = ({ has_serious_illness, are_you_smoker }: PlanRecord) =>
  has_serious_illness !== undefined || are_you_smoker !== undefined;

/** The page again, with all that was typed and what is wrong with it. */
function answerRefused(form: FormData, answer: Rejection, to: { session: Session; headers: Headers }) {
  if (answer.http_code === 404 || answer.http_code === 401) throw turnAway(answer, to.session);
  const mistakes = (answer.return_object?.errors ?? []).map(({ path, message }) => ({
    field: path.split(".")[0] ?? path,
    message,
  }));
  if (mistakes.length > 0) return answerInPlace(form, mistakes, to.headers);
  const words = answer.http_code >= 500 && answer.isUnanswered ? NOT_NOW : `${answer.message}.`;
  return answerInPlace(form, words, to.headers);
}
