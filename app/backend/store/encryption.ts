import { createCipheriv, createDecipheriv, createHmac, randomBytes } from "node:crypto";
import { deflateRawSync, inflateRawSync } from "node:zlib";
import { getEnvironment } from "../process/environment";
import type * as schema from "./schema";

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Texts of more bytes are deflated, which reduces a recommendation to a fifth. */
const LARGE_BYTES = 1024;

/** Texts are padded to a multiple of this, so that a length reveals little. */
const STEP_BYTES = 64;
/** The padding of deflated texts: one step suffices for nearly all; longer ones use the larger step. */
const DEFLATED_STEP_BYTES = 24 * 1024;
const LARGEST_STEP_BYTES = 64 * 1024;

/** A byte that no UTF-8 text contains. */
const FILL_BYTE = 0xff;

/** Marks of texts that are bound to their row, plain or deflated; older texts have no mark. */
const ROW_BOUND = "r";
const DEFLATED = "z";

type NameSealed<Name extends string, Columns> = {
  [Key in keyof Columns]: Columns[Key] extends { _: { name: `${infer Column}_encrypted` } }
    ? `${Name}.${Column}`
    : never;
}[keyof Columns];

type SealedOf<Table> = Table extends { _: { name: infer Name extends string; columns: infer Columns } }
  ? NameSealed<Name, Columns>
  : never;

/**
 * Encrypted columns, as sealed texts name them: table columns whose names end in `_encrypted`, without that
 * suffix, and the values of a survey. `rotate-keys` finds them by the same rule.
 */
export type SealedColumn = SealedOf<(typeof schema)[keyof typeof schema]> | `plans.survey.${string}`;

/** The place of a sealed text: its column, such as `plans.survey.email`, and its row's key. */
export type SealedPlace = { column: SealedColumn | "no-mail token"; row: string | number };

/**
 * Encrypts a text with AES-256-GCM under the current key, padded to a multiple of 64 bytes; one of more than
 * 1 KiB is deflated and padded to 24 KiB, or to a multiple of 64 KiB.
 * @param place must be given again to decrypt, so that a value copied into another column or row is refused
 * @returns `key id.r.base64url of nonce, tag and ciphertext`, or with `z` in place of `r` if it is deflated
 */
export function encryptField(text: string, place: SealedPlace): string {
  const [key] = getEnvironment().ENCRYPTION_KEYS;
  if (!key) throw new Error("there is no encryption key");
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv("aes-256-gcm", key.bytes, nonce).setAAD(bindTo(place));
  const bytes = Buffer.from(text, "utf8");
  const isLarge = bytes.length > LARGE_BYTES;
  const filled = isLarge ? fillUpDeflated(deflateRawSync(bytes)) : fillUp(bytes, STEP_BYTES);
  const encrypted = Buffer.concat([cipher.update(filled), cipher.final()]);
  const packed = Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString("base64url");
  return [key.id, isLarge ? DEFLATED : ROW_BOUND, packed].join(".");
}

/**
 * Decrypts a text of `encryptField` with the key that it names; also texts from before they were bound to
 * rows.
 * @throws if the key is not listed any more, the place differs, or the text was changed
 */
export function decryptField(encrypted: string, place: SealedPlace): string {
  const [keyId, mark = "", packed = mark] = encrypted.split(".");
  const key = getEnvironment().ENCRYPTION_KEYS.find((candidate) => candidate.id === keyId);
  if (!key) throw new Error(`no encryption key with the id of a stored ${place.column}`);
  const isRowBound = packed !== mark;
  const bytes = Buffer.from(packed, "base64url");
  const nonce = bytes.subarray(0, NONCE_BYTES);
  const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
  const decipher = createDecipheriv("aes-256-gcm", key.bytes, nonce, { authTagLength: TAG_BYTES });
  decipher.setAAD(isRowBound ? bindTo(place) : Buffer.from(place.column)).setAuthTag(tag);
  const filled = Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
  // Inflating stops at the end of the deflated text, before the padding.
  if (mark === DEFLATED && isRowBound) return inflateRawSync(filled).toString("utf8");
  const end = filled.indexOf(FILL_BYTE);
  return filled.toString("utf8", 0, end < 0 ? filled.length : end);
}

function bindTo({ column, row }: SealedPlace): Buffer {
  return Buffer.from(`${column}\0${row}`);
}

function fillUpDeflated(bytes: Buffer): Buffer {
  return fillUp(bytes, bytes.length > DEFLATED_STEP_BYTES ? LARGEST_STEP_BYTES : DEFLATED_STEP_BYTES);
}

function fillUp(bytes: Buffer, step: number): Buffer {
  const steps = Math.max(1, Math.ceil(bytes.length / step));
  return Buffer.concat([bytes, Buffer.alloc(steps * step - bytes.length, FILL_BYTE)]);
}

/** A keyed hash for look-ups. Without the secret, nobody can test guesses against it. */
export function keyedHash(text: string, purpose: string): string {
  return createHmac("sha256", getEnvironment().LOOKUP_SECRET)
    .update(`${purpose}\0${text}`)
    .digest("base64url");
}
