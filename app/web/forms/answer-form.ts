import type { AppLoadContext } from "@remix-run/node";

/** The statuses with which a form's page is rendered again: the form was wrong, or sent too often. */
const REFUSED = [422, 429];

/**
 * Answers a posted form. Its page is rendered in the same request; loaders learn by `wasRefused` whether it
 * was refused.
 */
export function answerForm<Answer extends Response>(context: AppLoadContext, answer: Answer): Answer {
  context.isRefused = REFUSED.includes(answer.status);
  return answer;
}

/** Whether the loader's page answers a form that was refused. */
export function wasRefused(context: AppLoadContext): boolean {
  return context.isRefused === true;
}
