import type { Mistakes, Rejection } from "~/contract/wire/envelope";
import type { Operation } from "~/contract/wire/operation";
import { refusals } from "~/contract/wire/refusals";
import type { Refusal, RefusalName } from "~/contract/wire/refusals";

/** What a refusal adds to its name: the mistakes to correct, its own message, when to ask again. */
export type Particulars = { message?: string; mistakes?: Mistakes; retryAfterSeconds?: number };

/** Writes a refusal as an answer. If the table has no message for it, the catalogue's text for the call is used. */
export function refuse(
  operation: Pick<Operation, "failure">,
  name: RefusalName,
  { message, mistakes, retryAfterSeconds }: Particulars = {},
): Rejection {
  const refusal: Refusal = refusals[name];
  return {
    response_code: refusal.response_code,
    http_code: refusal.http_code,
    message: message ?? refusal.message ?? operation.failure,
    return_object: mistakes ?? null,
    retryAfterSeconds: retryAfterSeconds ?? refusal.retryAfterSeconds,
  };
}
