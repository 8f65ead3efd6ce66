import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { HandOverPage } from "~/features/desk/people/hand-over-page";
import { submitHandOver, showHandOver } from "~/features/desk/people/hand-over.server";

export const handle = { enhance: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.isRefused ? "Error: " : ""}Hand over – Baobab` },
];

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const isRefused = context.isRefused === true;
  return showHandOver(request, { kind: "client", written: params.client ?? "", isRefused });
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const response = await submitHandOver(request, { kind: "client", written: params.client ?? "" });
  context.isRefused = response.status === 422;
  return response;
}

export default function HandOver() {
  return <HandOverPage view={useLoaderData<typeof loader>()} refusal={useActionData<typeof action>()} />;
}
