import type { ActionFunctionArgs, HeadersArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { SharedCodePage } from "~/features/plan/page/sharing/shared-code-page";
import { showSharedCode, submitSharedCode } from "~/features/plan/page/sharing/shared-code.server";
import { wasRefused } from "~/web/forms/answer-form";

export const handle = { enhance: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.isRefused ? "Error: " : ""}Type the code – Baobab` },
  { name: "robots", content: "noindex" },
];

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  return showSharedCode(request, params.token, wasRefused(context));
}

export async function action({ params, ...args }: ActionFunctionArgs) {
  return submitSharedCode(args, params.token);
}

export function headers({ loaderHeaders }: HeadersArgs) {
  return loaderHeaders;
}

export default function SharedCode() {
  return <SharedCodePage view={useLoaderData<typeof loader>().view} refusal={useActionData()} />;
}
