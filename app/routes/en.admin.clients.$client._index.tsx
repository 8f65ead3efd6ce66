import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ClientPage } from "~/features/desk/clients/client-page";
import { changeClient, showClient } from "~/features/desk/clients/client.server";
import { wasRefused } from "~/web/forms/answer-form";

export const handle = { enhance: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  // Without the name, which a browser would keep in its history.
  { title: `${data?.isRefused ? "Error: " : ""}${data ? `Client ${data.id}` : "Not found"} – Baobab` },
];

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  return showClient(request, params.client, wasRefused(context));
}

export async function action({ params, ...args }: ActionFunctionArgs) {
  return changeClient(args, params.client);
}

export default function Client() {
  const view = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return <ClientPage view={view} notice={answer && "notice" in answer ? answer.notice : undefined} />;
}
