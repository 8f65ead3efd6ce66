import { and, eq, inArray, isNotNull, notExists, or, sql } from "drizzle-orm";
import { HEALTH_FIELDS } from "~/contract/survey/fields";
import type { OwnData } from "~/contract/records/own-data-operations";
import type { SurveyRecord } from "~/contract/survey/survey-record";
import { deleteAnswersOf } from "../calls/idempotency";
import { listAllChecksOf } from "../living-annuity/kept-checks";
import { listImages } from "../people/images";
import { deleteMessageFilesAbout } from "../sending/message-files";
import { listMailsOf } from "../sending/outgoing-mails";
import { deleteOwnPlans, listOwnPlans, lockOwnPlans, replaceAnswers, resetChoices } from "../plans/plans";
import { discardAmended, listSourcesOf, type Source } from "../recommendation/amended";
import { dropRecommendation } from "../recommendation/recommendations";
import { listRecordsOf } from "../records/advice-records";
import { listRequestsOf } from "../records/plan-requests";
import {
  type CodeRequest,
  deleteRequestsAbout,
  listRequestsAbout,
  readTypedCell,
} from "../session/code-requests";
import { describePasskey, listPasskeysOf } from "../session/passkeys";
import { type LoggedIn, ownerKey } from "../session/person";
import { listOwnLinks } from "../sharing/describe-links";
import { revokeLinksTo } from "../sharing/links";
import type { DatabaseOrTransaction, Transaction } from "../store/connection";
import { codeRequests, guests, plans, sessions, termsAcceptances, userRoles, users } from "../store/schema";
import { listActs } from "../people/audit-entries";
import { listAdviserRequests } from "../desk/adviser-requests";
import { changeAdviser } from "../desk/change-adviser";
import { listCorrectionNotes } from "../people/correction-notes";
import { describePerson } from "../people/describe-person";
import { findProposal } from "../desk/fee-proposals";
import { findDraft, saveDraftOf } from "../plans/drafts";
import { lockPlansOf } from "../people/lock-people";
import { describeNumberChange } from "../people/number-change";
import { closeDesk } from "../people/staff";
import { findAccount, findDetails, openDetails } from "../people/users";

