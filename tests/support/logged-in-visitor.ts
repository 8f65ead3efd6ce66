import { writeKept } from "../../app/web/identity/kept-session.server";
import type { LoginType } from "../../app/contract/account/user";
import { type Account, openAccount } from "./accounts";
import type { StaffRole } from "./staff";
import { createVisitor, type Visitor } from "./visitor";

type Speaker = {
  guest?: { bearer: string };
  person?: { bearer: string; userId: number; type: LoginType; role?: StaffRole; rsaid?: string };
};

/**
 * A browser with the session of a person, or of a guest whose plan the person may keep, without the pages
 * that lead to it.
 */
export async function visit(origin: string, { guest, person }: Speaker): Promise<Visitor> {
  const expiresAt = new Date(Date.now() + 14 * 60_000).toISOString();
  const written = await writeKept({
    guest: guest && { ...guest, expiresAt },
    person: person && {
      bearer: person.bearer,
      userId: person.userId,
      type: person.type,
      role: person.role,
      // It stays in the cookie as long as a guest's plan is offered.
      rsaid: guest && person.rsaid,
      expiresAt,
    },
  });
  const [, value = ""] = /^[^=]+=([^;]*)/.exec(written) ?? [];
  return createVisitor(origin, new Map([["baobab_guest", value]]));
}

/** A browser in which a person is logged in. */
export function logInVisitor(
  origin: string,
  account: Account,
  type: LoginType = "investor",
): Promise<Visitor> {
  return visit(origin, { person: { ...account, type } });
}

/** A browser in which a member of staff is logged in. */
export function openDesk(origin: string, account: Account, role: StaffRole): Promise<Visitor> {
  return visit(origin, { person: { ...account, type: "adviser", role } });
}

/** A person with a new account, and a browser in which they are logged in. */
export async function openLoggedInVisitor(origin: string): Promise<{ account: Account; visitor: Visitor }> {
  const account = await openAccount({ origin });
  return { account, visitor: await logInVisitor(origin, account) };
}
