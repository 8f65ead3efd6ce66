import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { LostNumberPage } from "~/features/desk/people/lost-number-page";
import { changeLostNumber, showLostNumber } from "~/features/desk/people/lost-number.server";

export const handle = { enhance: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.isRefused ? "Error: " : ""}Another cell number – Baobab` },
];

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  return showLostNumber(request, { written: params.client ?? "", isRefused: context.isRefused === true });
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const response = await changeLostNumber(request, params.client ?? "");
  context.isRefused = response.status === 422;
  return response;
}

export default function LostNumber() {
  return <LostNumberPage view={useLoaderData<typeof loader>()} refusal={useActionData<typeof action>()} />;
}
