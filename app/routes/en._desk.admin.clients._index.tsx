import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ClientsPage } from "~/features/desk/clients/clients-page";
import { changeClients, showClients } from "~/features/desk/clients/clients.server";
import { titled } from "~/web/page/titled";

export const handle = { enhance: true };

export const meta = titled("Clients");

export async function loader({ request }: LoaderFunctionArgs) {
  return showClients(request);
}

export async function action(args: ActionFunctionArgs) {
  return changeClients(args);
}

export default function Clients() {
  const notice = useActionData<typeof action>()?.notice;
  return <ClientsPage view={useLoaderData<typeof loader>()} notice={notice} />;
}
