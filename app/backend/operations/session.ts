import { randomUUID } from "node:crypto";
import { sealGuestToken } from "../session/guest-token";
import { noteNewerToken } from "../session/replaced-tokens";
import { getTokenKey } from "../session/token-key";
import { done, refuseMistakes } from "./handler";
import type { Handler } from "./handler";

/** A token for a new guest; nothing is stored. */
export const getGuestToken: Handler<"getGuestToken"> = async ({ now }) =>
  done(await sealGuestToken(randomUUID(), now, getTokenKey()));

/** A new token for the same guest. */
export const refreshToken: Handler<"refreshToken"> = async ({ store, person, now }) => {
  if (person.role !== "guest")
    return refuseMistakes([{ path: "type", message: "This is not a guest's token" }]);
  const issuedAt = await noteNewerToken(store, person, now);
  return done(await sealGuestToken(person.id, issuedAt, getTokenKey()));
};
