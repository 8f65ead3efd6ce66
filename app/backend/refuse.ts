import type { Mistakes, Rejection } from "~/contract/envelope";
import type { Operation } from "~/contract/operation";
import { refusals } from "~/contract/refusals";
import type { Refusal, RefusalName } from "~/contract/refusals";

/** What a refusal says beyond its name: the mistakes to mend, words of its own, when to ask again. */
export type Particulars = { message?: string; mistakes?: Mistakes; retryAfterSeconds?: number };

/** A refusal on its way to the wire, where the seconds are a header. */
export type Refused = Rejection & { retryAfterSeconds?: number };

/** Writes a refusal as an answer; where the table has no words for it, the call's text of the catalogue is said. */
export function refuse(
  operation: Pick<Operation, "failure">,
  name: RefusalName,
  { message, mistakes, retryAfterSeconds }: Particulars = {},
): Refused {
  const refusal: Refusal = refusals[name];
  return {
    response_code: refusal.response_code,
    http_code: refusal.http_code,
    message: message ?? refusal.message ?? operation.failure,
    return_object: mistakes ?? null,
    retryAfterSeconds: retryAfterSeconds ?? refusal.retryAfterSeconds,
  };
}
