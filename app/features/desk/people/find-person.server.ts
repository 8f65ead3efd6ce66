import { todayInSouthAfrica } from "~/base/date";
import { findBirthDate } from "~/base/identity-number";
import { callBackend } from "~/backend/door.server";
import { isSuccess } from "~/contract/wire/envelope";
import { nameUser } from "~/contract/account/user";
import type { DescribedUser, User } from "~/contract/account/user";
import type { DeskSession } from "~/web/identity/desk.server";
import { carrySession, refuseForNow } from "~/web/identity/session.server";
import { nameWithBirth } from "~/words/paper/tell-apart";

/** What a page answers about somebody whom its visitor may not see, or who is not there. */
export function refuseUnknownPerson(session: DeskSession): Response {
  return new Response("Not found", { status: 404, headers: carrySession(session) });
}

/**
 * The person whom an address names.
 * @throws Response 404 if it names none
 */
export function readPersonNumber(session: DeskSession, written: string): number {
  if (!/^[1-9]\d{0,8}$/.test(written)) throw refuseUnknownPerson(session);
  return Number(written);
}

/**
 * A person whom the visitor may see.
 * @throws Response 404 if there is none, or if the services do not answer
 */
export async function findPerson(session: DeskSession, userId: number): Promise<DescribedUser> {
  const answer = await callBackend("getUser", { query: { userId } }, session);
  if (isSuccess(answer)) return answer.return_object;
  throw answer.http_code === 404 ? refuseUnknownPerson(session) : refuseForNow(session, answer);
}

/** What a page about one person says of who it is, whatever others are called. */
export function sayWho(user: User): string {
  const birthDate = findBirthDate(user.rsaIdNr, todayInSouthAfrica(new Date()));
  return nameWithBirth({ name: nameUser(user) ?? `Person ${user.userId}`, birthDate });
}
