import { randomUUID } from "node:crypto";
import type { Authenticate } from "../../app/backend/service";
import type { Person } from "../../app/backend/session/person";
import type { Role } from "../../app/contract/role";

const session = { sessionId: randomUUID(), loggedInAt: new Date(), tokenIssuedAt: new Date() };

/** A person in each role, whose bearer is the role's name. */
export const persons: { [R in Role]: Person } = {
  guest: { role: "guest", id: randomUUID(), tokenIssuedAt: new Date() },
  investor: { role: "investor", userId: 812, ...session },
  planner: { role: "planner", userId: 31, ...session },
  coach: { role: "coach", userId: 41, ...session },
  administrator: { role: "administrator", userId: 1, ...session },
};

/** Recognises callers of every role, although no one can log in as some of them yet. */
export const authenticateByRole: Authenticate = async (_store, bearer) =>
  Object.values(persons).find(({ role }) => role === bearer);
