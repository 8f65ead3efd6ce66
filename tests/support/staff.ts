import { eq } from "drizzle-orm";
import { Client } from "pg";
import { getDatabase } from "../../app/backend/store/connection";
import { sessions, userRoles, users } from "../../app/backend/store/schema";
import { ROLE_IDS } from "../../app/contract/account/user";
import { type Account, openAccount } from "./accounts";

/** The roles that work at a desk. */
export type StaffRole = "administrator" | "planner" | "coach";

/** Gives a person a role, with which they are logged in from then on. */
export async function employ(account: Account, role: StaffRole): Promise<Account> {
  await getDatabase().insert(userRoles).values({ userId: account.userId, roleId: ROLE_IDS[role] });
  await getDatabase().update(sessions).set({ role }).where(eq(sessions.userId, account.userId));
  return account;
}

/** A new member of staff in this process's backend. */
export async function openStaff(role: StaffRole): Promise<Account> {
  return employ(await openAccount(), role);
}

/** A new client of an adviser, with any further details. */
export async function openClientOf(
  { userId: adviserId }: Pick<Account, "userId">,
  values: Partial<typeof users.$inferInsert> = {},
): Promise<Account> {
  const client = await openAccount();
  await getDatabase()
    .update(users)
    .set({ adviserId, ...values })
    .where(eq(users.id, client.userId));
  return client;
}

/** Gives people of a running site roles, with which they are logged in from then on. */
export async function employAt(
  databaseUrl: string,
  people: readonly (readonly [Pick<Account, "userId">, StaffRole])[],
): Promise<void> {
  const database = new Client({ connectionString: databaseUrl });
  await database.connect();
  for (const [{ userId }, role] of people) {
    await database.query("insert into user_roles (user_id, role_id) values ($1, $2)", [
      userId,
      ROLE_IDS[role],
    ]);
    await database.query("update sessions set role = $2 where user_id = $1", [userId, role]);
  }
  await database.end();
}

/** Makes a person of a running site an adviser's client. */
export async function giveAdviser(
  databaseUrl: string,
  { client, adviser }: Record<"client" | "adviser", Pick<Account, "userId">>,
): Promise<void> {
  const database = new Client({ connectionString: databaseUrl });
  await database.connect();
  await database.query("update users set adviser_id = $2 where id = $1", [client.userId, adviser.userId]);
  await database.end();
}

/** Puts people of a running site into a new organisation, and returns its number. */
export async function joinFirm(databaseUrl: string, people: readonly number[]): Promise<number> {
  const database = new Client({ connectionString: databaseUrl });
  await database.connect();
  const { rows } = await database.query<{ id: number }>(
    "insert into organisations (name) values ('Marula Advice') returning id",
  );
  const organisation = rows[0]!.id;
  await database.query("update users set organisation_id = $1 where id = any($2)", [organisation, people]);
  await database.end();
  return organisation;
}
