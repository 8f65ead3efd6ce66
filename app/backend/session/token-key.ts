import { hkdfSync } from "node:crypto";
import { getEnvironment } from "../process/environment";
import { keepOne } from "../process/singleton";

/** The key that seals guest tokens: derived, so that a session cookie can never be passed off as a token. */
export function getTokenKey(): Uint8Array {
  return keepOne("guest token key", () => {
    const { SESSION_SECRET } = getEnvironment();
    return new Uint8Array(hkdfSync("sha256", SESSION_SECRET, "", "guest token", 32));
  });
}
