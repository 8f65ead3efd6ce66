import { isSecretAddress } from "~/base/secret-address";

/** Addresses for registering, logging in and logging out. They work for everyone; none is a place to return to. */
const SESSION_PAGES = [
  "/en/register",
  "/en/login",
  "/en/try-as",
  "/en/code",
  "/en/continue",
  "/en/log-out",
  "/en/logged-out",
  "/en/session-ends",
  "/en/session-expired",
  "/en/passkey-challenge",
];

/** True for pages that work without a session and are no place to return to: session pages and shared plans. */
export function standsAlone(pathname: string): boolean {
  return SESSION_PAGES.includes(pathname) || isSecretAddress(pathname);
}

/**
 * Reads the page to open after a login, from an address or a form: the path of one of our pages with its query.
 * @returns undefined for anything else, such as an address of another site
 */
export function readOwnPath(text: unknown): string | undefined {
  if (typeof text !== "string" || text.length > 500 || !/^\/en(?![^/?])[\x21-\x5b\x5d-\x7e]*$/.test(text))
    return undefined;
  const { origin, pathname, search } = new URL(text, "http://own");
  const isOurs = origin === "http://own" && /^\/en(\/|$)/.test(pathname) && !pathname.includes("//");
  return isOurs && !standsAlone(pathname) ? pathname + search : undefined;
}

/** The request's page, as a place to return to. */
export function readOwnPage(request: Request): string | undefined {
  const { pathname, searchParams } = new URL(request.url);
  searchParams.delete("_data");
  return readOwnPath(searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname);
}

/**
 * The address of a session page that continues to `next` afterwards.
 * @param address a path, which may have a query
 */
export function redirectWithin(address: string, next: string | undefined): string {
  if (!next) return address;
  return `${address}${address.includes("?") ? "&" : "?"}${new URLSearchParams({ next })}`;
}
