/**
 * Error codes of the database, or their classes, that pass by themselves: no connection, no room, a lock or an answer
 * that took too long.
 */
const PASSING_CODES = /^(08|53|40|57|55P03|25P03)/;

/** The same for the operating system, on the way to the database. */
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

/** Messages of the driver that come without a code. */
const DRIVER_MESSAGES =
  /^(Query read timeout|timeout exceeded when trying to connect|Connection terminated|Client (has encountered a connection error|was closed))/;

/** Tells whether the database could not be reached or did not answer in time, so that trying again may help. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code: unknown = Reflect.get(error, "code");
  if (typeof code === "string" && (PASSING_CODES.test(code) || NETWORK_CODES.includes(code))) return true;
  return DRIVER_MESSAGES.test(error.message) || isUnavailable(error.cause);
}
