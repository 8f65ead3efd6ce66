import { explainRateLimit, type Session } from "../identity/session.server";
import type { Rejection } from "~/contract/wire/envelope";
import { refusals } from "~/contract/wire/refusals";
import type { Client } from "../identity/acting.server";
import { refusePlan } from "../identity/plan-of-page.server";

/**
 * The message of a page after a failed call.
 * @param session with the adviser's client, if the call was made for one
 * @param words for every failure except a rate limit, which says when to try again
 * @throws Response 404 if the plan is no longer the visitor's
 */
export function explainFailure(
  answer: Rejection,
  { client, ...session }: Session & { client?: Client },
  words: string,
): string {
  if (answer.http_code === 404) throw refusePlan(404, session);
  if (client && answer.message === refusals.termsNeeded.message)
    return `${client.name} has to accept the terms first. Ask ${client.name} to log in and accept them, then try again.`;
  if (answer.http_code === refusals.numberChanged.http_code) return `${answer.message}.`;
  return answer.http_code === 429 ? explainRateLimit(answer) : words;
}
