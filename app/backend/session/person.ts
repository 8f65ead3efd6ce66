import type { Role } from "~/contract/wire/role";

/** A person who is not logged in: the id in their token, and the number of its renewals. */
export type Guest = { role: "guest"; id: string; tokenNumber: number };

/** A person with an account, in the role of their login. */
type UserIn<R extends Role> = R extends "guest"
  ? never
  : {
      role: R;
      userId: number;
      sessionId: string;
      loggedInAt: Date;
      tokenNumber: number;
      /** When the passkey of this session was added, whether used to log in or added to continue at a desk. */
      passkeyAddedAt?: Date;
      /** Until when irreversible actions are blocked, because their cell number was changed. */
      heldUntil?: Date;
    };

/** A logged-in person. */
export type LoggedIn = UserIn<Role>;

/** The holder of a bearer. */
export type Person = Guest | LoggedIn;

/** The id of a person's bearer: the guest's, or the session's. Requests for codes are only visible to it. */
export function bearerKey(person: Person): string {
  return person.role === "guest" ? person.id : person.sessionId;
}

/** The owner's key in a person's own rows. A guest's id is a UUID, so the two kinds never collide. */
export function ownerKey(person: Person): string {
  return person.role === "guest" ? person.id : accountKey(person.userId);
}

/** The same for an account. */
export function accountKey(userId: number): string {
  return `user:${userId}`;
}

/** Returns the account of an owner's key; undefined for a guest. */
export function readAccount(ownerId: string): number | undefined {
  const [, digits] = /^user:(\d+)$/.exec(ownerId) ?? [];
  return digits === undefined ? undefined : Number(digits);
}
