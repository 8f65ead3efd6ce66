import { createHmac } from "node:crypto";
import { deriveKeys } from "../process/derive-key";
import { getEnvironment } from "../process/environment";
import { singleton } from "../process/singleton";
import { keyedHash } from "../store/encryption";

/**
 * Derives the token of a new link, 256 unguessable bits, from the link's random id, so that the job which
 * mails it needs no stored token.
 */
export function deriveLinkToken(shareId: string): string {
  return derive(shareId, getKeys()[0]);
}

/** Lists the possible tokens of a link, which may have been made with an older session secret. */
export function listLinkTokens(shareId: string): string[] {
  return getKeys().map((key) => derive(shareId, key));
}

const getKeys = () => singleton("share keys", () => deriveKeys("share token"));

function derive(shareId: string, key: Uint8Array): string {
  return createHmac("sha256", key).update(shareId).digest("base64url");
}

/** The hash for look-ups of a token. */
export function hashLinkToken(token: string): string {
  return keyedHash(token, "share_tokens.token");
}

export function writeLinkAddressOf(token: string): string {
  return new URL(`/en/shared/${token}`, getEnvironment().PUBLIC_URL).href;
}
