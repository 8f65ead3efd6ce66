import { and, type SQL, sql, type SQLWrapper } from "drizzle-orm";
import type { IsoDate } from "~/base/date";
import type { DateFilter } from "~/contract/desk/report-operations";
import { ROLE_IDS } from "~/contract/account/user";
import { isWithin } from "../store/pages";
import { guestClients, plans, userRoles, users } from "../store/schema";

/** The people of a report: everybody, an adviser's clients, or those of an organisation and its advisers. */
export type Scope = "all" | { adviserId: number } | { organisationId: number };

export type ReportFilter = {
  startDate: IsoDate;
  endDate: IsoDate;
  dateFilter: DateFilter;
  organizationId?: number;
  userRoleId?: number;
  coachRoleId?: number;
};

/**
 * The plans of a counted person: those of `owner` and, for a guest, only those that the adviser `seer` may
 * see.
 */
export const isPlanOfCounted = sql`(${plans.ownerId} = counted.owner and ${plans.restrictedAt} is null
  and (counted.seer is null or ${plans.adviserId} = counted.seer))`;

function matchScope(scope: Scope): SQL | undefined {
  if (scope === "all") return undefined;
  if ("adviserId" in scope) return sql`${users.adviserId} = ${scope.adviserId}`;
  return matchOrganisation(scope.organisationId);
}

/** People who belong to an organisation themselves, or through their adviser. */
function matchOrganisation(organisationId: number): SQL {
  const advisers = sql`select one.id from users as one where one.organisation_id = ${organisationId}`;
  return sql`(${users.organisationId} = ${organisationId} or ${users.adviserId} in (${advisers}))`;
}

export const hasRole = (userId: SQLWrapper, roleId: number) =>
  sql`exists (select from ${userRoles} where ${userRoles.userId} = ${userId} and ${userRoles.roleId} = ${roleId})`;

function matchRole(roleId: number): SQL {
  if (roleId !== ROLE_IDS.investor) return hasRole(users.id, roleId);
  return sql`not exists (select from ${userRoles} where ${userRoles.userId} = ${users.id})`;
}

/** Matches the account holders of a report, whatever their events. */
export function matchAsked(
  scope: Scope,
  { organizationId, userRoleId, coachRoleId }: ReportFilter,
): SQL | undefined {
  return and(
    sql`${users.isActive}`,
    matchScope(scope),
    organizationId === undefined ? undefined : matchOrganisation(organizationId),
    userRoleId === undefined ? undefined : matchRole(userRoleId),
    coachRoleId === undefined ? undefined : hasRole(users.adviserId, coachRoleId),
  );
}

/**
 * Selects each person (`id`) with an event in the period once, with the time of the last such event (`at`).
 * Guests count as clients of the adviser who may see their plans, and are not in an administrator's counts.
 */
export function selectCounted(scope: Scope, filter: ReportFilter): SQL {
  const isAsked = matchAsked(scope, filter);
  const { dateFilter, startDate, endDate, userRoleId, coachRoleId } = filter;
  if (dateFilter === "accountOpened" || dateFilter === "lastLogin") {
    const at = dateFilter === "accountOpened" ? users.createdAt : users.lastLoginAt;
    return sql`select ${users.id} as id, ${at} as at, 'user:' || ${users.id} as owner, null::integer as seer from ${users} where ${and(isAsked, isWithin(at, startDate, endDate))}`;
  }
  const at = dateFilter === "planMade" ? plans.createdAt : plans.selectedAt;
  const isOfAdviser =
    scope !== "all" && "adviserId" in scope ? sql`${plans.adviserId} = ${scope.adviserId}` : undefined;
  const isInPeriod = and(
    isWithin(at, startDate, endDate),
    sql`${plans.restrictedAt} is null and ${plans.ownerId} like 'user:%'`,
    isOfAdviser,
  );
  const people = sql`select ${users.id} as id, event.at, 'user:' || ${users.id} as owner, null::integer as seer from ${users} join (
    select substr(${plans.ownerId}, 6)::integer as user_id, max(${at}) as at from ${plans} where ${isInPeriod} group by 1
  ) as event on event.user_id = ${users.id} where ${isAsked}`;
  if (scope === "all" || (userRoleId !== undefined && userRoleId !== ROLE_IDS.investor)) return people;
  return sql`${people} union all ${selectGuests(scope, { at, isInPeriod: isWithin(at, startDate, endDate), coachRoleId })}`;
}

type Events = { at: SQLWrapper; isInPeriod: SQL | undefined; coachRoleId: number | undefined };

function selectGuests(scope: Exclude<Scope, "all">, { at, isInPeriod, coachRoleId }: Events): SQL {
  const { adviserId } = guestClients;
  const isAsked =
    "adviserId" in scope
      ? sql`${adviserId} = ${scope.adviserId}`
      : sql`${adviserId} in (select one.id from users as one where one.organisation_id = ${scope.organisationId})`;
  const isTheirs = and(
    isAsked,
    coachRoleId === undefined ? undefined : hasRole(adviserId, coachRoleId),
    isInPeriod,
    sql`${plans.restrictedAt} is null`,
  );
  return sql`select ${guestClients.id} as id, max(${at}) as at, ${guestClients.guestId} as owner, ${adviserId} as seer
    from ${guestClients} join ${plans} on ${plans.ownerId} = ${guestClients.guestId} and ${plans.adviserId} = ${adviserId}
    where ${isTheirs} group by ${guestClients.id}`;
}
