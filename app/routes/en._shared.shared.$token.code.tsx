import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { SharedCodePage } from "~/features/plan/page/sharing/shared-code-page";
import { showSharedCode, submitSharedCode } from "~/features/plan/page/sharing/shared-code.server";
import { titled } from "~/web/page/titled";

export const handle = { enhance: true };

export const meta = titled("Type the code", { also: [{ name: "robots", content: "noindex" }] });

export async function loader({ request, params }: LoaderFunctionArgs) {
  return showSharedCode(request, params.token);
}

export async function action({ params, ...args }: ActionFunctionArgs) {
  return submitSharedCode(args, params.token);
}

export default function SharedCode() {
  return <SharedCodePage view={useLoaderData<typeof loader>().view} />;
}
