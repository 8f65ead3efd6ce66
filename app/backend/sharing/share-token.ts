import { createHmac } from "node:crypto";
import { deriveKeys } from "../process/derive-key";
import { getEnvironment } from "../process/environment";
import { keepOne } from "../process/singleton";
import { keyedHash } from "../store/encryption";

/**
 * The token of a new link: 256 bits that nobody can guess. It is derived from the link's random id, so that the job which
 * mails it finds it without its being stored anywhere.
 */
export function deriveShareToken(shareId: string): string {
  return derive(shareId, getKeys()[0]);
}

/** What the token of a link can be: it may have been made with an older session secret. */
export function listShareTokens(shareId: string): string[] {
  return getKeys().map((key) => derive(shareId, key));
}

const getKeys = () => keepOne("share keys", () => deriveKeys("share token"));

function derive(shareId: string, key: Uint8Array): string {
  return createHmac("sha256", key).update(shareId).digest("base64url");
}

/** By which a token is found. */
export function hashShareToken(token: string): string {
  return keyedHash(token, "share_tokens.token");
}

/** The link of a token. */
export function writeShareLink(token: string): string {
  return new URL(`/en/shared/${token}`, getEnvironment().PUBLIC_URL).href;
}
