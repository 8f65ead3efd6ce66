import { randomUUID } from "node:crypto";
import { pageKindSchema } from "~/contract/account/page-kind";
import type { LoginType } from "~/contract/account/user";
import { getCurrentRequestId } from "../../http/current-request";
import { getLogger } from "../../log/logger";
import { sealBearer } from "../../session/bearer-token";
import type { Person } from "../../session/person";
import { noteRenewal } from "../../session/replaced-tokens";
import { continueSession, endSessions } from "../../session/sessions";
import { done, type Handler, refuseMistakes } from "../../calls/handler";

/** Issues a token for a new guest; nothing is stored. */
export const getGuestToken: Handler<"getGuestToken"> = async ({ now }) =>
  done(await sealBearer({ kind: "guest", id: randomUUID(), number: 0, issuedAt: now }));

const TYPES: Record<Person["role"], "guest" | LoginType> = {
  guest: "guest",
  investor: "investor",
  planner: "adviser",
  coach: "adviser",
  administrator: "adviser",
};

const HOLDERS = { guest: "a guest", investor: "an investor", adviser: "an adviser" } as const;

/** Issues the next token of the same guest or session; a repeated call with the old token issues it again. */
export const refreshToken: Handler<"refreshToken"> = async ({ store, person, query, now }) => {
  if (TYPES[person.role] !== query.type)
    return refuseMistakes([{ path: "type", message: `This is not the token of ${HOLDERS[query.type]}` }]);
  if (person.role !== "guest") {
    await noteRenewal(store, { kind: "session", id: person.sessionId }, now);
    return done(await continueSession(person, now));
  }
  const { id, tokenNumber } = person;
  await noteRenewal(store, { kind: "guest", id }, now);
  return done(await sealBearer({ kind: "guest", id, number: tokenNumber + 1, issuedAt: now }));
};

/**
 * Ends the session, or all sessions of the person. A guest has none. The kind of page is logged only if it is
 * known, because other text could contain anything.
 */
export const logOut: Handler<"logOut"> = async ({ store, person, query }) => {
  const pageKind = pageKindSchema.safeParse(query.step).data;
  getLogger().info({ pageKind, requestId: getCurrentRequestId() }, "logout");
  if (person.role !== "guest") {
    const { userId, sessionId } = person;
    await endSessions(store, query.everywhere ? { userId } : { userId, sessionId });
  }
  return done({});
};
