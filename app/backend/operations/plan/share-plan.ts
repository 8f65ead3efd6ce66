import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import type { IsoDate } from "~/base/date";
import type { Mistakes } from "~/contract/wire/envelope";
import type { BodyOf } from "~/contract/wire/operation";
import type { OperationAt } from "~/contract/operations";
import { hasRight } from "~/contract/wire/rights";
import { MOST_OPEN_LINKS, NEEDS_AGREEMENT } from "~/contract/records/link-terms";
import { MOST_MAILED_A_DAY } from "~/contract/wire/refusals";
import { hasMailServer } from "../../sending/mail-server";
import { hasSmsGateway } from "../../sending/sms-gateway";
import { auditPlanAct } from "../../people/audit-entries";
import { KEPT_DAYS } from "../../lifecycle/retention";
import { findPlan, lockPlan, type Plan } from "../../plans/plans";
import { type Person, readAccount } from "../../session/person";
import { listOwnLinks, listLinksFor } from "~/backend/sharing/describe-links";
import { findSharer, type Maker } from "../../sharing/find-sharer";
import { mailLink, mailLinkToClient } from "~/backend/notices/mail-link";
import { deriveLinkToken } from "~/backend/sharing/link-token";
import { revokeLink, countMailed, countOpenLinks, findLinkOf, insertLink } from "~/backend/sharing/links";
import { writeVersion } from "../../sharing/write-version";
import type { Transaction } from "../../store/connection";
import { guests } from "../../store/schema";
import { NOT_AGREED, readAgreedOn } from "./client-agreement";
import { freezeAdvice } from "./freeze-advice";
import { done, type Handler, refused, refuseMistakes } from "../../calls/handler";

const DAY_MILLISECONDS = 24 * 3_600_000;

/** Makes a link to a plan as it stands, and mails it on request. */
export const sharePlan: Handler<"sharePlan"> = async ({ store, body, person, now }) => {
  const { plan_type: planType, label, include, code_to: cell, send_to: to, message } = body;
  const isMailed = to !== undefined;
  const isSent = isMailed || cell !== undefined;
  if (isSent && !hasRight(person.role, "sendShares")) return refused("forbidden", { message: GUEST });
  const plan = await lockPlan(store, person, body);
  const owner = plan && readAccount(plan.ownerId);
  if (!plan || (owner === undefined && person.role !== "guest")) return refused("notFound");
  const isForClient = isOfClient(person, owner);
  const { agreedOn, mistakes } = checkWhole(body, { person, isForClient, now });
  if (mistakes.length > 0) return refuseMistakes(mistakes);
  const maker = await findSharer(store, person, plan);
  const refusal =
    refuseSending({ isMailed, hasCode: cell !== undefined }) ??
    (await refuseMore(store, { plan, maker, isMailed, now }));
  if (refusal) return refusal;
  const snapshot = await freezeAdvice(store, plan, { planType, ticks: include });
  if ("state" in snapshot) return snapshot;

  const id = randomUUID();
  const { sharer, subjectId } = maker;
  const expiresAt = await findExpiry(store, plan, { days: body.expires_in_days, now });
  const version = await writeVersion(store, plan.id);
  await insertLink(
    store,
    {
      ...{ id, planId: plan.id, planType, version, label, sharer, cell, include, snapshot, expiresAt },
      ...{ makerRole: person.role, makerSubjectId: subjectId, isMailed, agreedOn },
    },
    now,
  );
  await auditPlanAct(store, { act: "shared a plan", plan, by: person, now });
  if (person.role !== "guest") {
    const { userId } = person;
    const mail = { shareId: id, sharer, message, hasCode: cell !== undefined, now, expiresAt, userId };
    if (to !== undefined) await mailLink(store, { ...mail, to });
    if (owner !== undefined && isForClient)
      await mailLinkToClient(store, { plan, owner, sharer, label, include, agreedOn, expiresAt });
  }
  return done({ share_id: id, token: deriveLinkToken(id), expires_at: expiresAt.toISOString() });
};

