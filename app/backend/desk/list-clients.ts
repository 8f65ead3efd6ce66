import { and, asc, between, desc, eq, exists, inArray, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { type ClientList, type ClientSort, MOST_SORTED_BY_NAME } from "~/contract/plan/plan-summary";
import { type ClientState, toStateIndex } from "~/contract/plan/client-state";
import { boundMonth } from "~/contract/desk/retirement-day";
import type { DatabaseOrTransaction } from "../store/connection";
import { clients, guestNameBeginnings, nameBeginnings, plans, users } from "../store/schema";
import { hashTypedBeginning } from "../people/name-beginnings";
import { cutAfter, listKeys, readClientCursor, writeClientCursor } from "./client-cursor";
import { type ClientRow, openNames, summariseClients } from "./summarise-clients";
import { hashRsaidOfUser } from "../people/users";

type ClientQuery = {
  search?: string;
  state?: ClientState;
  retires?: string;
  sort: ClientSort;
  order: "asc" | "desc";
  after?: string;
  page?: number;
  limit: number;
};

/** Lists a page of an adviser's active clients, one row each. */
export async function listClients(
  store: DatabaseOrTransaction,
  adviserId: number,
  query: ClientQuery,
): Promise<ClientList> {
  const matches = matchClients(store, adviserId, query);
  const [total, failed] = await Promise.all([
    countClients(store, matches),
    countClients(store, matchClients(store, adviserId, { state: "failed" })),
  ]);
  const sort = query.sort === "name" && total > MOST_SORTED_BY_NAME ? "date" : query.sort;
  const rows = await (sort === "name"
    ? pageByName(store, matches, query)
    : pageByKey(store, matches, query, sort));
  const page = rows.slice(0, query.limit);
  const last = page.at(-1);
  return {
    planSummaries: await summariseClients(store, page),
    total,
    failed,
    sort,
    next: last && rows.length > page.length ? writeClientCursor(sort, last, query.order) : undefined,
  };
}

function matchClients(
  store: DatabaseOrTransaction,
  adviserId: number,
  { search = "", state, retires }: Pick<ClientQuery, "search" | "state" | "retires">,
) {
  const month = retires === undefined ? undefined : boundMonth(retires);
  return and(
    matchClientsOf(adviserId),
    state && eq(clients.clientState, toStateIndex(state)),
    month && between(clients.clientRetires, month.from, month.to),
    ...matchClientSearch(store, search.trim()),
  );
}

/** Matches an adviser's active clients, and the guests who let them see a plan. */
export function matchClientsOf(adviserId: number) {
  return and(eq(clients.adviserId, adviserId), eq(clients.isActive, true));
}

/** Matches a whole ID number, or the beginnings of names, all of which must be the person's. */
export function matchSearch(store: DatabaseOrTransaction, search: string): SQL[] {
  return matchTyped(search, users.rsaidHash, (hash) =>
    exists(
      store
        .select({ one: sql`1` })
        .from(nameBeginnings)
        .where(and(eq(nameBeginnings.hash, hash), eq(nameBeginnings.userId, users.id))),
    ),
  );
}

/** The same for clients; a guest has no ID number. */
function matchClientSearch(store: DatabaseOrTransaction, search: string): SQL[] {
  return matchTyped(search, clients.rsaidHash, (hash) => {
    const people = store
      .select({ id: nameBeginnings.userId })
      .from(nameBeginnings)
      .where(eq(nameBeginnings.hash, hash));
    const guests = store
      .select({ id: guestNameBeginnings.clientId })
      .from(guestNameBeginnings)
      .where(eq(guestNameBeginnings.hash, hash));
    return inArray(clients.id, people.unionAll(guests));
  });
}

function matchTyped(search: string, idNumber: PgColumn, matchWord: (hash: string) => SQL): SQL[] {
  const digits = search.replace(/\s/g, "");
  if (/^\d+$/.test(digits)) return [eq(idNumber, hashRsaidOfUser(digits))];
  const words = search.split(/[\s,]+/).filter(Boolean);
  return words.map((word) => {
    const hash = hashTypedBeginning(word);
    return hash ? matchWord(hash) : sql`false`;
  });
}

/** Counts up to one more than can be sorted by name, so that a long list takes no longer. */
export async function countClients(store: DatabaseOrTransaction, matches: SQL | undefined): Promise<number> {
  const some = store
    .select({ id: clients.id })
    .from(clients)
    .where(matches)
    .limit(MOST_SORTED_BY_NAME + 1)
    .as("some");
  return store.$count(some);
}

/** Reads one row more than the page has, which shows whether another page follows. */
async function pageByKey(
  store: DatabaseOrTransaction,
  matches: SQL | undefined,
  { after, page = 1, order, limit }: ClientQuery,
  sort: Exclude<ClientSort, "name">,
): Promise<ClientRow[]> {
  const direct = order === "asc" ? asc : desc;
  const cursor = after === undefined ? undefined : readClientCursor(sort, after);
  const keys = listKeys(sort, order);
  return store
    .select()
    .from(clients)
    .where(and(matches, cursor && cutAfter(keys, cursor, order)))
    .orderBy(...keys.map((key) => direct(key)))
    .limit(limit + 1)
    .offset(cursor ? 0 : (page - 1) * limit);
}

/** Names are encrypted, so all rows of the list are decrypted and sorted here. */
async function pageByName(
  store: DatabaseOrTransaction,
  matches: SQL | undefined,
  { after, page = 1, order, limit }: ClientQuery,
): Promise<ClientRow[]> {
  const { id, planId, detailsEncrypted } = clients;
  const rows = await store
    .select({ id, planId, detailsEncrypted, survey: plans.survey })
    .from(clients)
    .leftJoin(plans, eq(plans.id, clients.planId))
    .where(matches);
  const named = rows.map((row) => {
    const { surname = "", preferredName, firstNames = "" } = openNames(row, row.survey);
    return { id: row.id, name: `${surname} ${preferredName ?? firstNames}` };
  });
  const { compare } = new Intl.Collator("en-ZA", { sensitivity: "base" });
  named.sort((one, other) => compare(one.name, other.name) || one.id - other.id);
  if (order === "desc") named.reverse();
  const last = after === undefined ? undefined : readClientCursor("name", after)?.at(-1);
  const from = last === undefined ? (page - 1) * limit : named.findIndex((row) => row.id === last) + 1;
  const ids = named.slice(from, from + limit + 1).map((row) => row.id);
  if (ids.length === 0) return [];
  const found = await store.select().from(clients).where(inArray(clients.id, ids));
  return found.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}
