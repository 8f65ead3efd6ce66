import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { writeCanonicalJson } from "~/base/canonical-json";
import type { Mistakes } from "~/contract/envelope";
import type { BodyOf } from "~/contract/operation";
import type { OperationAt } from "~/contract/operations";
import { hasRight } from "~/contract/rights";
import { MOST_MAILED_A_DAY, MOST_OPEN_SHARES } from "~/contract/share-operations";
import { hasMailServer } from "../messages/mail-server";
import { hasSmsGateway } from "../messages/sms-gateway";
import { notePlanAct } from "../people/acts";
import { KEPT_DAYS } from "../people/retention";
import { findPlan, lockPlan } from "../plan/plans";
import type { Plan } from "../plan/plans";
import { listProgress } from "../recommendation/recommendations";
import type { Progress } from "../recommendation/recommendations";
import { findVersions } from "../records/find-advice";
import { readAccount } from "../session/person";
import type { Person } from "../session/person";
import { describeShares, listOwnShares } from "../sharing/describe-shares";
import { findSharer } from "../sharing/find-sharer";
import { freezePlan } from "../sharing/freeze-plan";
import { mailLink, mailShared } from "../sharing/mail-share";
import { deriveShareToken } from "../sharing/share-token";
import {
  closeShare,
  countMailed,
  countOpenShares,
  findShareOf,
  insertShare,
  listSharesOfPlan,
} from "../sharing/shares";
import type { Transaction } from "../store/connection";
import { guests } from "../store/schema";
import { done, refused, refuseMistakes } from "./handler";
import type { Handler, Outcome } from "./handler";
import { writeCustomisedPlan, writePlan } from "./read-plans";
import { readCellOf } from "./register";

const DAY_MILLISECONDS = 24 * 3_600_000;

/** Makes a link to a plan as it stands, and mails it if that is asked. */
export const sharePlan: Handler<"sharePlan"> = async ({ store, body, person, now }) => {
  const { plan_type: planType, label, include, send_to: to, message } = body;
  const isSent = to !== undefined || body.code_to !== undefined;
  if (isSent && !hasRight(person.role, "sendShares")) return refused("forbidden", { message: GUEST });
  const plan = await lockPlan(store, person, body);
  const owner = plan && readAccount(plan.ownerId);
  if (!plan || (owner === undefined && person.role !== "guest")) return refused("notFound");
  const code = body.code_to === undefined ? undefined : readCellOf(body.code_to, "code_to");
  const mistakes = [...(code && "mistake" in code ? [code.mistake] : []), ...findMistakes(body, person)];
  if (mistakes.length > 0) return refuseMistakes(mistakes);
  const cell = code && "cell" in code ? code.cell : undefined;
  const unavailable = refuseSending({ isMailed: to !== undefined, hasCode: cell !== undefined });
  if (unavailable) return unavailable;
  if ((await countOpenShares(store, plan.id, now)) >= MOST_OPEN_SHARES) return refused("tooManyShares");
  const { sharer, subjectId } = await findSharer(store, person, plan);
  if (to !== undefined && subjectId !== null) {
    const since = new Date(now.getTime() - DAY_MILLISECONDS);
    if ((await countMailed(store, subjectId, since)) >= MOST_MAILED_A_DAY) return refused("tooManyMailed");
  }
  const advice = findAdvice(await listProgress(store, plan.id), planType);
  if ("state" in advice) return advice;
  const customisedPlan = advice.customised && (await writeCustomisedPlan(store, plan));
  const snapshot = freezePlan({
    recommended: { plan: writePlan(plan), recommendation: advice.recommended },
    customised: customisedPlan && { plan: customisedPlan, recommendation: advice.customised },
    ticks: include,
  });
  const id = randomUUID();
  const expiresAt = await findEnd(store, plan, { days: body.expires_in_days, now });
  const version = writeVersion(await findVersions(store, plan.id));
  await insertShare(
    store,
    {
      ...{ id, planId: plan.id, planType, version, label, sharer, cell, include, snapshot, expiresAt },
      makerRole: person.role,
      makerSubjectId: subjectId,
      isMailed: to !== undefined,
    },
    now,
  );
  await notePlanAct(store, { act: "shared a plan", plan, by: person, now });
  if (person.role !== "guest" && to !== undefined) {
    const hasCode = cell !== undefined;
    await mailLink(store, {
      shareId: id,
      to,
      sharer,
      message,
      hasCode,
      now,
      expiresAt,
      userId: person.userId,
    });
  }
  if (owner !== undefined && person.role !== "guest" && person.userId !== owner)
    await mailShared(store, { plan, owner, label, include, expiresAt });
  return done({ share_id: id, token: deriveShareToken(id), expires_at: expiresAt.toISOString() });
};

