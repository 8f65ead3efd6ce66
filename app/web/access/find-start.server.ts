import { readCookies } from "../cookies/browser-cookies.server";

/** Holds the unfinished answers to a plan that is still to be made. */
export const ANSWERS_COOKIE = "baobab_answers";

/**
 * Where a visitor without a plan goes: back to the survey, whose last step leads to the first unfinished one, or to the
 * start page if nothing has been answered.
 */
export function findStart(request: Request): string {
  return readCookies(request)[ANSWERS_COOKIE] ? "/en/7" : "/en";
}
