import { writeKept } from "../../app/features/session/kept-session.server";
import type { LoginType } from "../../app/contract/user";
import { openAccount } from "./accounts";
import type { Account } from "./accounts";
import { createVisitor } from "./visitor";
import type { Visitor } from "./visitor";

/** A browser in which a person is logged in, without the pages by which they do so. */
export async function logInVisitor(
  origin: string,
  { bearer, userId }: Account,
  type: LoginType = "investor",
): Promise<Visitor> {
  const expiresAt = new Date(Date.now() + 14 * 60_000).toISOString();
  const written = await writeKept({ person: { bearer, expiresAt, userId, type } });
  const [, value = ""] = /^[^=]+=([^;]*)/.exec(written) ?? [];
  return createVisitor(origin, new Map([["baobab_guest", value]]));
}

/** A person with a new account, and a browser in which they are logged in. */
export async function openLoggedInVisitor(origin: string): Promise<{ account: Account; visitor: Visitor }> {
  const account = await openAccount({ origin });
  return { account, visitor: await logInVisitor(origin, account) };
}
