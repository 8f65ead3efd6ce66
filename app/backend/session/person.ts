import type { Role } from "~/contract/wire/role";

/** A person who is not logged in, known by the id sealed in their token and by how often that was renewed. */
export type Guest = { role: "guest"; id: string; tokenNumber: number };

/** A person with an account, in the role in which they logged in. */
type UserIn<R extends Role> = R extends "guest"
  ? never
  : {
      role: R;
      userId: number;
      sessionId: string;
      loggedInAt: Date;
      tokenNumber: number;
      /** When the passkey was added with which they came, or which they added to go on at a desk. */
      passkeyAddedAt?: Date;
      /** Until when they do nothing that cannot be undone, because their cell number was changed. */
      heldUntil?: Date;
    };

/** Somebody who is logged in. */
export type LoggedIn = UserIn<Role>;

/** Anyone who carries a bearer. */
export type Person = Guest | LoggedIn;

/** What the bearer of a person stands for: the guest, or the session. Requests for codes answer it alone. */
export function nameBearer(person: Person): string {
  return person.role === "guest" ? person.id : person.sessionId;
}

/** The name under which a person's own rows are stored. A guest's id is a UUID, so the two kinds never collide. */
export function nameOwner(person: Person): string {
  return person.role === "guest" ? person.id : nameAccount(person.userId);
}

/** The same of an account. */
export function nameAccount(userId: number): string {
  return `user:${userId}`;
}

/** The account under whose name rows are stored; undefined for a guest's. */
export function readAccount(ownerId: string): number | undefined {
  const [, digits] = /^user:(\d+)$/.exec(ownerId) ?? [];
  return digits === undefined ? undefined : Number(digits);
}
