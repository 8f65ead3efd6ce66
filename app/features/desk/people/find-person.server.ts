import { todayInSouthAfrica } from "~/base/date";
import { findBirthDate } from "~/base/identity-number";
import { nameUser } from "~/contract/account/user";
import type { DescribedUser, User } from "~/contract/account/user";
import type { DeskSession } from "~/web/identity/desk.server";
import { nameWithBirth } from "~/words/paper/tell-apart";
import { requireAnswer } from "~/web/identity/require-answer.server";

/**
 * A person whom the visitor may see.
 * @throws Response 404 if there is none, or if the services do not answer
 */
export async function findPerson(session: DeskSession, userId: number): Promise<DescribedUser> {
  return requireAnswer("getUser", { query: { userId } }, session);
}

/** What a page about one person says of who it is, whatever others are called. */
export function sayWho(user: User): string {
  const birthDate = findBirthDate(user.rsaIdNr, todayInSouthAfrica(new Date()));
  return nameWithBirth({ name: nameUser(user) ?? `Person ${user.userId}`, birthDate });
}
