import { randomUUID } from "node:crypto";
import { json } from "@remix-run/node";
import type { z } from "zod";
import { callBackend } from "~/backend/door.server";
import { addDays, todayInSouthAfrica } from "~/base/date";
import { formatRand } from "~/base/money";
import { formatPhone } from "~/base/write-phone";
import { writePlanAddress } from "~/base/plan-address";
import { isSuccess, type Rejection } from "~/contract/wire/envelope";
import type { Recommendation } from "~/contract/plan/recommendation";
import { HEALTH_FIELDS } from "~/contract/survey/fields";
import { refusals } from "~/contract/wire/refusals";
import { GUEST_LINK_DAYS, LINK_DAYS, LINK_TICKS } from "~/contract/records/link-terms";
import { findOpenSteps } from "~/web/identity/acting.server";
import { refusePlan } from "~/web/identity/plan-of-page.server";
import type { Session } from "~/web/identity/session.server";
import { writeAddress } from "~/web/access/visit-plan.server";
import { type FormArgs, handleForm, type Posted } from "~/web/forms/handle-form.server";
import type { RefusalWords } from "~/web/forms/explain-refusal.server";
import { answerInPlace } from "~/ui/form";
import { drawQr } from "~/ui/draw-qr.server";
import { nameTicked } from "~/words/paper/describe-sharing";
import { gatherFacts, type PlanRecord } from "~/words/plan/plan-facts";
import { writeDayOf, writeDayOfYear } from "~/words/plan/write-figures";
import { SEEN_FIELD } from "../seen-fields";
import { hasSeen, hashFigures } from "../seen-figures.server";
import { visitAdvised } from "../visit-advised.server";
import { pickShown } from "../view-plan";
import { SHARE_PAGE, TAKEN_BACK, writeSharedPlace } from "../sharing-addresses";
import { makeShareForm } from "./make-share-form";
import { LINK_FIELDS, type MadeLink, type ShareView } from "./share-view";
import { describeLinkRow } from "./link-rows";
import { nameWhose } from "./share-words";
import { LINK_ID } from "./links-table";
import { NO_FIELDS } from "~/web/fields/field";

const NOT_NOW = "We could not do this just now. Please wait a minute and press the button again.";
const CHANGED =
  "This plan has changed since you opened this page. Look at it again, and then press the button if you still want to share it.";
const SENT_BEFORE =
  "You have already sent this form with other answers. Press the button again to make another link.";
const TAKEN_BACK_SINCE =
  "The link that this form made no longer works. Press the button again to make another one.";

/** Opens the plan to share, and picks one of its two versions. */
async function enter(request: Request) {
  const visited = await visitAdvised(request);
  const { client, session } = visited;
  if (!findOpenSteps(client, session).canShare) throw refusePlan(404, session);
  const query = new URL(request.url).searchParams;
  return { ...visited, query, ...pickShown(visited.recommended, visited.amended, query) };
}

/** Shows the form of a link, and the list of links. */
export async function showShare(request: Request, isMade: boolean) {
  const { id, session, client, headers, query, shown, isAmended, types } = await enter(request);
  const answer = await callBackend("getShares", { query: { id } }, { bearer: session.bearer });
  if (!isSuccess(answer)) throw refusePlan(answer, session);
  const today = todayInSouthAfrica(new Date());
  const isGuest = session.person === undefined;
  const view: ShareView = {
    plan: id,
    planType: isAmended ? "edit" : "base",
    types,
    incomePerMonth: formatRand(gatherFacts(shown.recommendation, shown.plan).income.total),
    days: (isGuest ? GUEST_LINK_DAYS : LINK_DAYS).map((days) => ({
      value: String(days),
      label: `${days} days`,
      note: `to ${writeDayOfYear(addDays(today, days))}`,
    })),
    supports: findSupported(shown),
    productTellsHealth: tellsHealth(shown.recommendation),
    isGuest,
    client: client?.name,
    shares: answer.return_object.map((share) => describeLinkRow(share, client?.name)),
    isTakenBack: query.has(TAKEN_BACK),
    operation: randomUUID(),
    seen: hashFigures([shown]),
  };
  return json({ view, isMade }, { headers });
}

/** Several ticks are posted as several values of one name. */
const FIELDS = [...Object.keys(LINK_FIELDS), ...LINK_TICKS.map(() => "include"), SEEN_FIELD, LINK_ID];

