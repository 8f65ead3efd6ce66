import { eq } from "drizzle-orm";
import { getDatabase } from "../../app/backend/store/connection";
import { sessions, userRoles } from "../../app/backend/store/schema";
import { ROLE_IDS } from "../../app/contract/user";
import { openAccount } from "./accounts";
import type { Account } from "./accounts";

type StaffRole = "administrator" | "planner" | "coach";

/** Gives a person a role, in which they are logged in from then on. */
export async function employ(account: Account, role: StaffRole): Promise<Account> {
  await getDatabase().insert(userRoles).values({ userId: account.userId, roleId: ROLE_IDS[role] });
  await getDatabase().update(sessions).set({ role }).where(eq(sessions.userId, account.userId));
  return account;
}

/** Somebody new who works at a desk of this process's backend. */
export async function openStaff(role: StaffRole): Promise<Account> {
  return employ(await openAccount(), role);
}
