import type { Mistakes, Rejection } from "~/contract/wire/envelope";
import type { Operation } from "~/contract/wire/operation";
import { type Refusal, type RefusalName, refusals } from "~/contract/wire/refusals";

/** Details of a refusal: the mistakes to correct, its own message, the time until a retry. */
export type Particulars = { message?: string; mistakes?: Mistakes; retryAfterSeconds?: number };

/** Writes a refusal as an answer. Without a message in the table, it has the catalogue's text for the call. */
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
