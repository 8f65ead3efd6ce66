import type { ClientActionFunctionArgs } from "@remix-run/react";
import { describeRateLimit } from "~/web/request/rate-limit-message";
import { PREVIEW } from "~/web/request/preview";
import type { ChangeAnswer } from "./use-change";

const NO_ANSWER =
  "We got no answer. What you typed is still here: check your connection, and press the button again.";
const TURNED_AWAY =
  "This page cannot show it any more: you may have been logged out. What you typed is still here. Press the button to go on.";
const OUR_FAULT =
  "Something went wrong on our side. What you typed is still here: wait a minute, and press the button again.";

/** The buttons are disabled until there is a response, so the wait is limited. */
const TIME_LIMIT_MILLISECONDS = 10_000;

/**
 * Posts a change's form without leaving the page. If no response comes, the page says so and keeps all that
 * was typed: a phone often loses its connection. A preview never leads to another page, because no button was
 * pressed for it.
 * @param failure the message of a preview without a response
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
        return say(describeRateLimit(Number(thrown.headers.get("Retry-After")) || 60));
      if (isPreview) return { ...say(TURNED_AWAY), isTurnedAway: true };
      // Another page replaces this one: without the reset, the browser would ask before leaving unsaved text.
      if (thrown.status === 404 || thrown.headers.has("X-Remix-Reload-Document"))
        document.querySelector<HTMLFormElement>("form[data-live]")?.reset();
      throw thrown;
    })
    .finally(() => clearTimeout(limit));
}
