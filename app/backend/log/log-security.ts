import type { Envelope } from "~/contract/wire/envelope";
import { getLogger } from "./logger";

/** The calls by which a person logs in, proves their identity or logs out. */
const GETTING_IN = [
  "register",
  "resendRegistrationCode",
  "getLoginToken",
  "logIn",
  "resendLoginCode",
  "verifyCode",
  "confirmIdentity",
  "resendConfirmation",
  "changeCellNumber",
  "addPasskey",
  "removePasskey",
  "resetPasskeys",
  "logInWithPasskey",
  "askSharedCode",
  "logOut",
];

/** No session, no right, waiting after a change of number, no passkey, or rate-limited. */
const REFUSED = [401, 403, 423, 428, 429];

/**
 * Writes a line for every login, logout and refusal: the call, its outcome and its request id, but never the
 * person. The audit log has what people do with others' data.
 */
export function logSecurity(call: string, { http_code }: Envelope, requestId: string | undefined): void {
  if (GETTING_IN.includes(call) || REFUSED.includes(http_code))
    getLogger().info({ call, status: http_code, requestId }, "security");
}
