/** Transient PostgreSQL error codes or classes: no connection, no resources, a timeout for a lock or an answer. */
const PASSING_CODES = /^(08|53|40|57|55P03|25P03)/;

/** The operating system's codes for network errors. */
const NETWORK_CODES = [
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
];

/** The driver's messages without a code. */
const DRIVER_MESSAGES =
  /^(Query read timeout|timeout exceeded when trying to connect|Connection terminated|Client (has encountered a connection error|was closed))/;

/** True if the database could not be reached or did not answer in time, so that a retry may help. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code: unknown = Reflect.get(error, "code");
  if (typeof code === "string" && (PASSING_CODES.test(code) || NETWORK_CODES.includes(code))) return true;
  return DRIVER_MESSAGES.test(error.message) || isUnavailable(error.cause);
}
