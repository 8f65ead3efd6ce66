import type { ActionFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { NoMailPage } from "~/features/visitor/living-annuity/no-mail-page";
import { askToStop as loader, stopMail } from "~/features/visitor/living-annuity/no-mail.server";
import { titled } from "~/web/page/titled";

export const handle = { enhance: true };

export const meta = titled("Stop the email", {
  also: [{ name: "robots", content: "noindex" }],
});

export async function action({ request }: ActionFunctionArgs) {
  return stopMail(request);
}

export { loader };

export default function NoMail() {
  return <NoMailPage {...useLoaderData<typeof loader>()} {...useActionData<typeof action>()} />;
}
