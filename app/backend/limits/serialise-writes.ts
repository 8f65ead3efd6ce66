import { failure, type Result, success } from "~/base/result";
import { singleton } from "../process/singleton";
import { isUnavailable } from "../store/is-unavailable";
import { findAllowance } from "./limits";

/** A bearer's pending writes: their number, and whether the database has answered the last one. */
type Line = { length: number; answered: Promise<boolean> };

/**
 * Runs one bearer's writes in order of arrival. They wait for the same rows anyway; in parallel, each would
 * hold a connection while it waits, and other bearers would wait behind all of them.
 * @returns the result of the work; "rateLimitOfCaller" if as many calls wait as the bearer may store, since later ones
 *   would be refused anyway; or "unavailable" if the database did not answer the write before, since each
 *   would wait seconds for the same failure
 */
export async function serialiseWrites<Value>(
  bearer: string,
  work: () => Promise<Value>,
): Promise<Result<Value, "rateLimitOfCaller" | "unavailable">> {
  const lines = singleton("work in turn", () => new Map<string, Line>());
  const line = lines.get(bearer) ?? { length: 0, answered: Promise.resolve(true) };
  if (line.length >= (findAllowance("store", "bearer")?.calls ?? Infinity))
    return failure("rateLimitOfCaller");
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
