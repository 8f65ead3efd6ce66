import { useActionData, useLoaderData } from "@remix-run/react";
import { LostNumberPage } from "~/features/desk/people/lost-number-page";
import {
  changeLostNumber as action,
  showLostNumber as loader,
} from "~/features/desk/people/lost-number.server";
import { titled } from "~/web/page/titled";

export const handle = { enhance: true };

export const meta = titled("Another cell number");

export { action, loader };

export default function LostNumber() {
  return <LostNumberPage view={useLoaderData<typeof loader>()} refusal={useActionData<typeof action>()} />;
}
