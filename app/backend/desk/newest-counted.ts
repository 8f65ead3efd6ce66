import { and, type SQL, sql } from "drizzle-orm";
import { ROLE_IDS } from "~/contract/account/user";
import { readCursor } from "~/contract/wire/written-query";
import { isAfter, isWithin } from "../store/pages";
import { guestClients, plans, users } from "../store/schema";
import { hasRole, matchAsked, type ReportFilter, type Scope, selectCounted } from "./counted-people";

export type NewestCounted = {
  /** Rows are listed for everybody or for an adviser's own clients. */
  scope: Exclude<Scope, { organisationId: number }>;
  filter: ReportFilter;
  after?: string;
  limit: number;
};

/**
 * Selects a page of `selectCounted`, newest event first. It walks the plans in their order until the page is
 * full, so that many people take no longer than few.
 */
export function selectNewestCounted({ scope, filter, after, limit }: NewestCounted): SQL {
  const { dateFilter, startDate, endDate, userRoleId, coachRoleId } = filter;
  if (dateFilter === "accountOpened" || dateFilter === "lastLogin") {
    const isNext = isAfter(after, { at: sql`counted.at`, row: sql`counted.id`, type: "integer" });
    return sql`select * from (${selectCounted(scope, filter)}) as counted ${isNext ? sql`where ${isNext}` : sql``}
      order by at desc, id desc limit ${limit}`;
  }
  const ofAdviser = (adviserId: SQL) =>
    scope === "all" ? undefined : sql`${adviserId} = ${scope.adviserId}`;
  const instant = dateFilter === "planMade" ? "created_at" : "selected_at";
  const at = sql.raw(`plans.${instant}`);
  const later = sql.raw(`later.${instant}`);
  const id = sql`coalesce(${users.id}, ${guestClients.id})`;
  // Without the offset the planner would join the later plans of everybody at once.
  const hasLater = sql`exists (select from ${plans} as later where later.owner_id = ${plans.ownerId} and later.restricted_at is null
    and ${and(ofAdviser(sql`later.adviser_id`), isWithin(later, startDate, endDate))} and (${later}, later.id) > (${at}, ${plans.id}) offset 0)`;
  const isAskedGuest = and(
    sql`${guestClients.id} is not null`,
    userRoleId === undefined || userRoleId === ROLE_IDS.investor ? undefined : sql`false`,
    coachRoleId === undefined ? undefined : hasRole(guestClients.adviserId, coachRoleId),
  );
  const isNext = and(
    after === undefined ? undefined : sql`${at} <= ${readCursor(after).at}::timestamptz`,
    isAfter(after, { at, row: id, type: "integer" }),
  );
  return sql`select ${id} as id, ${at} as at, ${plans.ownerId} as owner, ${guestClients.adviserId} as seer from ${plans}
    left join ${users} on ${users.id} = case when ${plans.ownerId} like 'user:%' then substr(${plans.ownerId}, 6)::integer end
    left join ${guestClients} on ${guestClients.guestId} = ${plans.ownerId} and ${ofAdviser(sql`${guestClients.adviserId}`) ?? sql`false`}
    where ${and(sql`${plans.restrictedAt} is null`, ofAdviser(sql`${plans.adviserId}`), isWithin(at, startDate, endDate), isNext)}
      and (${matchAsked(scope, filter)} or ${isAskedGuest}) and not ${hasLater}
    order by ${at} desc, ${id} desc limit ${limit}`;
}
