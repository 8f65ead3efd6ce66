/** An outcome that the caller has to check: either a value or the reason why there is none. */
export type Result<Value, Reason> = { ok: true; value: Value } | { ok: false; reason: Reason };

/** Wraps a value as a good outcome. */
export function success<Value>(value: Value): { ok: true; value: Value } {
  return { ok: true, value };
}

/** Wraps a reason as a failed outcome. */
export function failure<Reason>(reason: Reason): { ok: false; reason: Reason } {
  return { ok: false, reason };
}
