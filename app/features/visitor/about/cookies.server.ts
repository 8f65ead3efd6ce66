import { json, redirect } from "@remix-run/node";
import { hasAnalytics, readCookieAnswer, writeCookieAnswer } from "~/web/cookies/cookie-answer.server";
import type { CookieAnswer } from "~/web/cookies/cookie-answer.server";
import { DISTRUST_WORDS, readForm } from "~/web/forms/form-protection.server";
import { readOwnPath } from "~/web/forms/return-address";
import { answerInPlace } from "~/ui/form";

type Answered = CookieAnswer | "none";

/** Says which cookies there are, and what was answered about counting visits where they are counted. */
export function showCookies(request: Request, isRefused: boolean) {
  const answer: Answered | undefined = hasAnalytics() ? (readCookieAnswer(request) ?? "none") : undefined;
  return json({ answer, isRefused });
}

/** Remembers the answer and leads back to where it was asked for. */
export async function answerCookies(request: Request): Promise<Response> {
  const { form, distrust } = await readForm(request);
  if (distrust) return answerInPlace(form, DISTRUST_WORDS[distrust], new Headers());
  const answer = form.get("intent") === "accepted" ? "accepted" : "declined";
  const headers = { "Set-Cookie": writeCookieAnswer(answer) };
  return redirect(readOwnPath(form.get("back")) ?? "/en/cookies", { status: 303, headers });
}
