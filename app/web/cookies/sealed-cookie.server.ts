import { webcrypto } from "node:crypto";
import { deflateRawSync, inflateRawSync } from "node:zlib";
import { CompactEncrypt, compactDecrypt } from "jose";
import { z } from "zod";
import { failure, type Result, success } from "~/base/result";
import { deriveKeys, makeExpiringCache } from "~/backend/door.server";
import { readCookies, writeCookie } from "./browser-cookies.server";

/** Browsers accept 4 096 bytes per cookie, name and attributes included, and silently drop longer ones. */
const LARGEST_COOKIE_BYTES = 4_000;
const LARGEST_CONTENT_BYTES = 65_536;

/** Decrypted cookies are cached: a page reads its cookies several times, and so does the next page. */
const MOST_OPENED = 200;
const KEPT_MILLISECONDS = 60_000;

/** Begins the name of every sealed cookie. */
const PREFIX = "baobab_";

type Settings<Value> = {
  name: `${typeof PREFIX}${string}`;
  maxAgeSeconds: number;
  schema: z.ZodType<Value, z.ZodTypeDef, unknown>;
};

/** A cookie with several parts is stored as one cookie per part, each sealed with the part's name. */
type SealedCookie<Value> = {
  /** The browser's value; undefined if there is none, or if it is too old, not ours, or of another part. */
  read: (request: Request, part?: string) => Promise<Value | undefined>;
  /**
   * A Set-Cookie header, or a failure if the browser would drop it; it lasts for `maxAgeSeconds`, or
   * `seconds` if given.
   */
  write: (value: Value, part?: string, seconds?: number) => Promise<Result<string, "too long">>;
  /** A Set-Cookie header that deletes the cookie. */
  clear: (part?: string) => string;
  /** Set-Cookie headers that delete the oldest parts, so that at most `most` are left, `part` included. */
  clearOldest: (request: Request, part: string, most: number) => string[];
  /** The parts in the request, oldest first; an empty name is the cookie without a part. */
  listParts: (request: Request) => string[];
};

/**
 * A cookie that only this application can read: compressed, then encrypted with a key derived from the
 * session secret for this cookie alone. Cookies sealed with an older secret are still read. Scripts in the
 * browser cannot read it.
 */
export function createSealedCookie<Value>({
  name,
  maxAgeSeconds,
  schema,
}: Settings<Value>): SealedCookie<Value> {
  const contentSchema = z.object({ value: schema, expiresAt: z.number(), part: z.string().default("") });
  const opened = makeExpiringCache<string>(MOST_OPENED, KEPT_MILLISECONDS);
  let keys: Promise<Keys> | undefined;
  // Memoized on first use, because the secret is known only once the process has started.
  const getKeys = () => (keys ??= importKeys(`cookie ${name}`));
  const open = async (text: string) => {
    const content = await openText(text, await getKeys());
    if (content !== undefined) opened.set(text, content);
    return content;
  };
  const namePart = (part: string) => (part ? `${name}_${part}` : name);
  const clear = (part = "") => writeCookie(namePart(part), "", 0);
  const listParts = (request: Request) =>
    Object.keys(readCookies(request)).flatMap((found) => {
      if (found === name) return [""];
      return found.startsWith(`${name}_`) ? [found.slice(name.length + 1)] : [];
    });

  return {
    async read(request, part = "") {
      const text = readCookies(request)[namePart(part)];
      if (!text) return undefined;
      const content = opened.get(text) ?? (await open(text));
      if (content === undefined) return undefined;
      const read = contentSchema.safeParse(JSON.parse(content));
      if (!read.success || read.data.expiresAt <= Date.now() || read.data.part !== part) return undefined;
      return read.data.value as Value;
    },
    async write(value, part = "", seconds = maxAgeSeconds) {
      const content = { value, part, expiresAt: Date.now() + seconds * 1_000 };
      const header = writeCookie(namePart(part), await sealText(content, await getKeys()), seconds);
      return Buffer.byteLength(header) > LARGEST_COOKIE_BYTES ? failure("too long") : success(header);
    },
    clear,
    listParts,
    clearOldest(request, part, most) {
      const others = listParts(request).filter((other) => other !== part);
      return others.slice(0, Math.max(0, others.length - most + 1)).map(clear);
    },
  };
}

/**
 * Set-Cookie headers that delete a person's data from this browser: all sealed cookies, or those that
 * `isMeant` picks.
 */
export function deleteSealedCookie(
  request: Request,
  isMeant: (name: string) => boolean = () => true,
): string[] {
  const names = Object.keys(readCookies(request)).filter((name) => name.startsWith(PREFIX) && isMeant(name));
  return names.map((name) => writeCookie(name, "", 0));
}

/** The first key seals; all of them open. */
type Keys = [webcrypto.CryptoKey, ...webcrypto.CryptoKey[]];

async function importKeys(purpose: string): Promise<Keys> {
  const [current, ...older] = deriveKeys(purpose);
  const importKey = (key: Uint8Array<ArrayBuffer>) =>
    webcrypto.subtle.importKey("raw", key, "AES-GCM", false, ["encrypt", "decrypt"]);
  return [await importKey(current), ...(await Promise.all(older.map(importKey)))];
}

function sealText(content: unknown, [key]: Keys): Promise<string> {
  return new CompactEncrypt(deflateRawSync(JSON.stringify(content)))
    .setProtectedHeader({ alg: "dir", enc: "A256GCM" })
    .encrypt(key);
}

/** Undefined for text that cannot be opened, because it is damaged or not ours. */
async function openText(text: string, keys: Keys): Promise<string | undefined> {
  const tries = keys.map((key) =>
    compactDecrypt(text, key, { keyManagementAlgorithms: ["dir"], contentEncryptionAlgorithms: ["A256GCM"] }),
  );
  try {
    const { plaintext } = await Promise.any(tries);
    return inflateRawSync(plaintext, { maxOutputLength: LARGEST_CONTENT_BYTES }).toString("utf8");
  } catch {
    return undefined;
  }
}
