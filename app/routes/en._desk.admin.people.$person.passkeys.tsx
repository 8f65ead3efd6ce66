import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ResetPasskeysPage } from "~/features/desk/people/reset-passkeys-page";
import { showResetPasskeys, submitPasskeyReset } from "~/features/desk/people/reset-passkeys.server";
import { titled } from "~/web/page/titled";

export const handle = { enhance: true };

export const meta = titled("Remove passkeys");

export async function loader({ request, params }: LoaderFunctionArgs) {
  return showResetPasskeys(request, params.person ?? "");
}

export async function action({ params, ...args }: ActionFunctionArgs) {
  return submitPasskeyReset(args, params.person ?? "");
}

export default function ResetPasskeys() {
  return <ResetPasskeysPage view={useLoaderData<typeof loader>()} outcome={useActionData<typeof action>()} />;
}