type Entered = Awaited<ReturnType<typeof enter>>;
type ShareForm = ReturnType<typeof makeShareForm>;

/** Makes a link, which only this response shows, or revokes one. */
export async function submitShare(args: FormArgs) {
  const chooseForm = (form: FormData, { client }: Entered): ShareForm | typeof NO_FIELDS =>
    form.get("intent") === "revoke" ? NO_FIELDS : makeShareForm(form, client?.name);
  const declared = { open: enter, schema: chooseForm, fields: FIELDS };
  return handleForm(args, declared, ({ values, ...posted }): Promise<Response> => {
    return "label" in values ? makeLink(posted, values) : takeBack(posted);
  });
}

type Shown = Entered["shown"];

async function takeBack({ form, named, session, refuse, redirectTo }: Posted & Entered) {
  const shareId = String(form.get(LINK_ID) ?? "");
  const answer = await callBackend("revokeShare", { params: { shareId } }, { bearer: session.bearer });
  // The site's own forms send only ids of links.
  if (answer.http_code === 422) throw refusePlan(404, session);
  if (!isSuccess(answer)) return refuse(answer, describeRefusal(answer, session));
  return redirectTo(writePlanAddress(SHARE_PAGE, named, { [TAKEN_BACK]: "" }));
}

async function makeLink({ form, caller, refuse, ...entered }: Posted & Entered, body: z.output<ShareForm>) {
  const { id, session, client, headers, shown, isAmended } = entered;
  if (!hasSeen(form, [shown])) return refuse(CHANGED);
  const planType = isAmended ? ("edit" as const) : ("base" as const);
  const answer = await callBackend("sharePlan", { body: { id, plan_type: planType, ...body } }, caller);
  if (!isSuccess(answer)) return refuse(answer, describeRefusal(answer, session));
  const { share_id, token, expires_at } = answer.return_object;
  // A form sent twice gets its first response, whose link may have been revoked since.
  if (await isOver(share_id, id, session)) return answerInPlace(form, TAKEN_BACK_SINCE, headers);
  const link = writeAddress(writeSharedPlace(token));
  const made: MadeLink = {
    link,
    qr: drawQr(link),
    label: body.label,
    worksUntil: writeDayOf(expires_at),
    codeTo: body.code_to && formatPhone(body.code_to),
    mailedTo: body.send_to,
    also: body.include.length > 0 ? nameTicked(body.include, nameWhose(client?.name)) : undefined,
    hidesHealth: usesHealth(shown.plan) && !body.include.includes("health"),
    productTellsHealth: tellsHealth(shown.recommendation),
  };
  return json({ made }, { headers });
}

async function isOver(shareId: string, id: number, { bearer }: Session): Promise<boolean> {
  const answer = await callBackend("getShares", { query: { id } }, { bearer });
  if (!isSuccess(answer)) return false;
  return answer.return_object.some((share) => share.share_id === shareId && share.state !== "open");
}

function findSupported({ plan, recommendation }: Shown): ShareView["supports"] {
  if (plan.financially_support_partner === "yes") return "partner";
  return recommendation.common_info.support_per_month > 0 ? "others" : undefined;
}

/** True if only an illness leads to this product: the same answers without it would lead to another. */
function tellsHealth({ common_info: { annuity_recommendation: chosen, reasons } }: Recommendation): boolean {
  const has = (rule: string) => reasons.some((reason) => reason.verdict === "for" && reason.rule === rule);
  return chosen === "LivingAnnuity" && has("seriousIllness") && !has("supportNeedsAll");
}

/** True if health questions were answered: the figures use the answers, whatever they are. */
const usesHealth = (plan: PlanRecord) =>
  Object.entries(plan).some(([field, answer]) => HEALTH_FIELDS.includes(field) && answer !== undefined);

/** The form's words for a refusal that concerns none of its fields. */
function describeRefusal(answer: Rejection, session: Session): RefusalWords {
  if (answer.http_code === 404 || answer.http_code === 401) throw refusePlan(answer, session);
  const isRepeated = answer.message === refusals.repeatedWithOtherContent.message;
  const words = answer.http_code >= 500 && answer.isUnanswered ? NOT_NOW : `${answer.message}.`;
  return { nameField: (path) => path.split(".")[0], failure: isRepeated ? SENT_BEFORE : words };
}
