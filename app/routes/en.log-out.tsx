import type { ActionFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { LogOutPage } from "~/features/visitor/account/log-out-page";
import { askToLogOut as loader, submitLogOut } from "~/features/visitor/account/log-out.server";
import { answerForm } from "~/web/forms/answer-form";
import { titled } from "~/web/page/titled";

export const handle = { enhance: true };

export const meta = titled("Log out");

export async function action({ request, context }: ActionFunctionArgs) {
  return answerForm(context, await submitLogOut(request));
}

export { loader };

export default function LogOut() {
  return <LogOutPage step={useLoaderData<typeof loader>().step} />;
}
