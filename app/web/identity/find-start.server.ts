import { readCookies } from "../cookies/browser-cookies.server";

/** Holds the unfinished answers of a visitor without a plan. */
export const ANSWERS_COOKIE = "baobab_answers";

/**
 * The address for a visitor without a plan: the survey's last step, which redirects to the first unfinished
 * one, or the start page if nothing has been answered.
 */
export function findStart(request: Request): string {
  return readCookies(request)[ANSWERS_COOKIE] ? "/en/7" : "/en";
}
