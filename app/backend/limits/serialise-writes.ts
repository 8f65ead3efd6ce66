import { failure, success } from "~/base/result";
import type { Result } from "~/base/result";
import { keepOne } from "../process/singleton";
import { isUnavailable } from "../store/is-unavailable";
import { findAllowance } from "./limits";

/** A bearer's work that was accepted and has not ended: how much it is, and whether the database answers the last piece. */
type Line = { length: number; answered: Promise<boolean> };

/**
 * Does the storing work of one bearer piece by piece, in order of arrival. A caller's writes wait for their own rows
 * anyway; all at once, each would hold a connection while it waits, and at every step everyone else would wait behind
 * all of them.
 * @returns what the work returns, or "tooFast" if as many calls wait already as the bearer may store: those after them
 *   would be refused when their turn comes; or "unavailable" if work that it waited for got no answer from the database:
 *   each would wait for seconds to find the same
 */
export async function serialiseWrites<Value>(
  bearer: string,
  work: () => Promise<Value>,
): Promise<Result<Value, "tooFast" | "unavailable">> {
  const lines = keepOne("work in turn", () => new Map<string, Line>());
  const line = lines.get(bearer) ?? { length: 0, answered: Promise.resolve(true) };
  if (line.length >= (findAllowance("store", "bearer")?.calls ?? Infinity)) return failure("tooFast");
  lines.set(bearer, line);
  line.length += 1;
  const done = line.answered.then(async (isAnswering) =>
    isAnswering ? success(await work()) : failure("unavailable" as const),
  );
  line.answered = done.then(
    ({ ok }) => ok,
    (error) => !isUnavailable(error),
  );
  try {
    return await done;
  } finally {
    line.length -= 1;
    if (line.length === 0) lines.delete(bearer);
  }
}
