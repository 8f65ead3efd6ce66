import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { KeepCheckPage } from "~/features/visitor/living-annuity/keep-check-page";
import { askToKeepCheck, keepTypedCheck } from "~/features/visitor/living-annuity/kept.server";
import { titled } from "~/web/page/titled";

export const handle = { enhance: true };

export const meta = titled("Keep this check?", { also: [{ name: "robots", content: "noindex" }] });

export async function loader({ request }: LoaderFunctionArgs) {
  return askToKeepCheck(request);
}

export async function action(args: ActionFunctionArgs) {
  return keepTypedCheck(args);
}

export default function KeepCheck() {
  return <KeepCheckPage view={useLoaderData<typeof loader>()} />;
}
