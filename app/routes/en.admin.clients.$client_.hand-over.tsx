import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { HandOverPage } from "~/features/desk/people/hand-over-page";
import { submitHandOver, showHandOver } from "~/features/desk/people/hand-over.server";
import { wasRefused } from "~/web/forms/answer-form";
import { writeTitle } from "~/web/page/write-title";

export const handle = { enhance: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => writeTitle("Hand over", data?.isRefused);

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const isRefused = wasRefused(context);
  return showHandOver(request, { kind: "client", written: params.client ?? "", isRefused });
}

export async function action({ params, ...args }: ActionFunctionArgs) {
  return submitHandOver(args, { kind: "client", written: params.client ?? "" });
}

export default function HandOver() {
  return <HandOverPage view={useLoaderData<typeof loader>()} refusal={useActionData<typeof action>()} />;
}