const GUEST = "A guest gets a link only: register to have it mailed or protected by a code";

function findMistakes(
  { include, message, send_to: to }: BodyOf<OperationAt<"sharePlan">>,
  person: Person,
): Mistakes["errors"] {
  const unsent = { path: "send_to", message: "Please say to whom we send your message" };
  const invented = { path: "include", message: "A guest’s plan has no ID number to show" };
  return [
    ...(message && to === undefined ? [unsent] : []),
    ...(person.role === "guest" && include.includes("id_number") ? [invented] : []),
  ];
}

function refuseSending({ isMailed, hasCode }: { isMailed: boolean; hasCode: boolean }) {
  const retryAfterSeconds = 3_600;
  if (isMailed && !hasMailServer())
    return refused("unavailable", { message: "This site has no way to send e-mail", retryAfterSeconds });
  if (hasCode && !hasSmsGateway())
    return refused("unavailable", {
      message: "This site has no way to send a code by SMS",
      retryAfterSeconds,
    });
  return undefined;
}

type Ready = Extract<Progress, { status: "ready" }>["recommendation"];
type Advice = { recommended: Ready; customised?: undefined } | { recommended: Ready; customised: Ready };

/** The recommendations to share, or why there is nothing to share. */
function findAdvice(all: readonly Progress[], type: "base" | "edit"): Advice | Outcome<never> {
  const [ours, customised] = (["base", "edit"] as const).map((planType) =>
    all.find((progress) => progress.planType === planType),
  );
  const wanted = type === "edit" ? [ours, customised] : [ours];
  if (wanted.some((progress) => progress?.status === "failed")) return refused("recommendationFailed");
  if (wanted.some((progress) => progress?.status === "pending")) return refused("recommendationPending");
  if (ours?.status !== "ready") return refused("notFound");
  if (type === "base") return { recommended: ours.recommendation };
  if (customised?.status !== "ready") return refused("notFound");
  return { recommended: ours.recommendation, customised: customised.recommendation };
}

/** When a link ends: a guest's with their plan, if that is sooner. */
async function findEnd(
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

/** The same as long as neither of a plan's recommendations is another. */
export function writeVersion(versions: Awaited<ReturnType<typeof findVersions>>): string {
  return writeCanonicalJson(versions);
}

export const getShares: Handler<"getShares"> = async ({ store, query, person, now }) => {
  if (query.id === undefined) return done(await listOwnShares(store, person, now));
  const plan = await findPlan(store, person, { id: query.id });
  if (!plan) return refused("notFound");
  return done(await describeShares(store, await listSharesOfPlan(store, plan.id), now));
};

export const revokeShare: Handler<"revokeShare"> = async ({ store, params, person, now }) => {
  const share = await findShareOf(store, person, { id: params.shareId, access: "change" });
  const plan = share && (await lockPlan(store, person, { id: share.planId }));
  if (!share || !plan) return refused("notFound");
  if (!share.revokedAt) {
    await closeShare(store, share, now);
    await notePlanAct(store, { act: "took back a link", plan, by: person, now });
  }
  return done({});
};
