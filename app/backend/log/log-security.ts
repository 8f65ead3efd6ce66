import type { Envelope } from "~/contract/wire/envelope";
import { getLogger } from "./logger";

/** The calls by which somebody gets in, confirms who they are, or leaves. */
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

/** Nobody knows the caller, the caller may not do it, has to wait after a change of number, lacks a passkey, or does it too often. */
const REFUSED = [401, 403, 423, 428, 429];

/**
 * Writes a line for every call by which somebody gets in or leaves, and for every refusal to a caller: which call, how it
 * ended, and the id of its request. Never who: what people do with others' data stands in the audit log.
 */
export function logSecurity(call: string, { http_code }: Envelope, requestId: string | undefined): void {
  if (GETTING_IN.includes(call) || REFUSED.includes(http_code))
    getLogger().info({ call, status: http_code, requestId }, "security");
}
