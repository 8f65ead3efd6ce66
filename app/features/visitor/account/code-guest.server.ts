import { callBackend } from "~/backend/door.server";
import { isSuccess } from "~/contract/wire/envelope";
import { readKept, readToken, writeKept } from "~/web/identity/kept-session.server";
import type { Session } from "~/web/identity/session.server";

/**
 * Creates a guest for requesting and typing one code. The browser's own guest would be unsafe: an attacker who had
 * planted theirs in it could log in between the right code and its exchange for a session.
 * @returns undefined if the services issue no bearer
 */
export async function makeCodeGuest(request: Request): Promise<Session | undefined> {
  const answer = await callBackend("getGuestToken", {}, {});
  if (!isSuccess(answer)) return undefined;
  const asker = readToken(answer.return_object);
  return { bearer: asker.bearer, setCookie: await writeKept({ ...(await readKept(request)), asker }) };
}

/** The guest for whom this browser requested the code that it waits for. */
export async function readCodeGuest(request: Request): Promise<Session | undefined> {
  return (await readKept(request)).asker;
}
