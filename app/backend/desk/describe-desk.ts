import { and, asc, desc, eq, inArray, isNull, lt, or, type SQLWrapper } from "drizzle-orm";
import { dayBefore, todayInSouthAfrica } from "~/base/date";
import { toStateIndex } from "~/contract/plan/client-state";
import type { Desk } from "~/contract/desk/desk-operations";
import type { PlanSummary } from "~/contract/plan/plan-summary";
import { LOOKING_ACTS } from "../people/audit-entries";
import { readAccount } from "../session/person";
import type { DatabaseOrTransaction } from "../store/connection";
import { isWithin } from "../store/pages";
import { auditLog, clients, feeProposals, plans } from "../store/schema";
import { countClients, matchClientsOf } from "./list-clients";
import { summariseClients } from "./summarise-clients";

const MOST_NEEDS = 10;
const MOST_OPENED = 5;
const MOST_CHOOSERS = 3;

/** A draft younger than this may still be in progress. */
const STOPPED_AFTER_MILLISECONDS = 86_400_000;

/** The number of an adviser's latest audit entries that are searched for recently opened clients. */
const ACTS_LOOKED_THROUGH = 200;

/** Describes the start page of an adviser, in a fixed number of queries however many clients they have. */
export async function describeDesk(
  store: DatabaseOrTransaction,
  adviserId: number,
  now: Date,
): Promise<Desk> {
  const needy = matchNeedy(adviserId, now);
  const [rows, needing, total, opened, news] = await Promise.all([
    store
      .select()
      .from(clients)
      .where(needy)
      .orderBy(asc(clients.clientState), asc(clients.clientChangedAt), asc(clients.id))
      .limit(MOST_NEEDS),
    countClients(store, needy),
    countClients(store, matchClientsOf(adviserId)),
    findOpenedLast(store, adviserId),
    tellNews(store, adviserId, now),
  ]);
  const all = await summariseClients(store, [...rows, ...opened]);
  return { needs: all.slice(0, rows.length), needing, total, opened: all.slice(rows.length), news };
}

/** Clients whose plan failed or is older than their answers, and those who stopped before they had one. */
function matchNeedy(adviserId: number, now: Date) {
  const stopped = new Date(now.getTime() - STOPPED_AFTER_MILLISECONDS);
  const isOpen = inArray(clients.clientState, [toStateIndex("failed"), toStateIndex("older")]);
  const hasStopped = and(
    eq(clients.clientState, toStateIndex("draft")),
    lt(clients.clientChangedAt, stopped),
  );
  return and(matchClientsOf(adviserId), or(isOpen, hasStopped));
}

/** Reads the audit log, which has an entry whenever the adviser turns to another client. */
async function findOpenedLast(store: DatabaseOrTransaction, adviserId: number) {
  const acts = await store
    .select({ subjectId: auditLog.subjectId })
    .from(auditLog)
    .where(and(eq(auditLog.actorId, adviserId), inArray(auditLog.verb, [...LOOKING_ACTS])))
    .orderBy(desc(auditLog.at))
    .limit(ACTS_LOOKED_THROUGH);
  const subjects = [...new Set(acts.flatMap(({ subjectId }) => subjectId ?? []))];
  if (subjects.length === 0) return [];
  const rows = await store
    .select()
    .from(clients)
    .where(and(matchClientsOf(adviserId), inArray(clients.subjectId, subjects)));
  rows.sort((one, other) => subjects.indexOf(one.subjectId) - subjects.indexOf(other.subjectId));
  return rows.slice(0, MOST_OPENED);
}

async function tellNews(store: DatabaseOrTransaction, adviserId: number, now: Date): Promise<Desk["news"]> {
  const yesterday = dayBefore(todayInSouthAfrica(now));
  const isTheirs = and(eq(plans.adviserId, adviserId), isNull(plans.restrictedAt));
  const listSince = (at: SQLWrapper) =>
    store
      .select({ ownerId: plans.ownerId })
      .from(plans)
      .where(and(isTheirs, isWithin(at, yesterday, undefined)))
      .orderBy(desc(plans.id));
  const [made, chosen, waitingFees] = await Promise.all([
    listSince(plans.createdAt),
    listSince(plans.selectedAt),
    store
      .select({ userId: feeProposals.userId })
      .from(feeProposals)
      .innerJoin(clients, eq(clients.id, feeProposals.userId))
      .where(matchClientsOf(adviserId)),
  ]);
  const choosers = [...new Set(chosen.map(({ ownerId }) => ownerId))];
  return {
    since: new Date(`${yesterday}T00:00:00+02:00`).toISOString(),
    plansMade: made.length,
    plansChosen: chosen.length,
    chosenBy: await findOwners(store, adviserId, choosers.slice(0, MOST_CHOOSERS)),
    waitingFees: waitingFees.length,
  };
}

async function findOwners(
  store: DatabaseOrTransaction,
  adviserId: number,
  owners: string[],
): Promise<PlanSummary[]> {
  if (owners.length === 0) return [];
  const ids = owners.flatMap((ownerId) => readAccount(ownerId) ?? []);
  const isOwner = or(inArray(clients.id, ids), inArray(clients.guestId, owners));
  const rows = await store
    .select()
    .from(clients)
    .where(and(matchClientsOf(adviserId), isOwner));
  return summariseClients(store, rows);
}
