import { and, type SQL, sql } from "drizzle-orm";
import type { DatabaseOrTransaction } from "../store/connection";
import { changedClients, countedClients, dayTotals, userRoles, users } from "../store/schema";
import type { ReportFilter, Scope } from "./counted-people";

/** The key of a total in its table. */
export const KEY = sql.raw("circle, event, adviser_id, organisation_id, day");

/** With more changes pending, counting from the plans is faster than correcting the totals. */
const MOST_CHANGES = 10_000;

const COUNTS = ["people", "choosers", "plans", "chosen", "quotes", "investments"] as const;

/** Lists the counts of a total, each formatted by `write`. */
export function listCounts(write: (name: string) => string): SQL {
  return sql.raw(COUNTS.map(write).join(", "));
}

/**
 * Selects the corrections of the totals for some clients: minus their old counts, plus their current ones. A
 * client who is new or deleted has rows of one kind only.
 * @param clients a query that names each of them once
 */
export function selectCorrections(clients: SQL): SQL {
  const key = sql.raw("entry.circle, entry.event, entry.adviser_id, entry.organisation_id, entry.day");
  return sql`select ${key}, ${listCounts((name) => `-entry.${name} as ${name}`)} from ${countedClients} as client
    cross join lateral spread_client(client) as entry where client.client_id in (${clients})
  union all select ${key}, ${listCounts((name) => `entry.${name}`)} from (${clients}) as changed(id)
    cross join lateral count_client(changed.id) as client cross join lateral spread_client(client) as entry`;
}

/** Whether few enough clients have changed that correcting the totals is faster than counting from the plans. */
export async function areTotalsNear(store: DatabaseOrTransaction): Promise<boolean> {
  const more = await store.select().from(changedClients).offset(MOST_CHANGES).limit(1);
  return more.length === 0;
}

/** The counts of `listCounts` for one part of a period. */
export type PartTotals = { part: number } & Record<(typeof COUNTS)[number], number>;

/**
 * Sums the counts of a report by parts of its period: the stored totals by day, corrected for pending
 * changes, so that the sums are current.
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

/**
 * Matches the totals of a scope, as `selectCounted` does: guests count only for an adviser and their
 * organisation.
 */
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

/** As an array, which can use an index. */
function matchAdvisers(organisationId: number): SQL {
  return sql`adviser_id = any(array(select ${users.id} from ${users} where ${users.organisationId} = ${organisationId}))`;
}

function matchOrganisation(organisationId: number): SQL {
  return sql`(organisation_id = ${organisationId} or ${matchAdvisers(organisationId)})`;
}
