import { useLoaderData } from "@remix-run/react";
import { PasskeysPage } from "~/features/visitor/account/my-data/passkeys-page";
import { showPasskeys as loader, submitPasskeys as action } from "~/features/visitor/account/passkeys.server";
import { titled } from "~/web/page/titled";

export const handle = { enhance: true };

export const meta = titled("Passkeys");

export { action, loader };

export default function Passkeys() {
  return <PasskeysPage {...useLoaderData<typeof loader>()} />;
}
