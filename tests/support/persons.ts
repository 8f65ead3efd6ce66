import { randomUUID } from "node:crypto";
import type { Service } from "../../app/backend/calls/service";
import type { LoggedIn, Person } from "../../app/backend/session/person";
import { transact } from "../../app/backend/store/transact";
import { insertUser } from "../../app/backend/people/users";
import { getDatabase } from "../../app/backend/store/connection";
import { userRoles } from "../../app/backend/store/schema";
import { ROLE_IDS } from "../../app/contract/account/user";
import type { Role } from "../../app/contract/wire/role";
import { inventIdentityNumber } from "./identity-numbers";

const session = { sessionId: randomUUID(), loggedInAt: new Date(), tokenNumber: 0 };

/** A person in each role, whose bearer is the role's name. */
export const persons: { [R in Role]: Person } = {
  guest: { role: "guest", id: randomUUID(), tokenNumber: 0 },
  investor: { role: "investor", userId: 812, ...session },
  planner: { role: "planner", userId: 31, ...session },
  coach: { role: "coach", userId: 41, ...session },
  administrator: { role: "administrator", userId: 1, ...session },
};

/** A logged-in person, as the backend sees them. */
export const speakAs = ({ userId }: { userId: number }, role: LoggedIn["role"]): LoggedIn => ({
  ...{ userId, role, sessionId: randomUUID(), loggedInAt: new Date(), tokenNumber: 0 },
});

/** Accepts the name of each role as a bearer. */
export const authenticateByRole: Service["authenticate"] = async (_store, bearer) =>
  Object.values(persons).find(({ role }) => role === bearer);

/** Opens an account for each of these people except the guest, and sets their user ids. */
export async function openAccountsOfPersons(): Promise<void> {
  for (const person of Object.values(persons)) {
    if (person.role === "guest") continue;
    const account = { rsaid: inventIdentityNumber(), details: { cellNr: "820000000" } };
    person.userId = (await transact((tx) => insertUser(tx, account))) ?? person.userId;
    const { userId, role } = person;
    if (role !== "investor") await getDatabase().insert(userRoles).values({ userId, roleId: ROLE_IDS[role] });
  }
}
