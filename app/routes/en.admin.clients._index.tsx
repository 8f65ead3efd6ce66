import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ClientsPage } from "~/features/clients/clients-page";
import { changeClients, showClients } from "~/features/clients/clients.server";

export const handle = { enhance: true };

export const meta: MetaFunction = () => [{ title: "Clients – Baobab" }];

export async function loader({ request }: LoaderFunctionArgs) {
  return showClients(request);
}

export async function action({ request }: ActionFunctionArgs) {
  return changeClients(request);
}

export default function Clients() {
  const view = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const notice = answer && "notice" in answer ? answer.notice : undefined;
  return <ClientsPage view={view} notice={notice} />;
}
