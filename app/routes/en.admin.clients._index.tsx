import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ClientsPage } from "~/features/desk/clients/clients-page";
import { changeClients, showClients } from "~/features/desk/clients/clients.server";

export const handle = { enhance: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.isRefused ? "Error: " : ""}Clients – Baobab` },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  return showClients(request, context.isRefused === true);
}

export async function action({ request, context }: ActionFunctionArgs) {
  const response = await changeClients(request);
  context.isRefused = response.status === 422;
  return response;
}

export default function Clients() {
  const view = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const notice = answer && "notice" in answer ? answer.notice : undefined;
  return <ClientsPage view={view} notice={notice} />;
}
