import type { LoaderFunctionArgs } from "@remix-run/node";
import { getEnvironment } from "~/backend/door.server";
import { requireRight } from "~/web/identity/desk.server";
import { requireAnswer } from "~/web/identity/require-answer.server";
import { showPage } from "~/web/identity/session.server";
import { type FormArgs, handleDeskForm } from "~/web/forms/handle-form.server";
import type { MyPageView } from "./my-page";

const PAGE = "/en/admin/landing-page";

export async function showMyPage({ request }: LoaderFunctionArgs) {
  const session = await requireRight(request, "publishLandingPage");
  const { user, roles, isPublished } = await requireAnswer("getOwnLandingPage", {}, session);
  const address = new URL(`/en/landing_page/${user.userId}`, getEnvironment().PUBLIC_URL).href;
  const view: MyPageView = { adviser: { user, roles }, isPublished, address };
  return showPage(view, session);
}

/** Publishes the page, or withdraws it. */
export async function publishMyPage(args: FormArgs) {
  return handleDeskForm(args, { right: "publishLandingPage" }, async ({ form, send, redirectTo }) => {
    const body = { isPublished: form.get("intent") === "publish" };
    await send("publishLandingPage", { body });
    return redirectTo(PAGE);
  });
}