/** Collects a person's stored data in the wire's form, in the same number of queries for any number of plans. */
export async function collectOwnData(
  store: DatabaseOrTransaction,
  person: LoggedIn,
  now: Date,
): Promise<OwnData> {
  const { userId } = person;
  const { rsaid } = await findAccount(store, userId);
  const [
    described,
    [row],
    roles,
    ownSessions,
    passkeys,
    requests,
    mails,
    terms,
    saved,
    ownPlans,
    sources,
    pictures,
    acts,
    corrections,
    records,
    planRequests,
    proposal,
    adviserRequests,
    ownLinks,
    checks,
  ] = await Promise.all([
    describePerson(store, userId, now),
    store.select().from(users).where(eq(users.id, userId)),
    store.select().from(userRoles).where(eq(userRoles.userId, userId)),
    store.select().from(sessions).where(eq(sessions.userId, userId)),
    listPasskeysOf(store, userId),
    listRequestsAbout(store, rsaid),
    listMailsOf(store, userId),
    store.select().from(termsAcceptances).where(eq(termsAcceptances.userId, userId)),
    findDraft(store, userId),
    listOwnPlans(store, person),
    listSourcesOf(store, ownerKey(person)),
    listImages(store, userId),
    listActs(store, userId),
    listCorrectionNotes(store, userId),
    listRecordsOf(store, person),
    listRequestsOf(store, person),
    findProposal(store, userId),
    listAdviserRequests(store, userId),
    listOwnLinks(store, person, now),
    listAllChecksOf(store, userId),
  ]);
  if (!described || !row) throw new Error("an account that is logged in is gone");
  const { numberChange } = openDetails(row);
  return {
    collected_at: now.toISOString(),
    account: {
      ...described.user,
      created_at: row.createdAt.toISOString(),
      updated_at: row.updatedAt.toISOString(),
      last_login_at: row.lastLoginAt?.toISOString(),
      agreed_fees: row.fees,
      role_ids: roles.map(({ roleId }) => roleId),
      number_change: numberChange && describeNumberChange(numberChange),
    },
    fees: { agreed: row.agreedFees ?? undefined, own: row.ownFees ?? undefined, proposal },
    adviser_requests: adviserRequests,
    adviser: described.adviser,
    pictures: pictures.map(({ name, content, createdAt }) => ({
      name,
      stored_at: createdAt.toISOString(),
      content_type: "image/webp",
      image: content,
    })),
    sessions: ownSessions.map(({ role, createdAt, newestTokenIssuedAt }) => ({
      role,
      started_at: createdAt.toISOString(),
      renewed_at: newestTokenIssuedAt.toISOString(),
    })),
    passkeys: passkeys.map(describePasskey),
    code_requests: requests.map(describeRequest),
    waiting_messages: mails.map(({ subject, text, createdAt }) => ({
      subject,
      text,
      written_at: createdAt.toISOString(),
    })),
    draft: saved?.draft,
    plans: ownPlans.map((plan) => ({
      answers: { ...plan.record, id: plan.id, rsaid: plan.rsaid },
      created_at: plan.createdAt.toISOString(),
      updated_at: plan.updatedAt.toISOString(),
      selected_plan_type: plan.selectedPlanType,
      selected_at: plan.selectedAt?.toISOString(),
      made_by_adviser: plan.madeById !== null,
      agreed_on: plan.agreedOn ?? undefined,
      finished_recommendation: plan.finishedRecommendation,
      recommendations: sources.filter(({ planId }) => planId === plan.id).map(describeSource),
    })),
    advice_records: records.map(({ sha256, content }) => ({
      sha256,
      record: JSON.parse(content) as unknown,
    })),
    requests: planRequests.map(({ reference, kind, planId, planType, createdAt, confirmedAt }) => ({
      reference,
      kind,
      plan_id: planId,
      plan_type: planType,
      requested_at: createdAt.toISOString(),
      confirmed_at: confirmedAt?.toISOString(),
    })),
    living_annuity_checks: checks,
    shares: ownLinks,
    terms_accepted: terms.map(({ url, browser, createdAt }) => ({
      url,
      browser,
      accepted_at: createdAt.toISOString(),
    })),
    acts,
    corrections,
  };
}

/** Shows only the end of the number, because somebody else may have typed theirs. */
function describeRequest(request: CodeRequest) {
  return {
    purpose: request.kind,
    asked_at: request.createdAt.toISOString(),
    expires_at: request.expiresAt.toISOString(),
    given_at: request.verifiedAt?.toISOString(),
    number_typed: readTypedCell(request)?.replace(/^.*(?=.{4})/, "…"),
  };
}

function describeSource({ progress, attributes, ...source }: Source) {
  return {
    plan_type: source.planType,
    status: source.status,
    advice_date: source.adviceDate,
    basis_version: source.basisVersion ?? undefined,
    engine_version: source.engineVersion ?? undefined,
    fees: source.fees,
    offers_plus: source.offersPlus,
    seed: source.seed,
    changes: attributes,
    recommendation: progress.status === "ready" ? progress.recommendation : undefined,
  };
}

/**
 * Waits for transactions that store something for a person, and blocks new ones until this one ends.
 * @returns their clients, who are locked too
 */
export async function lockPerson(tx: Transaction, { userId }: LoggedIn): Promise<number[]> {
  const isAffected = or(eq(users.id, userId), eq(users.adviserId, userId))!;
  await lockPlansOf(tx, isAffected);
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(isAffected)
    .orderBy(users.id)
    .for("update");
  return rows.map(({ id }) => id).filter((id) => id !== userId);
}

