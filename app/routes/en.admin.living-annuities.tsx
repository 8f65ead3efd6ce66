import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ChecksPage, nameChecksPage } from "~/features/desk/clients/checks-page";
import { showChecks } from "~/features/desk/clients/checks.server";
import { titled } from "~/web/page/titled";

export const meta = titled<typeof loader>(nameChecksPage);

export async function loader({ request }: LoaderFunctionArgs) {
  return showChecks(request);
}

export default function LivingAnnuities() {
  return <ChecksPage {...useLoaderData<typeof loader>()} />;
}
