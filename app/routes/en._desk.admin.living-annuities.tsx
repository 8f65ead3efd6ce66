import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ChecksPage, nameChecksPage } from "~/features/desk/clients/checks-page";
import { sendReminder, showChecks } from "~/features/desk/clients/checks.server";
import { titled } from "~/web/page/titled";

export const handle = { enhance: true };

export const meta = titled<typeof loader>(nameChecksPage);

export async function loader({ request }: LoaderFunctionArgs) {
  return showChecks(request);
}

export async function action(args: ActionFunctionArgs) {
  return sendReminder(args);
}

export default function LivingAnnuities() {
  const notice = useActionData<typeof action>()?.notice;
  return <ChecksPage {...useLoaderData<typeof loader>()} notice={notice} />;
}
