import { useActionData, useLoaderData } from "@remix-run/react";
import { ResetPasskeysPage } from "~/features/desk/people/reset-passkeys-page";
import {
  showResetPasskeys as loader,
  submitPasskeyReset as action,
} from "~/features/desk/people/reset-passkeys.server";
import { titled } from "~/web/page/titled";

export const handle = { enhance: true };

export const meta = titled("Remove passkeys");

export { action, loader };

export default function ResetPasskeys() {
  return <ResetPasskeysPage view={useLoaderData<typeof loader>()} outcome={useActionData<typeof action>()} />;
}
