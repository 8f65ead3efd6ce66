import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { deflateRawSync, inflateRawSync } from "node:zlib";
import { parse, serialize } from "cookie";
import { z } from "zod";
import { failure, success } from "~/base/result";
import type { Result } from "~/base/result";
import { getEnvironment } from "~/backend/door.server";

/** Browsers keep 4 096 bytes of a cookie, name and attributes included, and drop what is longer without a word. */
const LARGEST_COOKIE_BYTES = 4_000;
const LARGEST_CONTENT_BYTES = 65_536;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const JWE_HEADER = Buffer.from(JSON.stringify({ alg: "dir", enc: "A256GCM" })).toString("base64url");

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
  let key: Uint8Array | undefined;
  // Derived on first use, since the secret is known only once the process has started.
  const getKey = () =>
    (key ??= new Uint8Array(hkdfSync("sha256", getEnvironment().SESSION_SECRET, "", `cookie ${name}`, 32)));
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
      const read = contentSchema.safeParse(openText(text, getKey()));
      if (!read.success || read.data.expiresAt <= Date.now()) return undefined;
      return read.data.value as Value;
    },
    async write(value) {
      const content = { value, expiresAt: Date.now() + maxAgeSeconds * 1_000 };
      const header = writeHeader(sealText(content, getKey()), maxAgeSeconds);
      return Buffer.byteLength(header) > LARGEST_COOKIE_BYTES ? failure("too long") : success(header);
    },
    clear: () => writeHeader("", 0),
  };
}

/** A compact JWE, as any library for them reads it; Node's own cryptography makes it in a fifth of such a library's time. */
function sealText(content: unknown, key: Uint8Array): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv("aes-256-gcm", key, nonce).setAAD(Buffer.from(JWE_HEADER));
  const sealed = Buffer.concat([cipher.update(deflateRawSync(JSON.stringify(content))), cipher.final()]);
  const parts = [nonce, sealed, cipher.getAuthTag()].map((bytes) => bytes.toString("base64url"));
  return [JWE_HEADER, "", ...parts].join(".");
}

/** Whatever cannot be opened is somebody else's or damaged, and counts as nothing. */
function openText(text: string, key: Uint8Array): unknown {
  try {
    const [header, , ...parts] = text.split(".");
    if (header !== JWE_HEADER) return undefined;
    const [nonce, sealed, tag] = parts.map((part) => Buffer.from(part, "base64url"));
    if (!nonce || !sealed || !tag) return undefined;
    const decipher = createDecipheriv("aes-256-gcm", key, nonce, { authTagLength: TAG_BYTES });
    decipher.setAAD(Buffer.from(JWE_HEADER)).setAuthTag(tag);
    const squeezed = Buffer.concat([decipher.update(sealed), decipher.final()]);
    const inflated = inflateRawSync(squeezed, { maxOutputLength: LARGEST_CONTENT_BYTES });
    return JSON.parse(inflated.toString("utf8"));
  } catch {
    return undefined;
  }
}
