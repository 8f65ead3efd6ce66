import type { ListedPerson } from "~/contract/desk/people-operations";
import { nameUser, ROLE_IDS, ROLE_NAMES } from "~/contract/account/user";
import type { NamedPerson } from "~/words/paper/tell-apart";

/** The list of people. */
export const PEOPLE = "/en/admin/people";

/** Several people in a role. */
export const MANY_WORDS = {
  administrator: "System Administrators",
  planner: "Financial Planners",
  coach: "Retirement Coaches",
  investor: "Investors",
} as const;

/** The roles as a list offers them, by the word that stands in an address. */
export const ROLE_CHOICES = (["administrator", "planner", "coach", "investor"] as const).map((value) => ({
  value,
  label: ROLE_NAMES[value],
  roleId: ROLE_IDS[value],
}));

/** Surname first, as a list is read. */
export function nameListed({ firstName, surname }: Pick<ListedPerson, "firstName" | "surname">): string {
  return [surname, firstName].filter(Boolean).join(", ") || "Unnamed";
}

/** As they are told from others of the name. */
export function describeNamed(person: ListedPerson): NamedPerson {
  const { userId, firstName, surname, birthDate } = person;
  const name = nameUser({ firstNames: firstName, surname }) ?? "Unnamed";
  return { userId, name, birthDate, number: `person ${userId}` };
}
