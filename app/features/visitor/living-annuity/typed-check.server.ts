/** Where the answers about a living annuity live: in the browser, sealed, as those of the survey. We store none of them. */
import { z } from "zod";
import type { Result } from "~/base/result";
import { createSealedCookie } from "~/web/cookies/sealed-cookie.server";
import type { TypedCheck } from "./typed-check";

const DAY_SECONDS = 86_400;

const checkCookie = createSealedCookie<TypedCheck>({
  name: "baobab_living_annuity",
  maxAgeSeconds: DAY_SECONDS,
  schema: z.record(z.string()),
});

/** What was typed in the last day; undefined if nothing was. */
export async function readTypedCheck(request: Request): Promise<TypedCheck | undefined> {
  return checkCookie.read(request);
}

/** A Set-Cookie header that keeps it, or a refusal if it is too long to keep. */
export async function writeTypedCheck(typed: TypedCheck): Promise<Result<string, "too long">> {
  return checkCookie.write(typed);
}
