import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { NoMailPage } from "~/features/visitor/living-annuity/no-mail-page";
import { askToStop, stopMail } from "~/features/visitor/living-annuity/no-mail.server";
import { titled } from "~/web/page/titled";

export const handle = { enhance: true };

export const meta = titled("Stop the email", {
  also: [{ name: "robots", content: "noindex" }],
});

export async function loader({ request }: LoaderFunctionArgs) {
  return askToStop(request);
}

export async function action({ request }: ActionFunctionArgs) {
  return stopMail(request);
}

export default function NoMail() {
  return <NoMailPage {...useLoaderData<typeof loader>()} {...useActionData<typeof action>()} />;
}
