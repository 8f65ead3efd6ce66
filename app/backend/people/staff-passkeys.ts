/** Decides which staff may change their passkeys with only a code, where `STAFF_LOGIN` requires passkeys. */
import { randomInt } from "node:crypto";
import { eq } from "drizzle-orm";
import { getEnvironment } from "../process/environment";
import { listPasskeysOf } from "../session/passkeys";
import type { LoggedIn } from "../session/person";
import type { DatabaseOrTransaction, Transaction } from "../store/connection";
import { keyedHash } from "../store/encryption";
import { users } from "../store/schema";
import { isStaff } from "./staff";

/** The validity of a pass. */
const PASS_MILLISECONDS = 24 * 3_600_000;

/** Letters and digits without easily confused ones. */
const CHARACTERS = "ABCDEFGHJKMNPQRSTVWXYZ23456789";
const PARTS = 3;
const CHARACTERS_OF_PART = 4;

type Changing = { store: DatabaseOrTransaction; person: LoggedIn; now: Date };

/** Whether a staff member's session has no passkey although staff must have one. */
export async function isCodeOnlyLogin({
  store,
  person,
}: Pick<Changing, "store" | "person">): Promise<boolean> {
  const isAsked = getEnvironment().STAFF_LOGIN === "passkey" && !person.passkeyAddedAt;
  return isAsked && isStaff(store, person.userId);
}

/**
 * Returns what a staff member lacks to add a passkey: a login with the one they have, or, if somebody else
 * deleted theirs, the day's pass. A code suffices only for the very first, because an attacker who took over
 * a staff member's number gets its codes.
 */
export async function missingCredential({
  store,
  person,
}: Pick<Changing, "store" | "person">): Promise<"passkey" | "pass" | undefined> {
  if (!(await isCodeOnlyLogin({ store, person }))) return undefined;
  if ((await listPasskeysOf(store, person.userId)).length > 0) return "passkey";
  const holder = await findHolder(store, person.userId);
  return holder?.passkeysResetAt ? "pass" : undefined;
}

/** Whether a pass is the one that an administrator gave the person within the last day. */
export async function isPass({ store, person, now }: Changing, typed: string): Promise<boolean> {
  const { passkeysResetAt, passHash } = (await findHolder(store, person.userId)) ?? {};
  if (!passkeysResetAt || !passHash) return false;
  return now.getTime() < passkeysResetAt.getTime() + PASS_MILLISECONDS && passHash === hashPass(typed);
}

/** Invalidates the pass once a passkey was added. */
export async function consumePass(tx: Transaction, userId: number): Promise<void> {
  await tx.update(users).set({ passkeysResetAt: null, passHash: null }).where(eq(users.id, userId));
}

/** Issues a pass for adding another passkey, with its expiry. */
export async function issuePass(
  tx: Transaction,
  userId: number,
  now: Date,
): Promise<{ pass: string; until: Date }> {
  const writePart = () =>
    Array.from({ length: CHARACTERS_OF_PART }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join("");
  const pass = Array.from({ length: PARTS }, writePart).join("-");
  await tx
    .update(users)
    .set({ passkeysResetAt: now, passHash: hashPass(pass) })
    .where(eq(users.id, userId));
  return { pass, until: new Date(now.getTime() + PASS_MILLISECONDS) };
}

/** Ignores case and separators. */
function hashPass(typed: string): string {
  return keyedHash(typed.toUpperCase().replace(/[^A-Z0-9]/g, ""), "users.pass");
}

async function findHolder(store: DatabaseOrTransaction, userId: number) {
  const [row] = await store.select().from(users).where(eq(users.id, userId));
  return row;
}
