import type { Mistakes, Rejection } from "~/contract/envelope";
import type { Operation } from "~/contract/operation";
import { refusals } from "~/contract/refusals";
import type { RefusalName } from "~/contract/refusals";

/** What a refusal says beyond its name: the mistakes to mend, or words of its own. */
export type Particulars = { message?: string; mistakes?: Mistakes };

/** Writes a refusal as an answer; where the table has no words for it, the call's text of the catalogue is said. */
export function refuse(
  operation: Pick<Operation, "failure">,
  name: RefusalName,
  { message, mistakes }: Particulars = {},
): Rejection {
  const refusal: (typeof refusals)[RefusalName] & { message?: string } = refusals[name];
  return {
    response_code: refusal.response_code,
    http_code: refusal.http_code,
    message: message ?? refusal.message ?? operation.failure,
    return_object: mistakes ?? null,
  };
}
