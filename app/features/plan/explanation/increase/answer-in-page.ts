import type { ClientActionFunctionArgs } from "@remix-run/react";
import { describeTooFrequent } from "~/web/forms/too-frequent";
import { PREVIEW } from "~/web/request/preview";
import { CALCULATION_FAILURE } from "../failures";
import type { NeedsRefusal } from "./tab-view";
import { readTexts } from "./typed-needs";

const NO_ANSWER =
  "We got no answer. What you typed is still here: check your connection, and press the button again.";

/** While an answer is awaited the buttons wait for it, so it may not take for ever. */
const TIME_LIMIT_MILLISECONDS = 10_000;

/**
 * Posts a tab's form from the page. Without an answer the page stays, with all that was typed, and says so: a phone loses its
 * connection often.
 */
export async function answerInPage({ request, serverAction }: ClientActionFunctionArgs): Promise<unknown> {
  const typed = readTexts(await request.clone().formData());
  const failure = typed.intent === PREVIEW ? CALCULATION_FAILURE : NO_ANSWER;
  const refuse = (notice: string): NeedsRefusal => ({ notice, mistakes: [], typed });
  const late = new Promise<NeedsRefusal>((resolve) =>
    setTimeout(() => resolve(refuse(failure)), TIME_LIMIT_MILLISECONDS),
  );
  return Promise.race([serverAction(), late]).catch((thrown: unknown) => {
    if (!(thrown instanceof Response) || thrown.status === 503) return refuse(failure);
    if (thrown.status !== 429) throw thrown;
    return refuse(describeTooFrequent(Number(thrown.headers.get("Retry-After")) || 60));
  });
}
