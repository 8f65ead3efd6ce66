import { ROLE_IDS, ROLE_NAMES } from "~/contract/account/user";
import { type HeldRole, STAFF_ROLES } from "../../people/staff";

/** The message for an organisation number that does not exist. */
export const NO_ORGANISATION = "There is no such organisation";

type Written = { role?: string; roleId?: number };

/** Reads the role in a call, by name or number; undefined if there is none. */
export function readRole({ role, roleId }: Written): HeldRole | undefined {
  return ([...STAFF_ROLES, "investor"] as const).find((one) =>
    role === undefined ? ROLE_IDS[one] === roleId : ROLE_NAMES[one] === role,
  );
}

/** Reads the organisation in a call; null to remove it, undefined if the call does not mention it. */
export function readOrganisation(written: string | null | undefined): number | null | undefined {
  if (written === undefined) return undefined;
  return written ? Number(written) : null;
}
