import { and, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { DatabaseOrTransaction } from "../store/connection";
import { changedClients, countedClients, dayTotals, userRoles, users } from "../store/schema";
import type { ReportFilter, Scope } from "./counted-people";

/** What a total is of; the table's key. */
export const KEY = sql.raw("circle, event, adviser_id, organisation_id, day");

/** Above so many changes since the totals were kept, counting from the plans takes less time than making them right. */
export const MOST_CHANGES = 10_000;

const COUNTS = ["people", "choosers", "plans", "chosen", "quotes", "investments"] as const;

/** The counts of a total, each written in one way. */
export function listCounts(write: (name: string) => string): SQL {
  return sql.raw(COUNTS.map(write).join(", "));
}

/**
 * What makes the totals right for some clients: what was counted of them, to be taken out, and what is there now. A client
 * who was not counted, or who is gone, has rows of one kind only.
 * @param clients a query that says each of them once
 */
export function selectCorrections(clients: SQL): SQL {
  const key = sql.raw("entry.circle, entry.event, entry.adviser_id, entry.organisation_id, entry.day");
  return sql`select ${key}, ${listCounts((name) => `-entry.${name} as ${name}`)} from ${countedClients} as client
    cross join lateral spread_client(client) as entry where client.client_id in (${clients})
  union all select ${key}, ${listCounts((name) => `entry.${name}`)} from (${clients}) as changed(id)
    cross join lateral count_client(changed.id) as client cross join lateral spread_client(client) as entry`;
}

/** Whether so few clients have changed since the totals were kept that making them right takes less time than counting anew. */
export async function areTotalsNear(store: DatabaseOrTransaction): Promise<boolean> {
  const more = await store.select().from(changedClients).offset(MOST_CHANGES).limit(1);
  return more.length === 0;
}

/** The same counts as `listCounts` names them, of one part of a period. */
export type PartTotals = { part: number } & Record<(typeof COUNTS)[number], number>;

/**
 * Sums up the people of a report by parts of its period: the kept totals of each day, made right for clients who have changed
 * since they were kept, so that the sums are those of this moment.
 */
export async function sumDays(
  store: DatabaseOrTransaction,
  scope: Scope,
  { days, ...filter }: ReportFilter & { days: number },
): Promise<PartTotals[]> {
  const { startDate, endDate, dateFilter } = filter;
  const isAsked = sql`event = ${dateFilter} and day between ${startDate}::date and ${endDate}::date and ${matchCircle(scope, filter)}`;
  const changed = sql`select distinct client_id from ${changedClients}`;
  const { rows } = await store.execute<PartTotals>(sql`
    select (day - ${startDate}::date) / ${days} as part, ${listCounts((name) => `sum(${name})::integer as ${name}`)}
    from (select ${KEY}, ${listCounts(String)} from ${dayTotals} where ${isAsked}
      union all select * from (${selectCorrections(changed)}) as correction where ${isAsked}) as entry
    group by part order by part`);
  return rows;
}

/** Of whom a scope's report is, as `selectCounted` has it. Guests count for an adviser and their organisation alone. */
function matchCircle(scope: Scope, { organizationId, coachRoleId }: ReportFilter): SQL {
  const ofCoach =
    coachRoleId === undefined
      ? undefined
      : sql`adviser_id in (select ${userRoles.userId} from ${userRoles} where ${userRoles.roleId} = ${coachRoleId})`;
  const asked = and(organizationId === undefined ? undefined : matchOrganisation(organizationId), ofCoach);
  if (scope === "all")
    return asked
      ? sql`circle = 'people' and ${asked}`
      : sql`circle = 'everybody' and adviser_id = 0 and organisation_id = 0`;
  const [circle, whose, guests] =
    "adviserId" in scope
      ? ["clients", sql`adviser_id = ${scope.adviserId}`, sql`adviser_id = ${scope.adviserId}`]
      : ["people", matchOrganisation(scope.organisationId), matchAdvisers(scope.organisationId)];
  return sql`(${and(sql`circle = ${circle}`, whose, asked)} or ${and(sql`circle = 'guests'`, guests, ofCoach)})`;
}

/** An array, which an index can be asked for. */
function matchAdvisers(organisationId: number): SQL {
  return sql`adviser_id = any(array(select ${users.id} from ${users} where ${users.organisationId} = ${organisationId}))`;
}

function matchOrganisation(organisationId: number): SQL {
  return sql`(organisation_id = ${organisationId} or ${matchAdvisers(organisationId)})`;
}
