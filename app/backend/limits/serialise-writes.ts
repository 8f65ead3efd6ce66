import { failure, success } from "~/base/result";
import type { Result } from "~/base/result";
import { keepOne } from "../process/singleton";
import { findAllowance } from "./limits";

/** A bearer's work that was accepted and has not ended: how much it is, and the last piece. */
type Line = { length: number; last: Promise<unknown> };

/**
 * Does the storing work of one bearer piece by piece, in order of arrival. A caller's writes wait for their own rows
 * anyway; all at once, each would hold a connection while it waits, and at every step everyone else would wait behind
 * all of them.
 * @returns what the work returns, or "tooFrequent" if as many calls wait already as the bearer may store: those after
 *   them would be refused when their turn comes
 */
export async function serialiseWrites<Value>(
  bearer: string,
  work: () => Promise<Value>,
): Promise<Result<Value, "tooFrequent">> {
  const lines = keepOne("work in turn", () => new Map<string, Line>());
  const line = lines.get(bearer) ?? { length: 0, last: Promise.resolve() };
  if (line.length >= (findAllowance("store", "bearer")?.calls ?? Infinity)) return failure("tooFrequent");
  lines.set(bearer, line);
  line.length += 1;
  const done = line.last.then(work, work);
  line.last = done;
  try {
    return success(await done);
  } finally {
    line.length -= 1;
    if (line.length === 0) lines.delete(bearer);
  }
}
