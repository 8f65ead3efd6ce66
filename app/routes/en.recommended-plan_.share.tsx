import type { ActionFunctionArgs, HeadersArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { SharePage } from "~/features/plan/page/sharing/share-page";
import type { ShareAnswer } from "~/features/plan/page/sharing/share-view";
import { showShare, submitShare } from "~/features/plan/page/sharing/share.server";

export const handle = { enhance: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  const name = data?.isMade ? "Your link is ready" : "Save and share";
  return [{ title: `${data?.isRefused ? "Error: " : ""}${name} – Baobab` }];
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  return showShare(request, { isRefused: context.isRefused === true, isMade: context.isMade === true });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const response = await submitShare(request);
  // The page is rendered in this same request, and its title has to say what came of it.
  context.isRefused = response.status === 422;
  context.isMade = response.status === 200;
  return response;
}

export function headers({ loaderHeaders }: HeadersArgs) {
  return loaderHeaders;
}

export default function Share() {
  return <SharePage view={useLoaderData<typeof loader>().view} answer={useActionData<ShareAnswer>()} />;
}
