import { and, count, desc, eq, inArray, lt, not } from "drizzle-orm";
import { todayInSouthAfrica } from "~/base/date";
import { findBirthDate, maskIdentityNumber } from "~/base/identity-number";
import type { ListedPerson } from "~/contract/desk/people-operations";
import { nameGiven, ROLE_IDS } from "~/contract/account/user";
import type { DatabaseOrTransaction } from "../store/connection";
import { organisations, userRoles, users } from "../store/schema";
import { matchSearch } from "./list-clients";
import { listRolesOf, matchHolders, STAFF_ROLES } from "../people/staff";
import { openDetails, readRsaidOfUser } from "../people/users";

type PeopleQuery = { search?: string; roleId?: number; userId?: number; after?: number; limit: number };

/** Lists a page of people, newest first: those who match the search, or without one all staff. */
export async function listPeople(
  store: DatabaseOrTransaction,
  query: PeopleQuery,
): Promise<{ people: ListedPerson[]; next?: number }> {
  const { after, userId, limit } = query;
  const rows = await store
    .select({ user: users, organisation: organisations.name })
    .from(users)
    .leftJoin(organisations, eq(organisations.id, users.organisationId))
    .where(
      and(
        after === undefined ? undefined : lt(users.id, after),
        userId === undefined ? undefined : eq(users.id, userId),
        ...matchSearch(store, query.search?.trim() ?? ""),
        matchRole(store, query),
      ),
    )
    .orderBy(desc(users.id))
    .limit(limit + 1);
  const page = rows.slice(0, limit);
  return {
    people: await describeRows(store, page),
    next: rows.length > limit ? page.at(-1)?.user.id : undefined,
  };
}

function matchRole(store: DatabaseOrTransaction, { search, roleId, userId }: PeopleQuery) {
  const isStaff = matchHolders(store, STAFF_ROLES);
  if (roleId === ROLE_IDS.investor) return not(isStaff);
  const role = STAFF_ROLES.find((one) => ROLE_IDS[one] === roleId);
  if (role) return matchHolders(store, [role]);
  return search?.trim() || userId !== undefined ? undefined : isStaff;
}

type Row = { user: typeof users.$inferSelect; organisation: string | null };

/** Takes the same number of queries for any number of rows. */
async function describeRows(store: DatabaseOrTransaction, rows: readonly Row[]): Promise<ListedPerson[]> {
  const ids = rows.map(({ user }) => user.id);
  if (ids.length === 0) return [];
  const [held, counts] = await Promise.all([
    store.select().from(userRoles).where(inArray(userRoles.userId, ids)),
    store
      .select({ id: users.adviserId, clients: count() })
      .from(users)
      .where(inArray(users.adviserId, ids))
      .groupBy(users.adviserId),
  ]);
  const today = todayInSouthAfrica(new Date());
  return rows.map(({ user, organisation }) => {
    const details = openDetails(user);
    const rsaid = readRsaidOfUser(user);
    const own = held.filter(({ userId }) => userId === user.id);
    return {
      userId: user.id,
      firstName: nameGiven(details),
      surname: details.surname,
      idNumber: maskIdentityNumber(rsaid),
      birthDate: findBirthDate(rsaid, today),
      roles: listRolesOf(own.map(({ roleId }) => roleId)),
      organizationName: organisation ?? undefined,
      isActive: user.isActive,
      clients: counts.find(({ id }) => id === user.id)?.clients ?? 0,
    };
  });
}
