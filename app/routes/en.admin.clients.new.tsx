import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { NewClientPage } from "~/features/desk/clients/new-client-page";
import { addClient, showNewClient } from "~/features/desk/clients/new-client.server";

export const handle = { enhance: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.isRefused ? "Error: " : ""}Add a client – Baobab` },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  return showNewClient(request, context.isRefused === true);
}

export async function action({ request, context }: ActionFunctionArgs) {
  const response = await addClient(request);
  context.isRefused = response.status === 422;
  return response;
}

export default function NewClient() {
  const { operation } = useLoaderData<typeof loader>();
  return <NewClientPage operation={operation} refusal={useActionData<typeof action>()} />;
}
