import { getEnvironment } from "~/backend/door.server";
import { readCookies, writeCookie } from "./browser-cookies.server";

/** Has the prefix of sealed cookies, so that it is deleted at logout and when another person logs in. */
const NAME = "baobab_cookie_answer";
const MONTH_SECONDS = 30 * 86_400;

const ANSWERS = ["accepted", "declined"] as const;
export type CookieAnswer = (typeof ANSWERS)[number];

/** Whether this site counts visits, and so asks for consent. */
export function hasAnalytics(): boolean {
  return getEnvironment().ANALYTICS_URL !== undefined;
}

/**
 * The consent to analytics given or refused in this browser in the last month. The next person to use the
 * browser is asked again.
 */
export function readCookieAnswer(request: Request): CookieAnswer | undefined {
  const carried = readCookies(request)[NAME];
  return ANSWERS.find((answer) => answer === carried);
}

/** A Set-Cookie header that remembers the answer for a month. */
export function writeCookieAnswer(answer: CookieAnswer): string {
  return writeCookie(NAME, answer, MONTH_SECONDS);
}
