import { hasRight } from "~/contract/wire/rights";
import { getEnvironment } from "../process/environment";
import type { Person } from "./person";

/** Whether somebody is at a desk with a code alone, where passkeys are asked of staff (`STAFF_LOGIN`): they do nothing there. */
export function lacksPasskey(person: Person | undefined): boolean {
  if (!person || person.role === "guest" || !hasRight(person.role, "haveDesk")) return false;
  return getEnvironment().STAFF_LOGIN === "passkey" && !person.passkeyAddedAt;
}
