import { deriveKeys } from "~/backend/door.server";

/** One guard for each secret that is listed: the first one protects; those of older secrets accept what they protected. */
export type EachSecret<Guard> = [Guard, ...Guard[]];

export function makeForEachSecret<Guard>(
  purpose: string,
  make: (secret: string) => Guard,
): EachSecret<Guard> {
  const [current, ...older] = deriveKeys(purpose);
  const makeWith = (key: Uint8Array) => make(Buffer.from(key).toString("base64url"));
  return [makeWith(current), ...older.map(makeWith)];
}

/** Passes if any guard accepts, and otherwise fails with the error of the first. */
export async function passOne<Guard>(
  guards: EachSecret<Guard>,
  check: (guard: Guard) => Promise<void> | void,
): Promise<void> {
  await Promise.any(guards.map(async (guard) => check(guard))).catch(({ errors }: AggregateError) => {
    throw errors[0];
  });
}
