import type { AppLoadContext } from "@remix-run/node";

/** A form that is wrong, and one that is sent too often, come again in the place of the page. */
const REFUSED = [422, 429];

/** Answers a posted form. Its page is drawn in the same request, and its loaders learn by `wasRefused` what became of it. */
export function answerForm<Answer extends Response>(context: AppLoadContext, answer: Answer): Answer {
  context.isRefused = REFUSED.includes(answer.status);
  return answer;
}

/** Whether the page that a loader draws answers a form that was refused. */
export function wasRefused(context: AppLoadContext): boolean {
  return context.isRefused === true;
}
