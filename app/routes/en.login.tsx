import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { LogInPage } from "~/features/visitor/account/log-in-page";
import { showStart, submitStart } from "~/features/visitor/account/start.server";
import { titled } from "~/web/page/titled";

export const handle = { enhance: true, isFirst: true };

export const meta = titled("Log in", {
  description: "Log in with your ID number and a code on your phone to open your plan.",
});

export async function loader({ request }: LoaderFunctionArgs) {
  return showStart(request);
}

export async function action(args: ActionFunctionArgs) {
  return submitStart(args, "login");
}

export default function LogIn() {
  return <LogInPage {...useLoaderData<typeof loader>()} />;
}
