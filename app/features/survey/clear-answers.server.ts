import { json, redirect } from "@remix-run/node";
import { findGuest, forgetGuest } from "~/features/session/guest.server";
import { DISTRUST_WORDS, readForm } from "~/features/session/form-protection.server";
import type { Step } from "~/contract/survey-rules";
import { carryGuest } from "./show-step.server";
import { readStep } from "./steps";
import { answersCookie } from "./survey.server";

/**
 * Asks before anything is cleared; on the way out of step 1 the words are about leaving.
 * @param isRefused whether the page is shown again because the form on it was refused
 */
export async function askToClear(request: Request, isRefused: boolean) {
  const visit = await findGuest(request);
  const view = {
    isLeaving: new URL(request.url).searchParams.has("leaving"),
    hasPlan: visit?.guest.planId !== undefined,
    isRefused,
    backTo: `/en/${findReferringStep(request)}`,
  };
  return json(view, { headers: carryGuest({ visit }) });
}

/** The step whose footer led here; the first one when another page did. */
function findReferringStep(request: Request): Step {
  const referrer = request.headers.get("Referer") ?? "";
  return readStep(/\/en\/(\d)(?:\?.*)?$/.exec(referrer)?.[1]) ?? 1;
}

/** Makes this browser forget the answers and, with them, the way to a finished plan. */
export async function clearAnswers(request: Request) {
  const { distrust } = await readForm(request);
  if (distrust) return json({ notice: DISTRUST_WORDS[distrust] }, { status: 422 });
  const headers = new Headers();
  headers.append("Set-Cookie", answersCookie.clear());
  headers.append("Set-Cookie", forgetGuest());
  return redirect("/en", { headers });
}
