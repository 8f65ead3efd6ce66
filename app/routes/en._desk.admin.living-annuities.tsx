import { useLoaderData } from "@remix-run/react";
import { ChecksPage, nameChecksPage } from "~/features/desk/clients/checks-page";
import { sendReminder as action, showChecks as loader } from "~/features/desk/clients/checks.server";
import { titled } from "~/web/page/titled";

export const handle = { enhance: true };

export const meta = titled<typeof loader>(nameChecksPage);

export { action, loader };

export default function LivingAnnuities() {
  return <ChecksPage {...useLoaderData<typeof loader>()} />;
}
