import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { NewClientPage } from "~/features/desk/clients/new-client-page";
import { addClient, showNewClient } from "~/features/desk/clients/new-client.server";
import { titled } from "~/web/page/titled";

export const handle = { enhance: true };

export const meta = titled("Add a client");

export async function loader({ request }: LoaderFunctionArgs) {
  return showNewClient(request);
}

export async function action(args: ActionFunctionArgs) {
  return addClient(args);
}

export default function NewClient() {
  return <NewClientPage view={useLoaderData<typeof loader>()} />;
}
