import { getEnvironment } from "~/backend/door.server";
import { readCookies, writeCookie } from "./browser-cookies.server";

/** Named like what is sealed, so that it goes when somebody logs out and when another person logs in. */
const NAME = "baobab_cookie_answer";
const MONTH_SECONDS = 30 * 86_400;

const ANSWERS = ["accepted", "declined"] as const;
export type CookieAnswer = (typeof ANSWERS)[number];

/** Whether visits are counted here at all, so that people are asked. */
export function hasAnalytics(): boolean {
  return getEnvironment().ANALYTICS_URL !== undefined;
}

/**
 * What somebody answered in this browser in the last month when asked whether their visit may be counted. The next person
 * who uses it is asked again.
 */
export function readCookieAnswer(request: Request): CookieAnswer | undefined {
  const carried = readCookies(request)[NAME];
  return ANSWERS.find((answer) => answer === carried);
}

/** A Set-Cookie header that remembers the answer for a month. */
export function writeCookieAnswer(answer: CookieAnswer): string {
  return writeCookie(NAME, answer, MONTH_SECONDS);
}
