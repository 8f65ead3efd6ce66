import { eq, sql } from "drizzle-orm";
import { type IsoDate, todayInSouthAfrica } from "~/base/date";
import { ROLE_IDS } from "~/contract/account/user";
import { DEFAULT_OPTIONS } from "~/engine";
import { saveDraftOf } from "../plans/drafts";
import { insertUser } from "../people/users";
import { isDemonstration } from "../sending/demonstration";
import { writeKeptRecord } from "../plans/check-record";
import { insertPlan } from "../plans/plans";
import { getEnvironment } from "../process/environment";
import { askForRecommendation, dropRecommendation } from "../recommendation/recommendations";
import { GENERATION_QUEUE, type GenerationJob } from "../generation/request-generation";
import { accountKey, type LoggedIn } from "../session/person";
import type { Transaction } from "../store/connection";
import { SENDING_JOB, sendInTransaction } from "../store/queue";
import { organisations, surveyDrafts, userRoles, users } from "../store/schema";
import { transact } from "../store/transact";
import {
  DEMO_CLIENTS,
  DEMO_ORGANISATIONS,
  DEMO_STAFF,
  writeDemoAnswers,
  writeDemoCell,
  writeDemoEmail,
  writeDemoRsaid,
} from "./cast";
import { ADVANCE_PLAN, type AdvancePlan, isAdvanced } from "./advance-plan";
import { KEEP_DEMO_CHECK, type KeepDemoCheck } from "./keep-check";

const ADVISORY_LOCK = 4_120_265;

/** A priority below every visitor's, whose rounds count down from -1. */
const LAST = -1_000_000;

/** The age of an unfinished client's draft. */
const DAYS_STOPPED = 8;

/** Whether this site may have invented people: it sends nothing, and its database is the embedded one. */
export function hasDemoPeople(): boolean {
  const { BACKEND, BACKEND_URL, USERS_SERVICE_URL, DATABASE_URL, SMS_GATEWAY, SMTP_URL, DEMO } =
    getEnvironment();
  const isOther = BACKEND ?? BACKEND_URL ?? USERS_SERVICE_URL ?? DATABASE_URL ?? SMS_GATEWAY ?? SMTP_URL;
  return isDemonstration() && !isOther && DEMO !== "off";
}

/** Fills a database without accounts with a demonstration's people and their plans. */
export async function loadDemonstration(now: Date): Promise<void> {
  if (!hasDemoPeople()) return;
  await transact(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCK})`);
    if ((await tx.$count(users)) > 0) return;
    const staff = await openStaff(tx, todayInSouthAfrica(now));
    for (const place of DEMO_CLIENTS.keys()) await openClient(tx, { place, staff, now });
  });
}

type Opened = { id: number; organisationId: number | null };

async function openStaff(tx: Transaction, today: IsoDate): Promise<Opened[]> {
  const firms = await tx
    .insert(organisations)
    .values([...DEMO_ORGANISATIONS])
    .returning({ id: organisations.id });
  const opened: Opened[] = [];
  for (const [place, { role, organisation, ...names }] of DEMO_STAFF.entries()) {
    const organisationId = organisation === undefined ? null : (firms[organisation]?.id ?? null);
    const id = await open(tx, { names, place, today });
    await tx.update(users).set({ organisationId }).where(eq(users.id, id));
    await tx.insert(userRoles).values({ userId: id, roleId: ROLE_IDS[role] });
    opened.push({ id, organisationId });
  }
  await tx.update(organisations).set({ createdById: opened[0]?.id });
  return opened;
}

type Names = { firstNames: string; surname: string; email?: string };

async function open(
  tx: Transaction,
  { names, place, today }: { names: Names; place: number; today: IsoDate },
): Promise<number> {
  const details = { ...names, cellNr: writeDemoCell(place) };
  const id = await insertUser(tx, { rsaid: writeDemoRsaid(place, today), details });
  if (id === undefined) throw new Error("two people of the demonstration share an ID number");
  await tx.update(users).set({ isDemo: true }).where(eq(users.id, id));
  return id;
}

async function openClient(
  tx: Transaction,
  { place: index, staff, now }: { place: number; staff: readonly Opened[]; now: Date },
): Promise<void> {
  const client = DEMO_CLIENTS[index]!;
  const today = todayInSouthAfrica(now);
  const place = DEMO_STAFF.length + index;
  const { firstNames, surname, state } = client;
  // Only clients with a check to be reminded of need an address.
  const email = client.annuity && writeDemoEmail(client);
  const id = await open(tx, { names: { firstNames, surname, email }, place, today });
  const adviserId = staff[client.adviser]?.id;
  const organisationId = staff[client.adviser]?.organisationId;
  await tx.update(users).set({ adviserId, openedById: adviserId, organisationId }).where(eq(users.id, id));
  if (client.annuity) {
    const data = { userId: id, place, annuity: client.annuity } satisfies KeepDemoCheck;
    await sendInTransaction(tx, { name: KEEP_DEMO_CHECK, data, options: SENDING_JOB });
  }
  const answers = writeDemoAnswers(client, { place, today });
  if (state === "nothing yet") return;
  if (state === "draft") return saveDraft(tx, id, { answers, now });
  const record = writeKeptRecord(answers, { now, fees: {} });
  const planId = await insertPlan(tx, {
    ownerId: accountKey(id),
    adviserId,
    rsaid: writeDemoRsaid(place, today),
    record,
  });
  const asked = { seed: DEFAULT_OPTIONS.seed, adviceDate: today, fees: {} };
  const generation = await askForRecommendation(tx, planId, asked);
  // As after a failure that does not recur: the next request computes it.
  if (state === "failed") return dropRecommendation(tx, planId);
  const job = { planId, generation } satisfies GenerationJob;
  await sendInTransaction(tx, { name: GENERATION_QUEUE, data: job, priority: LAST });
  if (!isAdvanced(state)) return;
  const data = { userId: id, planId, state } satisfies AdvancePlan;
  await sendInTransaction(tx, { name: ADVANCE_PLAN, data, options: SENDING_JOB });
}

/** Goes up to the needs, where many leave the survey to look something up, a few days ago. */
async function saveDraft(
  tx: Transaction,
  userId: number,
  { answers, now }: { answers: ReturnType<typeof writeDemoAnswers>; now: Date },
) {
  const { first_name, last_name, email, phone, dob, retirement_date, gender } = answers;
  const draft = { first_name, last_name, email, phone, dob, retirement_date, gender };
  await saveDraftOf(tx, userId, { draft });
  const updatedAt = new Date(now.getTime() - DAYS_STOPPED * 86_400_000);
  await tx.update(surveyDrafts).set({ step: 3, updatedAt }).where(eq(surveyDrafts.userId, userId));
}

/** A person in whose name the site itself stores something. */
export function actAs(userId: number, now: Date): LoggedIn {
  return { role: "investor", userId, sessionId: "", loggedInAt: now, tokenNumber: 0 };
}
