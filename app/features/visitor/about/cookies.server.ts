import { json, type LoaderFunctionArgs } from "@remix-run/node";
import {
  type CookieAnswer,
  hasAnalytics,
  readCookieAnswer,
  writeCookieAnswer,
} from "~/web/cookies/cookie-answer.server";
import { readOwnPath } from "~/web/request/return-address";
import { forAnybody, type FormArgs, handleForm } from "~/web/forms/handle-form.server";

type Answered = CookieAnswer | "none";

/** Shows the cookies, and the visitor's answer about counting visits where visits are counted. */
export function showCookies({ request }: LoaderFunctionArgs) {
  const answer: Answered | undefined = hasAnalytics() ? (readCookieAnswer(request) ?? "none") : undefined;
  return json({ answer });
}

/** Stores the answer and redirects to the page on which it was given. */
export async function answerCookies(args: FormArgs) {
  return handleForm(args, { open: forAnybody, fields: ["back"] }, async ({ form, redirectTo }) => {
    const answer = form.get("intent") === "accepted" ? "accepted" : "declined";
    return redirectTo(readOwnPath(form.get("back")) ?? "/en/cookies", [writeCookieAnswer(answer)]);
  });
}