/**
 * Deletes an account with all data about its holder except records of advice, which are restricted. It ends
 * their sessions and leaves their clients without an adviser.
 */
export async function deletePerson(tx: Transaction, person: LoggedIn, now: Date): Promise<void> {
  const people = await lockPerson(tx, person);
  await changeAdviser(tx, { people, toId: null, withPlans: true, now });
  await closeDesk(tx, person.userId);
  await deleteOwnPlans(tx, person, now);
  await forgetCalls(tx, person);
  await deleteGuests(tx, person);
  const { rsaid } = await findAccount(tx, person.userId);
  await deleteMessageFiles(tx, person, rsaid);
  // Others may have typed the number before it had an account.
  await deleteRequestsAbout(tx, rsaid);
  await tx.delete(users).where(eq(users.id, person.userId));
}

/** Deletes the guests as whom a person entered codes, unless those still have plans. */
async function deleteGuests(tx: Transaction, { userId }: LoggedIn): Promise<void> {
  const gave = and(eq(codeRequests.userId, userId), isNotNull(codeRequests.verifiedAt));
  const asked = tx.select({ id: codeRequests.guestId }).from(codeRequests).where(gave);
  const owner = eq(sql`${guests.id}::text`, plans.ownerId);
  const theirPlans = tx
    .select({ one: sql`1` })
    .from(plans)
    .where(owner);
  await tx.delete(guests).where(and(inArray(guests.id, asked), notExists(theirPlans)));
}

/** Deletes messages that a demonstration wrote to files, which would otherwise stay for an hour. */
async function deleteMessageFiles(tx: Transaction, { userId }: LoggedIn, rsaid: string): Promise<void> {
  const requests = await listRequestsAbout(tx, rsaid);
  // Messages name people by these, and the files of codes are named after their request.
  const { cellNr, email } = (await findDetails(tx, userId)) ?? {};
  const words = [rsaid, cellNr, email, ...requests.map(({ id }) => id)];
  await deleteMessageFilesAbout(words.filter((word) => word !== undefined));
}

/**
 * Deletes the stored answers to a person's calls, which contain their survey answers and figures, and those
 * to the calls of the guests as whom they requested codes.
 */
async function forgetCalls(tx: Transaction, person: LoggedIn): Promise<void> {
  await deleteAnswersOf(tx, ownerKey(person));
  const askedAs = await tx
    .selectDistinct({ id: codeRequests.guestId })
    .from(codeRequests)
    .where(eq(codeRequests.userId, person.userId));
  for (const { id } of askedAs) await deleteAnswersOf(tx, id);
}

/**
 * Deletes the health answers in a person's plans and every figure that depends on them, including shared
 * ones.
 * @returns the number of plans that wait for new answers
 */
export async function removeHealthAnswers(tx: Transaction, person: LoggedIn, now: Date): Promise<number> {
  const affected = (await lockOwnPlans(tx, person)).filter(({ record }) => hasHealthAnswers(record));
  for (const plan of affected) {
    await replaceAnswers(tx, plan, dropHealthAnswers(plan.record));
    await discardAmended(tx, plan.id);
    await dropRecommendation(tx, plan.id);
    await resetChoices(tx, plan.id);
  }
  await revokeLinksTo(
    tx,
    affected.map(({ id }) => id),
    now,
  );
  const saved = await findDraft(tx, person.userId);
  if (saved && hasHealthAnswers(saved.draft))
    await saveDraftOf(tx, person.userId, { draft: dropHealthAnswers(saved.draft) });
  await forgetCalls(tx, person);
  return affected.length;
}

function dropHealthAnswers(record: SurveyRecord): SurveyRecord {
  return Object.fromEntries(Object.entries(record).filter(([field]) => !HEALTH_FIELDS.includes(field)));
}

function hasHealthAnswers(record: SurveyRecord): boolean {
  return Object.keys(record).some((field) => HEALTH_FIELDS.includes(field));
}
