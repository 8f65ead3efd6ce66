/** Who works here and may change their passkeys with a code alone, where passkeys are asked of staff (`STAFF_LOGIN`). */
import { randomInt } from "node:crypto";
import { eq } from "drizzle-orm";
import { getEnvironment } from "../process/environment";
import { listPasskeysOf } from "../session/passkeys";
import type { LoggedIn } from "../session/person";
import type { DatabaseOrTransaction, Transaction } from "../store/connection";
import { keyedHash } from "../store/encryption";
import { users } from "../store/schema";
import { worksHere } from "./staff";

/** How long a pass is good. */
const PASS_MILLISECONDS = 24 * 3_600_000;

/** Letters and digits without those that look like another. */
const CHARACTERS = "ABCDEFGHJKMNPQRSTVWXYZ23456789";
const PARTS = 3;
const CHARACTERS_OF_PART = 4;

type Changing = { store: DatabaseOrTransaction; person: LoggedIn; now: Date };

/** Whether somebody works here, and has shown no passkey in their session, though it is asked of staff. */
export async function isCodeAlone({ store, person }: Pick<Changing, "store" | "person">): Promise<boolean> {
  const isAsked = getEnvironment().STAFF_LOGIN === "passkey" && !person.passkeyAddedAt;
  return isAsked && worksHere(store, person.userId);
}

/**
 * What somebody lacks before they add a passkey: whoever has one comes with it, and whoever had one that somebody else
 * deleted has a pass of today. A code adds the first: whoever has taken over the number of a member of staff gets its codes.
 */
export async function findLack({
  store,
  person,
}: Pick<Changing, "store" | "person">): Promise<"passkey" | "pass" | undefined> {
  if (!(await isCodeAlone({ store, person }))) return undefined;
  if ((await listPasskeysOf(store, person.userId)).length > 0) return "passkey";
  const holder = await findHolder(store, person.userId);
  return holder?.passkeysResetAt ? "pass" : undefined;
}

/** Whether a pass is the one that an administrator gave somebody in the last day. */
export async function isPass({ store, person, now }: Changing, typed: string): Promise<boolean> {
  const { passkeysResetAt, passHash } = (await findHolder(store, person.userId)) ?? {};
  if (!passkeysResetAt || !passHash) return false;
  return now.getTime() < passkeysResetAt.getTime() + PASS_MILLISECONDS && passHash === hashPass(typed);
}

/** Notes that somebody has added a passkey: nobody uses the pass again. */
export async function spendPass(tx: Transaction, userId: number): Promise<void> {
  await tx.update(users).set({ passkeysResetAt: null, passHash: null }).where(eq(users.id, userId));
}

/** Makes the pass with which somebody adds another passkey until the instant that it comes with. */
export async function givePass(
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

/** However it was typed: in small letters, and without the lines between. */
function hashPass(typed: string): string {
  return keyedHash(typed.toUpperCase().replace(/[^A-Z0-9]/g, ""), "users.pass");
}

async function findHolder(store: DatabaseOrTransaction, userId: number) {
  const [row] = await store.select().from(users).where(eq(users.id, userId));
  return row;
}
