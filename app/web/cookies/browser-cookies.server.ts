import { parse, serialize } from "cookie";
import { getEnvironment } from "~/backend/door.server";

/**
 * Over https a browser accepts a cookie with this prefix only if our own host has set it, Secure and for all
 * paths. So no other site of the same domain can replace it.
 */
const HOST_PREFIX = "__Host-";

/** The browser's name for a cookie. Over plain http browsers reject the prefix. */
export function nameInBrowser(name: string): string {
  return getEnvironment().isSecure ? HOST_PREFIX + name : name;
}

/** The request's cookies of ours, by our names for them. */
export function readCookies(request: Request): Record<string, string | undefined> {
  const carried = parse(request.headers.get("Cookie") ?? "");
  if (!getEnvironment().isSecure) return carried;
  const ours = Object.entries(carried).filter(([name]) => name.startsWith(HOST_PREFIX));
  return Object.fromEntries(ours.map(([name, text]) => [name.slice(HOST_PREFIX.length), text]));
}

/** A Set-Cookie header for a cookie that scripts cannot read and that forms of other sites do not send. */
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
