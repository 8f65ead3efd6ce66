import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { PasskeysPage } from "~/features/visitor/account/my-data/passkeys-page";
import { showPasskeys, submitPasskeys } from "~/features/visitor/account/passkeys.server";
import { titled } from "~/web/page/titled";

export const handle = { enhance: true };

export const meta = titled("Passkeys");

export async function loader({ request }: LoaderFunctionArgs) {
  return showPasskeys(request);
}

export async function action(args: ActionFunctionArgs) {
  return submitPasskeys(args);
}

export default function Passkeys() {
  return <PasskeysPage {...useLoaderData<typeof loader>()} />;
}
