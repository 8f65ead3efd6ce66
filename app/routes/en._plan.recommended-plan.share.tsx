import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { SharePage } from "~/features/plan/page/sharing/share-page";
import type { LinkAnswer } from "~/features/plan/page/sharing/share-view";
import { showShare, submitShare } from "~/features/plan/page/sharing/share.server";
import { titled } from "~/web/page/titled";

export const handle = { enhance: true };

export const meta = titled<typeof loader>(({ isMade }) => (isMade ? "Your link is ready" : "Save and share"));

export async function loader({ request, context }: LoaderFunctionArgs) {
  return showShare(request, context.isMade === true);
}

export async function action(args: ActionFunctionArgs) {
  const response = await submitShare(args);
  args.context.isMade = response.status === 200;
  return response;
}

export default function Share() {
  return <SharePage view={useLoaderData<typeof loader>().view} answer={useActionData<LinkAnswer>()} />;
}
