import { readCookies, writeCookie } from "~/web/cookies/browser-cookies.server";

const NAME = "baobab_compare_hint";
const MONTH_SECONDS = 30 * 86_400;

/** True if the hint on the page that compares plans was closed in this browser in the last month. */
export function isHintClosed(request: Request): boolean {
  return readCookies(request)[NAME] === "closed";
}

/** Returns a Set-Cookie header that keeps the hint closed for a month. */
export function closeHint(): string {
  return writeCookie(NAME, "closed", MONTH_SECONDS);
}
