import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { LogOutPage } from "~/features/visitor/account/log-out-page";
import { askToLogOut, submitLogOut } from "~/features/visitor/account/log-out.server";
import { answerForm, wasRefused } from "~/web/forms/answer-form";
import { writeTitle } from "~/web/page/write-title";

export const handle = { enhance: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => writeTitle("Log out", data?.isRefused);

export async function loader({ request, context }: LoaderFunctionArgs) {
  return askToLogOut(request, wasRefused(context));
}

export async function action({ request, context }: ActionFunctionArgs) {
  return answerForm(context, await submitLogOut(request));
}

export default function LogOut() {
  return <LogOutPage step={useLoaderData<typeof loader>().step} />;
}
