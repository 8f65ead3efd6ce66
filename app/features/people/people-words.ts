import type { ListedPerson } from "~/contract/people-operations";
import { ROLE_IDS, ROLE_NAMES } from "~/contract/user";

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