/** Whether an adviser shares a client's plan. */
function isOfClient(person: Person, owner: number | undefined): boolean {
  return person.role !== "guest" && person.userId !== owner;
}

const GUEST = "A guest gets a link only: register to have it mailed or protected by a code";

/** Reads when a client agreed, and finds mistakes that the schema cannot express. */
function checkWhole(
  { include, message, send_to: to, client_agreed_on: agreed }: BodyOf<OperationAt<"sharePlan">>,
  { person, isForClient, now }: { person: Person; isForClient: boolean; now: Date },
): { agreedOn: IsoDate | null; mistakes: Mistakes["errors"] } {
  const unsent = { path: "send_to", message: "Please say to whom we send your message" };
  const invented = { path: "include", message: "A guest’s plan has no ID number to show" };
  const agreedOn = (isForClient && readAgreedOn(agreed, now)) || null;
  const needsAgreement = isForClient && NEEDS_AGREEMENT.some((tick) => include.includes(tick));
  return {
    agreedOn,
    mistakes: [
      ...(message && to === undefined ? [unsent] : []),
      ...(person.role === "guest" && include.includes("id_number") ? [invented] : []),
      ...(needsAgreement && !agreedOn ? [{ path: "client_agreed_on", message: NOT_AGREED }] : []),
    ],
  };
}

function refuseSending({ isMailed, hasCode }: { isMailed: boolean; hasCode: boolean }) {
  const retryAfterSeconds = 3_600;
  if (isMailed && !hasMailServer())
    return refused("unavailable", { message: "This site has no way to send email", retryAfterSeconds });
  if (hasCode && !hasSmsGateway())
    return refused("unavailable", {
      message: "This site has no way to send a code by SMS",
      retryAfterSeconds,
    });
  return undefined;
}

type Asked = { plan: Plan; maker: Maker; isMailed: boolean; now: Date };

/** Refuses links beyond the limit of a plan, and emails beyond a person's limit per day. */
async function refuseMore(store: Transaction, { plan, maker, isMailed, now }: Asked) {
  if ((await countOpenLinks(store, plan.id, now)) >= MOST_OPEN_LINKS) return refused("tooManyLinks");
  if (!isMailed || maker.subjectId === null) return undefined;
  // Serialised per person, so that two concurrent mails do not both count as the tenth.
  await store.execute(sql`select pg_advisory_xact_lock(hashtextextended(${maker.subjectId}, 0))`);
  const since = new Date(now.getTime() - DAY_MILLISECONDS);
  const mailed = await countMailed(store, maker.subjectId, since);
  return mailed >= MOST_MAILED_A_DAY ? refused("tooManyMailed") : undefined;
}

/** Returns when a link expires: a guest's with their plan, if that is sooner. */
async function findExpiry(
  store: Transaction,
  { ownerId }: Plan,
  { days, now }: { days: number; now: Date },
): Promise<Date> {
  const end = new Date(now.getTime() + days * DAY_MILLISECONDS);
  if (readAccount(ownerId) !== undefined) return end;
  const [guest] = await store.select().from(guests).where(eq(guests.id, ownerId));
  const visited = guest?.newestTokenIssuedAt ?? now;
  const term = new Date(visited.getTime() + KEPT_DAYS.guestPlans * DAY_MILLISECONDS);
  return term < end ? term : end;
}

export const getShares: Handler<"getShares"> = async ({ store, query, person, now }) => {
  if (query.id === undefined) return done(await listOwnLinks(store, person, now));
  const plan = await findPlan(store, person, { id: query.id });
  if (!plan) return refused("notFound");
  return done(await listLinksFor(store, person, { planId: plan.id, now }));
};

export const revokeShare: Handler<"revokeShare"> = async ({ store, params, person, now }) => {
  const share = await findLinkOf(store, person, { id: params.shareId, access: "change" });
  const plan = share && (await lockPlan(store, person, { id: share.planId }));
  if (!share || !plan) return refused("notFound");
  if (!share.revokedAt) {
    await revokeLink(store, share, now);
    await auditPlanAct(store, { act: "took back a link", plan, by: person, now });
  }
  return done({});
};
