import { hasRight } from "~/contract/wire/rights";
import { getEnvironment } from "../process/environment";
import type { Person } from "./person";

/** Whether staff have logged in without the passkey that `STAFF_LOGIN` requires, so that their desk is closed. */
export function lacksPasskey(person: Person | undefined): boolean {
  if (!person || person.role === "guest" || !hasRight(person.role, "haveDesk")) return false;
  return getEnvironment().STAFF_LOGIN === "passkey" && !person.passkeyAddedAt;
}
