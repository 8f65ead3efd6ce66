import type { ListedPerson } from "~/contract/desk/people-operations";
import { nameUser, ROLE_IDS, ROLE_NAMES } from "~/contract/account/user";
import type { NamedPerson } from "~/words/plan/name-with-birth";

export const PEOPLE = "/en/admin/people";

/** The plural of each role. */
export const MANY_WORDS = {
  administrator: "System Administrators",
  planner: "Financial Planners",
  coach: "Retirement Coaches",
  investor: "Investors",
} as const;

/** The roles as choices of a select; the values are used in addresses. */
export const ROLE_CHOICES = (["administrator", "planner", "coach", "investor"] as const).map((value) => ({
  value,
  label: ROLE_NAMES[value],
  roleId: ROLE_IDS[value],
}));

/** Surname first, for lists. */
export function nameListed({ firstName, surname }: Pick<ListedPerson, "firstName" | "surname">): string {
  return [surname, firstName].filter(Boolean).join(", ") || "Unnamed";
}

/** The facts that tell a person from others of the same name. */
export function describeNamed(person: ListedPerson): NamedPerson {
  const { userId, firstName, surname, birthDate } = person;
  const name = nameUser({ firstNames: firstName, surname }) ?? "Unnamed";
  return { userId, name, birthDate, number: `person ${userId}` };
}
