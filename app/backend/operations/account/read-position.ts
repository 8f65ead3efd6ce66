import { ROLE_IDS, ROLE_NAMES } from "~/contract/account/user";
import { STAFF_ROLES } from "../../people/staff";
import type { HeldRole } from "../../people/staff";

/** What a caller is told of an organisation's number that is nobody's. */
export const NO_ORGANISATION = "There is no such organisation";

type Written = { role?: string; roleId?: number };

/** The role that a call names, by its name or its number; undefined if it names none. */
export function readRole({ role, roleId }: Written): HeldRole | undefined {
  return ([...STAFF_ROLES, "investor"] as const).find((one) =>
    role === undefined ? ROLE_IDS[one] === roleId : ROLE_NAMES[one] === role,
  );
}

/** The organisation that a call names; null for none, undefined if it says nothing of it. */
export function readOrganisation(written: string | null | undefined): number | null | undefined {
  if (written === undefined) return undefined;
  return written ? Number(written) : null;
}
