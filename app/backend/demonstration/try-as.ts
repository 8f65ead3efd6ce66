import { and, asc, eq } from "drizzle-orm";
import { type LoginType, nameUser, ROLE_NAMES, type User } from "~/contract/account/user";
import { isRequestFromThisMachine } from "../http/current-request";
import { describeUser, findRole, noteLogin, openDetails } from "../people/users";
import { accountKey } from "../session/person";
import { startSession } from "../session/sessions";
import { type DatabaseOrTransaction, getDatabase } from "../store/connection";
import { plans, users } from "../store/schema";
import { transact } from "../store/transact";
import { DEMO_STAFF } from "./cast";
import { hasDemoPeople } from "./load-demonstration";

/** A person as whom visitors can try a demonstration. */
type DemoPerson = { userId: number; name: string; role: string; sees: string };

/** The number of clients offered besides all staff. */
const CLIENTS_OFFERED = 3;

const SEES = {
  administrator: "Organisations, people, features and reports",
  planner: "Their clients, with plans in every state, and the fees",
  coach: "Their clients and plans, without changing fees",
} as const;

/** Lists the people as whom a demonstration can be tried, for a browser on this machine only. */
export async function listDemoPeople(request: Request): Promise<DemoPerson[]> {
  if (!mayTry(request)) return [];
  const rows = await getDatabase()
    .select()
    .from(users)
    .where(and(eq(users.isDemo, true), eq(users.isActive, true)))
    .orderBy(asc(users.id))
    .limit(DEMO_STAFF.length + CLIENTS_OFFERED);
  return Promise.all(
    rows.map(async (row) => {
      const desk = await findRole(getDatabase(), row.id, "adviser");
      const isDesk = desk !== undefined && desk !== "investor";
      return {
        userId: row.id,
        name: nameUser(openDetails(row)) ?? "",
        role: ROLE_NAMES[desk ?? "investor"],
        sees: isDesk ? SEES[desk] : await describePlans(row.id),
      };
    }),
  );
}

async function describePlans(userId: number): Promise<string> {
  const rows = await getDatabase()
    .select({ selectedAt: plans.selectedAt })
    .from(plans)
    .where(eq(plans.ownerId, accountKey(userId)));
  if (rows.length === 0) return "No plan yet: the survey comes first";
  const isChosen = rows.some(({ selectedAt }) => selectedAt !== null);
  return isChosen ? "A plan that was chosen, with its record of advice" : "A plan with its recommendation";
}

/** A login as a demonstration's person, and its kind. */
type Entered = { bearer_token: string; expires_at: string; user: User; type: LoginType };

/**
 * Logs in as a demonstration's person, without a code. Not an operation of the API, so that no remote caller
 * can use it.
 * @returns undefined where it is not offered, or not for this person
 */
export async function enterAs(request: Request, userId: number, now: Date): Promise<Entered | undefined> {
  if (!mayTry(request) || !(await isDemoPerson(getDatabase(), userId))) return undefined;
  return transact(async (tx) => {
    const desk = await findRole(tx, userId, "adviser");
    const role = desk ?? "investor";
    await noteLogin(tx, userId, now);
    const described = await describeUser(tx, userId);
    if (!described) return undefined;
    const token = await startSession(tx, { userId, role }, now);
    return { ...token, user: described.user, type: desk ? "adviser" : "investor" };
  });
}

function mayTry(request: Request): boolean {
  return hasDemoPeople() && isRequestFromThisMachine(request);
}

async function isDemoPerson(store: DatabaseOrTransaction, userId: number): Promise<boolean> {
  const isThis = and(eq(users.id, userId), eq(users.isDemo, true), eq(users.isActive, true));
  return (await store.$count(users, isThis)) > 0;
}
