import { createCipheriv, createDecipheriv, createHmac, randomBytes } from "node:crypto";
import { getEnvironment } from "../process/environment";

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Texts are encrypted in steps of this length, so that a length tells little; this byte is in no UTF-8 text. */
const STEP_BYTES = 64;
const FILL_BYTE = 0xff;

/**
 * Encrypts a text with AES-256-GCM under the current key, filled up to a multiple of 64 bytes.
 * @param purpose what the text is, such as `plans.survey.email`; the same must be said to decrypt it, so that a value
 *   copied from one column into another is refused
 * @returns `key id.base64url of nonce, tag and ciphertext`
 */
export function encryptField(text: string, purpose: string): string {
  const [key] = getEnvironment().ENCRYPTION_KEYS;
  if (!key) throw new Error("there is no encryption key");
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv("aes-256-gcm", key.bytes, nonce).setAAD(Buffer.from(purpose));
  const encrypted = Buffer.concat([cipher.update(fillUp(text)), cipher.final()]);
  return `${key.id}.${Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString("base64url")}`;
}

/**
 * Decrypts what `encryptField` made, by the key whose id it carries.
 * @throws when the key is no longer listed, the purpose differs, or the text was changed
 */
export function decryptField(encrypted: string, purpose: string): string {
  const [keyId, packed = ""] = encrypted.split(".");
  const key = getEnvironment().ENCRYPTION_KEYS.find((candidate) => candidate.id === keyId);
  if (!key) throw new Error(`no encryption key with the id of a stored ${purpose}`);
  const bytes = Buffer.from(packed, "base64url");
  const nonce = bytes.subarray(0, NONCE_BYTES);
  const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
  const decipher = createDecipheriv("aes-256-gcm", key.bytes, nonce, { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(purpose)).setAuthTag(tag);
  const filled = Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
  const end = filled.indexOf(FILL_BYTE);
  return filled.toString("utf8", 0, end < 0 ? filled.length : end);
}

function fillUp(text: string): Buffer {
  const bytes = Buffer.from(text, "utf8");
  const steps = Math.max(1, Math.ceil(bytes.length / STEP_BYTES));
  return Buffer.concat([bytes, Buffer.alloc(steps * STEP_BYTES - bytes.length, FILL_BYTE)]);
}

/** A hash to look a value up by, which nobody without the secret can try values against. */
export function keyedHash(text: string, purpose: string): string {
  return createHmac("sha256", getEnvironment().LOOKUP_SECRET)
    .update(`${purpose}\0${text}`)
    .digest("base64url");
}
