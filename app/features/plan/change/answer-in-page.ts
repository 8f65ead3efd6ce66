import type { ClientActionFunctionArgs } from "@remix-run/react";
import { describeTooFrequent } from "~/web/forms/too-frequent";
import { PREVIEW } from "~/web/request/preview";
import type { ChangeAnswer } from "./use-change";

const NO_ANSWER =
  "We got no answer. What you typed is still here: check your connection, and press the button again.";
const TURNED_AWAY =
  "This page cannot show it any more: you may have been logged out. What you typed is still here. Press the button to go on.";
const OUR_FAULT =
  "Something went wrong on our side. What you typed is still here: wait a minute, and press the button again.";

/** While an answer is awaited the buttons wait for it, so it may not take for ever. */
const TIME_LIMIT_MILLISECONDS = 10_000;

/**
 * Posts the form of a change from the page. Without an answer the page stays, with all that was typed, and says so: a phone
 * loses its connection often. A preview that nobody asked for takes nobody to another page.
 * @param failure what a preview without an answer says
 */
export async function answerInPage(
  { request, serverAction }: ClientActionFunctionArgs,
  failure: string,
): Promise<unknown> {
  const typed = Object.fromEntries(await request.clone().formData());
  const say = (notice: string): ChangeAnswer => ({ notice, fieldErrors: {}, repopulateFields: typed });
  const isPreview = typed.intent === PREVIEW;
  const refuse = (words: string) => say(isPreview ? failure : words);
  let limit: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<ChangeAnswer>((resolve) => {
    limit = setTimeout(() => resolve(refuse(NO_ANSWER)), TIME_LIMIT_MILLISECONDS);
  });
  return Promise.race([serverAction(), late])
    .catch((thrown: unknown) => {
      if (thrown instanceof TypeError) return refuse(NO_ANSWER);
      if (!(thrown instanceof Response) || thrown.status >= 500) return refuse(OUR_FAULT);
      if (thrown.status === 429)
        return say(describeTooFrequent(Number(thrown.headers.get("Retry-After")) || 60));
      if (isPreview) return { ...say(TURNED_AWAY), isTurnedAway: true };
      // Another page comes in the place of this one, which nobody is asked whether to leave.
      if (thrown.status === 404 || thrown.headers.has("X-Remix-Reload-Document"))
        document.querySelector<HTMLFormElement>("form[data-live]")?.reset();
      throw thrown;
    })
    .finally(() => clearTimeout(limit));
}
