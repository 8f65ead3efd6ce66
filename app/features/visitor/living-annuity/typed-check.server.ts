/** Where the answers about a living annuity live: in the browser, sealed, as those of the survey. We store none of them. */
import { z } from "zod";
import type { Result } from "~/base/result";
import { createSealedCookie } from "~/web/cookies/sealed-cookie.server";
import type { Client } from "~/web/identity/acting.server";
import type { TypedCheck } from "./check-form";

const DAY_SECONDS = 86_400;

const checkCookie = createSealedCookie<TypedCheck>({
  name: "baobab_living_annuity",
  maxAgeSeconds: DAY_SECONDS,
  schema: z.record(z.string()),
});

/** What was typed in the last day, by oneself or for a client; undefined if nothing was. */
export async function readTypedCheck(
  request: Request,
  client: Client | undefined,
): Promise<TypedCheck | undefined> {
  return checkCookie.read(request, namePart(client));
}

/** A Set-Cookie header that keeps it, or a refusal if it is too long to keep. */
export async function writeTypedCheck(
  typed: TypedCheck,
  client: Client | undefined,
): Promise<Result<string, "too long">> {
  return checkCookie.write(typed, namePart(client));
}

/** So many clients of an adviser have answers in one browser; those of another one take the place of the oldest. */
const MOST_CLIENTS = 5;

/** Set-Cookie headers that forget what was typed for the client before the last ones. */
export function forgetOldestTyped(request: Request, client: Client | undefined): string[] {
  return client ? checkCookie.clearOldest(request, namePart(client) ?? "", MOST_CLIENTS) : [];
}

const namePart = (client: Client | undefined) => client && String(client.userId);
