import { useLoaderData } from "@remix-run/react";
import { FreshCodePage } from "~/features/visitor/account/my-data/fresh-code-page";
import {
  showConfirm as loader,
  submitConfirm as action,
} from "~/features/visitor/account/my-data/confirm.server";
import { titled } from "~/web/page/titled";

export const handle = { enhance: true };

export const meta = titled("Type the code");

export { action, loader };

export default function Confirm() {
  return <FreshCodePage {...useLoaderData<typeof loader>()} />;
}
