import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { RegisterPage } from "~/features/visitor/account/register-page";
import { showStart, submitStart } from "~/features/visitor/account/start.server";
import { titled } from "~/web/page/titled";

export const handle = { enhance: true, isFirst: true };

export const meta = titled("Register", {
  description:
    "Make an account with your ID number and cell phone, so that you can keep your retirement plan.",
});

export async function loader({ request }: LoaderFunctionArgs) {
  return showStart(request);
}

export async function action(args: ActionFunctionArgs) {
  return submitStart(args, "register");
}

export default function Register() {
  return <RegisterPage {...useLoaderData<typeof loader>()} />;
}
