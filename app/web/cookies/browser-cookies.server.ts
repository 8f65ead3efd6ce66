import { parse, serialize } from "cookie";
import { getEnvironment } from "~/backend/door.server";

/**
 * Over https a browser keeps a cookie of such a name only if our own host has set it, Secure and for all of its paths. So no
 * other site of the same domain can put one in its place.
 */
const HOST_PREFIX = "__Host-";

/** What a cookie is called in the browser. Over plain http no browser keeps one with the prefix. */
export function nameInBrowser(name: string): string {
  return getEnvironment().isSecure ? HOST_PREFIX + name : name;
}

/** The cookies of ours that a browser carries, by our names for them. */
export function readCookies(request: Request): Record<string, string | undefined> {
  const carried = parse(request.headers.get("Cookie") ?? "");
  if (!getEnvironment().isSecure) return carried;
  const ours = Object.entries(carried).filter(([name]) => name.startsWith(HOST_PREFIX));
  return Object.fromEntries(ours.map(([name, text]) => [name.slice(HOST_PREFIX.length), text]));
}

/** A Set-Cookie header for a cookie that no script reads and that no other site's form sends. */
export function writeCookie(name: string, text: string, maxAgeSeconds: number): string {
  const { isSecure } = getEnvironment();
  return serialize(nameInBrowser(name), text, {
    httpOnly: true,
    sameSite: "lax",
    path: isSecure ? "/" : "/en",
    secure: isSecure,
    maxAge: maxAgeSeconds,
  });
}
