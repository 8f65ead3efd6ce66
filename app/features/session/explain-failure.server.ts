import type { Rejection } from "~/contract/envelope";
import { turnAway } from "./plan-of-page.server";
import { readWait } from "./session.server";
import type { Session } from "./session.server";
import { describeTooFrequent } from "./too-frequent";

/**
 * What a page says when the services did not do what it asked for.
 * @param words for every failure but a reached limit, which says when to try again
 * @throws Response 404 if the plan is no longer the visitor's
 */
export function explainFailure(answer: Rejection, session: Session, words: string): string {
  if (answer.http_code === 404) throw turnAway(404, session);
  return answer.http_code === 429 ? describeTooFrequent(readWait(answer)) : words;
}
