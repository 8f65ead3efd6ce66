import { redirect } from "@remix-run/node";
import { type Envelope, isSuccess } from "~/contract/wire/envelope";
import { carrySession, refuseForNow, type Session } from "~/web/identity/session.server";
import { findFilterMistakes } from "./read-filter.server";

type Page = { next?: string };

/**
 * Requests the pages of a list one by one while they are sent, so that only one is in memory.
 * @param first the first page, which the caller requested before sending anything
 */
export async function* turnPages<P extends Page>(
  first: P,
  ask: (after: string) => Promise<Envelope<P>>,
): AsyncGenerator<P> {
  for (let page = first; ;) {
    yield page;
    if (page.next === undefined) return;
    const answer = await ask(page.next);
    // The error breaks the download off: a file that just ended here would look complete.
    if (!isSuccess(answer)) throw new Error(`a list broke off: ${answer.message}`);
    page = answer.return_object;
  }
}

/** @throws Response 429 or 503 if the services refuse or do not answer */
export function takePage<P>(answer: Envelope<P>, session: Session): P {
  if (!isSuccess(answer)) throw refuseForNow(session, answer);
  return answer.return_object;
}

/**
 * Returns the first page of a file.
 * @param page the address of the same list, which shows the mistakes in a query
 * @throws Response as `takePage` does, and a redirect to that page if the query is wrong
 */
export function takeFirstPage<P>(answer: Envelope<P>, session: Session, page: string): P {
  if (findFilterMistakes(answer)) throw redirect(page, { status: 303, headers: carrySession(session) });
  return takePage(answer, session);
}
