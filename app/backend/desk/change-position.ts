import { eq } from "drizzle-orm";
import { hasRight } from "~/contract/wire/rights";
import { ROLE_IDS } from "~/contract/account/user";
import type { LoggedIn } from "../session/person";
import { endSessions } from "../session/sessions";
import type { Transaction } from "../store/connection";
import { userRoles, users } from "../store/schema";
import { auditAct } from "../people/audit-entries";
import { endWhatRoleForbids } from "./change-adviser";
import { hasOrganisation } from "../people/open-account";
import {
  ADVISING_ROLES,
  closeDesk,
  countClientsOf,
  type HeldRole,
  isLastAdministrator,
  STAFF_ROLES,
} from "../people/staff";

type Change = {
  userId: number;
  role: HeldRole | undefined;
  /** Null for none, undefined for no change. */
  organisationId: number | null | undefined;
  by: LoggedIn;
  now: Date;
};

type Refused = "forbidden" | "noOrganisation" | "ownAccount" | "hasClients" | "lastAdministrator";

/**
 * Changes a person's role or organisation. A new role ends their sessions, which were opened in the old one.
 * @returns the reason for a refusal; undefined on success
 */
export async function changePosition(
  tx: Transaction,
  { userId, role, organisationId, by, now }: Change,
): Promise<Refused | undefined> {
  const [row] = await tx.select().from(users).where(eq(users.id, userId)).for("update");
  const held = await findHeldRole(tx, userId);
  const isOtherRole = role !== undefined && role !== held;
  const isOtherOrganisation = organisationId !== undefined && organisationId !== row?.organisationId;
  if (!isOtherRole && !isOtherOrganisation) return undefined;
  if (!hasRight(by.role, "managePeople")) return "forbidden";
  if (isOtherOrganisation) {
    if (organisationId !== null && !(await hasOrganisation(tx, organisationId))) return "noOrganisation";
    await tx.update(users).set({ organisationId }).where(eq(users.id, userId));
  }
  const refusal = isOtherRole ? await changeRole(tx, { userId, role, held, by }) : undefined;
  if (refusal) return refusal;
  await auditAct(tx, { act: isOtherRole ? "changed role" : "changed details", userId, by, now });
  return undefined;
}

async function findHeldRole(tx: Transaction, userId: number): Promise<HeldRole> {
  const rows = await tx.select().from(userRoles).where(eq(userRoles.userId, userId));
  return STAFF_ROLES.find((role) => rows.some(({ roleId }) => roleId === ROLE_IDS[role])) ?? "investor";
}

type RoleChange = Pick<Change, "userId" | "by"> & { role: HeldRole; held: HeldRole };

async function changeRole(
  tx: Transaction,
  { userId, role, held, by }: RoleChange,
): Promise<Refused | undefined> {
  if (userId === by.userId) return "ownAccount";
  const advises = ADVISING_ROLES.some((one) => one === role);
  if (!advises && (await countClientsOf(tx, userId)) > 0) return "hasClients";
  if (held === "administrator" && (await isLastAdministrator(tx, userId))) return "lastAdministrator";
  await tx.delete(userRoles).where(eq(userRoles.userId, userId));
  if (role !== "investor") await tx.insert(userRoles).values({ userId, roleId: ROLE_IDS[role] });
  await endWhatRoleForbids(tx, userId, role);
  if (!advises) await closeDesk(tx, userId);
  await endSessions(tx, { userId });
  return undefined;
}
