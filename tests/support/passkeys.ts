/** Adding passkeys and logging in with them, at this process's backend. */
import { callBackend } from "../../app/backend/door.server";
import type { LoginType } from "../../app/contract/account/user";
import type { UsedCredential } from "../../app/contract/account/passkey-operations";
import { type Account, becomeGuest } from "./accounts";
import { type Authenticator, makeAuthenticator } from "./authenticator";
import { take } from "./call";

type Holder = Pick<Account, "bearer">;

/** The address of the site under test, as in its environment. */
export const ORIGIN = "http://localhost:3000";

export const beginAdding = async ({ bearer }: Holder) =>
  take(await callBackend("beginPasskey", {}, { bearer }));

/** Adds a passkey for a person who has just logged in. */
export async function addPasskey(holder: Holder, name = "My phone"): Promise<Authenticator & { id: string }> {
  const authenticator = makeAuthenticator(ORIGIN);
  const credential = authenticator.add(await beginAdding(holder));
  const added = take(await callBackend("addPasskey", { body: { name, credential } }, holder));
  return { ...authenticator, id: added.id };
}

/** Answers a new challenge as a guest. */
export async function logInWith(
  authenticator: Authenticator,
  { type = "investor", ...otherwise }: Parameters<Authenticator["use"]>[1] & { type?: LoginType } = {},
) {
  const guest = { bearer: await becomeGuest() };
  const credential = authenticator.use(take(await callBackend("beginPasskeyLogin", {}, guest)), otherwise);
  return answerChallenge(guest, credential, type);
}

export const answerChallenge = (guest: Holder, credential: UsedCredential, type: LoginType = "investor") =>
  callBackend("logInWithPasskey", { params: { type }, body: { credential } }, guest);
