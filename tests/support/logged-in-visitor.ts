import { z } from "zod";
import { createSealedCookie } from "../../app/features/session/sealed-cookie.server";
import { openAccount } from "./accounts";
import type { Account } from "./accounts";
import { createVisitor } from "./visitor";
import type { Visitor } from "./visitor";

const sessionCookie = createSealedCookie({
  name: "baobab_guest",
  maxAgeSeconds: 86_400,
  schema: z.object({ bearer: z.string(), expiresAt: z.string() }),
});

/** A browser in which a person is logged in, without the pages by which they do so. */
export async function logInVisitor(origin: string, account: Account): Promise<Visitor> {
  const expiresAt = new Date(Date.now() + 14 * 60_000).toISOString();
  const written = await sessionCookie.write({ bearer: account.bearer, expiresAt });
  if (!written.ok) throw new Error("the session's cookie is too long");
  const [, value = ""] = /^[^=]+=([^;]*)/.exec(written.value) ?? [];
  return createVisitor(origin, new Map([["baobab_guest", value]]));
}

/** A person with a new account, and a browser in which they are logged in. */
export async function openLoggedInVisitor(origin: string): Promise<{ account: Account; visitor: Visitor }> {
  const account = await openAccount({ origin });
  return { account, visitor: await logInVisitor(origin, account) };
}
