import type { ActionFunctionArgs, HeadersArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { SharePage } from "~/features/plan/page/sharing/share-page";
import type { ShareAnswer } from "~/features/plan/page/sharing/share-view";
import { showShare, submitShare } from "~/features/plan/page/sharing/share.server";
import { wasRefused } from "~/web/forms/answer-form";
import { writeTitle } from "~/web/page/write-title";

export const handle = { enhance: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  const name = data?.isMade ? "Your link is ready" : "Save and share";
  return writeTitle(name, data?.isRefused);
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  return showShare(request, { isRefused: wasRefused(context), isMade: context.isMade === true });
}

export async function action(args: ActionFunctionArgs) {
  const response = await submitShare(args);
  args.context.isMade = response.status === 200;
  return response;
}

export function headers({ loaderHeaders }: HeadersArgs) {
  return loaderHeaders;
}

export default function Share() {
  return <SharePage view={useLoaderData<typeof loader>().view} answer={useActionData<ShareAnswer>()} />;
}
