import { json } from "@remix-run/node";
import { callBackend, getEnvironment } from "~/backend/door.server";
import { isSuccess } from "~/contract/wire/envelope";
import { requireRight } from "~/web/identity/desk.server";
import { carryUnkept, refuseForNow } from "~/web/identity/session.server";
import { handleDeskForm } from "~/web/forms/handle-form.server";
import type { FormArgs } from "~/web/forms/handle-form.server";
import type { MyPageView } from "./my-page";

const PAGE = "/en/admin/landing-page";

/** Shows an adviser their own landing page. */
export async function showMyPage(request: Request) {
  const session = await requireRight(request, "publishLandingPage");
  const answer = await callBackend("getOwnLandingPage", {}, session);
  if (!isSuccess(answer)) throw refuseForNow(session, answer);
  const { user, roles, isPublished } = answer.return_object;
  const address = new URL(`/en/landing_page/${user.userId}`, getEnvironment().PUBLIC_URL).href;
  const view: MyPageView = { adviser: { user, roles }, isPublished, address };
  const headers = carryUnkept(session);
  return json(view, { headers });
}

/** Publishes it, or takes it back. */
export async function publishMyPage(args: FormArgs) {
  return handleDeskForm(args, "publishLandingPage", async ({ form, session, refuse, leadTo }) => {
    const body = { isPublished: form.get("intent") === "publish" };
    const answer = await callBackend("publishLandingPage", { body }, session);
    return isSuccess(answer) ? leadTo(PAGE) : refuse(answer);
  });
}
