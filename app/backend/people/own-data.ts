import { eq } from "drizzle-orm";
import { HEALTH_FIELDS } from "~/contract/fields";
import type { OwnData } from "~/contract/own-data-operations";
import type { SurveyRecord } from "~/contract/survey-record";
import { forgetAnswersOf } from "../idempotency";
import { listImages } from "../images/images";
import { deleteOwnPlans, listOwnPlans, lockOwnPlans, replaceAnswers, resetChoices } from "../plan/plans";
import { discardCustomised, listSourcesOf } from "../recommendation/customised";
import type { Source } from "../recommendation/customised";
import { dropRecommendation } from "../recommendation/recommendations";
import { deleteRequestsAbout } from "../session/code-requests";
import { nameOwner } from "../session/person";
import type { LoggedIn } from "../session/person";
import type { DatabaseOrTransaction, Transaction } from "../store/connection";
import { codeRequests, sessions, termsAcceptances, userRoles, users } from "../store/schema";
import { listActs } from "./acts";
import { listCorrectionNotes } from "./correction-notes";
import { describePerson } from "./describe-person";
import { findDraft, saveDraftOf } from "./drafts";
import { findAccount } from "./users";

/** Everything that is kept about a person, as the wire writes it, in as many queries for one plan as for many. */
export async function collectOwnData(
  store: DatabaseOrTransaction,
  person: LoggedIn,
  now: Date,
): Promise<OwnData> {
  const { userId } = person;
  const [described, [row], roles, ownSessions, terms, saved, plans, sources, pictures, acts, corrections] =
    await Promise.all([
      describePerson(store, userId, now),
      store.select({ createdAt: users.createdAt }).from(users).where(eq(users.id, userId)),
      store.select().from(userRoles).where(eq(userRoles.userId, userId)),
      store.select().from(sessions).where(eq(sessions.userId, userId)),
      store.select().from(termsAcceptances).where(eq(termsAcceptances.userId, userId)),
      findDraft(store, userId),
      listOwnPlans(store, person),
      listSourcesOf(store, nameOwner(person)),
      listImages(store, userId),
      listActs(store, userId),
      listCorrectionNotes(store, userId),
    ]);
  if (!described || !row) throw new Error("an account that is logged in is gone");
  return {
    collected_at: now.toISOString(),
    account: {
      ...described.user,
      created_at: row.createdAt.toISOString(),
      role_ids: roles.map(({ roleId }) => roleId),
    },
    adviser: described.adviser,
    pictures: pictures.map(({ name, content, createdAt }) => ({
      name,
      stored_at: createdAt.toISOString(),
      content_type: "image/webp",
      image: content,
    })),
    sessions: ownSessions.map(({ role, createdAt }) => ({ role, started_at: createdAt.toISOString() })),
    draft: saved?.draft,
    plans: plans.map((plan) => ({
      answers: { ...plan.record, id: plan.id, rsaid: plan.rsaid },
      created_at: plan.createdAt.toISOString(),
      updated_at: plan.updatedAt.toISOString(),
      recommendations: sources.filter(({ planId }) => planId === plan.id).map(describeSource),
    })),
    terms_accepted: terms.map(({ url, browser, createdAt }) => ({
      url,
      browser,
      accepted_at: createdAt.toISOString(),
    })),
    acts,
    corrections,
  };
}

function describeSource({ progress, attributes, ...source }: Source) {
  return {
    plan_type: source.planType,
    status: source.status,
    advice_date: source.adviceDate,
    basis_version: source.basisVersion ?? undefined,
    engine_version: source.engineVersion ?? undefined,
    seed: source.seed,
    changes: attributes,
    recommendation: progress.status === "ready" ? progress.recommendation : undefined,
  };
}

/** Deletes an account with everything that is kept about its holder; their sessions end with it. */
export async function deletePerson(tx: Transaction, person: LoggedIn): Promise<void> {
  // Whoever is storing something for them finishes first, and nobody begins.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, person.userId)).for("update");
  await deleteOwnPlans(tx, person);
  await forgetCalls(tx, person);
  // Others may have typed the number before it had an account.
  await deleteRequestsAbout(tx, (await findAccount(tx, person.userId)).rsaid);
  await tx.delete(users).where(eq(users.id, person.userId));
}

/**
 * Deletes the remembered answers to a person's calls, which hold their answers and figures as well, and those to the calls
 * of the guests as whom they asked for codes.
 */
async function forgetCalls(tx: Transaction, person: LoggedIn): Promise<void> {
  await forgetAnswersOf(tx, nameOwner(person));
  const askedAs = await tx
    .selectDistinct({ id: codeRequests.guestId })
    .from(codeRequests)
    .where(eq(codeRequests.userId, person.userId));
  for (const { id } of askedAs) await forgetAnswersOf(tx, id);
}

/**
 * Deletes the health answers in a person's plans and every figure that was made with them.
 * @returns how many plans wait for the answers now
 */
export async function removeHealthAnswers(tx: Transaction, person: LoggedIn): Promise<number> {
  const affected = (await lockOwnPlans(tx, person)).filter(({ record }) => hasHealthAnswers(record));
  for (const plan of affected) {
    await replaceAnswers(tx, plan, dropHealthAnswers(plan.record));
    await discardCustomised(tx, plan.id);
    await dropRecommendation(tx, plan.id);
    await resetChoices(tx, plan.id);
  }
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
