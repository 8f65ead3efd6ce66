import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { LogInPage } from "~/features/visitor/account/log-in-page";
import { showStart, submitStart } from "~/features/visitor/account/start.server";
import { wasRefused } from "~/web/forms/answer-form";
import { writeTitle } from "~/web/page/write-title";

export const handle = { enhance: true, isFirst: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => writeTitle("Log in", data?.isRefused);

export async function loader({ request, context }: LoaderFunctionArgs) {
  return showStart(request, wasRefused(context));
}

export async function action(args: ActionFunctionArgs) {
  return submitStart(args, "login");
}

export default function LogIn() {
  return <LogInPage {...useLoaderData<typeof loader>()} />;
}
