import { useLoaderData } from "@remix-run/react";
import { ClientsPage } from "~/features/desk/clients/clients-page";
import { changeClients as action, showClients as loader } from "~/features/desk/clients/clients.server";
import { titled } from "~/web/page/titled";

export const handle = { enhance: true };

export const meta = titled("Clients");

export { action, loader };

export default function Clients() {
  return <ClientsPage view={useLoaderData<typeof loader>()} />;
}
