import { webcrypto } from "node:crypto";
import { deflateRawSync, inflateRawSync } from "node:zlib";
import { parse, serialize } from "cookie";
import { CompactEncrypt, compactDecrypt } from "jose";
import { z } from "zod";
import { failure, success } from "~/base/result";
import type { Result } from "~/base/result";
import { deriveKey, getEnvironment } from "~/backend/door.server";

/** Browsers keep 4 096 bytes of a cookie, name and attributes included, and drop what is longer without a word. */
const LARGEST_COOKIE_BYTES = 4_000;
const LARGEST_CONTENT_BYTES = 65_536;

type Settings<Value> = {
  name: string;
  maxAgeSeconds: number;
  schema: z.ZodType<Value, z.ZodTypeDef, unknown>;
};

export type SealedCookie<Value> = {
  /** What the browser carries; undefined when there is nothing, or it is too old or not ours. */
  read: (request: Request) => Promise<Value | undefined>;
  /** A Set-Cookie header, or a refusal when the browser would drop it. */
  write: (value: Value) => Promise<Result<string, "too long">>;
  /** A Set-Cookie header that makes the browser forget it. */
  clear: () => string;
};

/**
 * A cookie that only this application can read: squeezed, then encrypted with a key that is derived from the session
 * secret for this cookie alone. No script in the browser ever sees it.
 */
export function createSealedCookie<Value>({
  name,
  maxAgeSeconds,
  schema,
}: Settings<Value>): SealedCookie<Value> {
  const contentSchema = z.object({ value: schema, expiresAt: z.number() });
  let key: Promise<webcrypto.CryptoKey> | undefined;
  // Made on first use, since the secret is known only once the process has started, and kept.
  const getKey = () => (key ??= importKey(`cookie ${name}`));
  const writeHeader = (text: string, maxAge: number) =>
    serialize(name, text, {
      httpOnly: true,
      sameSite: "lax",
      path: "/en",
      secure: getEnvironment().isSecure,
      maxAge,
    });

  return {
    async read(request) {
      const text = parse(request.headers.get("Cookie") ?? "")[name];
      if (!text) return undefined;
      const read = contentSchema.safeParse(await openText(text, await getKey()));
      if (!read.success || read.data.expiresAt <= Date.now()) return undefined;
      return read.data.value as Value;
    },
    async write(value) {
      const content = { value, expiresAt: Date.now() + maxAgeSeconds * 1_000 };
      const header = writeHeader(await sealText(content, await getKey()), maxAgeSeconds);
      return Buffer.byteLength(header) > LARGEST_COOKIE_BYTES ? failure("too long") : success(header);
    },
    clear: () => writeHeader("", 0),
  };
}

function importKey(purpose: string): Promise<webcrypto.CryptoKey> {
  return webcrypto.subtle.importKey("raw", deriveKey(purpose), "AES-GCM", false, ["encrypt", "decrypt"]);
}

function sealText(content: unknown, key: webcrypto.CryptoKey): Promise<string> {
  return new CompactEncrypt(deflateRawSync(JSON.stringify(content)))
    .setProtectedHeader({ alg: "dir", enc: "A256GCM" })
    .encrypt(key);
}

/** Whatever cannot be opened is somebody else's or damaged, and counts as nothing. */
async function openText(text: string, key: webcrypto.CryptoKey): Promise<unknown> {
  try {
    const { plaintext } = await compactDecrypt(text, key, {
      keyManagementAlgorithms: ["dir"],
      contentEncryptionAlgorithms: ["A256GCM"],
    });
    const inflated = inflateRawSync(plaintext, { maxOutputLength: LARGEST_CONTENT_BYTES });
    return JSON.parse(inflated.toString("utf8"));
  } catch {
    return undefined;
  }
}
