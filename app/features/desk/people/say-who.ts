import { todayInSouthAfrica } from "~/base/date";
import { findBirthDate } from "~/base/identity-number";
import { nameUser, type User } from "~/contract/account/user";
import { withBirthDate } from "~/words/plan/name-with-birth";

/** The name of a person on a page of their own, always with the birth or number that sets them apart. */
export function sayWho(user: User): string {
  const birthDate = findBirthDate(user.rsaIdNr, todayInSouthAfrica(new Date()));
  return withBirthDate({ name: nameUser(user) ?? `Person ${user.userId}`, birthDate });
}
