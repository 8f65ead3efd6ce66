import type { Role } from "~/contract/role";

/** Somebody who is not logged in, known by the id sealed in their token, and when that token was issued. */
export type Guest = { role: "guest"; id: string; tokenIssuedAt: Date };

/** Somebody with an account, in the role in which they logged in. */
type UserIn<R extends Role> = R extends "guest" ? never : { role: R; userId: number };

/** Whoever carries a bearer. */
export type Person = Guest | UserIn<Role>;

/** The name under which a person's own rows are kept; a guest's id is a UUID, so the two kinds never meet. */
export function nameOwner(person: Person): string {
  return person.role === "guest" ? person.id : `user:${person.userId}`;
}
