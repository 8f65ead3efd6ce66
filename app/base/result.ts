/** An outcome that the caller has to check: a value, or the reason why there is none. */
export type Result<Value, Reason> = { ok: true; value: Value } | { ok: false; reason: Reason };

export function success<Value>(value: Value): { ok: true; value: Value } {
  return { ok: true, value };
}

export function failure<Reason>(reason: Reason): { ok: false; reason: Reason } {
  return { ok: false, reason };
}
