import { json, redirect } from "@remix-run/node";
import { callBackend, getEnvironment } from "~/backend/door.server";
import { isSuccess } from "~/contract/wire/envelope";
import { answerRefusal } from "~/web/forms/answer-refusal.server";
import { requireRight } from "~/web/identity/desk.server";
import { DISTRUST_WORDS, readForm } from "~/web/forms/form-protection.server";
import { carrySession, carryUnkept, refuseForNow } from "~/web/identity/session.server";
import { answerInPlace } from "~/ui/form";
import type { MyPageView } from "./my-page";

const PAGE = "/en/admin/landing-page";

/** Shows an adviser their own landing page. */
export async function showMyPage(request: Request, isRefused: boolean) {
  const session = await requireRight(request, "publishLandingPage");
  const answer = await callBackend("getOwnLandingPage", {}, session);
  if (!isSuccess(answer)) throw refuseForNow(session, answer);
  const { user, roles, isPublished } = answer.return_object;
  const address = new URL(`/en/landing_page/${user.userId}`, getEnvironment().PUBLIC_URL).href;
  const view: MyPageView = { adviser: { user, roles }, isPublished, address, isRefused };
  const headers = carryUnkept(session);
  return json(view, { headers });
}

/** Publishes it, or takes it back. */
export async function publishMyPage(request: Request) {
  const { form, distrust } = await readForm(request);
  const session = await requireRight(request, "publishLandingPage");
  const headers = carrySession(session);
  if (distrust) return answerInPlace(form, DISTRUST_WORDS[distrust], headers);
  const body = { isPublished: form.get("intent") === "publish" };
  const answer = await callBackend("publishLandingPage", { body }, session);
  if (!isSuccess(answer)) return answerRefusal(form, answer, session);
  return redirect(PAGE, { status: 303, headers });
}
