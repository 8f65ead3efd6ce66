import { useLoaderData } from "@remix-run/react";
import { NewClientPage } from "~/features/desk/clients/new-client-page";
import { addClient as action, showNewClient as loader } from "~/features/desk/clients/new-client.server";
import { titled } from "~/web/page/titled";

export const handle = { enhance: true };

export const meta = titled("Add a client");

export { action, loader };

export default function NewClient() {
  return <NewClientPage view={useLoaderData<typeof loader>()} />;
}
