import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { RegisterPage } from "~/features/visitor/account/register-page";
import { showStart, submitStart } from "~/features/visitor/account/start.server";
import { wasRefused } from "~/web/forms/answer-form";
import { writeTitle } from "~/web/page/write-title";

export const handle = { enhance: true, isFirst: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => writeTitle("Register", data?.isRefused);

export async function loader({ request, context }: LoaderFunctionArgs) {
  return showStart(request, wasRefused(context));
}

export async function action(args: ActionFunctionArgs) {
  return submitStart(args, "register");
}

export default function Register() {
  return <RegisterPage {...useLoaderData<typeof loader>()} />;
}
