import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { FreshCodePage } from "~/features/visitor/account/my-data/confirm-page";
import { showConfirm, submitConfirm } from "~/features/visitor/account/my-data/confirm.server";
import { titled } from "~/web/page/titled";

export const handle = { enhance: true };

export const meta = titled("Type the code");

export async function loader({ request }: LoaderFunctionArgs) {
  return showConfirm(request);
}

export async function action(args: ActionFunctionArgs) {
  return submitConfirm(args);
}

export default function Confirm() {
  return <FreshCodePage {...useLoaderData<typeof loader>()} />;
}
