import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { LostNumberPage } from "~/features/desk/people/lost-number-page";
import { changeLostNumber, showLostNumber } from "~/features/desk/people/lost-number.server";
import { wasRefused } from "~/web/forms/answer-form";
import { writeTitle } from "~/web/page/write-title";

export const handle = { enhance: true };

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  writeTitle("Another cell number", data?.isRefused);

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  return showLostNumber(request, { written: params.client ?? "", isRefused: wasRefused(context) });
}

export async function action({ params, ...args }: ActionFunctionArgs) {
  return changeLostNumber(args, params.client ?? "");
}

export default function LostNumber() {
  return <LostNumberPage view={useLoaderData<typeof loader>()} refusal={useActionData<typeof action>()} />;
}
